### Quello che il terminale dice di sé. Quello che succede in una partita lo dicono i file dei giochi.

## Frasi che si seguono, e risposte.

sentence-gap = { " " }
answer-yes = sì
page-more = Invio per continuare, q per smettere:

## Scegliere un gioco.

games-title = Scegli un gioco:
game-facts = { $name } · di { $designers } · { $seats }
seats-exact = { $seats ->
    [one] { $seats } giocatore
   *[other] { $seats } giocatori
}
seats-range = da { $low } a { $high } giocatori
ask-game = Quale gioco? (numero o nome)
ask-game-again = Scegli uno di questi: { $games }, oppure il suo numero.
ask-seats = Quanti posti, da { $low } a { $high }? (Invio: { $usual })
ask-people = Quali dei { $seats } posti sono per chi gioca a questo schermo? (per esempio 1,2; Invio: solo il posto 1)
ask-people-again = Indica posti da 1 a { $seats }, separati da virgole.
options-title = Opzioni e valori abituali:
options-none = Questo gioco non ha opzioni.
options-file = Un testo lungo può venire da un file: { $name }=@FILE.
ask-option = Cambiarne una? Scrivi nome=valore (Invio: comincia)

## I bot: la loro forza e il loro modo di giocare.

bots-title = Quanto devono essere forti i bot?
ask-bots = Che livello? (numero o nome, o posto per posto: 2:farmer,3:shogun; Invio: { $usual })
bot-named = { $bots } ({ $level })
table-bots = Bot: { $bots }

## Cominciare.

wait-preparing = Preparo le regole; la prima volta ci vuole qualche secondo…
greeting-players = { $bots-count ->
    [0] { $people-count ->
        [one] Giochi come { $people }.
       *[other] Qui giocano { $people }.
    }
    [one] { $people-count ->
        [one] Giochi come { $people }; { $bots } è un bot.
       *[other] Qui giocano { $people }; { $bots } è un bot.
    }
   *[other] { $people-count ->
        [one] Giochi come { $people }; { $bots } sono bot.
       *[other] Qui giocano { $people }; { $bots } sono bot.
    }
}
greeting-help = Scrivi una mossa o il suo numero; ? spiega le tue opzioni, help elenca i comandi.
wait-thinking = { $seat } sta pensando…

## Un turno.

prompt-name = { $seat } ›
enter-plays = C’è una sola mossa: premi Invio per farla.
turn-hint = Scrivi una mossa o il suo numero; ? spiega le tue opzioni.
number-unknown = { $options ->
    [one] C’è una sola opzione.
   *[other] Ci sono solo { $options } opzioni.
}
word-unknown = «{ $word }» non è né una mossa né un comando; ? spiega le tue opzioni, help elenca i comandi.
choice-preview = { $words } – { $preview }
choice-refused = Ora no:

## Più persone allo stesso schermo: nessuno deve vedere le carte di un altro.

curtain-close = Premi Invio per nascondere le tue carte.
curtain-open = Passa lo schermo { to-seat }. { $seat }, premi Invio quando nessun altro guarda.

## Comandi.

help-command = { $command ->
    [save] save FILE
    [load] load FILE
   *[other] { $command }
}
help-moves = Le mosse si scrivono con il loro codice o con il numero nell’elenco.
help-explain = spiega tutte le tue opzioni; con un codice o un numero, solo quella
help-table = mostra di nuovo il tavolo
help-hint = dice che cosa farebbe il bot più forte
help-log = racconta quello che hai visto succedere
help-rules = mostra le regole del gioco
help-undo = annulla la tua ultima decisione, se da allora non si è rivelato nulla di nascosto
help-save = scrive la partita in un file
help-load = continua una partita salvata
help-help = mostra questo elenco
help-quit = lascia la partita
log-empty = Non è ancora successo nulla.
log-kept = Questo tavolo non ricorda nulla per i suoi giocatori: vedi ciò che c’è ora; quello che è successo devi ricordarlo tu.
undo-nothing = Non c’è nulla da annullare.
undo-revealed = Non si può annullare: da allora si è rivelato qualcosa di nascosto.
undo-done = Annullato.

## File.

save-how = Indica anche il file, per esempio: save { $file }
load-how = Indica anche il file, per esempio: load { $file }
offer-save = Salvare la partita? Un nome di file, come { $file } (Invio: no):
save-exists = { $file } esiste già. Sovrascriverlo? (s/n)
save-kept = { $file } resta com’era.
save-done = Salvato come { $file }.
save-secrets = Il file contiene le carte di tutti: non guardarlo prima della fine della partita.
load-drop = Questa partita non è salvata. Lasciarla lo stesso? (s/n)
file-trouble = { $file }: { $reason }.

## Consigli: quello che farebbe il bot più forte.

wait-hint = Sto pensando a un consiglio…
hint-move = Il bot Shogun giocherebbe { $token } – { $words }.
hint-chance = Probabilità di vincere, secondo lui: { $share }%.
hint-next = La seconda mossa migliore è { $token } – { $words }.
hint-expects = { $side ->
    [ahead] Si aspetta che tu finisca con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } di vantaggio.
    [behind] Si aspetta che tu finisca con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } di svantaggio.
   *[level] Si aspetta un finale alla pari.
}
hint-proven = È dimostrato.

