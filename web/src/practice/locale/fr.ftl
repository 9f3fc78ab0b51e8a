# Apprendre et s’exercer : un seul endroit pour tous les jeux.
learning = Apprendre
learning-more = Leçons, problèmes et mémoire
lesson = Leçon
lesson-more = Les règles, une à une, à une vraie table.
lesson-open = Ouvrir la leçon
puzzles = Problèmes
puzzles-more = { $count ->
    [one] { $count } position avec un seul meilleur coup.
   *[other] { $count } positions, chacune avec un seul meilleur coup.
}
puzzles-solved = Résolus du premier coup : { $solved } sur { $tried }. Plus longue série : { $best }.
streak-run = { $count ->
    [one] { $count } d’affilée
   *[other] { $count } d’affilée
}
streak-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours d’affilée
}

# Problèmes.
exercise = Exercice
puzzle-today = Problème du jour
puzzle-others = Autres problèmes
puzzle-find = Trouve le meilleur coup
puzzle-right = Bien vu
puzzle-wrong = Pas le meilleur
puzzle-level = Difficulté { $level } sur 5
puzzle-yours = ton coup
puzzle-next = Problème suivant
puzzle-watch = Revoir les derniers coups
puzzle-seen = Ce que tu as vu
puzzle-theme = Thème
theme-all = Thèmes
theme-name = { $theme ->
    [ending] Fins de partie
    [quiet] Coups tranquilles
    [attack] Attaquer
    [fill] Combler un vide
    [trade] Échanger
    [peek] Regarder
    [monk] Montrer le Moine
    [pass] Passer
    [play] Jouer une carte
    [give] Donner une carte
    [confiscate] Confisquer
    [take] Prendre
    [take-samurai] Prendre un Samouraï
    [shift] Déplacer des Samouraïs
    [daimyo] Daimyo
    [finish] Ne plus déplacer de Samouraïs
    [geisha] Geisha
    [ronin] Ronin
    [ronin-away] Ronin : renvoyer un fantôme
    [ronin-place] Ronin : poser un fantôme
    [ninja-daimyo] Ninja et Daimyo
    [ninja-geisha-push] Ninja et Geisha : sans déplacer
    [ninja-geisha] Ninja et Geisha
    [ninja-ronin] Ninja et Ronin
   *[other] { $theme }
}

# L’entraînement de mémoire.
drills = Mémoire
drills-more = Regarde quelques coups, puis dis ce qui se trouve où. C’est de plus en plus long et rapide.
drill-open = S’entraîner
drill-watch = Regarde bien
drill-how = On te demandera ensuite ce qui se trouve à un endroit. Rien n’est noté pour toi.
drill-skip = Passer à la question
drill-now = De quoi te souviens-tu ?
drill-question = { $place } : qu’y a-t-il le plus probablement ?
drill-verdict = { $how ->
    [right] Bien vu
    [possible] Possible, mais pas le plus probable
   *[wrong] C’est impossible
}
drill-yours = ta réponse
drill-exact = calculé exactement.
drill-sampled = estimé d’après ce que tu peux savoir.
drill-up = Passage au niveau { $level }.
drill-down = Retour au niveau { $level }.
drill-level = Niveau { $level } sur { $levels }
drill-next = Exercice suivant
drill-again = Revoir
streak-right = { $count ->
    [one] { $count } juste d’affilée
   *[other] { $count } justes d’affilée
}

try-bots = Continuer contre des bots
try-bots-more = Tu joues la place d’où tu regardes, des bots jouent les autres. C’est un entraînement, jamais classé.
explore = Explorer
explore-more = Joue pour tout le monde et vois ce que vaut chaque coup.
explore-values = Ce que vaut chaque coup
explore-working = Chaque coup est évalué…
explore-exact = Ces valeurs sont prouvées.
explore-known = Estimé d’après ce que sait { $name } à ce stade.
