# Partout.
tatami = Tatami
back = Retour
close = Fermer
cancel = Annuler
go-home = Retour aux jeux
try-again = Réessayer
one-moment = Un instant
preparing = Préparation des tables : { $game }, { $number } sur { $of }
preparing-failed = { $game } n’a pas pu être préparé ; le serveur essaie à nouveau.
being-prepared = En préparation
nothing-here = Il n’y a rien ici.
problem-offline = Le serveur ne répond pas. Es-tu en ligne ?
problem-no-table = Cette table n’existe pas. Le lien est-il complet ?
problem-no-game = Ce jeu n’est pas disponible pour l’instant.
problem-unknown = Cela n’a pas marché.
copy = Copier
copied = Copié
share = Partager
download = Télécharger
leave = Quitter la table
you = toi
log = Déroulement

# Noms.
guest-name = { $bird ->
    [0] Héron
    [1] Grue
    [2] Milan
    [3] Roitelet
    [4] Hibou
    [5] Martinet
    [6] Pluvier
   *[7] Alouette
} { $number }
seat-number = Place { $seat }
seat-you = Toi
bot-name = { $level ->
    [farmer] Fermier
    [samurai] Samouraï
    [daimyo] Daimyo
   *[shogun] Shogun
}
is-bot = { $level ->
    [farmer] Bot Fermier
    [samurai] Bot Samouraï
    [daimyo] Bot Daimyo
   *[shogun] Bot Shogun
}

# La pièce.
play = Jouer
change = changer
last-choice = { $bots ->
    [one] { $game } contre le bot { $level }
   *[other] { $game } contre { $bots } bots { $level }
}
players-between = { $low } à { $high } joueurs
players-tenno = 2 à 7 joueurs
players-take = 2 joueurs
players-tenka = 3 ou 4 joueurs
feel-tenno = bluff et mémoire
feel-take = tout est visible
feel-tenka = jeu de plis
minutes-tenno = 20 min
minutes-take = 20 min
minutes-tenka = 25 min
pitch-tenno = Onze cartes chacun, trois cachées. Frappe, mémorise, bluffe.
pitch-take = Cinq piles, tout à découvert. Choisis bien, et ne laisse rien d’intéressant.
pitch-tenka = Quand le Général tombe, l’éventail se retourne et les faibles sont forts.
play-bot = Contre un bot
play-bots = Contre des bots
play-bots-at = Jouer à { $game } contre des bots
invite = Inviter
invite-to = Inviter des amis à { $game }
your-tables = Tes tables
no-tables-yet = Rien en cours. Appuie sur Jouer, ou invite quelqu’un.
past-games = Parties passées
no-past-games = Tu n’as pas encore terminé de partie.
have-a-link = On t’a envoyé un lien ?
table-code = Lien ou code de table
join = Rejoindre
no-account = Pas besoin de compte. Ta place reste à toi sur cet appareil, et chaque donne peut être vérifiée après coup.
about = À propos de Tatami
about-unofficial = Ceci est une adaptation non officielle et non commerciale ; les titres appartiennent à leurs propriétaires. Si un jeu te plaît, achète-le.
about-parts = Polices et bibliothèques
about-parts-more = Cette page contient le travail d’autres personnes. Chaque licence figure ici en entier.
watch = Regarder
no-public-tables = Personne ne joue en public pour l’instant.
game-with = { $more ->
    [0] { $game } avec { $first }
   *[other] { $game } avec { $first } +{ $more }
}
your-move = À toi
gathering = En attente de joueurs
resume = Reprendre
review = Revoir
free-seats = { $count ->
    [0] aucune place libre
    [one] { $count } place libre
   *[other] { $count } places libres
}
seats-count = à { $count }
score-to = { $first } à { $second }
score-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
placed = { $place ->
    [1] 1re
   *[other] { $place }e
} place sur { $seats }, { $points }
in-the-lead = En tête : { $names }, { $points }
after-moves = { $count ->
    [0] vient de commencer
    [one] après { $count } coup
   *[other] après { $count } coups
}
result-yours = { $how ->
    [won] Gagnée, { $scores }
    [shared] Victoire partagée, { $scores }
   *[lost] Perdue, { $scores }
}
result-by = Victoire : { $names }, { $scores }
what-to-play = À quoi joue-t-on ?
game = Jeu
how-many = Combien de joueurs ?
who-starts = Qui commence ?
start-drawn = Tiré au sort
bots = Bots

