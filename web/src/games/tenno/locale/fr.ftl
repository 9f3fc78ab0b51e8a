## The bar

tenno-turn = Tour { $turn }
tenno-before = Avant le premier tour
tenno-discarded = { $cards ->
    [one] { $cards } carte défaussée
   *[other] { $cards } cartes défaussées
}

## What was seen

tenno-what-was-seen = Cartes vues
tenno-how-seen = Les cartes perdues face visible sont barrées ; un signe indique qui les a capturées.
tenno-lost = { tenno-full-name } { $how ->
    [captured] { $card ->
        [geisha] (prisonnière chez { $name })
       *[other] (prisonnier chez { $name })
    }
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
    [farmer-1] Fermier
    [farmer-2] Fermier
    [farmer-3] Fermier
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
    [geisha] toujours +1
   *[other] { "" }
}
tenno-gap = un vide
tenno-planned = prévu ici : { tenno-full-name }
tenno-known = vue
tenno-only-you = toi uniquement

## Mats

tenno-you = Toi
tenno-your-row = Ton étalage
tenno-face-down = cachées aux autres
tenno-your-hand = Ta main
tenno-hand-empty = Ta main est vide.
tenno-in-hand = { $cards } en main
tenno-prisoners = { $cards ->
    [0] aucun prisonnier
    [one] { $cards } prisonnier, { tenno-points }
   *[other] { $cards } prisonniers, { tenno-points }
}
tenno-prisoners-down = { $cards ->
    [0] aucun prisonnier
    [one] { $cards } prisonnier
   *[other] { $cards } prisonniers
}
tenno-attacks = attaque
tenno-defends = se défend
tenno-thinks = réfléchit

## Fights

tenno-strengths = { $attack } contre { $defence }
tenno-meets = { $attack } contre { $defence }
tenno-monk-perhaps = +2 ?
tenno-monk-helps = Le Moine aide

## The Monk’s question

tenno-ask-monk = Montrer ton Moine ?
tenno-only-thinking = Les autres te voient seulement réfléchir
tenno-show-monk = Montrer le Moine
tenno-stay-silent = Ne rien dire
tenno-meeting = { $name } : { $attack } { $attacks } contre { $defence } { $defends }
tenno-sum = { $alone } + { $help } = { $defence } contre { $attack }
tenno-alone = { $defence } contre { $attack }
# Seen by the defender: $outcome is the attacker’s.
tenno-verdict = { $outcome ->
    [won] { $defence } perd contre { $attack }
    [lost] { $defence } bat { $attack }
   *[equal] { $defence } égale { $attack }
}

## Other questions

tenno-ask-set-up = Pose tes Fermiers
tenno-ask-attack = Ton attaque
tenno-ask-again = Attaquer encore ?
tenno-ask-fill = Qui comble le vide ?
tenno-ask-trade = Échanger une carte ?
tenno-ask-pick-up = Reprendre deux cartes ?
tenno-ask-peek = Regarder une carte ?
tenno-how-set-up = Touche deux cartes pour les intervertir. Les autres n’en voient que le dos.
tenno-nobody-knows = Les autres ne peuvent pas distinguer cela d’un échange.
tenno-choose-own = Choisis une de tes cartes
tenno-choose-target = Choisis qui attaquer
tenno-choose-from-hand = Choisis une carte de ta main
tenno-choose-two = Choisis deux de tes cartes
tenno-choose-look = Choisis une carte à regarder
tenno-do-set-up = Poser face cachée
tenno-do-attack = Attaquer
tenno-do-fill = Poser : { tenno-full-name }
tenno-do-trade = Échanger : { tenno-full-name }
tenno-do-keep = La reposer
tenno-do-swap = Les intervertir
tenno-do-put-back = Les reposer
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
tenno-may-end = La partie peut se terminer.
