notifications = Notifications
notifications-more = Pour les parties sans pendule ou avec des jours par coup, quand tu n’es pas à la table.
notify-where = Où
notify-nowhere = Nulle part pour l’instant
notify-none = Ce serveur n’envoie pas de notifications.
notify-push = Ce navigateur
notify-push-more = Un message sur cet appareil, même quand Tatami est fermé
notify-push-on = Activer
notify-push-off = Ce navigateur n’autorise pas les messages de cette page. Tu peux changer cela dans ses réglages.
notify-mail = E-mail
notify-mail-more = Un par heure au plus, avec tout ce qui t’attend
notify-webhook = Webhook
notify-webhook-more = L’adresse d’un canal Discord ou Slack, ou d’un programme à toi
notify-add = Ajouter
notify-failed = Ça n’a pas marché ; réessaie.
channel-browser = Un autre navigateur ({ $name })
channel-unverified = Ouvre le lien de l’e-mail que nous t’avons envoyé.
channel-failing = Le dernier message n’est pas arrivé.
notify-of = Quoi
notify-of-more = Me prévenir
occasion-turn = quand c’est à moi
occasion-time = quand mon temps s’écoule
occasion-invited = des invitations
occasion-over = à la fin d’une partie
quiet-hours = Heures de silence
quiet-hours-more = Les messages attendent qu’elles soient passées
quiet-from = De
quiet-until = À
mail-link = E-mail de Tatami
mail-confirm = Confirmer cette adresse
mail-confirm-more = Nous t’écrirons désormais ici quand ce sera à toi.
mail-confirmed = Merci, ton adresse est confirmée.
mail-stop = Ne plus recevoir ces e-mails
mail-stop-more = Tu ne recevras plus d’e-mails sur tes parties, et nous oublierons ton adresse.
mail-stopped = C’est fait. Tu ne recevras plus d’e-mails de notre part.
install = Installer Tatami
install-more = Avec sa propre icône ; règles, leçons et problèmes restent lisibles hors ligne.
offline = Tu es hors ligne. Les règles, les leçons et les problèmes déjà ouverts restent lisibles ; les parties reprendront à ton retour.
offline-read = À lire en attendant
pause-game = Pause
pause-days = { $days ->
    [one] un jour
   *[other] { $days } jours
}
pause-ask = Demander une pause
pause-end = Proposer de reprendre
pause-asked = { $name } demande une pause { $days ->
    [one] d’un jour
   *[other] de { $days } jours
}.
pause-end-asked = { $name } propose de finir la pause.
pause-agree = Accepter
pause-decline = Refuser
pause-withdraw = Retirer
paused-until = Les pendules sont arrêtées jusqu’au { $day }.
clock-night = Pendules arrêtées la nuit
clock-night-more = De { $from } à { $until }, à l’heure de l’hôte
