# Chat at the table and in the lobby.
chat-unread = Discussion, { $count ->
    [one] { $count } message non lu
   *[other] { $count } messages non lus
}
lobby-chat = Discussion générale
lobby-chat-unread = Discussion générale, { $count ->
    [one] { $count } message non lu
   *[other] { $count } messages non lus
}
lobby-chat-more = Tout le monde sur ce serveur peut lire ceci.
lobby-chat-none = Personne n’a rien dit ici récemment. Dis bonjour.
lobby-chat-lost = Connexion perdue. Nouvel essai en cours.

# Reactions at a seat.
reactions = Réactions
reaction-bow = Un salut
reaction-cheer = Bien joué !
reaction-laugh = Un rire
reaction-wow = Ouah !
reaction-oops = Oups…
reaction-tea = Prends ton temps
reaction-from = { $name } : { $reaction }

# Mute and report.
mute = Masquer les messages : { $name }
unmute = Réafficher les messages : { $name }
mute-short = Masquer
unmute-short = Réafficher
report = Signaler { $name }
report-short = Signaler
report-more = L’administration de ce serveur verra ton signalement et ce qui a été dit. { $name } n’en saura rien.
report-why = De quoi s’agit-il ?
report-words = Ses paroles
report-name = Son nom
report-play = Sa façon de jouer
report-other = Autre chose
report-details = Quelque chose à ajouter ?
report-send = Envoyer le signalement
report-sent = Merci. Ton signalement est envoyé.

# What reviews say.
insights = D’après les analyses
insight-games = Parties analysées
insight-accuracy = Précision
insight-luck = Chance
insight-luck-more = La chance, c’est ce que la donne et les tirages ont ajouté aux chances de gagner, en points de pourcentage par partie ; les pertes trop petites pour compter y sont comprises.

# Bots that do not keep you waiting.
tempo-skip = directement à mon tour

# For the people who run a server.
moderation = Modération
moderation-token = Jeton
moderation-token-more = Ce serveur demande le jeton avec lequel il a été lancé.
moderation-open = Ouvrir
open-reports = Signalements ouverts
no-reports = Il n’y a aucun signalement ouvert.
reported-by = Signalé par { $name }, { $time }
reported-by-nobody = Signalé par un compte supprimé, { $time }
reported-said = Ce qui a été dit
reported-said-nothing = Rien n’a été dit.
moderation-note = Note pour le journal
moderate-mute-day = Retirer la parole un jour
moderate-mute = Retirer la parole
moderate-ban = Exclure
moderate-undo = Lever les sanctions
moderate-dismiss = Classer
moderation-log = Journal
moderation-log-none = Rien n’a encore été décidé.
deed-mute = Parole retirée : { $name }
deed-ban = Exclusion : { $name }
deed-undo = Sanctions levées : { $name }
deed-dismiss = Signalements classés : { $name }
deed-until = jusqu’au { $time }
