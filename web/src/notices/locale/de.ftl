notifications = Benachrichtigungen
notifications-more = Zu Partien ohne Uhr oder mit Tagen je Zug, wenn du nicht am Tisch bist.
notify-where = Wo
notify-nowhere = Noch nirgends
notify-none = Dieser Server verschickt keine Benachrichtigungen.
notify-push = Dieser Browser
notify-push-more = Eine Nachricht auf diesem Gerät, auch wenn Tatami geschlossen ist
notify-push-on = Einschalten
notify-push-off = Dieser Browser erlaubt dieser Seite keine Nachrichten. Das lässt sich in seinen Einstellungen ändern.
notify-mail = E-Mail
notify-mail-more = Höchstens eine in der Stunde, mit allem, was auf dich wartet
notify-webhook = Webhook
notify-webhook-more = Die Adresse eines Kanals in Discord oder Slack oder eines eigenen Programms
notify-add = Hinzufügen
notify-failed = Das hat nicht geklappt; bitte versuch es noch einmal.
channel-browser = Ein anderer Browser ({ $name })
channel-unverified = Bitte öffne den Link in der E-Mail, die wir dir geschickt haben.
channel-failing = Die letzte Nachricht kam nicht an.
notify-of = Was
notify-of-more = Benachrichtige mich
occasion-turn = wenn ich dran bin
occasion-time = wenn meine Zeit abläuft
occasion-invited = über Einladungen
occasion-over = wenn eine Partie endet
quiet-hours = Ruhezeit
quiet-hours-more = Nachrichten warten, bis sie vorbei ist
quiet-from = Von
quiet-until = Bis
mail-link = E-Mail von Tatami
mail-confirm = Adresse bestätigen
mail-confirm-more = Von jetzt an schreiben wir dir hierher, wenn du dran bist.
mail-confirmed = Danke, deine Adresse ist bestätigt.
mail-stop = E-Mails abbestellen
mail-stop-more = Du bekommst keine E-Mails mehr zu deinen Partien, und wir vergessen deine Adresse.
mail-stopped = Erledigt. Du bekommst keine E-Mails mehr von uns.
install = Tatami installieren
install-more = Mit eigenem Symbol; Regeln, Lektionen und Aufgaben bleiben offline lesbar.
offline = Du bist offline. Regeln, geöffnete Lektionen und Aufgaben bleiben lesbar; Partien gehen weiter, sobald du online bist.
offline-read = Bis dahin zu lesen
pause-game = Pause
pause-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
pause-ask = Um Pause bitten
pause-end = Weiterspielen vorschlagen
pause-asked = { $name } bittet um { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} Pause.
pause-end-asked = { $name } möchte die Pause beenden.
pause-agree = Zustimmen
pause-decline = Ablehnen
pause-withdraw = Zurückziehen
paused-until = Die Uhren stehen bis { $day } still.
clock-night = Uhren stehen nachts still
clock-night-more = Von { $from } bis { $until }, nach der Ortszeit dort, wo der Tisch eröffnet wurde
