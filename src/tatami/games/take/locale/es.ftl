# Piezas: las fichas y los fantasmas.
piece = { $kind ->
    [samurai] Samurái
    [daimyo] Daimyo
    [ronin] Ronin
    [geisha] Geisha
    [ninja] Ninja
   *[ghost] fantasma
}
the-piece = { $kind ->
    [geisha] la Geisha
    [samurai] el Samurái
    [daimyo] el Daimyo
    [ronin] el Ronin
    [ninja] el Ninja
   *[ghost] el fantasma
}
a-piece = { $kind ->
    [geisha] una Geisha
    [samurai] un Samurái
    [daimyo] un Daimyo
    [ronin] un Ronin
    [ninja] un Ninja
   *[ghost] un fantasma
}
no-piece = { $kind ->
    [geisha] ninguna Geisha
    [daimyo] ningún Daimyo
    [ronin] ningún Ronin
   *[ninja] ningún Ninja
}
to-the-piece = { $kind ->
    [geisha] a la Geisha
    [daimyo] al Daimyo
   *[ronin] al Ronin
}
of-the-piece = { $kind ->
    [geisha] de la Geisha
    [daimyo] del Daimyo
    [ronin] del Ronin
   *[ninja] del Ninja
}
# La columna de un patio, con el nombre de su personaje.
column = { $column ->
    [daimyo] del Daimyo
    [ronin] del Ronin
    [geisha] de la Geisha
   *[ninja] del Ninja
}
column-name = { $column ->
    [daimyo] Daimyo
    [ronin] Ronin
    [geisha] Geisha
   *[ninja] Ninja
}
target-column = { $target ->
    [daimyo] del Daimyo
    [ronin] del Ronin
    [geisha] de la Geisha
   *[ninja] del Ninja
}
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

# Cómo es el juego.
title = TA-KE
designers = Arve D. Fühler
about = Dos jugadores en una corte donde todas las fichas están a la vista. Toma fichas de cinco pilas, gana influencia y vigila lo que descubres: os da puntos a los dos.
option-ninja_repeats = Una habilidad se puede usar dos veces por turno: con tu propia ficha y mediante el Ninja.
option-ninja_influence = Lo que cuenta un Ninja en la casilla inferior: 2, o 1 como en algunos ejemplares.
option-komi = Puntos con los que empieza el segundo jugador, para compensar que juega después.
option-chips = Fichas de cada personaje y en cada pila: 7, o menos para una partida reducida.

# Lugares.
place-hall = espacio { $space }
place-ghost = fantasma en el espacio { $space }
place-supply = reserva de fantasmas
place-field = { $seat-is ->
    [you] tu columna { column }, { $field ->
        [top] casilla superior
        [middle] casilla central
       *[bottom] casilla inferior
    }
   *[other] columna { column } de { $seat }, { $field ->
        [top] casilla superior
        [middle] casilla central
       *[bottom] casilla inferior
    }
}

# La mesa en frases.
sum-left = { $chips ->
    [0] Ya se han tomado todas las fichas.
    [one] Queda { $chips } ficha en la sala de audiencias.
   *[other] Quedan { $chips } fichas en la sala de audiencias.
}
sum-space = { $chips ->
    [0] El espacio { $space } está vacío y muestra { printed }.
    [one] Espacio { $space }: una ficha, { $list }.
   *[other] Espacio { $space }: { $chips } fichas, desde arriba { $list }.
}
sum-ghost = { $chips ->
    [0] El espacio { $space } está vacío y muestra { printed }; hay un fantasma.
    [one] Espacio { $space }, bajo un fantasma: una ficha, { $list }.
   *[other] Espacio { $space }, bajo un fantasma: { $chips } fichas, desde arriba { $list }.
}
printed = { $printed ->
    [samurai] su Samurái impreso
    [daimyo] su Daimyo impreso
    [ronin] su Ronin impreso
    [geisha] su Geisha impresa
   *[ninja] su Ninja impreso
}
sum-points = { $seat-is ->
    [you] Tienes { points }.
   *[other] { $seat } tiene { points }.
}
sum-column = { column-name }: { $bottom } abajo, { $middle } en el centro, { $samurai ->
    [one] { $samurai } Samurái
   *[other] { $samurai } Samuráis
} encima; influencia { $influence }.

# A quién le toca.
task-turn = { $seat-is ->
    [you] Te toca: usa habilidades si quieres y luego toma una ficha.
   *[other] { $seat } puede usar habilidades y luego toma una ficha.
}
task-shift = { $seat-is ->
    [you] El Daimyo actúa: mueve { $moves ->
        [one] un Samurái más a otra columna
       *[other] hasta { $moves } Samuráis a otras columnas
    }, o termina.
   *[other] { $seat } está moviendo Samuráis entre columnas.
}

