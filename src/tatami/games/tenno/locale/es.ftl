### TENNO en español.

## Palabras con las que se forman las frases.

# Una carta por su nombre, como en una etiqueta.
card = { $card ->
    [farmer-1] Campesino 1
    [farmer-2] Campesino 2
    [farmer-3] Campesino 3
    [ninja] Ninja
    [monk] Monje
    [ronin] Ronin
    [samurai-7] Samurái 7
    [samurai-8] Samurái 8
    [daimyo] Daimyo
    [shogun] Shogun
   *[geisha] Geisha
}
met = { $met ->
    [farmer-1] Campesino 1
    [farmer-2] Campesino 2
    [farmer-3] Campesino 3
    [ninja] Ninja
    [monk] Monje
    [ronin] Ronin
    [samurai-7] Samurái 7
    [samurai-8] Samurái 8
    [daimyo] Daimyo
    [shogun] Shogun
   *[geisha] Geisha
}
# Lo mismo dentro de una frase, con artículo.
the-card = { $card ->
    [farmer-1] el Campesino 1
    [farmer-2] el Campesino 2
    [farmer-3] el Campesino 3
    [ninja] el Ninja
    [monk] el Monje
    [ronin] el Ronin
    [samurai-7] el Samurái 7
    [samurai-8] el Samurái 8
    [daimyo] el Daimyo
    [shogun] el Shogun
   *[geisha] la Geisha
}
the-met = { $met ->
    [farmer-1] el Campesino 1
    [farmer-2] el Campesino 2
    [farmer-3] el Campesino 3
    [ninja] el Ninja
    [monk] el Monje
    [ronin] el Ronin
    [samurai-7] el Samurái 7
    [samurai-8] el Samurái 8
    [daimyo] el Daimyo
    [shogun] el Shogun
   *[geisha] la Geisha
}
the-other = { $other ->
    [farmer-1] el Campesino 1
    [farmer-2] el Campesino 2
    [farmer-3] el Campesino 3
    [ninja] el Ninja
    [monk] el Monje
    [ronin] el Ronin
    [samurai-7] el Samurái 7
    [samurai-8] el Samurái 8
    [daimyo] el Daimyo
    [shogun] el Shogun
   *[geisha] la Geisha
}
slot = { $slot ->
    [left] izquierda
    [middle] central
   *[right] derecha
}
aim = { $aim ->
    [left] izquierda
    [middle] central
   *[right] derecha
}
# Tras otra posición: «y central», pero «e izquierda».
and-aim = { $aim ->
    [left] e { aim }
   *[other] y { aim }
}
gap = { $slot ->
    [left] el hueco izquierdo
    [middle] el hueco central
   *[right] el hueco derecho
}
# Dónde está una carta en la fila de su dueño.
where = { $slot ->
    [left] a la izquierda
    [middle] en el centro
   *[right] a la derecha
}
of-where = { $slot ->
    [left] de la izquierda
    [middle] del centro
   *[right] de la derecha
}
# La carta de la fila que se ataca o se mira, y de quién es.
goal = { $target-is ->
    [you] tu carta { aim }
   *[other] la carta { aim } de { $target }
}
# Una carta que se pierde, y de quién es.
whose = { $target-is ->
    [you] tu { card }
   *[other] { the-card } de { $target }
}
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

## Cómo es el juego.

title = TENNO
designers = Lukas Zach & Michael Palm
about = Todos tienen los mismos once personajes y ponen tres boca abajo. Ataca, ve de farol y recuerda quién está dónde, porque cada carta perdida deja un hueco que tu mano tiene que llenar.
option-memory = Lo que muestra la mesa: todo lo que se podría recordar (cartas vistas y perdidas, puntos de las prisiones, lo sucedido) o solo lo que hay ahora.
option-memory-full = todo lo visto
option-memory-table = solo lo que hay
option-geisha_trades = Quien ataca con la Geisha y gana puede cambiar una carta, aunque ella salga del juego.
option-cards = Las cartas que tiene cada uno: las once, o menos para una partida reducida; los tres Campesinos están siempre.

