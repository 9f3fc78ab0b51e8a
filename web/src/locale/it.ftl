# Ovunque.
tatami = Tatami
back = Indietro
close = Chiudi
cancel = Annulla
go-home = Torna ai giochi
try-again = Riprova
one-moment = Un momento
preparing = Preparo i tavoli: { $game }, { $number } di { $of }
preparing-failed = Non è stato possibile preparare { $game }; il server ci riprova.
being-prepared = In preparazione
nothing-here = Qui non c’è niente.
problem-offline = Il server non risponde. Sei online?
problem-no-table = Questo tavolo non esiste. Il link è completo?
problem-no-game = Questo gioco al momento non è disponibile.
problem-unknown = Non ha funzionato.
copy = Copia
copied = Copiato
share = Condividi
download = Scarica
leave = Lascia il tavolo
you = tu
log = Finora

# Nomi.
guest-name = { $bird ->
    [0] Airone
    [1] Gru
    [2] Nibbio
    [3] Scricciolo
    [4] Gufo
    [5] Rondone
    [6] Piviere
   *[7] Allodola
} { $number }
seat-number = Posto { $seat }
seat-you = Tu
bot-name = { $level ->
    [farmer] Contadino
    [samurai] Samurai
    [daimyo] Daimyo
   *[shogun] Shogun
}
is-bot = { $level ->
    [farmer] Bot Contadino
    [samurai] Bot Samurai
    [daimyo] Bot Daimyo
   *[shogun] Bot Shogun
}

