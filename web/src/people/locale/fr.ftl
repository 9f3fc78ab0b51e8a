# Finding people.
find-players = Trouver des joueurs
find-players-more = On t’installe avec d’autres qui veulent jouer à la même chose. La partie commence toute seule.
bots-after = Quand les bots prennent-ils les places libres ?
bots-after-20 = après 20 secondes
bots-after-60 = après une minute
bots-after-300 = après cinq minutes
bots-after-0 = pas de bots
waiting-tables = En attente de joueurs
nobody-waits = Personne n’attend de joueurs pour l’instant.
sit-down = S’asseoir
sit-down-at = S’asseoir : { $table }
next-table = Table suivante
next-table-is = À toi de jouer à une autre table : { $table }
begins-when-full = La partie commence toute seule dès que toutes les places sont prises.
bots-come-in = Les bots prennent les places libres dans
all-tables = Toutes les tables publiques

# Ratings and profiles.
ratings = Classements
ratings-more = D’après les parties classées. Avec 400 points d’avance, c’est dix contre un ; les bots sont sur la même échelle.
no-leaders = Personne n’a encore joué assez de parties classées. Trouve des joueurs et ouvre le classement.
player = Joueur
rating = Classement
games-played = Parties
games-won = Gagnées
profile = Profil
your-profile = Ton profil
rating-is = { $points } points, ±{ $deviation }
rating-provisional = provisoire
rating-curve = Classement à { $game }, de { $first } à { $last } points
no-ratings = Pas encore de partie classée.
results = Résultats
results-period = Période
results-days = { $days ->
    [0] Depuis le début
    [30] 30 jours
   *[other] Un an
}
no-results = Aucune partie pendant cette période.
opponents = Adversaires
games-ahead = Devant
games-behind = Derrière
games-older = Parties plus anciennes
results-by-seats = { $game } à { $seats }
last-games = Dernières parties
came-in = { $place ->
    [1] 1re
   *[other] { $place }e
} place sur { $seats }
is-rated = classée
rated = Partie classée
rated-more = Règles habituelles, pendule, pas de conseils ; si un bot continue à ta place, tu ne peux qu’y perdre des points
unrated-without-clock = Sans limite de temps, la partie n’est pas classée.
head-to-head = Toi et { $name }
head-to-head-is = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} ensemble, { $ahead } fois devant, { $behind } fois derrière
somebody-gone = quelqu’un qui a quitté Tatami

# Accounts.
account = Compte
account-guest = Sur cet appareil, tu joues sans compte. Avec une clé d’accès ou un code de secours, tu retrouves ton profil partout.
account-guest-codes = Sur cet appareil, tu joues sans compte. Avec un code de secours, tu retrouves ton profil partout.
account-is = Ici, tu t’appelles { $name }.
sign-in = Se connecter
sign-in-more = Continue ici comme sur ton autre appareil. Les parties jouées ici sans compte restent à part.
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
other-device-more = Affiche un code ici, puis scanne-le avec l’autre appareil ou tape-le là-bas. Il sert une seule fois, pendant dix minutes.
show-code = Afficher un code
recovery = Codes de secours
recovery-more = Si tu perds tous tes appareils, chacun de ces codes te connecte une fois. Codes restants : { $count }.
recovery-once = Note-les maintenant : ils ne s’affichent que cette fois-ci.
new-codes = Créer de nouveaux codes
sessions = Tes appareils connectés
some-device = Appareil inconnu
this-device = cet appareil
sign-out = Se déconnecter
sign-out-of = Se déconnecter : { $device }
your-data = Tes données
your-data-more = Ton nom, tes parties, tes messages et tes réglages, tels que ce serveur les garde
download-data = Télécharger tes données
delete-me = Tout supprimer
delete-me-title = Supprimer toutes tes données, { $name } ?
delete-me-more = Ton nom, tes messages, tes classements et tes adresses disparaissent partout, et personne ne peut les rétablir. Les autres gardent leurs parties, sans ton nom.
delete-me-now = Supprimer pour de bon
sessions-more = Un appareil que tu ne connais pas ? Déconnecte-le, retire les clés d’accès qui ne sont pas à toi et crée de nouveaux codes de secours.
sign-out-last = Seul cet appareil t’identifie encore comme { $name }. Si tu te déconnectes, même toi, tu ne pourras plus revenir. Ajoute d’abord une clé d’accès ou crée des codes de secours.
sign-out-anyway = Se déconnecter quand même

# The circle.
follow = Suivre { $name }
unfollow = Ne plus suivre { $name }
block = Bloquer { $name }
unblock = Débloquer { $name }
people-you-follow = Les personnes que tu suis
invite-person = Inviter { $name }
invited = C’est envoyé
invited-by = { $name } t’invite à jouer à { $game }
decline = Refuser
decline-it = Refuser : { $words }
put-out = Exclure
put-out-person = Exclure { $name } de cette table

# Pace of bots.
tempo = Rythme des bots
tempo-slow = lent
tempo-normal = normal
tempo-fast = rapide
