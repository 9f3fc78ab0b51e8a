# Tornei.
tournaments = Tornei
tournament = Torneo
tournaments-more = Qualche turno contro tutti. In un duplicato tutti i tavoli hanno la stessa distribuzione, così non decide la fortuna.
plan-tournament = Prepara un torneo
no-tournaments = Non ci sono ancora tornei. Prepara il primo.
your-tournaments = I tuoi tornei
tournaments-going = Aperti e in corso
tournaments-over = Finiti
all-tournaments = Tutti i tornei
to-tournament = Vai al torneo
tournament-title = Titolo
tournament-of = Torneo di { $name }
format = Formula
format-duplicate = Duplicato
format-duplicate-more = Tutti i tavoli di un turno giocano la stessa distribuzione. Il confronto è con chi aveva il tuo posto a un altro tavolo.
format-swiss = Sistema svizzero
format-swiss-more = A ogni turno incontri giocatori con un punteggio vicino al tuo, e nessuno due volte se si può evitare. Fai punti per ogni giocatore che superi.
format-round-robin = Tutti contro tutti
format-round-robin-more = Tutti incontrano tutti. Fai punti per ogni giocatore che superi.
players-at-a-table = Giocatori per tavolo
players-in-all = Giocatori in tutto, bot compresi
tournament-bots = Bot per completare
begins = Quando comincia?
begins-host = quando lo dico io
begins-5 = tra 5 minuti
begins-15 = tra 15 minuti
begins-60 = tra un’ora
begins-time = a un’ora precisa
break-between = Pausa tra i turni
pause-0 = nessuna
pause-30 = 30 secondi
pause-120 = 2 minuti
pause-600 = 10 minuti
late-entries = Ci si può iscrivere anche dopo l’inizio
public-tournament = Tutti possono trovarlo
rated-tournament-more = Ogni partita conta per il punteggio; regole abituali

# A che punto è.
entered-count = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
entered-so-far = { $count ->
    [0] Non si è ancora iscritto nessuno; i bot completano fino a { $players }.
    [one] { $count } iscrizione; i bot completano fino a { $players }.
   *[other] { $count } iscrizioni; i bot completano fino a { $players }.
}
hosted = Ospita:
hosted-by = ospita { $name }
is-unrated = senza punteggio
is-cancelled = Annullato
won-by-names = Vittoria: { $names }
your-place = La tua posizione: { $place } su { $of }
enter-now = Iscrizioni aperte
begins-soon = Comincia presto
begins-on = Inizio: { $time }
begins-in = Il primo turno comincia tra
next-round-in = Il prossimo turno comincia tra
rounds = Turni
rounds-count = { $count ->
    [one] { $count } turno
   *[other] { $count } turni
}
round-number = Turno { $number }
round-short = T{ $number }
round-of = Turno { $number } di { $of }
round-ended = Il turno { $number } di { $of } è finito
tables-done = Hanno finito { $done } tavoli su { $of }
table-done = finito
table-playing = in corso
round-sealed = Questi tavoli sono chiusi agli altri finché non finisce l’ultimo: giocano tutti la stessa distribuzione.
your-table-ready = Il tuo tavolo è pronto.
to-your-table = Vai al tuo tavolo
wait-for-others = La tua partita è finita. Il prossimo turno comincia quando finiscono tutti i tavoli.
wait-for-sealed = La tua partita è finita. Risultati e partita da rivedere appaiono quando finiscono tutti i tavoli del turno.

# Partecipare.
enter = Iscriviti
enter-again = Iscriviti di nuovo
withdraw = Ritirati
begin-first-round = Comincia il primo turno
cancel-tournament = Annulla il torneo
copy-link = Copia il link
entrants = Giocatori
nobody-entered = Non si è ancora iscritto nessuno.
take-out = Escludi { $name } dal torneo
has-withdrawn = non partecipa più
is-program = programma

# Classifica e risultati.
standings = Classifica
score = Punteggio
how-scored = Come si fanno i punti
ties-duplicate = A parità di punteggio conta di quanti punti hai superato la media dello stesso posto. Chi resta alla pari condivide la posizione.
ties-swiss = A parità di punteggio contano prima i punteggi dei tuoi avversari, poi i punti di vantaggio sul migliore avversario. Chi resta alla pari condivide la posizione.
ties-round-robin = A parità di punteggio contano prima i punteggi degli avversari battuti, poi i punti di vantaggio sul migliore avversario. Chi resta alla pari condivide la posizione.
deals-and-results = Distribuzioni e risultati
deals-sealed = Tutte le distribuzioni derivano da un segreto su cui il server si è impegnato prima delle iscrizioni e da un numero casuale di ogni giocatore. Dopo ogni turno il suo segreto viene mostrato, così chiunque può controllare.
deals-proven = Controllato qui: i segreti mostrati finora sono quelli promessi.
deals-not-proven = I segreti non corrispondono a quanto promesso.
commitment = Impegno:
results-table = Classifica (CSV)
results-data = Tutto (JSON)

# Incontri di più partite.
match-kind = Incontro
match-one = una partita
match-mirrored = andata e ritorno
match-best-of-3 = al meglio delle tre
match-best-of-5 = al meglio delle cinque
match-best-of-7 = al meglio delle sette
match-more = Andata e ritorno: due partite con la stessa distribuzione e i posti scambiati; i punti si sommano. Al meglio di più partite si comincia a turno.
match-game = Partita { $game } di { $of }
match-won = { $name } vince l’incontro
match-drawn = L’incontro finisce in parità
next-game = Prossima partita
