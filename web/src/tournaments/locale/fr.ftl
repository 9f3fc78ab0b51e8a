# Les tournois.
tournaments = Tournois
tournament = Tournoi
tournaments-more = Quelques rondes contre tout le monde. En duplicate, toutes les tables reçoivent la même donne : ce n’est pas la chance qui décide.
plan-tournament = Préparer un tournoi
no-tournaments = Il n’y a pas encore de tournoi. Prépare le premier.
your-tournaments = Tes tournois
tournaments-going = Ouverts et en cours
tournaments-over = Terminés
all-tournaments = Tous les tournois
to-tournament = Aller au tournoi
tournament-title = Titre
tournament-of = Tournoi { $name-starts ->
    [a] d’{ $name }
    [e] d’{ $name }
    [i] d’{ $name }
    [o] d’{ $name }
    [u] d’{ $name }
   *[other] de { $name }
}
format = Formule
format-duplicate = Duplicate
format-duplicate-more = Toutes les tables d’une ronde jouent la même donne. On te compare à celles et ceux qui avaient ta place à une autre table.
format-swiss = Système suisse
format-swiss-more = À chaque ronde, tu rencontres des joueurs au score proche du tien, et personne deux fois si c’est possible. Tu marques pour chaque joueur que tu devances.
format-round-robin = Toutes rondes
format-round-robin-more = Chacun rencontre tous les autres. Tu marques pour chaque joueur que tu devances.
players-at-a-table = Joueurs par table
players-in-all = Joueurs en tout, bots compris
tournament-bots = Bots pour compléter
begins = Quand commence-t-il ?
begins-host = quand je le décide
begins-5 = dans 5 minutes
begins-15 = dans 15 minutes
begins-60 = dans une heure
begins-time = à une heure précise
break-between = Pause entre les rondes
pause-0 = aucune
pause-30 = 30 secondes
pause-120 = 2 minutes
pause-600 = 10 minutes
late-entries = On peut encore s’inscrire après le début
public-tournament = Tout le monde peut le trouver
rated-tournament-more = Chaque partie compte pour le classement ; règles habituelles

# Où il en est.
entered-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
entered-so-far = { $count ->
    [0] Personne n’est encore inscrit ; des bots complètent jusqu’à { $players }.
    [one] { $count } joueur inscrit ; des bots complètent jusqu’à { $players }.
   *[other] { $count } joueurs inscrits ; des bots complètent jusqu’à { $players }.
}
hosted = Hôte :
hosted-by = hôte : { $name }
is-unrated = hors classement
is-cancelled = Annulé
won-by-names = Victoire : { $names }
your-place = Ta place : { $place } sur { $of }
enter-now = Inscriptions ouvertes
begins-soon = Commence bientôt
begins-on = Début : { $time }
begins-in = La première ronde commence dans
next-round-in = La ronde suivante commence dans
rounds = Rondes
rounds-count = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
round-number = Ronde { $number }
round-short = R{ $number }
round-of = Ronde { $number } sur { $of }
round-ended = La ronde { $number } sur { $of } est finie
tables-done = Tables terminées : { $done } sur { $of }
table-done = finie
table-playing = en cours
round-sealed = Ces tables sont fermées aux autres jusqu’à ce que la dernière ait fini : toutes jouent la même donne.
your-table-ready = Ta table est prête.
to-your-table = Aller à ta table
wait-for-others = Ta partie est finie. La ronde suivante commence quand toutes les tables ont fini.
wait-for-sealed = Ta partie est finie. Les résultats et la partie à revoir apparaissent quand toutes les tables de la ronde ont fini.

# Participer.
enter = S’inscrire
enter-again = Se réinscrire
withdraw = Se retirer
begin-first-round = Commencer la première ronde
cancel-tournament = Annuler le tournoi
copy-link = Copier le lien
entrants = Joueurs
nobody-entered = Personne n’est encore inscrit.
take-out = Retirer { $name } du tournoi
has-withdrawn = a quitté le tournoi
is-program = programme

# Le classement et les résultats.
standings = Classement
score = Score
how-scored = Calcul du score
ties-duplicate = À égalité : selon l’écart avec la moyenne de la même place, en points. Ceux qui restent à égalité partagent le rang.
ties-swiss = À égalité : d’abord les scores de tes adversaires, puis les points d’avance sur le meilleur adversaire. Ceux qui restent à égalité partagent le rang.
ties-round-robin = À égalité : d’abord les scores des adversaires battus, puis les points d’avance sur le meilleur adversaire. Ceux qui restent à égalité partagent le rang.
deals-and-results = Donnes et résultats
deals-sealed = Toutes les donnes découlent d’un secret sur lequel le serveur s’est engagé avant les inscriptions, et d’un nombre aléatoire de chaque joueur. Après chaque ronde, son secret est montré : chacun peut vérifier.
deals-proven = Vérifié ici : les secrets montrés jusqu’ici sont ceux qui étaient promis.
deals-not-proven = Les secrets ne correspondent pas à ce qui était promis.
commitment = Engagement :
results-table = Classement (CSV)
results-data = Tout (JSON)

# Les matchs en plusieurs parties.
match-kind = Match
match-one = une partie
match-mirrored = aller-retour
match-best-of-3 = au meilleur des trois
match-best-of-5 = au meilleur des cinq
match-best-of-7 = au meilleur des sept
match-more = Aller-retour : deux parties sur la même donne en échangeant les places, les points s’ajoutent. Au meilleur de plusieurs parties, on commence à tour de rôle.
match-game = Partie { $game } sur { $of }
match-won = { $name } gagne le match
match-drawn = Match nul
next-game = Partie suivante
