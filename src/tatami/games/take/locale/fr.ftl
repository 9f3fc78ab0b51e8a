# Les pièces : les jetons et les fantômes.
piece = { $kind ->
    [samurai] Samouraï
    [daimyo] Daimyo
    [ronin] Ronin
    [geisha] Geisha
    [ninja] Ninja
   *[ghost] fantôme
}
the-piece = { $kind ->
    [geisha] la Geisha
    [samurai] le Samouraï
    [daimyo] le Daimyo
    [ronin] le Ronin
    [ninja] le Ninja
   *[ghost] le fantôme
}
a-piece = { $kind ->
    [geisha] une Geisha
    [samurai] un Samouraï
    [daimyo] un Daimyo
    [ronin] un Ronin
    [ninja] un Ninja
   *[ghost] un fantôme
}
your-piece = { $kind ->
    [geisha] ta Geisha
    [daimyo] ton Daimyo
    [ronin] ton Ronin
   *[ninja] ton Ninja
}
of-the-piece = { $kind ->
    [geisha] de la Geisha
    [daimyo] du Daimyo
    [ronin] du Ronin
   *[ninja] du Ninja
}
# La colonne d’une cour, nommée d’après son personnage.
column = { $column ->
    [daimyo] du Daimyo
    [ronin] du Ronin
    [geisha] de la Geisha
   *[ninja] du Ninja
}
column-name = { $column ->
    [daimyo] Daimyo
    [ronin] Ronin
    [geisha] Geisha
   *[ninja] Ninja
}
target-column = { $target ->
    [daimyo] du Daimyo
    [ronin] du Ronin
    [geisha] de la Geisha
   *[ninja] du Ninja
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# À quoi ressemble le jeu.
title = TA-KE
designers = Arve D. Fühler
about = Deux joueurs à la cour, où tous les jetons sont visibles. Prends des jetons sur cinq piles, gagne de l’influence et surveille ce que tu découvres : cela rapporte des points à tous les deux.
option-ninja_repeats = Une capacité peut être utilisée deux fois par tour : par ton propre jeton et par le Ninja.
option-ninja_influence = Ce que vaut un Ninja sur la case du bas : 2, ou 1 comme dans certains exemplaires.
option-komi = Points que le second joueur a au départ, pour compenser le fait de jouer en second.
option-chips = Jetons de chaque personnage et par pile : 7, ou moins pour une petite partie.

# Lieux.
place-hall = emplacement { $space }
place-ghost = fantôme sur l’emplacement { $space }
place-supply = réserve de fantômes
place-field = { $seat-is ->
    [you] ta colonne { column }, { $field ->
        [top] case du haut
        [middle] case du milieu
       *[bottom] case du bas
    }
   *[other] colonne { column } { of-seat }, { $field ->
        [top] case du haut
        [middle] case du milieu
       *[bottom] case du bas
    }
}

# La table en phrases.
sum-left = { $chips ->
    [0] Tous les jetons sont pris.
    [one] Il reste { $chips } jeton dans la salle d’audience.
   *[other] Il reste { $chips } jetons dans la salle d’audience.
}
sum-space = { $chips ->
    [0] L’emplacement { $space } est vide et montre son personnage imprimé, { printed }.
    [one] Emplacement { $space } : un jeton, { $list }.
   *[other] Emplacement { $space } : { $chips } jetons, à partir du haut { $list }.
}
sum-ghost = { $chips ->
    [0] L’emplacement { $space } est vide et montre son personnage imprimé, { printed } ; un fantôme s’y trouve.
    [one] Emplacement { $space }, sous un fantôme : un jeton, { $list }.
   *[other] Emplacement { $space }, sous un fantôme : { $chips } jetons, à partir du haut { $list }.
}
printed = { $printed ->
    [samurai] le Samouraï
    [daimyo] le Daimyo
    [ronin] le Ronin
    [geisha] la Geisha
   *[ninja] le Ninja
}
sum-points = { $seat-is ->
    [you] Tu as { points }.
   *[other] { $seat } a { points }.
}
sum-column = { column-name } : { $bottom } en bas, { $middle } au milieu, { $samurai ->
    [one] { $samurai } Samouraï
   *[other] { $samurai } Samouraïs
} en haut ; influence { $influence }.

# À qui le tour.
task-turn = { $seat-is ->
    [you] À toi : utilise des capacités si tu veux, puis prends un jeton.
   *[other] { $seat } peut utiliser des capacités et prend un jeton.
}
task-shift = { $seat-is ->
    [you] Le Daimyo agit : déplace { $moves ->
        [one] encore un Samouraï vers une autre colonne
       *[other] jusqu’à { $moves } Samouraïs vers d’autres colonnes
    }, ou termine.
   *[other] { $seat } déplace des Samouraïs entre les colonnes.
}

# Ce qu’on peut faire.
do-take = Prendre { the-piece } sur l’emplacement { $space }
do-take-samurai = Prendre le Samouraï sur l’emplacement { $space } et le poser sur la colonne { column }
do-daimyo = Utiliser un Daimyo : déplacer jusqu’à trois Samouraïs
do-shift = Déplacer un Samouraï de la colonne { column } à la colonne { target-column }
do-finish = Finir de déplacer des Samouraïs
do-ronin = Utiliser un Ronin : déplacer le fantôme de { $space } vers { $target }
do-ronin-away = Utiliser un Ronin : renvoyer le fantôme de { $space } à la réserve
do-ronin-place = Utiliser un Ronin : poser un fantôme de la réserve sur { $target }
do-geisha = Utiliser une Geisha : déplacer { the-piece } du haut de { $space } sur { $target }
do-ninja-daimyo = Utiliser un Ninja contre le Daimyo adverse
do-ninja-ronin-push = Utiliser un Ninja contre le Ronin adverse, sans déplacer de fantôme
do-ninja-ronin = Utiliser un Ninja contre le Ronin adverse : déplacer le fantôme de { $space } vers { $target }
do-ninja-ronin-away = Utiliser un Ninja contre le Ronin adverse : renvoyer le fantôme de { $space } à la réserve
do-ninja-ronin-place = Utiliser un Ninja contre le Ronin adverse : poser un fantôme de la réserve sur { $target }
do-ninja-geisha-push = Utiliser un Ninja contre la Geisha adverse, sans déplacer de jeton
do-ninja-geisha = Utiliser un Ninja contre la Geisha adverse : déplacer { the-piece } du haut de { $space } sur { $target }
gainer = { $actor-is ->
    [other] { $actor }
   *[you] toi
}
rival = { $opponent-is ->
    [you] toi
   *[other] { $opponent }
}
preview-take = découvre { a-piece }, visible { $spaces ->
    [one] une fois
   *[other] { $spaces } fois
} : { gainer } +{ $mine }, { rival } +{ $theirs }

# Ce qu’on ne peut pas faire, et pourquoi.
no-empty = L’emplacement { $space } n’a plus de jeton.
no-ghost = Il y a un fantôme sur l’emplacement { $space }.
no-rests = Le jeton de l’emplacement { $space } a été déplacé par une Geisha et se repose ce tour-ci.
no-column = Un Samouraï a besoin d’une colonne : dis sur laquelle il va.
no-not-samurai = Le jeton du haut de l’emplacement { $space } n’est pas un Samouraï, il n’y a donc pas de colonne à choisir.
no-finish-first = Finis d’abord de déplacer tes Samouraïs.
no-redistribution = Les Samouraïs ne bougent que si tu utilises un Daimyo.
no-samurai = Tu n’as pas de Samouraï sur la colonne { column }.
no-used = Tu as déjà utilisé { your-piece } ce tour-ci.
no-chip = Tu n’as pas de { piece } sur la case du bas.
no-victim = { $opponent } n’a pas de { piece } sur la case du bas.
no-carried = La capacité { of-the-piece } a déjà été utilisée ce tour-ci.
no-ghost-there = Il n’y a pas de fantôme sur l’emplacement { $space }.
no-ghost-already = Il y a déjà un fantôme sur l’emplacement { $space }.
no-low = L’emplacement { $space } a moins de deux jetons.
no-take-left = Après cela, aucun jeton ne pourrait être pris.

# Ce qui s’est passé.
saw-take = { $seat-is ->
    [you] Tu prends { the-piece } sur l’emplacement { $space }.
   *[other] { $seat } prend { the-piece } sur l’emplacement { $space }.
}
saw-take-samurai = { $seat-is ->
    [you] Tu prends le Samouraï sur l’emplacement { $space } et le poses sur la colonne { column }.
   *[other] { $seat } prend le Samouraï sur l’emplacement { $space } et le pose sur la colonne { column }.
}
saw-uncovered = L’emplacement { $space } montre maintenant { a-piece }, visible sur { $spaces ->
    [one] un seul emplacement.
   *[other] { $spaces } emplacements.
}
saw-reset = Tous les fantômes retournent à la réserve.
saw-shift = { $seat-is ->
    [you] Tu déplaces un Samouraï de la colonne { column } à la colonne { target-column }.
   *[other] { $seat } déplace un Samouraï de la colonne { column } à la colonne { target-column }.
}
saw-finish = { $seat-is ->
    [you] Tu finis de déplacer des Samouraïs.
   *[other] { $seat } finit de déplacer des Samouraïs.
}
saw-use = { $seat-is ->
    [you] Tu utilises { your-piece }.
   *[other] { $seat } utilise { a-piece }.
}
saw-ninja = { $seat-is ->
    [you] Ton Ninja pousse { the-piece } { of-opponent } au milieu.
   *[other] Le Ninja { of-seat } pousse { $opponent-is ->
        [you] { your-piece }
       *[other] { the-piece } { of-opponent }
    } au milieu.
}
saw-ronin = Le fantôme passe de { $space } à { $target }.
saw-ronin-away = Le fantôme de { $space } retourne à la réserve.
saw-ronin-place = Un fantôme de la réserve se pose sur { $target }.
saw-geisha = { $kind ->
    [geisha] La Geisha
    [samurai] Le Samouraï
    [daimyo] Le Daimyo
    [ronin] Le Ronin
   *[ninja] Le Ninja
} passe de { $space } à { $target } et s’y repose ce tour-ci.

# La table dessinée dans un terminal : des mots en colonnes de 16 lettres.
draw-bottom = bas
draw-middle = milieu
draw-influence = influence
draw-gain = { $seat-is ->
    [you] toi +{ $points }
   *[other] { $seat } +{ $points }
}
draw-rests = se repose
draw-haunted = hanté
