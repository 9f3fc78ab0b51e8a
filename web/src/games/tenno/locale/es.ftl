## The bar

tenno-turn = Turno { $turn }
tenno-before = Antes del primer turno
tenno-discarded = { $cards ->
    [one] { $cards } carta descartada
   *[other] { $cards } cartas descartadas
}

## What was seen

tenno-what-was-seen = Cartas vistas
tenno-how-seen = Las cartas perdidas a la vista de todos están tachadas; una señal indica quién las capturó.
tenno-lost = { tenno-full-name } { $how ->
    [captured] (en la prisión de { $name })
   *[discarded] (fuera del juego)
}
tenno-in-play = { tenno-full-name } (aún en juego)
tenno-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

## Cards

# Beside the numeral.
tenno-name = { $card ->
    [farmer-1] Campesino
    [farmer-2] Campesino
    [farmer-3] Campesino
    [ninja] Ninja
    [monk] Monje
    [ronin] Ronin
    [samurai-7] Samurái
    [samurai-8] Samurái
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
    [ninja] 8 al atacar
    [monk] suma 2
    [ronin] ataca dos veces
    [shogun] nunca ataca
    [geisha] siempre +1
   *[other] { "" }
}
tenno-gap = un hueco
tenno-planned = previsto aquí: { tenno-full-name }
tenno-known = conocida
tenno-only-you = solo tú

## Mats

tenno-you = Tú
tenno-your-row = Tu fila
tenno-face-down = boca abajo para los demás
tenno-your-hand = Tu mano
tenno-hand-empty = Tu mano está vacía.
tenno-in-hand = { $cards } en la mano
tenno-prisoners = { $cards ->
    [0] sin prisioneros
    [one] { $cards } prisionero, { tenno-points }
   *[other] { $cards } prisioneros, { tenno-points }
}
tenno-prisoners-down = { $cards ->
    [0] sin prisioneros
    [one] { $cards } prisionero
   *[other] { $cards } prisioneros
}
tenno-attacks = ataca
tenno-defends = se defiende
tenno-thinks = piensa

## Fights

tenno-strengths = { $attack } contra { $defence }
tenno-meets = { $attack } contra { $defence }
tenno-monk-perhaps = ¿+2?
tenno-monk-helps = El Monje ayuda

## The Monk’s question

tenno-ask-monk = ¿Mostrar tu Monje?
tenno-only-thinking = Los demás solo te ven pensar
tenno-show-monk = Mostrar el Monje
tenno-stay-silent = No decir nada
tenno-meeting = { $attack } { $attacks } de { $name } contra tu { $defence } { $defends }
tenno-sum = { $alone } + { $help } = { $defence } contra { $attack }
tenno-alone = { $defence } contra { $attack }
# Seen by the defender: $outcome is the attacker’s.
tenno-verdict = { $outcome ->
    [won] { $defence } pierde contra { $attack }
    [lost] { $defence } vence a { $attack }
   *[equal] { $defence } empata con { $attack }
}

## Other questions

tenno-ask-set-up = Coloca tus Campesinos
tenno-ask-attack = Tu ataque
tenno-ask-again = ¿Atacar otra vez?
tenno-ask-fill = ¿Qué carta llena el hueco?
tenno-ask-trade = ¿Cambiar una carta?
tenno-ask-pick-up = ¿Tomar dos cartas?
tenno-ask-peek = ¿Mirar una carta?
tenno-how-set-up = Pulsa dos cartas para intercambiarlas. Los demás solo ven los dorsos.
tenno-nobody-knows = Los demás no pueden distinguirlo de un cambio.
tenno-choose-own = Elige una de tus cartas
tenno-choose-target = Elige qué carta atacar
tenno-choose-from-hand = Elige una carta de tu mano
tenno-choose-two = Elige dos de tus cartas
tenno-choose-look = Elige una carta para mirar
tenno-do-set-up = Colocarlas boca abajo
tenno-do-attack = Atacar
tenno-do-fill = Colocar: { tenno-full-name }
tenno-do-trade = Cambiar por: { tenno-full-name }
tenno-do-keep = Devolverla
tenno-do-swap = Intercambiarlas
tenno-do-put-back = Devolverlas
tenno-do-peek = Mirar

## The end

# Tied leaders add the cards they have left.
tenno-adds = { $prison } + { $rest }

## What an attack would come to

tenno-odds = { $outcome ->
    [won] vence a
    [equal] empata con
   *[lost] pierde contra
}
tenno-may-monk = Un Monje podría defenderla.
tenno-may-end = La partida podría terminar.