# Préférences.
preferences = Préférences
preferences-of = { $name } : préférences
language-is = Langue : { $language }
your-name = Ton nom
save = Enregistrer
saved = Enregistré
language = Langue
theme = Apparence
theme-auto = comme le système
theme-day = clair
theme-night = sombre
sound = Sons
less-motion = Moins d’animations
notify = Notifications
notify-more = Quand c’est à toi et que cette page est en arrière-plan

# Avant la partie.
who-plays = Qui joue
seat-free = libre
sit = S’asseoir ici
sit-too = S’asseoir ici aussi
stand = Se lever
remove-player = Retirer { $name }
seat-lost = { $name } a libéré ta place. Tu peux en prendre une autre.
not-here = pas là pour l’instant
away-since = pas là depuis { $time }
away-since-day = pas là depuis le { $day }
bot-for-seat = Bot pour la place { $seat }
no-bot = pas de bot
join-table = Entrer et s’asseoir
join-watch = Entrer et regarder
begin = Commencer
waiting-for-seats = { $count ->
    [one] { $count } place est libre
   *[other] { $count } places sont libres
}
waiting-for-host = { $name } commence quand tout le monde est là.
fill-with-bots = Compléter avec des bots
invite-friends = Inviter des amis
link = Lien vers cette table
qr-label = Le lien sous forme de QR code
how-we-play = Comment on joue
clock = Pendule
number-between = Un nombre de { $low } à { $high }
clock-none = sans limite de temps
clock-minute = une minute par coup
clock-bank = dix minutes chacun
clock-days = deux jours par coup
public = Tout le monde peut trouver cette table
public-more = Sinon, seulement avec le lien
spectators = Spectateurs bienvenus
hints = Les conseils sont permis
hints-more = Ce que ferait le bot le plus fort, avec ce que tu peux savoir

# À table.
table = La table
place-empty = vide
your-turn = À toi
is-thinking = { $name } réfléchit
is-away = { $name } n’est pas là
several-think = { $count } joueurs réfléchissent
thinks = réfléchit
bot-stands-in = un bot continue à sa place
watching = Spectateurs : { $names }
days-left = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
hours-left = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
hint = Conseil
hint-awaited = Le bot Shogun te cherche un conseil.
hint-more = Deuxième choix et raisons
hint-sure = { $how ->
    [only] C’est le seul coup possible.
    [proven] C’est prouvé.
    [clear] De loin le meilleur coup.
    [likely] Sans doute le meilleur coup.
   *[close] C’est serré : les deux se valent à peu près.
}
percent = { $share } %
points-ahead = { $sign ->
    [minus] −{ $points } pts
   *[plus] +{ $points } pts
}
menu = Menu
take-back = Reprendre le coup
ask-take-back = Demander à reprendre
back-asks = { $name } voudrait reprendre un coup.
back-waiting = Il manque encore un accord : { $names }.
back-agree = D’accord
back-decline = Maintenir le coup
back-withdraw = Maintenir mon coup
chat = Discussion
# What a screen reader is told when somebody writes.
chat-from = { $name } écrit : { $text }
nothing-said = Personne n’a encore rien dit.
say-something = Dis quelque chose
send = Envoyer
table-in-words = La table en mots
table-in-words-more = Chaque endroit et chaque coup en toutes lettres
step-away = Laisser un bot jouer pour moi
come-back = Reprendre la main
leave-game = Partir ; un bot continue
connection-lost = Connexion perdue. Nouvel essai en cours.
bot-plays-for-you = Un bot joue pour toi.
table-closed = Tout le monde a quitté cette table.
pass-on = C’est à { $name }, place { $seat }
pass-on-more = Passe l’appareil. Les autres, ne regardez pas.
show-my-side = Montrer mon jeu