## Lugares y lo que hay en ellos.

place-row = { $seat-is ->
    [you] tu fila, { where }
   *[other] fila de { $seat }, { where }
}
place-hand = { $seat-is ->
    [you] tu mano
   *[other] mano de { $seat }
}
place-prison = { $seat-is ->
    [you] tu prisión
   *[other] prisión de { $seat }
}
place-discard = descartes
card-down = carta boca abajo
card-seen = carta boca abajo (última carta vista: { card })
card-changed = carta boca abajo (última carta vista: { card }; quizá haya cambiado)
card-own = { card } (boca abajo)
card-known = { card } (boca abajo; { $everybody ->
    [yes] la conocen todos
   *[no] { $seats-count ->
        [one] la conoce { $seats }
       *[other] la conocen { $seats }
    }
})
card-of = { $seat-is ->
    [you] tu { card }
   *[other] { card } de { $seat }
}

## La mesa en frases.

sum-fight = { $seat-is ->
    [you] Tu carta { slot }, { the-card }, ataca { goal }, { the-met }.
   *[other] La carta { slot } de { $seat }, { the-card }, ataca { goal }, { the-met }.
}
sum-row = { $seat-is ->
    [you] Tu fila: { $list }.
   *[other] Fila de { $seat }: { $list }.
}
sum-row-down = Fila de { $seat }: tres cartas boca abajo.
sum-row-empty = { $seat-is ->
    [you] Tu fila aún está vacía.
   *[other] La fila de { $seat } aún está vacía.
}
row-card = { where } { $piece }
row-gap = { where } un hueco
sum-hand = { $cards ->
    [0] La mano de { $seat } está vacía.
    [one] { $seat } tiene { $cards } carta en la mano.
   *[other] { $seat } tiene { $cards } cartas en la mano.
}
sum-hand-open = { $seat-is ->
    [you] { $cards ->
        [0] Tu mano está vacía.
       *[other] Tu mano: { $list }.
    }
   *[other] { $cards ->
        [0] La mano de { $seat } está vacía.
       *[other] Mano de { $seat }: { $list }.
    }
}
sum-prison = { $seat-is ->
    [you] { $cards ->
        [0] Tu prisión está vacía.
        [one] Tu prisión: { $cards } carta, { points }.
       *[other] Tu prisión: { $cards } cartas, { points }.
    }
   *[other] { $cards ->
        [0] La prisión de { $seat } está vacía.
        [one] Prisión de { $seat }: { $cards } carta, { points }.
       *[other] Prisión de { $seat }: { $cards } cartas, { points }.
    }
}
sum-prison-down = { $seat-is ->
    [you] { $cards ->
        [0] Tu prisión está vacía.
        [one] Tu prisión: { $cards } carta.
       *[other] Tu prisión: { $cards } cartas.
    }
   *[other] { $cards ->
        [0] La prisión de { $seat } está vacía.
        [one] Prisión de { $seat }: { $cards } carta.
       *[other] Prisión de { $seat }: { $cards } cartas.
    }
}
sum-prison-open = { $seat-is ->
    [you] Tu prisión: { $list }, { points }.
   *[other] Prisión de { $seat }: { $list }, { points }.
}
sum-lost = { $seat-is ->
    [you] Has perdido: { $list }.
   *[other] { $seat } ha perdido: { $list }.
}
sum-discard = { $cards ->
    [0] La pila de descartes está vacía.
    [one] Descartes: { $cards } carta.
   *[other] Descartes: { $cards } cartas.
}

## A quién le toca.

