# The table.
take-you = Toi
take-you-small = toi
take-character = { $kind ->
    [samurai] Samouraï
    [daimyo] Daimyo
    [ronin] Ronin
    [geisha] Geisha
   *[ninja] Ninja
}
take-hall = Salle d’audience
take-path = Chemin du jardin
take-courtyard = Cour intérieure : { $seat }
take-level = { $level ->
    [top] Samouraï
    [middle] milieu
   *[bottom] bas
}
take-chip-number = Jeton { $number } sur { $all }
take-ghosts-home = { $count ->
    [one] { $count } fantôme en réserve
   *[other] { $count } fantômes en réserve
}

# What a screen reader is told of a stack and of a column.
take-space = { $count ->
    [0] Emplacement { $space }, vide, montre son personnage imprimé : { $printed }
    [one] Emplacement { $space }, un jeton : { $chips }
   *[other] Emplacement { $space }, { $count } jetons depuis le haut : { $chips }
}
take-column = { $seat }, colonne { $column }, influence { $influence }
take-samurai-asks = Prends le Samouraï, puis choisis sa colonne

# Tags under stacks: two short lines.
take-haunted = hanté
take-rests = se repose ce tour-ci

# Abilities.
take-before = Avant de prendre, tu peux
# The same for a column of 44 px.
take-before-brief = Avant :
take-ability = { $column ->
    [daimyo] Déplacer des Samouraïs
    [ronin] Déplacer un fantôme
    [geisha] Déplacer un jeton
   *[ninja] Pousser
}
take-ability-note = { $column ->
    [daimyo] jusqu’à trois
    [ronin] ou en poser un
    [geisha] sur une autre pile
   *[ninja] un jeton { $opponent-starts ->
        [a] d’{ $opponent }
        [e] d’{ $opponent }
        [i] d’{ $opponent }
        [o] d’{ $opponent }
        [u] d’{ $opponent }
       *[other] de { $opponent }
    }
}

# What is being decided.
take-decision = Ta décision
take-ask = { $ask ->
    [stack] Choisis une pile
    [column] Choisis une colonne
    [ghost] Choisis un fantôme
    [chip] Choisis un jeton
    [goal] Choisis où il va
    [victim] Choisis qui pousser
    [samurai] Choisis un Samouraï
   *[nothing] Plus rien à choisir
}
take-uncovers = { $kind ->
    [samurai] découvre un Samouraï
    [daimyo] découvre un Daimyo
    [ronin] découvre un Ronin
    [geisha] découvre une Geisha
   *[ninja] découvre un Ninja
}
take-sum = { $uncovers } : toi { $spaces } × { $mine }, { $opponent } { $spaces } × { $theirs }
take-spaces-show = { $count ->
    [one] emplacement
   *[other] emplacements
}
take-influence = influence
take-would = { $standing ->
    [ahead] Tu mènerais { $mine } à { $theirs }.
    [behind] { $opponent } mènerait { $theirs } à { $mine }.
   *[level] Vous seriez à { $mine } partout.
}
take-cost = Ton jeton { $name } passe du bas ({ $bottom }) au milieu ({ $middle }).
take-cost-pushed = Le jeton { $name } { $opponent-starts ->
    [a] d’{ $opponent }
    [e] d’{ $opponent }
    [i] d’{ $opponent }
    [o] d’{ $opponent }
    [u] d’{ $opponent }
   *[other] de { $opponent }
} aussi.
take-no-samurai = Tu n’as aucun Samouraï à déplacer.
take-go = { $kind ->
    [take] Prendre : toi +{ $mine }, { $opponent } +{ $theirs }
    [take-samurai] Prendre : toi +{ $mine }, { $opponent } +{ $theirs }
    [daimyo] Utiliser le Daimyo
    [shift] Déplacer le Samouraï
    [finish] Terminer
    [geisha] Déplacer le jeton
    [ninja-geisha] Pousser et déplacer le jeton
    [ninja-daimyo] Pousser le Daimyo
    [ninja-ronin-push] Seulement pousser le Ronin
    [ninja-geisha-push] Seulement pousser la Geisha
    [ronin] Déplacer le fantôme
    [ronin-away] Fantôme en réserve
    [ronin-place] Poser un fantôme
   *[other] Pousser et déplacer le fantôme
}
take-from-home = Un de la réserve ({ $count })
take-send-home = Le remettre en réserve

# The end.
take-end = L’évolution des points
take-end-axis = Jetons pris
take-end-most = { $seat } : +{ $points }, jeton { $number }
