# What happened around a game.
told-joined = { $name } a rejoint la table.
told-left = { $name } a quitté la table.
told-sat = { $name } a pris la place { $seat }.
told-stood = La place { $seat } est libre.
told-bot-seated = Un bot a pris la place { $seat }.
told-changed = Les réglages ont été modifiés.
told-started = La partie commence.
told-stood-in-time = Temps écoulé pour { $name } ; un bot continue à sa place.
told-stood-in-away = { $name } n’est pas là ; un bot continue à sa place.
told-came-back = { $name } est de retour.
told-resumed = Le serveur s’est arrêté un moment, et les pendules aussi.
told-pause-asked = { $name } demande une pause { $days ->
    [one] d’un jour
   *[other] de { $days } jours
}.
told-go-on-asked = { $name } propose de reprendre.
told-pause-agreed = { $name } accepte la pause.
told-pause-declined = { $name } refuse la pause.
told-paused = Tout le monde est d’accord : les pendules s’arrêtent pour { $days ->
    [one] un jour
   *[other] { $days } jours
}.
told-gone-on = Tout le monde est d’accord : les pendules repartent.
refused-no-pause = Personne ne demande de pause.
refused-pause-clock = Seules les parties comptées en jours par coup peuvent être mises en pause.
told-rematched = Les mêmes personnes rejouent à une autre table.

# Notifications.
letter-turn = { $game } : à toi de jouer. Tu joues avec { $names }.
letter-time = { $game } : ton temps est presque écoulé. { $hours ->
    [one] Il te reste environ une heure.
   *[other] Il te reste environ { $hours } heures.
}
letter-invited = { $name } t’invite à jouer à { $game }.
letter-over-won = { $game }, partie terminée : tu as gagné.
letter-over-shared = { $game }, partie terminée : tu partages la première place avec { $names }.
letter-over-lost = { $game }, partie terminée : victoire pour { $names }.
letter-hello = Ici Tatami. Tu recevras un message ici quand ce sera à toi de jouer.
letter-digest = { $count } messages sur tes parties
letter-confirm-subject = Confirme ton adresse e-mail
letter-confirm = Quelqu’un, sans doute toi, a demandé à Tatami d’envoyer à cette adresse des messages sur ses parties. Si c’est bien le cas, ouvre ce lien dans les 24 heures. Sinon, ne fais rien : tu n’entendras plus parler de nous.
letter-stop = Tu reçois ces e-mails parce que tu les as demandés. Pour ne plus en recevoir :
refused-hours = Les heures de silence doivent durer entre une et seize heures.
refused-address = Impossible d’envoyer des messages à cette adresse.
refused-link = Ce lien n’est pas valable ou a expiré.

