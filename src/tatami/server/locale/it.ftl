# What happened around a game.
told-joined = { $name } è al tavolo.
told-left = { $name } ha lasciato il tavolo.
told-sat = { $name } ha preso il posto { $seat }.
told-stood = Il posto { $seat } è libero.
told-bot-seated = Un bot ha preso il posto { $seat }.
told-changed = Le impostazioni sono cambiate.
told-started = La partita comincia.
told-stood-in-time = Tempo scaduto per { $name }; subentra un bot.
told-stood-in-away = { $name } non c’è; subentra un bot.
told-came-back = { $name } è di nuovo qui.
told-resumed = Il server si è fermato un momento; l’orologio non è andato avanti per nessuno.
told-pause-asked = { $name } chiede una pausa di { $days ->
    [one] un giorno
   *[other] { $days } giorni
}.
told-go-on-asked = { $name } propone di riprendere subito.
told-pause-agreed = { $name } accetta la pausa.
told-pause-declined = { $name } rifiuta la pausa.
told-paused = C’è accordo: gli orologi si fermano per { $days ->
    [one] un giorno
   *[other] { $days } giorni
}.
told-gone-on = C’è accordo: gli orologi ripartono.
refused-no-pause = Nessuno chiede una pausa.
refused-pause-clock = Solo le partite con giorni a mossa possono fare una pausa.
told-rematched = Le stesse persone giocano di nuovo a un altro tavolo.

# Notifiche.
letter-turn = { $game }: tocca a te. Giochi con { $names }.
letter-time = { $game }: il tuo tempo sta per scadere. { $hours ->
    [one] Ti resta circa un’ora.
   *[other] Ti restano circa { $hours } ore.
}
letter-invited = { $name } ti invita a una partita di { $game }.
letter-over-won = { $game }, partita finita: hai vinto.
letter-over-shared = { $game }, partita finita: sei a pari merito al primo posto con { $names }.
letter-over-lost = { $game }, partita finita: { $names-count ->
    [one] ha vinto { $names }
   *[other] hanno vinto { $names }
}.
letter-hello = Qui Tatami. Riceverai un messaggio quando toccherà a te.
letter-digest = { $count } messaggi sulle tue partite
letter-confirm-subject = Conferma il tuo indirizzo e-mail
letter-confirm = Qualcuno, probabilmente tu, vuole ricevere a questo indirizzo messaggi di Tatami sulle proprie partite. Se è così, apri questo link entro 24 ore. Altrimenti non fare nulla: non riceverai altro da noi.
letter-stop = Ricevi queste e-mail perché le hai chieste. Per non riceverle più:
refused-hours = Le ore di silenzio devono durare tra una e sedici ore.
refused-address = Non è possibile inviare messaggi a quell’indirizzo.
refused-link = Questo link non è valido o è scaduto.

