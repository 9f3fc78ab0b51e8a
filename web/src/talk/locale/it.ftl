# Chat at the table and in the lobby.
chat-unread = Chat, { $count ->
    [one] { $count } messaggio non letto
   *[other] { $count } messaggi non letti
}
lobby-chat = Sala
lobby-chat-unread = Sala, { $count ->
    [one] { $count } messaggio non letto
   *[other] { $count } messaggi non letti
}
lobby-chat-more = Chiunque su questo server può leggere qui.
lobby-chat-none = Da un po’ nessuno scrive qui. Rompi il ghiaccio.
lobby-chat-lost = Connessione persa, nuovo tentativo…

# Reactions at a seat.
reactions = Reazioni
reaction-bow = Un inchino
reaction-cheer = Ben giocato!
reaction-laugh = Una risata
reaction-wow = Caspita!
reaction-oops = Ops…
reaction-tea = Fai con calma
reaction-from = { $name }: { $reaction }

# Mute and report.
mute = Silenzia { $name }
unmute = Non silenziare più { $name }
mute-short = Silenzia
unmute-short = Riattiva
report = Segnala { $name }
report-short = Segnala
report-more = Chi gestisce questo server vedrà la tua segnalazione e ciò che è stato detto. { $name } non ne saprà niente.
report-why = Di che cosa si tratta?
report-words = Di ciò che dice
report-name = Del suo nome
report-play = Di come gioca
report-other = Di altro
report-details = Vuoi aggiungere qualcosa?
report-send = Invia la segnalazione
report-sent = Grazie. La tua segnalazione è stata inviata.

# What reviews say.
insights = Dalle analisi
insight-games = Partite analizzate
insight-accuracy = Precisione
insight-luck = Fortuna
insight-luck-more = La fortuna è quanto la distribuzione e le pescate hanno alzato la probabilità di vincere, in punti percentuali per partita; comprende le perdite troppo piccole per contare.

# Bots that do not keep you waiting.
tempo-skip = subito al mio turno

# For the people who run a server.
moderation = Moderazione
moderation-token = Token
moderation-token-more = Questo server chiede il token con cui è stato avviato.
moderation-open = Apri
open-reports = Segnalazioni aperte
no-reports = Non ci sono segnalazioni aperte.
reported-by = Segnalazione inviata da { $name }, { $time }
reported-by-nobody = Segnalazione inviata da un account eliminato, { $time }
reported-said = Che cosa è stato detto
reported-said-nothing = Non è stato detto niente.
moderation-note = Nota per il registro
moderate-mute-day = Silenzia per un giorno
moderate-mute = Silenzia
moderate-ban = Escludi
moderate-undo = Revoca le sanzioni
moderate-dismiss = Archivia
moderation-log = Registro
moderation-log-none = Non è ancora stato deciso niente.
deed-mute = Silenzio: { $name }
deed-ban = Esclusione: { $name }
deed-undo = Sanzioni revocate: { $name }
deed-dismiss = Segnalazioni archiviate: { $name }
deed-until = fino a: { $time }