# La stanza.
play = Gioca
change = cambia
last-choice = { $bots ->
    [one] { $game } contro il bot { $level }
   *[other] { $game } contro { $bots } bot { $level }
}
players-between = da { $low } a { $high } giocatori
players-tenno = da 2 a 7 giocatori
players-take = 2 giocatori
players-tenka = 3 o 4 giocatori
feel-tenno = bluff e memoria
feel-take = tutto in vista
feel-tenka = gioco di prese
minutes-tenno = 20 min
minutes-take = 20 min
minutes-tenka = 25 min
pitch-tenno = Undici carte a testa, tre coperte. Colpisci, ricorda, bluffa.
pitch-take = Cinque pile, tutto in vista. Scegli bene e non lasciare nulla di buono.
pitch-tenka = Quando cade il Generale, il ventaglio si gira e i deboli diventano forti.
play-bot = Contro un bot
play-bots = Contro i bot
play-bots-at = Gioca a { $game } contro i bot
invite = Invita
invite-to = Invita amici a { $game }
your-tables = I tuoi tavoli
no-tables-yet = Ancora niente in corso. Premi Gioca o invita qualcuno.
past-games = Partite passate
no-past-games = Non hai ancora finito una partita.
have-a-link = Hai ricevuto un link?
table-code = Link o codice del tavolo
join = Entra
no-account = Non serve un account. Il tuo posto resta tuo su questo dispositivo, e ogni distribuzione si può verificare dopo.
about = Informazioni su Tatami
about-unofficial = Questa è una versione non ufficiale e non commerciale; i titoli appartengono ai rispettivi proprietari. Se un gioco ti piace, compralo.
about-parts = Caratteri e librerie
about-parts-more = In questa pagina c’è il lavoro di altri. Ogni licenza è qui per intero.
watch = Guarda
no-public-tables = Al momento nessuno gioca in pubblico.
game-with = { $more ->
    [0] { $game } con { $first }
   *[other] { $game } con { $first } +{ $more }
}
your-move = Tocca a te
gathering = In attesa di giocatori
resume = Riprendi
review = Rivedi
free-seats = { $count ->
    [0] nessun posto libero
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
seats-count = in { $count }
score-to = { $first } a { $second }
score-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
placed = { $place }º su { $seats }, { $points }
in-the-lead = In testa: { $names }, { $points }
after-moves = { $count ->
    [0] appena iniziata
    [one] dopo { $count } mossa
   *[other] dopo { $count } mosse
}
result-yours = { $how ->
    [won] Vinta, { $scores }
    [shared] Vittoria condivisa, { $scores }
   *[lost] Persa, { $scores }
}
result-by = Vittoria: { $names }, { $scores }
what-to-play = A che cosa giochiamo?
game = Gioco
how-many = In quanti si gioca?
who-starts = Chi comincia
start-drawn = A sorteggio
bots = Bot

# Preferenze.
preferences = Preferenze
preferences-of = { $name }: preferenze
language-is = Lingua: { $language }
your-name = Il tuo nome
save = Salva
saved = Salvato
language = Lingua
theme = Aspetto
theme-auto = come il sistema
theme-day = chiaro
theme-night = scuro
sound = Suoni
less-motion = Meno animazioni
notify = Notifiche
notify-more = Quando tocca a te e questa pagina è in secondo piano

# Prima della partita.
who-plays = Chi gioca
seat-free = libero
sit = Siediti qui
sit-too = Siediti anche qui
stand = Alzati
remove-player = Togli { $name }
seat-lost = { $name } ti ha tolto il posto. Puoi prenderne un altro libero.
not-here = ora non c’è
away-since = assente dalle { $time }
away-since-day = assente dal { $day }
bot-for-seat = Bot per il posto { $seat }
no-bot = nessun bot
join-table = Entra e siediti
join-watch = Entra e guarda
begin = Comincia
waiting-for-seats = { $count ->
    [one] { $count } posto è libero
   *[other] { $count } posti sono liberi
}
waiting-for-host = { $name } comincia quando ci sono tutti.
fill-with-bots = Completa con i bot
invite-friends = Invita amici
link = Link a questo tavolo
qr-label = Il link come codice QR
how-we-play = Come giochiamo
clock = Orologio
number-between = Un numero da { $low } a { $high }
clock-none = senza limiti di tempo
clock-minute = un minuto a mossa
clock-bank = dieci minuti a testa
clock-days = due giorni a mossa
public = Tutti possono trovare questo tavolo
public-more = Altrimenti solo chi ha il link
spectators = Altri possono guardare
hints = I consigli sono permessi
hints-more = Che cosa farebbe il bot più forte, con ciò che puoi sapere

# Al tavolo.
table = Il tavolo
place-empty = vuoto
your-turn = Tocca a te
is-thinking = { $name } sta pensando
is-away = { $name } non c’è
several-think = { $count } giocatori stanno pensando
thinks = sta pensando
bot-stands-in = gioca un bot
watching = Guardano: { $names }
days-left = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
hours-left = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
hint = Consiglio
hint-awaited = Il bot Shogun pensa a un consiglio per te.
hint-more = Seconda scelta e motivi
hint-sure = { $how ->
    [only] È l’unica mossa possibile.
    [proven] È dimostrato.
    [clear] È chiaramente la mossa migliore.
    [likely] È probabilmente la mossa migliore.
   *[close] Scelta difficile: le due mosse quasi si equivalgono.
}
percent = { $share }%
points-ahead = { $sign ->
    [minus] −{ $points } pt
   *[plus] +{ $points } pt
}
menu = Menu
take-back = Ritira la mossa
ask-take-back = Chiedi di ritirare
back-asks = { $name } vorrebbe ritirare una mossa.
back-waiting = In attesa dell’accordo di { $names }.
back-agree = D’accordo
back-decline = La mossa resta
back-withdraw = Mantieni la mossa
chat = Chat
# What a screen reader is told when somebody writes.
chat-from = { $name } scrive: { $text }
nothing-said = Nessuno ha ancora detto niente.
say-something = Di’ qualcosa
send = Invia
table-in-words = Il tavolo in parole
table-in-words-more = Ogni luogo e ogni mossa, per iscritto
step-away = Lascia giocare un bot
come-back = Torna a giocare
leave-game = Esci (subentra un bot)
connection-lost = Connessione persa. Nuovo tentativo in corso.
bot-plays-for-you = Un bot gioca per te.
table-closed = Tutti hanno lasciato questo tavolo.
pass-on = Tocca { $name-starts ->
    [a] ad
   *[other] a
} { $name }, posto { $seat }
pass-on-more = Passa lo schermo. Ora nessun altro deve guardare.
show-my-side = Mostra le mie carte

# La fine.
result = Risultato
won-two = { $who ->
    [you] Vinci { $won } a { $lost }
   *[other] { $name } vince { $won } a { $lost }
}
see-table = Vedi il tavolo
play-again = Gioca ancora
wants-again = { $name } vuole giocare ancora.
other-starts-next = Nella prossima partita comincia l’altra persona.
to-rematch = Alla prossima partita
review-game = Analizza la partita
deal-was-sealed = La distribuzione era sigillata prima dell’inizio della partita.
check-it = Verifica
check-elsewhere = Questo browser non può verificare qui la distribuzione. Scarica la partita e usa «tatami verify».
deal-fair = La distribuzione era onesta. Verificato su questa pagina:
deal-unfair = La distribuzione non torna. Verificato su questa pagina:
deal-not-redone = Non è stato possibile ripetere la distribuzione: questa pagina non sa come si distribuisce in questo gioco. Verificato su questa pagina:
check-commit = { $holds ->
    [yes] Il segreto del server è quello promesso.
   *[no] Il segreto del server non è quello promesso.
}
check-memory = { $holds ->
    [yes] La promessa è quella che questo dispositivo ricorda da prima della partita.
   *[no] La promessa non è quella che questo dispositivo ricorda da prima della partita.
}
check-nonces = { $holds ->
    [yes] Il tuo numero casuale ne fa parte.
   *[no] Il tuo numero casuale manca.
}
check-people = { $holds ->
    [yes] Ogni persona al tavolo ha aggiunto un numero casuale.
   *[no] Una persona al tavolo non ha aggiunto alcun numero casuale.
}
check-deal = { $holds ->
    [yes] La distribuzione deriva da questi numeri.
    [unknown] Non verificato: se la distribuzione deriva da questi numeri. Scarica la partita e usa «tatami verify».
   *[no] La distribuzione non deriva da questi numeri.
}

# Rivedere.
whose-eyes = Vista
eyes-open = Tutte le mani scoperte
eyes-of-spectator = Spettatore
eyes-of = { $name }
record = Partita e distribuzione
replay-controls = Riproduzione
to-first = All’inizio
one-back = Una mossa indietro
play-on = Riproduci
pause = Pausa
one-on = Una mossa avanti
to-last = Alla fine
move = Mossa
move-of = { $move } di { $last }
to-move = Tocca { $name-starts ->
    [a] ad
   *[other] a
} { $name }
points-now = Punti dopo questa mossa

# Analisi.
review-title = Analisi
review-begins = L’analisi sta per cominciare.
review-working = Analisi di ogni decisione…
review-failed = Non è stato possibile completare l’analisi.
review-found = { $count ->
    [one] Un errore trovato finora.
   *[other] { $count } errori trovati finora.
}
review-moments = { $count ->
    [one] Un momento è costato più degli altri.
   *[other] { $count } momenti sono costati più degli altri.
} «Prossimo momento» mostra che cosa sarebbe stato meglio.
review-no-errors = Nessun errore evidente. Ben giocato.
review-errors = Tutti gli errori
review-incomplete = Non c’è stato tempo di esaminare a fondo ogni decisione.
next-moment = Prossimo momento
moment-at = { $unit ->
    [chip] disco { $number }
    [turn] turno { $number }
    [battle] battaglia { $number }
   *[move] mossa { $number }
}
grade = { $grade ->
    [inaccuracy] Imprecisione
    [mistake] Errore
   *[blunder] Errore grave
}
review-better = Meglio
review-played = Giocato
review-forgotten = Dimenticato:
review-best = La mossa migliore
review-fine = Una buona mossa
review-chance = Probabilità di vincere
accuracy = Precisione
review-parts = Da che cosa nasce il risultato
part-chance = Prob., %
part-points = Vantaggio
part = { $part ->
    [start] Atteso prima della distribuzione
    [own] Errori propri
    [others] Errori degli altri
    [deal] Distribuzione e piccole perdite
    [luck] Fortuna
   *[result] Risultato
}
try-from-here = Prova da qui
practice = Allenamento

# Imparare, e le regole a portata di mano.
learn = Impara
learn-game = Impara { $game }
next = Avanti
lesson-number = Lezione { $number } di { $of }
lesson-right = Ben fatto.
lesson-wrong = Non proprio. Guarda ancora.
lesson-shown = Si fa così.
lesson-show = Mostramelo
lesson-again = Riprova
lesson-try = Prova
offer-lesson = Prima volta qui?
offer-lesson-more = Poche brevi lezioni ti insegnano { $game }. Poi giochi la tua prima partita.
offer-play = Gioca subito
lesson-begin = Inizia la prima partita
lesson-anew = Ricomincia
lesson-done = Il gioco è tutto qui.
lesson-done-more = Il resto è pratica. A ogni tavolo hai le regole a portata di mano e, contro i bot, anche un consiglio.
rules = Regole
rules-of = { $game }: le regole
matters-now = conta adesso

# All rules of a game, on a page of their own or at a table.
rules-all = Tutte le regole
rules-contents = Indice
rules-short = Le regole in breve
rules-own-page = Apri in una pagina a parte
