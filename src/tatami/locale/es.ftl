# Lo que comparten todos los juegos.
seat-name = Asiento { $number }
list-none = nada
list-more = { $list }, { $item }
list-last = { $list } { $item-starts ->
    [i] e
   *[other] y
} { $item }

# Cuando algo no se puede jugar.
reason-over = La partida ha terminado.
reason-unknown = En este juego no existe la jugada «{ $token }».
reason-not-now = Ahora no se puede.

# The option that every game has.
option-start = El asiento que empieza, por ejemplo el de la persona de más edad: su número, o 0 para sortearlo.

# Cómo terminó una partida.
result-win = { $seat-is ->
    [you] Ganas con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
   *[other] { $seat } gana con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
}
# La persona a quien se habla, y otras: «Emi y tú», «Tú, Emi y Ken».
you-in-list = { $seats-count ->
    [2] { $seats-others } y tú
   *[other] Tú, { $seats-others }
}
result-shared = { $seats-you ->
    [absent] { $seats } comparten la victoria
   *[among] { you-in-list } compartís la victoria
} con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} cada uno.
result-points = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

# Cards in piles: what lies where, and what happened.
cards-down = { $count ->
    [one] carta boca abajo
   *[other] { $count } cartas boca abajo
}
place-holds = { $place }: { $pieces }
piece-face-down = { $piece } (boca abajo)
saw-drawn = { $seat-is ->
    [you] Robas { $piece }.
   *[other] { $seat } roba { $piece }.
}
saw-got = { $seat-is ->
    [you] Recibes { $piece }.
   *[other] { $seat } recibe { $piece }.
}
saw-shown = { $place }: { $piece }.
saw-scored = { $seat-is ->
    [you] Consigues { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
   *[other] { $seat } consigue { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
}
saw-lost = { $seat-is ->
    [you] Pierdes { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
   *[other] { $seat } pierde { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
}

# Bots: the names of the levels, weakest first, and how each plays.
level-farmer = campesino
level-samurai = samurái
level-daimyo = daimyo
level-shogun = shogun
style-farmer = Toma lo que tiene delante; lo demás lo olvida o no lo ve.
style-samurai = Conoce las buenas jugadas de siempre y las hace al instante.
style-daimyo = Piensa un instante, ve venir las jugadas y no olvida nada.
style-shogun = Se toma su tiempo; aquí nadie juega mejor.

# Why a move was better: the move in words, and what comes of it.
why-better = Mejor: { $move }.
why-better-then = Mejor: { $move } – { $preview }.
why-played = Jugado: { $move }.
why-played-then = Jugado: { $move } – { $preview }.
# In percent.
why-share = Probabilidad de ganar: { $better } % en lugar de { $played } %.
why-points = { $points ->
    [one] { $points } punto más de media.
   *[other] { $points } puntos más de media.
}
why-points-exact = { $points ->
    [one] { $points } punto más.
   *[other] { $points } puntos más.
}
why-reply = { $seat } puede responder: { $move }.
why-proven = Está demostrado.
# Which card the player could have remembered, and when they saw it.
why-forgotten = Visto en la jugada { $number }: { $place }, { $piece }.
