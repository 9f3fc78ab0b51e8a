## The bar

tenno-turn = Turno { $turn }
tenno-before = Prima del primo turno
tenno-discarded = { $cards ->
    [one] { $cards } carta scartata
   *[other] { $cards } carte scartate
}

## What was seen

tenno-what-was-seen = Carte viste
tenno-how-seen = Le carte perse allo scoperto sono barrate; un segno mostra chi le ha catturate.
tenno-lost = { tenno-full-name } { $how ->
    [captured] (nella prigione di { $name })
   *[discarded] (fuori gioco)
}
tenno-in-play = { tenno-full-name } (ancora in gioco)
tenno-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## Cards

# Beside the numeral.
tenno-name = { $card ->
    [farmer-1] Contadino
    [farmer-2] Contadino
    [farmer-3] Contadino
    [ninja] Ninja
    [monk] Monaco
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
    [ninja] 8 in attacco
    [monk] aggiunge 2
    [ronin] due attacchi
    [shogun] non attacca mai
    [geisha] sempre +1
   *[other] { "" }
}
tenno-gap = un vuoto
tenno-planned = previsto qui: { tenno-full-name }
tenno-known = vista
tenno-only-you = solo tu

## Mats

tenno-you = Tu
tenno-your-row = La tua fila
tenno-face-down = coperta per gli altri
tenno-your-hand = La tua mano
tenno-hand-empty = La tua mano è vuota.
tenno-in-hand = { $cards } in mano
tenno-prisoners = { $cards ->
    [0] nessun prigioniero
    [one] { $cards } prigioniero, { tenno-points }
   *[other] { $cards } prigionieri, { tenno-points }
}
tenno-prisoners-down = { $cards ->
    [0] nessun prigioniero
    [one] { $cards } prigioniero
   *[other] { $cards } prigionieri
}
tenno-attacks = attacca
tenno-defends = si difende
tenno-thinks = pensa

## Fights

tenno-strengths = { $attack } contro { $defence }
tenno-meets = { $attack } contro { $defence }
tenno-monk-perhaps = +2?
tenno-monk-helps = Il Monaco aiuta

## The Monk’s question

tenno-ask-monk = Mostrare il Monaco?
tenno-only-thinking = Gli altri ti vedono solo pensare
tenno-show-monk = Mostra il Monaco
tenno-stay-silent = Non dire niente
tenno-meeting = { $name }: { $attack } { $attacks } contro { $defence } { $defends }
tenno-sum = { $alone } + { $help } = { $defence } contro { $attack }
tenno-alone = { $defence } contro { $attack }
# Seen by the defender: $outcome is the attacker’s.
tenno-verdict = { $outcome ->
    [won] { $defence } perde contro { $attack }
    [lost] { $defence } batte { $attack }
   *[equal] { $defence } pareggia con { $attack }
}

## Other questions

tenno-ask-set-up = Disponi i tuoi Contadini
tenno-ask-attack = Il tuo attacco
tenno-ask-again = Attaccare ancora?
tenno-ask-fill = Quale carta riempie il vuoto?
tenno-ask-trade = Scambiare una carta?
tenno-ask-pick-up = Prendere in mano due carte?
tenno-ask-peek = Guardare una carta?
tenno-how-set-up = Tocca due carte per scambiarle. Gli altri vedono solo il dorso.
tenno-nobody-knows = Gli altri non possono distinguerlo da uno scambio.
tenno-choose-own = Scegli una tua carta
tenno-choose-target = Scegli chi attaccare
tenno-choose-from-hand = Scegli una carta dalla mano
tenno-choose-two = Scegli due carte tue
tenno-choose-look = Scegli una carta da guardare
tenno-do-set-up = Posali coperti
tenno-do-attack = Attacca
tenno-do-fill = Posa: { tenno-full-name }
tenno-do-trade = Scambia con: { tenno-full-name }
tenno-do-keep = Rimettila
tenno-do-swap = Scambiale
tenno-do-put-back = Rimettile
tenno-do-peek = Guarda

## The end

# Tied leaders add the cards they have left.
tenno-adds = { $prison } + { $rest }

## What an attack would come to

tenno-odds = { $outcome ->
    [won] batte
    [equal] pareggia con
   *[lost] perde contro
}
tenno-may-monk = Un Monaco può aiutarla.
tenno-may-end = La partita può finire.