task-set-up = { $seat-is ->
    [you] Pon tus tres Campesinos boca abajo en tu fila, en el orden que quieras.
   *[other] { $seat } está colocando tres Campesinos.
}
task-attack = { $seat-is ->
    [you] Te toca: ataca una carta rival con una de las tuyas.
   *[other] { $seat } está a punto de atacar.
}
task-respond = { $seat-is ->
    [you] { $card ->
        [geisha] La Geisha
       *[other] El { card }
    } de { $target } ataca a tu { met }{ $why ->
        [geishas] : dos Geishas empatan
       *[other] , { $attack } contra { $defence }
    }. ¿Muestras tu Monje?
   *[other] { $seat } se lo está pensando.
}
task-attack-again = { $seat-is ->
    [you] Después de tu Ronin puedes atacar una vez más, con otra carta.
   *[other] { $seat } puede atacar una vez más.
}
task-fill = { $seat-is ->
    [you] Llena { gap } con una carta de tu mano.
   *[other] { $seat } está llenando un hueco.
}
task-trade = { $seat-is ->
    [you] { $geisha ->
        [yes] Tu Geisha ha ganado, así que puedes cambiar una carta de tu fila por una de tu mano.
       *[no] No has perdido ninguna carta, así que puedes cambiar una de tu fila por una de tu mano.
    }
   *[other] { $seat } puede cambiar una carta.
}
task-pick-up = { $seat-is ->
    [you] { $geisha ->
        [yes] Tu Geisha ha ganado y tu mano está vacía, así que puedes tomar en la mano dos cartas de tu fila.
       *[no] No has perdido ninguna carta y tu mano está vacía, así que puedes tomar en la mano dos cartas de tu fila.
    }
   *[other] { $seat } puede tomar en la mano dos cartas.
}
task-peek = { $seat-is ->
    [you] Has ganado al defenderte, así que puedes mirar una de las cartas de { $target }.
   *[other] { $target-is ->
        [you] { $seat } puede mirar una de tus cartas.
       *[other] { $seat } puede mirar una de las cartas de { $target }.
    }
}

## Lo que se puede hacer.

do-set-up = De izquierda a derecha: { $list }
do-attack = { $actor-is ->
    [other] La carta { slot } de { $actor }
   *[you] Tu carta { slot }
}, { the-card }, contra { goal }
do-monk = Mostrar el Monje ({ sum })
do-stay-silent = No decir nada ({ sum })
do-no-attack = No atacar otra vez
do-fill = Llenar { gap } con { the-card }
do-trade = Cambiar { the-card } { of-where } por { the-other }
do-keep = Tomar { the-card } { of-where } y devolver la misma carta a su sitio
do-no-trade = Dejar la fila como está
do-swap = Tomar en la mano las cartas { slot } { and-aim } e intercambiarlas
do-put-back = Tomar en la mano las cartas { slot } { and-aim } y dejarlas como estaban
do-peek = Mirar { goal }
do-no-peek = No mirar ninguna carta

## Lo que resultaría, a media frase.

preview-strength = { $card ->
    [geisha] siempre 1 más
   *[other] fuerza { $strength }
}
preview-odds = { preview-strength }: { $list } de las { $cards } cartas posibles{ possibilities }
odds = { $outcome ->
    [won] vence a { $cards }
    [equal] empata con { $cards }
   *[lost] pierde contra { $cards }
}
preview-sure = { preview-strength }: { $outcome ->
    [won] vence a cualquier carta que pueda haber
    [equal] empata con cualquier carta que pueda haber
   *[lost] pierde contra cualquier carta que pueda haber
}{ possibilities }
possibilities = { $monk ->
    [yes] ; un Monje podría defenderla
   *[no] { "" }
}{ $ends ->
    [yes] ; la partida podría terminar
   *[no] { "" }
}
sum = { $why ->
    [geishas] dos Geishas empatan
   *[other] { $attack } contra { $defence }
}
preview-fight = { sum }: { $list }
preview-then = { $list }
preview-answers = { $attack } contra { $defence }: { $list }; con un Monje, { $attack } contra { $helped }: { $helped-list }
then-captured = { $seat-is ->
    [you] capturas { whose } ({ points })
   *[other] { $seat } captura { whose } ({ points })
}
then-leaves = { $card ->
    [geisha] { whose } sale del juego
   *[other] { whose } va a los descartes
}
then-peek = { $seat-is ->
    [you] puedes mirar una de las cartas de { $target }
   *[other] { $target-is ->
        [you] { $seat } puede mirar una de tus cartas
       *[other] { $seat } puede mirar una de las cartas de { $target }
    }
}
then-monk-known = todos sabrán dónde está tu Monje
then-ends = la partida termina

