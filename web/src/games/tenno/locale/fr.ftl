## The bar

tenno-turn = Tour { $turn }
tenno-before = Avant le premier tour
tenno-discarded = { $cards ->
    [one] { $cards } carte défaussée
   *[other] { $cards } cartes défaussées
}

## What was seen

tenno-what-was-seen = Ce qu’on a vu
tenno-how-seen = Des onze cartes de chacun, celles qui ont été perdues au grand jour sont barrées ; un signe dit dans quelle prison elles sont.
tenno-lost = { tenno-full-name } { $how ->
    [captured] (capture de { $name })
   *[discarded] (en défausse)
}
tenno-in-play = { tenno-full-name } (encore en jeu)
tenno-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Cards

# Beside the numeral.
tenno-name = { $card ->
    [farmer-1] Paysan
    [farmer-2] Paysan
    [farmer-3] Paysan
    [ninja] Ninja
    [monk] Moine
    [ronin] Ronin
    [samurai-7] Samouraï
    [samurai-8] Samouraï
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
    [ninja] 8 en attaque
    [monk] ajoute 2
    [ronin] frappe deux fois
    [shogun] n’attaque jamais
    [geisha] un de plus
   *[other] { "" }
}
tenno-gap = un trou
tenno-planned = { tenno-full-name } viendrait ici
tenno-known = connue
tenno-only-you = toi seul

## Mats

tenno-you = Toi
tenno-your-row = Ta rangée
tenno-face-down = cachée aux autres
tenno-your-hand = Ta main
tenno-hand-empty = Ta main est vide.
tenno-in-hand = { $cards } en main
tenno-prisoners = { $cards ->
    [0] aucun prisonnier
    [one] { $cards } prisonnier, { tenno-points }
   *[other] { $cards } prisonniers, { tenno-points }
}
tenno-attacks = attaque
tenno-defends = défend
tenno-thinks = réfléchit

## Fights

tenno-strengths = { $attack } contre { $defence }
tenno-meets = { $attack } contre { $defence }
tenno-monk-perhaps = +2 ?
tenno-monk-helps = Le Moine aide

## The Monk’s question

tenno-ask-monk = Montrer ton Moine ?
tenno-only-thinking = Les autres te voient seulement réfléchir
tenno-show-monk = Montrer le Moine
tenno-stay-silent = Se taire
tenno-meeting = { $name } : { $attack } { $attacks } contre { $defence } { $defends }
tenno-sum = { $alone } + { $help } = { $defence } contre { $attack }
tenno-alone = { $defence } contre { $attack }
# Seen by the defender: $outcome is the attacker’s.
tenno-verdict = { $outcome ->
    [won] { $defence } perd contre { $attack }
    [lost] { $defence } bat { $attack }
   *[equal] { $defence } égale { $attack }
}

## Other questions

tenno-ask-set-up = Pose tes Paysans
tenno-ask-attack = Ton attaque
tenno-ask-again = Attaquer encore ?
tenno-ask-fill = Qui comble le trou ?
tenno-ask-trade = Échanger une carte ?
tenno-ask-pick-up = Ramasser deux cartes ?
tenno-ask-peek = Regarder une carte ?
tenno-how-set-up = Appuie sur deux cartes pour les échanger. Les autres n’en voient que le dos.
tenno-nobody-knows = Les autres ne peuvent pas distinguer cela d’un échange.
tenno-choose-own = Choisis une de tes cartes
tenno-choose-target = Choisis qui attaquer
tenno-choose-from-hand = Choisis une carte de ta main
tenno-choose-two = Choisis deux de tes cartes
tenno-choose-look = Choisis une carte à regarder
tenno-do-set-up = Les poser cachés
tenno-do-attack = Attaquer
tenno-do-fill = Poser : { tenno-full-name }
tenno-do-trade = Échanger : { tenno-full-name }
tenno-do-keep = La remettre
tenno-do-swap = Les échanger
tenno-do-put-back = Les remettre
tenno-do-peek = Regarder

## The end

# Tied leaders add the cards they have left.
tenno-adds = { $prison } + { $rest }

## What an attack would come to

tenno-odds = { $outcome ->
    [won] bat
    [equal] égale
   *[lost] perd contre
}
tenno-may-monk = Un Moine peut l’aider.
tenno-may-end = La partie peut finir.
