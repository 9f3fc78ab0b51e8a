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

# Ratings and profiles.
ratings = Classements
ratings-more = D’après les parties classées. 400 points valent dix chances contre une ; les bots sont sur la même échelle.
no-leaders = Personne n’a encore joué assez de parties classées. Trouve des joueurs et ouvre le classement.
player = Joueur
rating = Classement
games-played = Parties
games-won = Gagnées
profile = Profil
your-profile = Ton profil
rating-is = { $points } points, ± { $deviation }
rating-provisional = provisoire
rating-curve = Classement à { $game }, de { $first } à { $last } points
no-ratings = Pas encore de partie classée.
results = Résultats
results-by-seats = { $game } à { $seats }
last-games = Dernières parties
came-in = { $place } sur { $seats }
is-rated = classée
rated = Partie classée
rated-more = Règles habituelles, pas de conseils ; un bot qui aide ne peut que coûter des points
head-to-head = Toi et { $name }
head-to-head-is = { $game } : { $games } ensemble, { $ahead } fois devant, { $behind } fois derrière
somebody-gone = quelqu’un qui est parti

# Accounts.
account = Compte
account-guest = Sur cet appareil, tu joues sans compte. Une clé d’accès ou un code de secours fait de toi la même personne partout.
account-is = Ici, tu t’appelles { $name }.
sign-in = Se connecter
sign-in-more = Sois ici qui tu es sur un autre appareil. Les parties jouées ici sans compte restent à part.
sign-in-passkey = Se connecter avec une clé d’accès
sign-in-code = Code d’un autre appareil, ou code de secours
passkeys = Clés d’accès
passkeys-more = Ton appareil garde la clé ; le serveur n’a que la serrure. Il n’y a pas de mot de passe.
passkey-failed = La clé d’accès n’a pas été utilisée.
add-passkey = Ajouter une clé d’accès
remove = Retirer
remove-it = Retirer : { $name }
last-used = dernière utilisation : { $day }
other-device = Un autre appareil
other-device-more = Scanne l’image avec l’autre appareil, ou tape le code là-bas. Il vaut une fois, dix minutes.
show-code = Afficher un code
recovery = Codes de secours
recovery-more = Si tous les appareils sont perdus, chaque code te connecte une fois. Codes restants : { $count }.
recovery-once = Note-les maintenant : ils ne sont affichés que cette fois.
new-codes = Créer de nouveaux codes
sessions = Tes appareils connectés
some-device = Un appareil
this-device = cet appareil
sign-out = Se déconnecter
sign-out-of = Se déconnecter : { $device }

# The circle.
follow = Suivre { $name }
unfollow = Ne plus suivre { $name }
block = Bloquer { $name }
unblock = Débloquer { $name }
people-you-follow = Les personnes que tu suis
invite-person = Inviter { $name }
invited = Invitation envoyée
invited-by = { $name } t’invite à { $game }
decline = Refuser
decline-it = Refuser : { $words }
put-out = Faire sortir
put-out-person = Faire sortir { $name } pour de bon

# Pace of bots.
tempo = Rythme des bots
tempo-slow = lent
tempo-normal = normal
tempo-fast = rapide