# Why something was not done.
refused-not-here = Tu n’es pas à cette table.
refused-here = Tu es déjà à cette table.
refused-not-host = Seul l’hôte peut le faire.
refused-started = La partie a déjà commencé.
refused-not-playing = Aucune partie n’est en cours ici.
refused-not-over = La partie n’est pas encore finie.
refused-no-seat = Cette place n’existe pas.
refused-no-step = On ne peut pas reprendre la partie à partir de là.
refused-seat-taken = Cette place est prise.
refused-seat-free = Il reste des places libres.
refused-not-your-seat = Ce n’est pas ta place.
refused-no-bot = Il n’y a pas de bot à cette place.
refused-nonce-given = Le nombre aléatoire de cette place a déjà été donné.
refused-nonce-missing = Des joueurs n’ont pas encore donné leur nombre aléatoire.
refused-stale = La partie a avancé entre-temps.
refused-not-asked = Ce n’est pas le tour de cette place.
refused-stand-in = Un bot joue à cette place ; reprends d’abord la main.
refused-not-away = Tu joues déjà toi-même à cette place.
refused-time-out = Ton temps est écoulé.
refused-illegal = Ce coup n’est pas permis maintenant.
refused-settings = On ne peut pas jouer avec ces réglages.
refused-start = La place qui doit commencer n’existe pas à cette table.
refused-name = Donne un nom, s’il te plaît.
refused-full = Cette table est complète.
refused-nothing-said = Le message est vide.
refused-too-fast = Un peu moins vite, s’il te plaît.
refused-long = L’historique de cette table est plein ; ouvres-en une autre.
refused-watch = Seuls les joueurs peuvent regarder cette partie.
refused-format = Ce message est illisible.
refused-no-table = Cette table n’existe pas.
refused-no-game = Ce jeu n’est pas disponible pour l’instant.
refused-nothing-here = Il n’y a rien ici.
refused-too-many = C’était trop à la fois ; attends un instant.
refused-too-long = C’est trop long.
refused-too-slow = Cela a pris trop de temps ; réessaie.
refused-busy = Le serveur est plein pour le moment ; réessaie plus tard.
refused-metrics = Ces chiffres sont réservés à la machine du serveur ou à la personne qui a le jeton.
refused-elsewhere = Cette demande vient d’un autre site.
refused-token = Ce jeton n’est pas valable.
refused-not-stored = Cela n’a pas pu être enregistré ; réessaie.
refused-trouble = Quelque chose s’est mal passé ; réessaie.
refused-no-hints = Il n’y a pas de conseils à cette table.
refused-for-people = Seules des personnes peuvent le faire, pas des bots.
page-missing = Ce serveur n’a pas de page pour jouer : il vient d’un paquet construit sans elle. La personne qui l’administre peut construire un paquet complet avec scripts/build_wheel.sh et l’installer, ou lancer ./run dans le dossier des sources.
refused-rated = Une partie classée suit les règles habituelles, avec pendule et sans conseils ; le sort désigne qui commence.
refused-rated-seat = On ne peut exclure personne pendant une partie classée.
refused-sign-in = La connexion a échoué ; réessaie. Chaque code ne sert qu’une fois, et celui d’un autre appareil pendant dix minutes seulement.
refused-no-passkeys = Les clés d’accès ne marchent que si ce serveur a un nom de domaine et passe par https.
refused-put-out = L’hôte a décidé de t’exclure de cette table.
refused-nobody = Personne n’a ce numéro ici.
refused-yourself = C’est toi.
refused-not-followed = Tu ne peux inviter que les personnes que tu suis.
told-put-out = L’hôte a exclu { $name } de la table.
refused-muted = Tu ne peux pas écrire ici pour le moment : l’administration de ce serveur t’a retiré la parole.
refused-banned = L’administration de ce serveur t’en a interdit l’accès.
refused-moderation = Seule l’administration de ce serveur peut modérer : depuis la machine elle-même, ou avec le jeton.

# Les tournois.
told-unsealed = La ronde est finie : tout le monde peut voir cette table.
refused-sealed = Cette table s’ouvrira aux autres une fois la ronde finie.
refused-tournament = En tournoi, la partie suivante vient avec la ronde suivante.
refused-not-organiser = Seul l’hôte du tournoi peut le faire.
refused-clock = Un tournoi se joue à la pendule, pour que chaque ronde se termine.
refused-players = Cela fait trop de joueurs pour ce genre de tournoi.
refused-begins = Un tournoi doit commencer dans les 30 jours.
refused-title = Donne un titre, s’il te plaît.
refused-entries = Ce tournoi n’accepte plus d’inscriptions.
refused-tournament-over = Ce tournoi est terminé.
refused-nobody-entered = Personne n’est encore inscrit.
refused-too-many-tournaments = Tu organises déjà trois tournois qui ne sont pas terminés.

# Reprendre un coup.
told-taken-back = { $name } a repris un coup.
told-back-asked = { $name } voudrait reprendre un coup.
told-back-agreed = { $name } est d’accord.
told-back-declined = { $name } n’est pas d’accord ; le coup est maintenu.
told-back-withdrawn = { $name } maintient finalement son coup.
refused-back-rated = En partie classée ou en tournoi, on ne reprend pas ses coups.
refused-back-nothing = Tu n’as aucun coup à reprendre.
refused-back-often = Tu ne peux plus reprendre de coup dans cette partie.
refused-back-revealed = Impossible de reprendre ce coup : quelque chose de caché a été révélé depuis.
refused-back-asked = Quelqu’un demande déjà à reprendre un coup.
refused-back-declined = Les autres veulent que ce coup soit maintenu.
refused-back-not-asked = Personne ne te demande ton accord pour reprendre un coup.

# Previews of links.
preview-waiting = À la table : { $names }. Places libres : { $free }.
preview-playing = Partie en cours : { $names }.
preview-over = Revoir la partie : { $names }.
preview-moment = Coup { $move } d’une partie : { $names }.
preview-puzzle = Un problème : trouve le meilleur coup.
preview-tournament = Tournoi : { $game }. Participe ou suis le classement.
preview-home = Trois jeux de société du Japon ancien, entre amis ou contre des bots : rien à installer, aucune inscription.
refused-mirrored = Un match aller-retour se joue à deux, avec une donne visible de tous.
