### The table of Tenka Trick on the page. Short words; the General’s card is a fan with a sun and a moon side.

tenka-you = Tú
# A clan, or what leads a side.
tenka-side = { $side ->
    [takeda] Takeda
    [uesugi] Uesugi
    [tokugawa] Tokugawa
    [mori] Mori
    [shimazu] Shimazu
    [date] Date
    [oda] Oda
    [emperor] Emperador
    [temples] Templos
   *[own] { $side }
}
tenka-kind = { $kind ->
    [M] Militar
    [A] Agrícola
    [I] Industrial
    [C] Comercial
   *[S] Marítima
}

## The bar.

tenka-battle = Batalla { $battle } de { $battles }
# The same on a phone.
tenka-battle-short = { $battle } de { $battles }
tenka-deck = Mazo { $cards }
tenka-played = Cartas jugadas
tenka-everybody = Todos
tenka-nothing-played = Aún no se ha ganado ninguna carta.
tenka-out = fuera del juego

## Players.

tenka-general = General
tenka-in-hand = { $cards } en mano
tenka-won = { $cards ->
    [one] { $cards } carta ganada
   *[other] { $cards } cartas ganadas
}
tenka-thinking = piensa
tenka-fan-of = { $name } tiene el abanico
tenka-fan-yours = Tienes el abanico
tenka-fan-turns = El abanico se da la vuelta
tenka-up = { $up ->
    [light] Lado del sol
   *[dark] Lado de la luna
}
tenka-counts = { $up ->
    [light] Cuentan los números del sol
   *[dark] Cuentan los números de la luna
}

## The battle.

tenka-battle-now = La batalla
tenka-generals-side = bando del General
tenka-wins = gana
tenka-would-win = ganaría
tenka-falls-short = no llega
# What a side has without the card that is being thought of.
tenka-now = ahora { $total }

## The race.

tenka-race = La carrera por cada clase
tenka-points-now = Puntos ahora
tenka-points = puntos
tenka-most = mayoría: { $points }
tenka-tied = empate: { $points }
tenka-fan = el abanico: { $points }

## Deciding.

# Before what the chosen card would do.
tenka-with-card = Con tu carta:
# The same for a clan that would be taken.
tenka-with-clan = Con { tenka-side }:
tenka-hand = Tu mano
tenka-choose-card = Elige una carta
tenka-choose-clan = Elige un clan
tenka-play = Jugar { tenka-side } { $strength }
tenka-give = Dar { tenka-side } { $strength } a { $name }
tenka-take = Confiscar { tenka-side }
tenka-pile-open = El montón de { $name }, por clanes
tenka-barred = a salvo

## The end.

tenka-end-cards = cartas
tenka-end-kinds = mayorías
tenka-end-fan = abanico
tenka-end-total = total
tenka-scroll = { $name }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}: { $cards } por cartas, { $kinds } por mayorías, { $fan } por el abanico
