# Ce que tous les jeux ont en commun.
seat-name = Place { $number }
list-none = rien
list-more = { $list }, { $item }
list-last = { $list } et { $item }

# “de” before a name: d’Emi, de Ken.
of-actor = { $actor-starts ->
    [a] d’{ $actor }
    [e] d’{ $actor }
    [i] d’{ $actor }
    [o] d’{ $actor }
    [u] d’{ $actor }
   *[other] de { $actor }
}
of-former = { $former-starts ->
    [a] d’{ $former }
    [e] d’{ $former }
    [i] d’{ $former }
    [o] d’{ $former }
    [u] d’{ $former }
   *[other] de { $former }
}
of-opponent = { $opponent-starts ->
    [a] d’{ $opponent }
    [e] d’{ $opponent }
    [i] d’{ $opponent }
    [o] d’{ $opponent }
    [u] d’{ $opponent }
   *[other] de { $opponent }
}
of-seat = { $seat-starts ->
    [a] d’{ $seat }
    [e] d’{ $seat }
    [i] d’{ $seat }
    [o] d’{ $seat }
    [u] d’{ $seat }
   *[other] de { $seat }
}
of-target = { $target-starts ->
    [a] d’{ $target }
    [e] d’{ $target }
    [i] d’{ $target }
    [o] d’{ $target }
    [u] d’{ $target }
   *[other] de { $target }
}

# Quand quelque chose ne peut pas être joué.
reason-over = La partie est finie.
reason-unknown = Il n’y a pas de coup « { $token } » dans ce jeu.
reason-not-now = Ce n’est pas possible maintenant.

# The option that every game has.
option-start = La place qui commence, par exemple celle de la personne la plus âgée : son numéro, ou 0 pour la tirer au sort.

# Comment une partie s’est terminée.
result-win = { $seat-is ->
    [you] Tu gagnes avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $seat } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
# La personne à qui l’on parle, et d’autres : « Emi et toi », « Toi, Emi et Ken ».
you-in-list = { $seats-count ->
    [2] { $seats-others } et toi
   *[other] Toi, { $seats-others }
}
result-shared = { $seats-you ->
    [absent] { $seats } se partagent
   *[among] { you-in-list } vous partagez
} la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun.
result-points = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Cards in piles: what lies where, and what happened.
cards-down = { $count ->
    [one] carte face cachée
   *[other] { $count } cartes face cachée
}
place-holds = { $place } : { $pieces }
piece-face-down = { $piece } (face cachée)
saw-drawn = { $seat-is ->
    [you] Tu pioches : { $piece }.
   *[other] { $seat } pioche : { $piece }.
}
saw-got = { $seat-is ->
    [you] Tu reçois : { $piece }.
   *[other] { $seat } reçoit : { $piece }.
}
saw-shown = { $place } : { $piece }.
saw-scored = { $seat-is ->
    [you] Tu marques { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $seat } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
saw-lost = { $seat-is ->
    [you] Tu perds { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $seat } perd { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}

# Bots: the names of the levels, weakest first, and how each plays.
level-farmer = fermier
level-samurai = samouraï
level-daimyo = daimyo
level-shogun = shogun
style-farmer = Prend ce qu’il a sous les yeux ; le reste, il l’oublie ou ne le voit pas.
style-samurai = Connaît les bons coups habituels et les joue aussitôt.
style-daimyo = Réfléchit un instant, voit plus loin et n’oublie rien.
style-shogun = Prend son temps ; personne ici ne joue mieux.

# Why a move was better: the move in words, and what comes of it.
why-better = Mieux : { $move }.
why-better-then = Mieux : { $move } – { $preview }.
why-played = Joué : { $move }.
why-played-then = Joué : { $move } – { $preview }.
# In percent.
why-share = Chances de gagner : { $better } % au lieu de { $played } %.
why-points = { $points ->
    [one] { $points } point de plus en moyenne.
   *[other] { $points } points de plus en moyenne.
}
why-points-exact = { $points ->
    [one] { $points } point de plus.
   *[other] { $points } points de plus.
}
why-reply = { $seat } peut répondre : { $move }.
why-proven = C’est prouvé.
# Which card the player could have remembered, and when they saw it.
why-forgotten = Vu au coup { $number } : { $place }, { $piece }.
