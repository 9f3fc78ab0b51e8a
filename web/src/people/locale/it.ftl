# Finding people.
find-players = Cerca giocatori
find-players-more = Ti siedi con chi cerca la stessa partita, che comincia da sola.
bots-after = Quando i bot prendono i posti liberi?
bots-after-20 = dopo 20 secondi
bots-after-60 = dopo un minuto
bots-after-300 = dopo cinque minuti
bots-after-0 = solo persone
waiting-tables = In attesa di giocatori
nobody-waits = Al momento nessuno aspetta giocatori.
sit-down = Siediti
sit-down-at = Siediti: { $table }
next-table = Prossimo tavolo
next-table-is = Tocca a te a un altro tavolo: { $table }
begins-when-full = La partita comincia da sola appena tutti i posti sono occupati.
bots-come-in = I bot prendono i posti liberi tra
all-tables = Tutti i tavoli pubblici

# Ratings and profiles.
ratings = Punteggi
ratings-more = Dalle partite classificate. 400 punti di differenza equivalgono a dieci contro uno; i bot stanno sulla stessa scala.
no-leaders = Nessuno ha ancora giocato abbastanza partite classificate. Cerca giocatori e inaugura la classifica.
player = Giocatore
rating = Punteggio
games-played = Partite
games-won = Vinte
profile = Profilo
your-profile = Il tuo profilo
rating-is = { $points } punti, ± { $deviation }
rating-provisional = provvisorio
rating-curve = Punteggio a { $game }, da { $first } a { $last } punti
no-ratings = Ancora nessuna partita classificata.
results = Risultati
results-period = Periodo
results-days = { $days ->
    [0] Sempre
    [30] 30 giorni
   *[other] Un anno
}
no-results = Nessuna partita in questo periodo.
opponents = Avversari
games-ahead = Davanti
games-behind = Dietro
games-older = Altre partite
results-by-seats = { $game } in { $seats }
last-games = Ultime partite
came-in = { $place }º su { $seats }
is-rated = classificata
rated = Partita classificata
rated-more = Regole solite, orologio, niente consigli; se per te subentra un bot, puoi solo perdere punti
unrated-without-clock = Senza limiti di tempo la partita non è classificata.
head-to-head = Tu { $name-starts ->
    [e] ed
   *[other] e
} { $name }
head-to-head-is = { $game }: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}; davanti in { $ahead }, dietro in { $behind }
somebody-gone = qualcuno che ha lasciato il sito

# Accounts.
account = Account
account-guest = Su questo dispositivo giochi senza account. Con una passkey o un codice di recupero hai lo stesso profilo ovunque.
account-guest-codes = Su questo dispositivo giochi senza account. Con un codice di recupero hai lo stesso profilo ovunque.
account-is = Qui ti chiami { $name }.
sign-in = Accedi
sign-in-more = Accedi con il profilo che usi su un altro dispositivo. Le partite giocate qui senza account restano a parte.
sign-in-passkey = Accedi con una passkey
sign-in-code = Codice da un altro dispositivo o codice di recupero
passkeys = Passkey
passkeys-more = Il tuo dispositivo tiene la chiave; il server ha solo la serratura. Niente password.
passkey-failed = La passkey non è stata usata.
add-passkey = Aggiungi una passkey
remove = Rimuovi
remove-it = Rimuovi: { $name }
last-used = ultimo uso: { $day }
other-device = Un altro dispositivo
other-device-more = Mostra qui un codice e inquadralo con l’altro dispositivo, oppure scrivilo lì. Vale una volta sola, per dieci minuti.
show-code = Mostra un codice
recovery = Codici di recupero
recovery-more = Se perdi tutti i dispositivi, ogni codice ti fa accedere una volta. Ne restano: { $count }.
recovery-once = Annotali adesso: vengono mostrati solo questa volta.
new-codes = Crea nuovi codici
sessions = Dispositivi collegati
some-device = Dispositivo sconosciuto
this-device = questo dispositivo
sign-out = Esci
sign-out-of = Esci: { $device }
your-data = I tuoi dati
your-data-more = Il tuo nome, le partite, i messaggi e le impostazioni, come li conserva questo server
download-data = Scarica i tuoi dati
delete-me = Elimina tutto
delete-me-title = Eliminare tutti i dati di { $name }?
delete-me-more = Il tuo nome, i messaggi, i punteggi e gli indirizzi spariscono ovunque, e nessuno può recuperarli. Gli altri tengono le loro partite, senza il tuo nome.
delete-me-now = Elimina per sempre
sessions-more = C’è un dispositivo che non conosci? Scollegalo, togli le passkey che non sono tue e crea nuovi codici di recupero.
sign-out-last = Solo su questo dispositivo sei ancora { $name }. Se esci, non potrai più rientrare nemmeno tu. Prima aggiungi una passkey o crea i codici di recupero.
sign-out-anyway = Esci comunque

# The circle.
follow = Segui { $name }
unfollow = Smetti di seguire { $name }
block = Blocca { $name }
unblock = Sblocca { $name }
people-you-follow = Persone che segui
invite-person = Invita { $name }
invited = Invito inviato
invited-by = { $name } ti invita a giocare a { $game }
decline = Rifiuta
decline-it = Rifiuta: { $words }
put-out = Escludi
put-out-person = Escludi { $name } per sempre da questo tavolo

# Pace of bots.
tempo = Ritmo dei bot
tempo-slow = lento
tempo-normal = normale
tempo-fast = veloce
