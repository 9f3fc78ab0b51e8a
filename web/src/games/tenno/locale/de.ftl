## The bar

tenno-turn = Zug { $turn }
tenno-before = Vor dem ersten Zug
tenno-discarded = { $cards ->
    [one] { $cards } Karte abgelegt
   *[other] { $cards } Karten abgelegt
}

## What was seen

tenno-what-was-seen = Gesehene Karten
tenno-how-seen = Durchgestrichen sind die Karten, die offen verloren gingen; ein Zeichen zeigt, wer sie gefangen hat.
tenno-lost = { tenno-full-name } { $how ->
    [captured] (gefangen von { $name })
   *[discarded] (abgelegt)
}
tenno-in-play = { tenno-full-name } (noch im Spiel)
tenno-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Cards

# Beside the numeral.
tenno-name = { $card ->
    [farmer-1] Bauer
    [farmer-2] Bauer
    [farmer-3] Bauer
    [ninja] Ninja
    [monk] Mönch
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
    [ninja] 8 im Angriff
    [monk] gibt +2
    [ronin] zwei Angriffe
    [shogun] greift nie an
    [geisha] immer +1
   *[other] { "" }
}
tenno-gap = eine Lücke
tenno-planned = { tenno-full-name } käme hierher
tenno-known = bekannt
tenno-only-you = nur du

## Mats

tenno-you = Du
tenno-your-row = Auslage
tenno-face-down = für die anderen verdeckt
tenno-your-hand = Deine Hand
tenno-hand-empty = Deine Hand ist leer.
tenno-in-hand = { $cards } auf der Hand
tenno-prisoners = { $cards ->
    [0] keine Gefangenen
    [one] { $cards } Gefangener, { tenno-points }
   *[other] { $cards } Gefangene, { tenno-points }
}
tenno-prisoners-down = { $cards ->
    [0] keine Gefangenen
    [one] { $cards } Gefangener
   *[other] { $cards } Gefangene
}
tenno-attacks = greift an
tenno-defends = verteidigt sich
tenno-thinks = überlegt

## Fights

tenno-strengths = { $attack } gegen { $defence }
tenno-meets = { $attack } gegen { $defence }
tenno-monk-perhaps = +2?
tenno-monk-helps = Der Mönch hilft

## The Monk’s question

tenno-ask-monk = Den Mönch zeigen?
tenno-only-thinking = Die anderen sehen nur, dass du überlegst
tenno-show-monk = Mönch zeigen
tenno-stay-silent = Schweigen
tenno-meeting = { $name }: { $attack } { $attacks } gegen { $defence } { $defends }
tenno-sum = { $alone } + { $help } = { $defence } gegen { $attack }
tenno-alone = { $defence } gegen { $attack }
# Seen by the defender: $outcome is the attacker’s.
tenno-verdict = { $outcome ->
    [won] { $defence } unterliegt { $attack }
    [lost] { $defence } schlägt { $attack }
   *[equal] { $defence } ist gleich { $attack }
}

## Other questions

tenno-ask-set-up = Leg deine Bauern aus
tenno-ask-attack = Dein Angriff
tenno-ask-again = Noch einmal angreifen?
tenno-ask-fill = Welche Karte füllt die Lücke?
tenno-ask-trade = Eine Karte tauschen?
tenno-ask-pick-up = Zwei Karten aufnehmen?
tenno-ask-peek = Eine Karte ansehen?
tenno-how-set-up = Tippe zwei an, um sie zu vertauschen. Die anderen sehen nur die Rückseiten.
tenno-nobody-knows = Die anderen können das nicht von einem Tausch unterscheiden.
tenno-choose-own = Wähle eine deiner Karten
tenno-choose-target = Wähle, wen du angreifst
tenno-choose-from-hand = Wähle eine Handkarte
tenno-choose-two = Wähle zwei deiner Karten
tenno-choose-look = Wähle eine Karte zum Ansehen
tenno-do-set-up = Verdeckt hinlegen
tenno-do-attack = Angreifen
tenno-do-fill = { tenno-full-name } hinlegen
tenno-do-trade = Tauschen: { tenno-full-name }
tenno-do-keep = Wieder hinlegen
tenno-do-swap = Vertauschen
tenno-do-put-back = Zurücklegen
tenno-do-peek = Ansehen

## The end

# Tied leaders add the cards they have left.
tenno-adds = { $prison } + { $rest }

## What an attack would come to

tenno-odds = { $outcome ->
    [won] schlägt
    [equal] gleich stark
   *[lost] unterliegt
}
tenno-may-monk = Ein Mönch könnte helfen.
tenno-may-end = Das Spiel könnte enden.