## Incontri a specchio: due partite con la stessa distribuzione, a posti scambiati.

mirrored-begin = Andata e ritorno: due partite con la stessa distribuzione, a posti scambiati, e i punti si sommano.
mirrored-second = Ora il ritorno: la stessa distribuzione, a posti scambiati.
mirrored-points = { $seat }: { $first } + { $second } = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
mirrored-win = { $seat-is ->
    [you] Vinci l’incontro con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } di vantaggio.
   *[other] { $seat } vince l’incontro con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } di vantaggio.
}
mirrored-draw = L’incontro finisce in parità.
mirrored-player = Giocatore { $letter }
mirrored-bot = Bot

## Andarsene.

leave-goodbye = A presto.

## `tatami replay`.

replay-title = { $title }: { $players }, { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}.
replay-move = { $number } ({ $token })
replay-unfinished = Qui finisce la registrazione; la partita non è finita.
replay-ask = Mossa { $number } di { $moves }. Invio: avanti, p: indietro, un numero: quella mossa, q: esci:
replay-how = Invio o n va avanti, p torna indietro, un numero da 0 a { $moves } va a quella mossa, q esce.

## `tatami verify`.

verify-replay = { $holds ->
    [yes] { $moves ->
        [one] L’unica mossa è regolare.
       *[other] Tutte le { $moves } mosse sono regolari.
    }
   *[no] Le mosse non sono corrette: { $reason }
}
verify-fair = { $holds ->
    [yes] La registrazione contiene il segreto della sua distribuzione.
   *[no] La registrazione non dice come è stata sorteggiata la distribuzione, quindi non si può verificare.
}
verify-commit = { $holds ->
    [yes] Il segreto è quello fissato in anticipo.
   *[no] Il segreto non è quello fissato in anticipo.
}
verify-nonces = { $holds ->
    [yes] Ogni numero aggiunto dai giocatori appartiene a un posto del tavolo.
   *[no] È stato aggiunto un numero per un posto che il tavolo non ha.
}
verify-people = { $holds ->
    [yes] Ogni posto senza bot ha aggiunto un numero.
   *[no] Posti senza bot che non hanno aggiunto alcun numero: { $seats }.
}
verify-deal = { $holds ->
    [yes] La distribuzione deriva dal segreto e dai numeri dei giocatori.
   *[no] La distribuzione non deriva dal segreto e dai numeri dei giocatori.
}
verify-all = { $file }: è tutto corretto.
verify-not = { $file }: non tutto è corretto.
verify-unproven = { $file }: tutte le mosse sono lecite e il risultato è giusto; non c’è una prova della distribuzione.

## Analysis.

# While a decision is being thought about for more than a second.
wait-analysis = Sto pensando…
analyse-turns = I turni migliori:
# $line: the tokens expected from here on.
analyse-line = Da qui ci si aspetta: { $line }
analyse-costly = Che cosa è costato di più:
analyse-flawless = Per quanto si vede, nessuna decisione è costata punti.
# Heads of columns: number of the move, whose it was, what was played, what was better, points lost.
analyse-number = N.
analyse-seat = Giocatore
analyse-played = Giocato
analyse-better = Meglio
analyse-loss = Costo
# Heads of columns: a move, what it is worth, points ahead at the end, how often it was tried.
analyse-token = Mossa
analyse-words = In parole
analyse-value = Valore
analyse-margin = Vantaggio
analyse-visits = Prove
# The move that was made, among those that were thought about.
analyse-made = { $token } (giocata)
analyse-who = { $seat }
# One decision, and what it leads to.
analyse-few = Con { $simulations } simulazioni per decisione i piccoli errori non si distinguono dal caso; di solito sono { $usual }.
analyse-best = La mossa migliore è { $token } – { $words }.
analyse-chance = Probabilità di vincere: { $share }%.
analyse-percent = { $share }%
# Heads of columns: what a result is made of, and what an error is called.
analyse-accuracy = Precisione
analyse-start = Inizio
analyse-own = Errori propri
analyse-others = Errori altrui
analyse-luck = Fortuna
analyse-deal = Distribuzione e piccole perdite
analyse-result = Risultato
analyse-grade = Errore
grade-inaccuracy = imprecisione
grade-mistake = errore
grade-blunder = errore grave

## Puzzles.

puzzle-title = Problema { $name }, livello { $level }
puzzle-task = Trova la mossa migliore; q per uscire.
puzzle-right = Giusto: { $token } – { $words }.
puzzle-wrong = Non è quella. La migliore è { $token } – { $words }.
puzzle-streak = Risolti: { $solved } su { $tried }.
puzzle-another = Un altro?

compiling-rules = Compilo le regole, una volta sola su questo computer… { $functions ->
        [one] 1 funzione
       *[other] { $functions } funzioni
    }, { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
    }
warm-part = { $game }: { $part ->
        [rules] regole
        [bots] bot
       *[arrays] array
    } ({ $number } di { $of })
warm-done = Tutto è compilato.