## Lo que no se puede hacer, y por qué.

no-set-up-first = Primero coloca tus tres Campesinos.
no-set-up-now = Tu fila ya está colocada.
no-seat = En esta mesa no existe el asiento { $number }.
no-own-row = No puedes atacar tu propia fila.
no-shogun = El Shogun nunca ataca.
no-ronin-again = El Ronin ya ha atacado; ataca con otra carta.
no-attacker-gone = El Ronin ya no está, así que ahí no hay ninguna carta.
no-target-again = El Ronin ya ha atacado { goal }; elige otra.
no-attacked-already = Ya has atacado este turno.
no-monk-beside = En esta fila no hay ningún Monje que pueda ayudar.
no-monk-now = El Monje solo ayuda a otra carta de su fila cuando la atacan.
no-answer-first = Primero responde al ataque: muestra tu Monje o no digas nada.
no-pass-now = Un turno empieza con un ataque, así que no puedes pasar.
no-fill-first = Primero llena tu hueco.
no-fill-yet = Los huecos se llenan cuando terminan los ataques.
no-gap = No tienes ningún hueco que llenar.
no-in-row = Tu { card } ya está en tu fila.
no-out-of-play = Tu { card } ya no está en juego.
no-trade-yet = { $geisha ->
    [yes] Puedes cambiar una carta después de tu ataque, si no pierdes ninguna o ganas con la Geisha.
   *[no] Puedes cambiar una carta después de tu ataque, si no pierdes ninguna.
}
no-hand = Tu mano está vacía, así que solo puedes tomar en ella dos cartas de tu fila.
no-pick-up = Solo puedes tomar en la mano dos cartas cuando tu mano está vacía.
no-peek-now = Solo quien ha ganado al defenderse puede mirar una carta.
no-peek-first = Primero mira una de las cartas de { $target }, o ninguna.

## Lo que ha pasado.

