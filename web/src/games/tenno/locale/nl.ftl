## The bar

tenno-turn = Beurt { $turn }
tenno-before = Voor de eerste beurt
tenno-discarded = { $cards ->
    [one] { $cards } kaart afgelegd
   *[other] { $cards } kaarten afgelegd
}

## What was seen

tenno-what-was-seen = Geziene kaarten
tenno-how-seen = Doorgestreept zijn de kaarten die open verloren gingen; een teken toont wie ze gevangen heeft.
tenno-lost = { tenno-full-name } { $how ->
    [captured] (gevangen door { $name })
   *[discarded] (afgelegd)
}
tenno-in-play = { tenno-full-name } (nog in het spel)
tenno-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

## Cards

# Beside the numeral.
tenno-name = { $card ->
    [farmer-1] Boer
    [farmer-2] Boer
    [farmer-3] Boer
    [ninja] Ninja
    [monk] Monnik
    [ronin] Ronin
    [samurai-7] Samurai
    [samurai-8] Samurai
    [daimyo] Daimyo
    [shogun] Shogun
   *[geisha] Geisha
}
tenno-full-name = { tenno-name }{ $card ->
    [farmer-1] { " " }1
    [farmer-2] { " " }2
    [farmer-3] { " " }3
    [samurai-7] { " " }7
    [samurai-8] { " " }8
   *[other] { "" }
}
# In the corner of the card, two short lines at most.
tenno-power = { $card ->
    [ninja] 8 bij aanval
    [monk] geeft +2
    [ronin] valt 2 keer aan
    [shogun] valt nooit aan
    [geisha] altijd +1
   *[other] { "" }
}
tenno-gap = een gat
tenno-planned = { tenno-full-name } zou hier liggen
tenno-known = bekend
tenno-only-you = alleen jij

## Mats

tenno-you = Jij
tenno-your-row = Je rij
tenno-face-down = gedekt voor de anderen
tenno-your-hand = Je hand
tenno-hand-empty = Je hand is leeg.
tenno-in-hand = { $cards } in de hand
tenno-prisoners = { $cards ->
    [0] geen gevangenen
    [one] { $cards } gevangene, { tenno-points }
   *[other] { $cards } gevangenen, { tenno-points }
}
tenno-prisoners-down = { $cards ->
    [0] geen gevangenen
    [one] { $cards } gevangene
   *[other] { $cards } gevangenen
}
tenno-attacks = valt aan
tenno-defends = verdedigt zich
tenno-thinks = denkt na

## Fights

tenno-strengths = { $attack } tegen { $defence }
tenno-meets = { $attack } tegen { $defence }
tenno-monk-perhaps = +2?
tenno-monk-helps = De monnik helpt

## The Monk’s question

tenno-ask-monk = Je monnik laten zien?
tenno-only-thinking = De anderen zien alleen dat je nadenkt
tenno-show-monk = Monnik laten zien
tenno-stay-silent = Niets zeggen
tenno-meeting = { $attack } { $attacks } van { $name } tegen jouw { $defence } { $defends }
tenno-sum = { $alone } + { $help } = { $defence } tegen { $attack }
tenno-alone = { $defence } tegen { $attack }
# Seen by the defender: $outcome is the attacker’s.
tenno-verdict = { $outcome ->
    [won] { $defence } verliest van { $attack }
    [lost] { $defence } verslaat { $attack }
   *[equal] { $defence } is gelijk aan { $attack }
}

## Other questions

tenno-ask-set-up = Leg je boeren neer
tenno-ask-attack = Jouw aanval
tenno-ask-again = Nog een keer aanvallen?
tenno-ask-fill = Welke kaart vult het gat?
tenno-ask-trade = Een kaart ruilen?
tenno-ask-pick-up = Twee kaarten opnemen?
tenno-ask-peek = Een kaart bekijken?
tenno-how-set-up = Tik op twee kaarten om ze te verwisselen. De anderen zien alleen de achterkant.
tenno-nobody-knows = De anderen kunnen dat niet van een ruil onderscheiden.
tenno-choose-own = Kies een van je kaarten
tenno-choose-target = Kies wie je aanvalt
tenno-choose-from-hand = Kies een kaart uit je hand
tenno-choose-two = Kies twee van je kaarten
tenno-choose-look = Kies een kaart om te bekijken
tenno-do-set-up = Gedekt neerleggen
tenno-do-attack = Aanvallen
tenno-do-fill = { tenno-full-name } neerleggen
tenno-do-trade = Ruilen: { tenno-full-name }
tenno-do-keep = Terugleggen
tenno-do-swap = Verwisselen
tenno-do-put-back = Terugleggen
tenno-do-peek = Bekijken

## The end

# Tied leaders add the cards they have left.
tenno-adds = { $prison } + { $rest }

## What an attack would come to

tenno-odds = { $outcome ->
    [won] verslaat
    [equal] even sterk
   *[lost] verliest van
}
tenno-may-monk = Een monnik kan helpen.
tenno-may-end = Het spel kan eindigen.
