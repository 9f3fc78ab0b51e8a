# Ce que tous les jeux ont en commun.
seat-name = Place { $number }
list-none = rien
list-more = { $list }, { $item }
list-last = { $list } et { $item }

# Quand quelque chose ne peut pas être joué.
reason-over = La partie est finie.
reason-unknown = Il n’y a pas de coup « { $token } » dans ce jeu.

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
result-shared = { $seats } partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun.
result-points = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Bots: the names of the levels, weakest first, and how each plays.
level-farmer = paysan
level-samurai = samouraï
level-daimyo = daimyo
level-shogun = shogun
style-farmer = Prend ce qu’il a sous les yeux ; le reste, il l’oublie ou ne le voit pas.
style-samurai = Connaît les bons coups habituels et les joue aussitôt.
style-daimyo = Réfléchit un instant, voit plus loin et n’oublie rien.
style-shogun = Prend son temps ; personne ici ne joue mieux.