# Lo que se puede hacer.
do-take = Tomar { the-piece } del espacio { $space }
do-take-samurai = Tomar el Samurái del espacio { $space } y ponerlo sobre la columna { column }
do-daimyo = Usar un Daimyo: mover hasta tres Samuráis propios
do-shift = Mover un Samurái de la columna { column } a la columna { target-column }
do-finish = Terminar de mover Samuráis
do-ronin = Usar un Ronin: mover el fantasma del espacio { $space } al espacio { $target }
do-ronin-away = Usar un Ronin: devolver el fantasma del espacio { $space } a la reserva
do-ronin-place = Usar un Ronin: poner un fantasma de la reserva en el espacio { $target }
do-geisha = Usar una Geisha: mover { the-piece } del espacio { $space } al espacio { $target }
do-ninja-daimyo = Usar un Ninja contra el Daimyo rival
do-ninja-ronin-push = Usar un Ninja contra el Ronin rival, sin mover ningún fantasma
do-ninja-ronin = Usar un Ninja contra el Ronin rival: mover el fantasma del espacio { $space } al espacio { $target }
do-ninja-ronin-away = Usar un Ninja contra el Ronin rival: devolver el fantasma del espacio { $space } a la reserva
do-ninja-ronin-place = Usar un Ninja contra el Ronin rival: poner un fantasma de la reserva en el espacio { $target }
do-ninja-geisha-push = Usar un Ninja contra la Geisha rival, sin mover ninguna ficha
do-ninja-geisha = Usar un Ninja contra la Geisha rival: mover { the-piece } del espacio { $space } al espacio { $target }
gainer = { $actor-is ->
    [other] { $actor }
   *[you] tú
}
rival = { $opponent-is ->
    [you] tú
   *[other] { $opponent }
}
preview-take = descubre { a-piece }, a la vista en { $spaces ->
    [one] un espacio
   *[other] { $spaces } espacios
}: { gainer } +{ $mine }, { rival } +{ $theirs }

# Lo que no se puede hacer, y por qué.
no-empty = En el espacio { $space } ya no quedan fichas.
no-ghost = Hay un fantasma en el espacio { $space }.
no-rests = La ficha del espacio { $space } la ha movido una Geisha y descansa este turno.
no-column = Un Samurái necesita una columna: indica sobre cuál lo pones.
no-not-samurai = La ficha de arriba del espacio { $space } no es un Samurái, así que no hay columna que elegir.
no-finish-first = Primero termina de mover Samuráis.
no-redistribution = Los Samuráis solo se mueven después de usar un Daimyo.
no-samurai = No tienes ningún Samurái sobre la columna { column }.
no-used = Ya has usado { the-piece } este turno.
no-chip = No tienes { no-piece } en la casilla inferior.
no-victim = { $opponent } no tiene { no-piece } en la casilla inferior.
no-carried = La habilidad { of-the-piece } ya se ha usado este turno.
no-ghost-there = No hay ningún fantasma en el espacio { $space }.
no-ghost-already = Ya hay un fantasma en el espacio { $space }.
no-low = El espacio { $space } tiene menos de dos fichas.
no-take-left = Después no quedaría ninguna ficha que tomar.

# Lo que ha pasado.
saw-take = { $seat-is ->
    [you] Tomas { the-piece } del espacio { $space }.
   *[other] { $seat } toma { the-piece } del espacio { $space }.
}
saw-take-samurai = { $seat-is ->
    [you] Tomas el Samurái del espacio { $space } y lo pones sobre la columna { column }.
   *[other] { $seat } toma el Samurái del espacio { $space } y lo pone sobre la columna { column }.
}
saw-uncovered = El espacio { $space } muestra ahora { a-piece }, a la vista en { $spaces ->
    [one] un espacio.
   *[other] { $spaces } espacios.
}
saw-reset = Todos los fantasmas vuelven a la reserva.
saw-shift = { $seat-is ->
    [you] Mueves un Samurái de la columna { column } a la columna { target-column }.
   *[other] { $seat } mueve un Samurái de la columna { column } a la columna { target-column }.
}
saw-finish = { $seat-is ->
    [you] Terminas de mover Samuráis.
   *[other] { $seat } termina de mover Samuráis.
}
saw-use = { $seat-is ->
    [you] Usas { a-piece }.
   *[other] { $seat } usa { a-piece }.
}
saw-ninja = { $seat-is ->
    [you] Tu Ninja empuja { to-the-piece } de { $opponent } al centro.
   *[other] El Ninja de { $seat } empuja { $opponent-is ->
        [you] a tu { piece }
       *[other] { to-the-piece } de { $opponent }
    } al centro.
}
saw-ronin = El fantasma pasa del espacio { $space } al espacio { $target }.
saw-ronin-away = El fantasma del espacio { $space } vuelve a la reserva.
saw-ronin-place = Un fantasma de la reserva se posa en el espacio { $target }.
saw-geisha = { $kind ->
    [geisha] La Geisha
    [samurai] El Samurái
    [daimyo] El Daimyo
    [ronin] El Ronin
   *[ninja] El Ninja
} pasa del espacio { $space } al espacio { $target }, donde descansa este turno.

# La mesa dibujada en un terminal: palabras en columnas de 16 letras.
draw-bottom = abajo
draw-middle = centro
draw-influence = influencia
draw-gain = { $seat-is ->
    [you] tú +{ $points }
   *[other] { $seat } +{ $points }
}
draw-rests = descansa
draw-haunted = con fantasma