saw-set-up = { $seat } pone tres Campesinos boca abajo.
saw-set-up-own = { $seat-is ->
    [you] Pones boca abajo, de izquierda a derecha: { $list }.
   *[other] { $seat } pone boca abajo, de izquierda a derecha: { $list }.
}
saw-attack = { $seat-is ->
    [you] Atacas { goal } con tu carta { slot }, { the-card }.
   *[other] { $seat } ataca { goal } con su carta { slot }, { the-card }.
}
saw-met = Es { the-card }.
saw-silence = { $seat-is ->
    [you] No muestras ningún Monje.
   *[other] { $seat } no muestra ningún Monje.
}
saw-monk = { $seat-is ->
    [you] Muestras tu Monje, que está { where }.
   *[other] { $seat } muestra su Monje, que está { where }.
}
saw-fight = { $why ->
    [geishas] Dos Geishas empatan.
    [geisha] La Geisha siempre tiene 1 más: { $attack } contra { $defence }, { verdict }.
    [monk] El Monje suma 2: { $attack } contra { $defence }, { verdict }.
    [ninja] El Ninja ataca con 8: { $attack } contra { $defence }, { verdict }.
    [ninja-monk] El Ninja ataca con 8 y el Monje suma 2: { $attack } contra { $defence }, { verdict }.
   *[plain] { $attack } contra { $defence }, { verdict }.
}
verdict = { $outcome ->
    [won] gana { the-card }
    [lost] gana { the-met }
   *[equal] no gana nadie
}
saw-captured = { $seat-is ->
    [you] Capturas { whose } ({ points }).
   *[other] { $seat } captura { whose } ({ points }).
}
saw-leaves = { $card ->
    [geisha] { $target-is ->
        [you] Tu Geisha sale del juego.
       *[other] La Geisha de { $target } sale del juego.
    }
   *[other] { $target-is ->
        [you] Tu { card } va a los descartes.
       *[other] El { card } de { $target } va a los descartes.
    }
}
saw-no-attack = { $seat-is ->
    [you] No atacas otra vez.
   *[other] { $seat } no ataca otra vez.
}
saw-fill = { $seat } llena { gap }.
saw-fill-own = { $seat-is ->
    [you] Llenas { gap } con { the-card }.
   *[other] { $seat } llena { gap } con { the-card }.
}
saw-trade = { $seat } retira la carta { slot } y pone una carta en su lugar.
saw-trade-own = { $seat-is ->
    [you] Cambias { the-card } { of-where } por { the-other }.
   *[other] { $seat } cambia { the-card } { of-where } por { the-other }.
}
saw-keep-own = { $seat-is ->
    [you] Tomas { the-card } { of-where } y devuelves la misma carta a su sitio.
   *[other] { $seat } toma { the-card } { of-where } y devuelve la misma carta a su sitio.
}
saw-pick-up = { $seat } toma en la mano las cartas { slot } { and-aim } y las devuelve, intercambiadas o no.
saw-pick-up-own = { $swapped ->
    [yes] { $seat-is ->
        [you] Tomas en la mano las cartas { slot } { and-aim } y las intercambias.
       *[other] { $seat } toma en la mano las cartas { slot } { and-aim } y las intercambia.
    }
   *[no] { $seat-is ->
        [you] Tomas en la mano las cartas { slot } { and-aim } y las dejas como estaban.
       *[other] { $seat } toma en la mano las cartas { slot } { and-aim } y las deja como estaban.
    }
}
saw-no-trade = { $seat-is ->
    [you] Dejas tu fila como está.
   *[other] { $seat } deja su fila como está.
}
saw-peek = { $seat } mira { goal }.
saw-peek-own = { $seat-is ->
    [you] Miras { goal }: es { the-card }.
   *[other] { $seat } mira { goal }: es { the-card }.
}
saw-no-peek = { $seat-is ->
    [you] No miras ninguna carta.
   *[other] { $seat } no mira ninguna carta.
}
saw-end = { $seats-you ->
    [alone] No puedes llenar todos los huecos
    [among] { you-in-list } no podéis llenar todos los huecos
   *[absent] { $seats-count ->
        [one] { $seats } no puede llenar todos los huecos
       *[other] { $seats } no pueden llenar todos los huecos
    }
}: la partida termina.
saw-rest = { $seat-is ->
    [you] Cartas que te quedan: { $list }.
   *[other] Cartas que le quedan a { $seat }: { $list }.
}
saw-tie = { $seats-you ->
    [absent] { $seats } empatan con { points } cada uno, así que suman sus filas y manos
   *[among] { you-in-list } empatáis con { points } cada uno, así que sumáis vuestras filas y manos
}. { $list }.

## La mesa dibujada en un terminal. Las cartas aparecen con sus letras: 1 2 3 N M R 7 8 D S G.

draw-gap = (hueco)
draw-known = { card } ({ $card ->
    [geisha] conocida
   *[other] conocido
})
draw-hand = mano { $cards }
draw-hand-open = mano { $list }
draw-prison = prisión { $cards } ({ points })
draw-prison-down = prisión { $cards }
draw-prison-open = prisión { $list } ({ points })
draw-lost-open = perdidas { $list }
