# Finding people.
find-players = Trouver des joueurs
find-players-more = Tu joues avec d’autres qui veulent la même chose. La partie commence d’elle-même.
bots-after = Quand les bots prennent-ils les places libres ?
bots-after-20 = après 20 secondes
bots-after-60 = après une minute
bots-after-300 = après cinq minutes
bots-after-0 = pas de bots
waiting-tables = En attente de joueurs
sit-down = S’asseoir
sit-down-at = S’asseoir : { $table }
next-table = Table suivante
next-table-is = À toi à une autre table : { $table }
begins-when-full = La partie commence d’elle-même quand toutes les places sont prises.
bots-come-in = Les bots prennent les places libres dans
all-tables = Toutes les tables publiques
