notifications = Notifiche
notifications-more = Per le partite senza orologio o con giorni a mossa, quando non sei al tavolo.
notify-where = Dove
notify-nowhere = Ancora da nessuna parte
notify-none = Questo server non invia notifiche.
notify-push = Questo browser
notify-push-more = Un messaggio su questo dispositivo, anche quando Tatami è chiuso
notify-push-on = Attiva
notify-push-off = Questo browser non permette messaggi da questa pagina. Puoi cambiarlo nelle sue impostazioni.
notify-mail = E-mail
notify-mail-more = Al massimo una all’ora, con tutto ciò che ti aspetta
notify-webhook = Webhook
notify-webhook-more = L’indirizzo di un canale Discord o Slack, o di un tuo programma
notify-add = Aggiungi
notify-failed = Non ha funzionato; riprova.
channel-browser = Un altro browser ({ $name })
channel-unverified = Apri il link nell’e-mail che ti abbiamo mandato.
channel-failing = L’ultimo messaggio non è arrivato.
notify-of = Che cosa
notify-of-more = Avvisami
occasion-turn = quando tocca a me
occasion-time = quando il tempo sta per scadere
occasion-invited = degli inviti
occasion-over = quando finisce una partita
quiet-hours = Ore di silenzio
quiet-hours-more = I messaggi aspettano che finiscano
quiet-from = Dalle
quiet-until = Alle
mail-link = E-mail da Tatami
mail-confirm = Conferma questo indirizzo
mail-confirm-more = D’ora in poi ti scriveremo qui quando tocca a te.
mail-confirmed = Grazie, il tuo indirizzo è confermato.
mail-stop = Non ricevere più e-mail
mail-stop-more = Non riceverai più e-mail sulle tue partite e dimenticheremo il tuo indirizzo.
mail-stopped = Fatto. Non riceverai più e-mail da noi.
install = Installa Tatami
install-more = Con una sua icona; regole, lezioni e problemi si leggono anche offline.
offline = Sei offline. Le regole, le lezioni e i problemi che hai aperto restano qui; le partite riprendono quando torni online.
offline-read = Intanto puoi leggere
pause-game = Pausa
pause-days = { $days ->
    [one] un giorno
   *[other] { $days } giorni
}
pause-ask = Chiedi una pausa
pause-end = Proponi di riprendere
pause-asked = { $name } chiede una pausa di { $days ->
    [one] un giorno
   *[other] { $days } giorni
}.
pause-end-asked = { $name } propone di terminare la pausa.
pause-agree = Accetta
pause-decline = Rifiuta
pause-withdraw = Ritira
paused-until = Orologi fermi fino a: { $day }.
clock-night = Orologi fermi di notte
clock-night-more = Dalle { $from } alle { $until }, secondo l’ora di chi ospita