# Why something was not done.
refused-not-here = Non sei a questo tavolo.
refused-here = Sei già a questo tavolo.
refused-not-host = Può farlo solo chi ospita.
refused-started = La partita è già cominciata.
refused-not-playing = Qui ora non si sta giocando.
refused-not-over = La partita non è ancora finita.
refused-no-seat = Questo posto non esiste.
refused-no-step = Da lì non si può continuare a giocare.
refused-seat-taken = Questo posto è occupato.
refused-seat-free = Ci sono ancora posti liberi.
refused-not-your-seat = Quello non è il tuo posto.
refused-no-bot = A quel posto non c’è un bot.
refused-nonce-given = Questo posto ha già dato il suo numero casuale.
refused-nonce-missing = Mancano i numeri casuali di alcuni giocatori.
refused-stale = Nel frattempo la partita è andata avanti.
refused-not-asked = Non è il turno di questo posto.
refused-stand-in = A questo posto gioca un bot; prima torna a giocare tu.
refused-not-away = A questo posto giochi già tu.
refused-time-out = Il tuo tempo è scaduto.
refused-illegal = Questa mossa ora non è permessa.
refused-settings = Non si può giocare con queste impostazioni.
refused-start = Il posto che deve cominciare non c’è a questo tavolo.
refused-name = Indica un nome, per favore.
refused-full = Questo tavolo è al completo.
refused-nothing-said = Il messaggio è vuoto.
refused-too-fast = Un po’ più piano, per favore.
refused-long = La cronologia di questo tavolo è piena; aprine un altro.
refused-watch = Solo i giocatori possono vedere questa partita.
refused-format = Questo messaggio non si capisce.
refused-no-table = Questo tavolo non esiste.
refused-no-game = Questo gioco al momento non è disponibile.
refused-nothing-here = Qui non c’è niente.
refused-too-many = Troppo in una volta; aspetta un momento.
refused-too-long = È troppo lungo.
refused-too-slow = Ci è voluto troppo tempo; riprova.
refused-busy = Il server al momento è pieno; riprova più tardi.
refused-metrics = Questi numeri sono solo per il computer del server o per chi ha il token.
refused-elsewhere = Questa richiesta viene da un altro sito.
refused-token = Questo token non è valido.
refused-not-stored = Non è stato possibile salvare; riprova.
refused-trouble = Qui qualcosa è andato storto; riprova.
refused-no-hints = A questo tavolo non ci sono consigli.
refused-for-people = Possono farlo solo le persone.
page-missing = Questo server non ha una pagina per giocare: è stato installato da un pacchetto costruito senza. Chi lo gestisce può costruire un pacchetto completo con scripts/build_wheel.sh e installarlo, oppure avviare ./run nella cartella dei sorgenti.
refused-rated = Le partite classificate si giocano con le regole solite, con l’orologio e senza consigli; chi comincia lo decide la sorte.
refused-rated-seat = Chi sta giocando una partita classificata non può essere escluso.
refused-sign-in = Accesso non riuscito; riprova. Ogni codice vale una volta sola, e quello di un altro dispositivo solo per dieci minuti.
refused-no-passkeys = Le passkey funzionano solo se questo server ha un nome di dominio e si raggiunge via https.
refused-put-out = Chi ospita ti ha escluso da questo tavolo.
refused-nobody = Qui nessuno ha quel numero.
refused-yourself = Quella persona sei tu.
refused-not-followed = Puoi invitare solo chi segui.
told-put-out = Chi ospita ha escluso { $name } dal tavolo.
refused-muted = Al momento non puoi scrivere qui: chi gestisce questo server ti ha silenziato.
refused-banned = Chi gestisce questo server ti ha escluso.
refused-moderation = Solo chi gestisce questo server può moderare: dalla macchina stessa o con il token.

# Tornei.
told-unsealed = Il turno di torneo è finito: ora tutti possono vedere questo tavolo.
refused-sealed = Nessun altro può vedere questo tavolo finché il turno di torneo non è finito.
refused-tournament = In un torneo la partita successiva arriva con il turno successivo.
refused-not-organiser = Può farlo solo chi ospita il torneo.
refused-clock = Un torneo ha bisogno di un orologio, perché ogni turno finisca.
refused-players = Sono troppi giocatori per un torneo così.
refused-begins = Un torneo deve cominciare entro 30 giorni.
refused-title = Scrivi un titolo, per favore.
refused-entries = Questo torneo non accetta più iscrizioni.
refused-tournament-over = Questo torneo è finito.
refused-nobody-entered = Non si è ancora iscritto nessuno.
refused-too-many-tournaments = Hai già tre tornei ancora in corso.

# Ritirare una mossa.
told-taken-back = { $name } ha ritirato una mossa.
told-back-asked = { $name } vorrebbe ritirare una mossa.
told-back-agreed = { $name } è d’accordo.
told-back-declined = { $name } non è d’accordo; la mossa resta valida.
told-back-withdrawn = { $name } alla fine mantiene la mossa.
refused-back-rated = Nelle partite classificate e nei tornei le mosse non si ritirano.
refused-back-nothing = Non hai mosse da ritirare.
refused-back-often = In questa partita non puoi ritirare altre mosse.
refused-back-revealed = Questa mossa non si può più ritirare: da allora è stato rivelato qualcosa di nascosto.
refused-back-asked = Qualcuno ha già chiesto di ritirare una mossa.
refused-back-declined = Gli altri vogliono che questa mossa resti valida.
refused-back-not-asked = Nessuno ti chiede il permesso di ritirare una mossa.

# Previews of links.
preview-waiting = Al tavolo: { $names }. Posti liberi: { $free }.
preview-playing = Partita in corso: { $names }.
preview-over = Rivedi la partita: { $names }.
preview-moment = Mossa { $move } di una partita: { $names }.
preview-puzzle = Un problema: trova la mossa migliore.
preview-tournament = Torneo: { $game }. Partecipa o segui la classifica.
preview-home = Tre giochi da tavolo dell’antico Giappone, con amici o bot: niente da installare, nessuna registrazione.
refused-mirrored = Andata e ritorno si gioca in due e con una distribuzione visibile a tutti.
