# The table.
take-you = Tú
take-you-small = tú
take-character = { $kind ->
    [samurai] Samurái
    [daimyo] Daimyo
    [ronin] Ronin
    [geisha] Geisha
   *[ninja] Ninja
}
take-hall = Sala de audiencias
take-path = Sendero del jardín
take-courtyard = Patio interior: { $seat }
take-level = { $level ->
    [top] Samurái
    [middle] centro
   *[bottom] abajo
}
take-chip-number = Ficha { $number } de { $all }
take-ghosts-home = { $count ->
    [one] { $count } fantasma en la reserva
   *[other] { $count } fantasmas en la reserva
}

# What a screen reader is told of a stack and of a column.
take-space = { $count ->
    [0] Espacio { $space }, vacío, muestra su personaje impreso: { $printed }
    [one] Espacio { $space }, una ficha: { $chips }
   *[other] Espacio { $space }, { $count } fichas desde arriba: { $chips }
}
take-column = { $seat }, columna { $column }, influencia { $influence }
take-samurai-asks = Toma el Samurái y elige su columna

# Tags under stacks: two short lines.
take-haunted = con fantasma
take-rests = descansa este turno

# Abilities.
take-before = Antes de tomar, puedes
# The same for a column of 44 px.
take-before-brief = Antes:
take-ability = { $column ->
    [daimyo] Mover Samuráis
    [ronin] Mover un fantasma
    [geisha] Mover una ficha
   *[ninja] Empujar
}
take-ability-note = { $column ->
    [daimyo] hasta tres
    [ronin] o colocar uno
    [geisha] a otra pila
   *[ninja] una ficha de { $opponent }
}

# What is being decided.
take-decision = Tu decisión
take-ask = { $ask ->
    [stack] Elige una pila
    [column] Elige una columna
    [ghost] Elige un fantasma
    [chip] Elige una ficha
    [goal] Elige adónde va
    [victim] Elige a quién empujas
    [samurai] Elige un Samurái
   *[nothing] Nada más que elegir
}
take-uncovers = { $kind ->
    [samurai] descubre un Samurái
    [daimyo] descubre un Daimyo
    [ronin] descubre un Ronin
    [geisha] descubre una Geisha
   *[ninja] descubre un Ninja
}
take-sum = { $uncovers }: tú { $spaces } × { $mine }, { $opponent } { $spaces } × { $theirs }
take-spaces-show = { $count ->
    [one] espacio
   *[other] espacios
}
take-influence = influencia
take-would = { $standing ->
    [ahead] Irías ganando { $mine } a { $theirs }.
    [behind] { $opponent } iría ganando { $theirs } a { $mine }.
   *[level] Tendríais { $mine } cada uno.
}
take-cost = Tu ficha de { $name } pasa de abajo ({ $bottom }) al centro ({ $middle }).
take-cost-pushed = La ficha de { $name } de { $opponent }, también.
take-no-samurai = No tienes ningún Samurái que mover.
take-go = { $kind ->
    [take] Tomar: tú +{ $mine }, { $opponent } +{ $theirs }
    [take-samurai] Tomar: tú +{ $mine }, { $opponent } +{ $theirs }
    [daimyo] Usar el Daimyo
    [shift] Mover el Samurái
    [finish] Terminar
    [geisha] Mover la ficha
    [ninja-geisha] Empujar y mover la ficha
    [ninja-daimyo] Empujar al Daimyo
    [ninja-ronin-push] Solo empujar al Ronin
    [ninja-geisha-push] Solo empujar a la Geisha
    [ronin] Mover el fantasma
    [ronin-away] Devolver a la reserva
    [ronin-place] Colocar el fantasma
   *[other] Empujar y mover el fantasma
}
take-from-home = Uno de la reserva ({ $count })
take-send-home = Devolverlo a la reserva

# The end.
take-end = Cómo crecieron los puntos
take-end-axis = Fichas tomadas
take-end-most = { $seat }: +{ $points }, ficha { $number }