# La fin.
result = Résultat
won-two = { $who ->
    [you] Tu gagnes { $won } à { $lost }
   *[other] { $name } gagne { $won } à { $lost }
}
see-table = Voir la table
play-again = Rejouer
wants-again = { $name } veut rejouer.
other-starts-next = À la prochaine partie, c’est l’autre qui commence.
to-rematch = À la partie suivante
review-game = Analyser la partie
deal-was-sealed = La donne était scellée avant le début de la partie.
check-it = Vérifier
check-elsewhere = Ce navigateur ne peut pas vérifier la donne ici. Télécharge la partie et utilise « tatami verify ».
deal-fair = La donne était honnête. Vérifié sur cette page :
deal-unfair = La donne ne tient pas. Vérifié sur cette page :
deal-not-redone = La donne n’a pas été refaite : cette page ne sait pas comment on distribue. Vérifié sur cette page :
check-commit = { $holds ->
    [yes] Le secret du serveur est celui qu’il avait promis.
   *[no] Le secret du serveur n’est pas celui qu’il avait promis.
}
check-memory = { $holds ->
    [yes] La promesse est celle que cet appareil a retenue avant la partie.
   *[no] La promesse n’est pas celle que cet appareil a retenue avant la partie.
}
check-nonces = { $holds ->
    [yes] Ton propre nombre aléatoire y est.
   *[no] Ton propre nombre aléatoire manque.
}
check-people = { $holds ->
    [yes] Chaque personne à la table a ajouté un nombre aléatoire.
   *[no] Une personne à la table n’a ajouté aucun nombre aléatoire.
}
check-deal = { $holds ->
    [yes] La donne découle de ces nombres.
    [unknown] Non vérifié : si la donne découle de ces nombres. Télécharge la partie et utilise « tatami verify ».
   *[no] La donne ne découle pas de ces nombres.
}

# Revoir.
whose-eyes = Vue
eyes-open = Toutes les mains visibles
eyes-of-spectator = Spectateur
eyes-of = { $name }
record = Partie et donne
replay-controls = Lecture
to-first = Au début
one-back = Un coup en arrière
play-on = Lire
pause = Pause
one-on = Un coup en avant
to-last = À la fin
move = Coup
move-of = { $move } sur { $last }
to-move = Au tour { $name-starts ->
    [a] d’{ $name }
    [e] d’{ $name }
    [i] d’{ $name }
    [o] d’{ $name }
    [u] d’{ $name }
   *[other] de { $name }
}
points-now = Points après ce coup

# Analyse.
review-title = Analyse
review-begins = L’analyse va commencer.
review-working = Chaque décision est examinée…
review-failed = L’analyse n’a pas pu aboutir.
review-found = { $count ->
    [one] Une erreur trouvée jusqu’ici.
   *[other] { $count } erreurs trouvées jusqu’ici.
}
review-moments = { $count ->
    [one] Un moment a coûté particulièrement cher.
   *[other] { $count } moments ont coûté particulièrement cher.
} « Moment suivant » montre ce qui aurait été mieux.
review-no-errors = Aucune erreur nette. Bien joué.
review-errors = Toutes les erreurs
review-incomplete = Le temps a manqué pour examiner à fond chaque décision.
next-moment = Moment suivant
moment-at = { $unit ->
    [chip] jeton { $number }
    [turn] tour { $number }
    [battle] bataille { $number }
   *[move] coup { $number }
}
grade = { $grade ->
    [inaccuracy] Imprécision
    [mistake] Erreur
   *[blunder] Gaffe
}
review-better = Mieux
review-played = Joué
review-forgotten = Oublié :
review-best = Le meilleur coup
review-fine = Un bon coup
review-chance = Chances de gagner
accuracy = Précision
review-parts = D’où vient le résultat
part-chance = Chances (%)
part-points = Avance
part = { $part ->
    [start] Attendu avant la donne
    [own] Ses erreurs
    [others] Erreurs des autres
    [deal] Donne et petites pertes
    [luck] Chance
   *[result] Résultat
}
try-from-here = Essayer à partir d’ici
practice = Entraînement

# Apprendre, et les règles sous la main.
learn = Apprendre
learn-game = Apprendre { $game }
next = Suivant
lesson-number = Leçon { $number } sur { $of }
lesson-right = Bien joué.
lesson-wrong = Pas tout à fait. Regarde encore.
lesson-shown = Voilà le bon coup.
lesson-show = Montre-moi
lesson-again = Réessayer
lesson-try = Essayer
offer-lesson = Première fois ici ?
offer-lesson-more = Quelques courtes leçons t’apprennent { $game }. Ensuite, tu joues ta première partie.
offer-play = Jouer tout de suite
lesson-begin = Commencer la première partie
lesson-anew = Recommencer
lesson-done = Tu connais le jeu.
lesson-done-more = Le reste vient en jouant. Les règles restent à portée de main à chaque table et, contre des bots, un conseil aussi.
rules = Règles
rules-of = { $game } : les règles
matters-now = à savoir maintenant

# All rules of a game, on a page of their own or at a table.
rules-all = Toutes les règles
rules-contents = Sommaire
rules-short = Les règles en bref
rules-own-page = Ouvrir sur une page à part
