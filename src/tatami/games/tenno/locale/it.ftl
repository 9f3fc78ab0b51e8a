### TENNO in italiano.

## Le parole di cui sono fatte le frasi.

# Una carta con il suo nome, come su un’etichetta.
card = { $card ->
    [farmer-1] Contadino 1
    [farmer-2] Contadino 2
    [farmer-3] Contadino 3
    [ninja] Ninja
    [monk] Monaco
    [ronin] Ronin
    [samurai-7] Samurai 7
    [samurai-8] Samurai 8
    [daimyo] Daimyo
    [shogun] Shogun
   *[geisha] Geisha
}
# La stessa dentro una frase, con l’articolo o il possessivo.
the-card = { $card ->
    [farmer-1] il Contadino 1
    [farmer-2] il Contadino 2
    [farmer-3] il Contadino 3
    [ninja] il Ninja
    [monk] il Monaco
    [ronin] il Ronin
    [samurai-7] il Samurai 7
    [samurai-8] il Samurai 8
    [daimyo] il Daimyo
    [shogun] lo Shogun
   *[geisha] la Geisha
}
your-card = { $card ->
    [farmer-1] il tuo Contadino 1
    [farmer-2] il tuo Contadino 2
    [farmer-3] il tuo Contadino 3
    [ninja] il tuo Ninja
    [monk] il tuo Monaco
    [ronin] il tuo Ronin
    [samurai-7] il tuo Samurai 7
    [samurai-8] il tuo Samurai 8
    [daimyo] il tuo Daimyo
    [shogun] il tuo Shogun
   *[geisha] la tua Geisha
}
the-met = { $met ->
    [farmer-1] il Contadino 1
    [farmer-2] il Contadino 2
    [farmer-3] il Contadino 3
    [ninja] il Ninja
    [monk] il Monaco
    [ronin] il Ronin
    [samurai-7] il Samurai 7
    [samurai-8] il Samurai 8
    [daimyo] il Daimyo
    [shogun] lo Shogun
   *[geisha] la Geisha
}
your-met = { $met ->
    [farmer-1] il tuo Contadino 1
    [farmer-2] il tuo Contadino 2
    [farmer-3] il tuo Contadino 3
    [ninja] il tuo Ninja
    [monk] il tuo Monaco
    [ronin] il tuo Ronin
    [samurai-7] il tuo Samurai 7
    [samurai-8] il tuo Samurai 8
    [daimyo] il tuo Daimyo
    [shogun] il tuo Shogun
   *[geisha] la tua Geisha
}
the-other = { $other ->
    [farmer-1] il Contadino 1
    [farmer-2] il Contadino 2
    [farmer-3] il Contadino 3
    [ninja] il Ninja
    [monk] il Monaco
    [ronin] il Ronin
    [samurai-7] il Samurai 7
    [samurai-8] il Samurai 8
    [daimyo] il Daimyo
    [shogun] lo Shogun
   *[geisha] la Geisha
}
# All’inizio di una frase.
card-first = { $card ->
    [farmer-1] Il Contadino 1
    [farmer-2] Il Contadino 2
    [farmer-3] Il Contadino 3
    [ninja] Il Ninja
    [monk] Il Monaco
    [ronin] Il Ronin
    [samurai-7] Il Samurai 7
    [samurai-8] Il Samurai 8
    [daimyo] Il Daimyo
    [shogun] Lo Shogun
   *[geisha] La Geisha
}
slot = { $slot ->
    [left] di sinistra
    [middle] di mezzo
   *[right] di destra
}
where = { $slot ->
    [left] a sinistra
    [middle] al centro
   *[right] a destra
}
aim = { $aim ->
    [left] di sinistra
    [middle] di mezzo
   *[right] di destra
}
# La carta attaccata o guardata, e di chi è.
goal = { $target-is ->
    [you] la tua carta { aim }
   *[other] la carta { aim } di { $target }
}
# Una carta che si perde, e di chi è.
whose = { $target-is ->
    [you] { your-card }
   *[other] { the-card } di { $target }
}
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## Com’è il gioco.

title = TENNO
designers = Lukas Zach & Michael Palm
about = Tutti hanno gli stessi undici personaggi e ne mettono tre coperti. Attacca, bluffa e ricorda chi sta dove: ogni carta persa lascia un vuoto che la tua mano deve riempire.
option-memory = Che cosa mostra il tavolo ai giocatori: tutto ciò che potrebbero ricordare (carte viste e perse, punti delle prigioni, cronaca) o solo ciò che c’è ora.
option-memory-full = tutto ciò che si è visto
option-memory-table = solo ciò che c’è ora
option-geisha_trades = Chi attacca con la Geisha e vince può scambiare, anche se la Geisha esce dal gioco.
option-cards = Le carte del set di ognuno: tutte e undici, o meno per una partita ridotta; i tre Contadini ci sono sempre.

## I luoghi e che cosa c’è.

place-row = { $seat-is ->
    [you] la tua fila, { where }
   *[other] fila di { $seat }, { where }
}
place-hand = { $seat-is ->
    [you] la tua mano
   *[other] mano di { $seat }
}
place-prison = { $seat-is ->
    [you] la tua prigione
   *[other] prigione di { $seat }
}
place-discard = scarti
card-down = carta coperta
card-seen = carta coperta (vista per ultima: { card })
card-changed = carta coperta (vista per ultima: { card }; forse è cambiata)
card-own = { card } ({ $card ->
    [geisha] coperta
   *[other] coperto
})
card-known = { card } ({ $card ->
    [geisha] coperta, già vista da
   *[other] coperto, già visto da
} { $everybody ->
    [yes] tutti
   *[no] { $seats }
})
card-of = { $seat-is ->
    [you] { your-card }
   *[other] { card } di { $seat }
}

## Il tavolo in frasi.

sum-fight = { $seat-is ->
    [you] La tua carta { slot }, { the-card }, attacca { goal }, { the-met }.
   *[other] La carta { slot } di { $seat }, { the-card }, attacca { goal }, { the-met }.
}
sum-row = { $seat-is ->
    [you] La tua fila: { $list }.
   *[other] Fila di { $seat }: { $list }.
}
sum-row-down = Fila di { $seat }: tre carte coperte.
sum-row-empty = { $seat-is ->
    [you] La tua fila è ancora vuota.
   *[other] La fila di { $seat } è ancora vuota.
}
row-card = { where } { $piece }
row-gap = { where } un vuoto
sum-hand = { $cards ->
    [0] La mano di { $seat } è vuota.
    [one] { $seat } ha { $cards } carta in mano.
   *[other] { $seat } ha { $cards } carte in mano.
}
sum-hand-open = { $seat-is ->
    [you] { $cards ->
        [0] La tua mano è vuota.
       *[other] La tua mano: { $list }.
    }
   *[other] { $cards ->
        [0] La mano di { $seat } è vuota.
       *[other] Mano di { $seat }: { $list }.
    }
}
sum-prison = { $seat-is ->
    [you] { $cards ->
        [0] La tua prigione è vuota.
        [one] La tua prigione: { $cards } carta, { points }.
       *[other] La tua prigione: { $cards } carte, { points }.
    }
   *[other] { $cards ->
        [0] La prigione di { $seat } è vuota.
        [one] Prigione di { $seat }: { $cards } carta, { points }.
       *[other] Prigione di { $seat }: { $cards } carte, { points }.
    }
}
sum-prison-down = { $seat-is ->
    [you] { $cards ->
        [0] La tua prigione è vuota.
        [one] La tua prigione: { $cards } carta.
       *[other] La tua prigione: { $cards } carte.
    }
   *[other] { $cards ->
        [0] La prigione di { $seat } è vuota.
        [one] Prigione di { $seat }: { $cards } carta.
       *[other] Prigione di { $seat }: { $cards } carte.
    }
}
sum-prison-open = { $seat-is ->
    [you] La tua prigione: { $list }, { points }.
   *[other] Prigione di { $seat }: { $list }, { points }.
}
sum-lost = { $seat-is ->
    [you] Hai perso: { $list }.
   *[other] { $seat } ha perso: { $list }.
}
sum-discard = { $cards ->
    [0] La pila degli scarti è vuota.
    [one] Scarti: { $cards } carta.
   *[other] Scarti: { $cards } carte.
}

## Di chi è il turno.

task-set-up = { $seat-is ->
    [you] Metti i tuoi tre Contadini coperti nella tua fila, nell’ordine che vuoi.
   *[other] { $seat } sta disponendo tre Contadini.
}
task-attack = { $seat-is ->
    [you] Tocca a te: attacca una carta avversaria con una delle tue.
   *[other] { $seat } sta per attaccare.
}
task-respond = { $seat-is ->
    [you] { card-first } di { $target } attacca { your-met }{ $why ->
        [geishas] : due Geishe sono pari
       *[other] , { $attack } contro { $defence }
    }. Mostri il tuo Monaco?
   *[other] { $seat } ci sta pensando.
}
task-attack-again = { $seat-is ->
    [you] Dopo il tuo Ronin puoi attaccare ancora una volta, con un’altra carta.
   *[other] { $seat } può attaccare ancora una volta.
}
task-fill = { $seat-is ->
    [you] Riempi il vuoto { slot } con una carta della tua mano.
   *[other] { $seat } sta riempiendo un vuoto.
}
task-trade = { $seat-is ->
    [you] { $geisha ->
        [yes] La tua Geisha ha vinto, quindi puoi scambiare una carta della tua fila con una della tua mano.
       *[no] Non hai perso carte, quindi puoi scambiare una carta della tua fila con una della tua mano.
    }
   *[other] { $seat } può scambiare una carta.
}
task-pick-up = { $seat-is ->
    [you] { $geisha ->
        [yes] La tua Geisha ha vinto e la tua mano è vuota, quindi puoi prendere in mano due carte della tua fila.
       *[no] Non hai perso carte e la tua mano è vuota, quindi puoi prendere in mano due carte della tua fila.
    }
   *[other] { $seat } può prendere in mano due carte.
}
task-peek = { $seat-is ->
    [you] Hai vinto in difesa, quindi puoi guardare una delle carte di { $target }.
   *[other] { $target-is ->
        [you] { $seat } può guardare una delle tue carte.
       *[other] { $seat } può guardare una delle carte di { $target }.
    }
}

## Che cosa si può fare.

do-set-up = Da sinistra a destra: { $list }
do-attack = { $actor-is ->
    [other] La carta { slot } di { $actor }
   *[you] La tua carta { slot }
}, { the-card }, contro { goal }
do-monk = Mostrare il Monaco ({ sum })
do-stay-silent = Non dire niente ({ sum })
do-no-attack = Non attaccare di nuovo
do-fill = Riempire il vuoto { slot } con { the-card }
do-trade = Scambiare { the-card } { slot } con { the-other }
do-keep = Riprendere { the-card } { slot } e rimettere la stessa carta
do-no-trade = Lasciare la fila com’è
do-swap = Prendere in mano le carte { slot } e { aim } e scambiarle
do-put-back = Prendere in mano le carte { slot } e { aim } e rimetterle com’erano
do-peek = Guardare { goal }
do-no-peek = Non guardare nessuna carta

## Che cosa ne verrebbe.

preview-strength = { $card ->
    [geisha] sempre 1 in più
   *[other] forza { $strength }
}
preview-odds = { preview-strength }: { $list } delle { $cards } carte possibili{ possibilities }
odds = { $outcome ->
    [won] batte { $cards }
    [equal] pareggia con { $cards }
   *[lost] perde contro { $cards }
}
preview-sure = { preview-strength }: { $outcome ->
    [won] batte qualunque carta possa esserci
    [equal] pareggia con qualunque carta possa esserci
   *[lost] perde contro qualunque carta possa esserci
}{ possibilities }
possibilities = { $monk ->
    [yes] ; un Monaco può aiutarla
   *[no] { "" }
}{ $ends ->
    [yes] ; la partita può finire
   *[no] { "" }
}
sum = { $why ->
    [geishas] due Geishe sono pari
   *[other] { $attack } contro { $defence }
}
preview-fight = { sum }: { $list }
preview-then = { $list }
preview-answers = { $attack } contro { $defence }: { $list }; con un Monaco { $attack } contro { $helped }: { $helped-list }
then-captured = { $seat-is ->
    [you] catturi { whose } ({ points })
   *[other] { $seat } cattura { whose } ({ points })
}
then-leaves = { $card ->
    [geisha] { whose } esce dal gioco
   *[other] { whose } va negli scarti
}
then-peek = { $seat-is ->
    [you] puoi guardare una delle carte di { $target }
   *[other] { $target-is ->
        [you] { $seat } può guardare una delle tue carte
       *[other] { $seat } può guardare una delle carte di { $target }
    }
}
then-monk-known = tutti sapranno dov’è il tuo Monaco
then-ends = la partita finisce

## Che cosa non si può fare, e perché.

no-set-up-first = Prima disponi i tuoi tre Contadini.
no-set-up-now = La tua fila è già a posto.
no-seat = A questo tavolo non c’è il posto { $number }.
no-own-row = Non puoi attaccare la tua fila.
no-shogun = Lo Shogun non attacca mai.
no-ronin-again = Il Ronin ha già attaccato; attacca con un’altra carta.
no-attacker-gone = Il Ronin non c’è più, quindi lì non c’è nessuna carta.
no-target-again = Il Ronin ha già attaccato { goal }; scegline un’altra.
no-attacked-already = Hai già attaccato in questo turno.
no-monk-beside = In questa fila non c’è un Monaco che possa aiutare.
no-monk-now = Il Monaco aiuta solo un’altra carta della sua fila, quando viene attaccata.
no-answer-first = Prima rispondi all’attacco: mostra il tuo Monaco o non dire niente.
no-pass-now = Un turno comincia con un attacco, quindi non puoi passare.
no-fill-first = Prima riempi il tuo vuoto.
no-fill-yet = I vuoti si riempiono quando gli attacchi sono finiti.
no-gap = Non hai vuoti da riempire.
no-in-row = { $card ->
    [geisha] La tua Geisha
   *[other] Il tuo { card }
} è già nella tua fila.
no-out-of-play = { $card ->
    [geisha] La tua Geisha
   *[other] Il tuo { card }
} è fuori gioco.
no-trade-yet = { $geisha ->
    [yes] Puoi scambiare dopo il tuo attacco, se non perdi carte o vinci con la Geisha.
   *[no] Puoi scambiare dopo il tuo attacco, se non perdi carte.
}
no-hand = La tua mano è vuota, quindi puoi solo prendere in mano due carte della tua fila.
no-pick-up = Puoi prendere in mano due carte solo quando la tua mano è vuota.
no-peek-now = Solo chi ha vinto in difesa può guardare una carta.
no-peek-first = Prima guarda una delle carte di { $target }, o nessuna.

## Che cosa è successo.

saw-set-up = { $seat } dispone tre Contadini coperti.
saw-set-up-own = { $seat-is ->
    [you] Disponi coperti, da sinistra a destra: { $list }.
   *[other] { $seat } dispone coperti, da sinistra a destra: { $list }.
}
saw-attack = { $seat-is ->
    [you] Attacchi { goal } con la tua carta { slot }, { the-card }.
   *[other] { $seat } attacca { goal } con la propria carta { slot }, { the-card }.
}
saw-met = È { the-card }.
saw-silence = { $seat-is ->
    [you] Non mostri nessun Monaco.
   *[other] { $seat } non mostra nessun Monaco.
}
saw-monk = { $seat-is ->
    [you] Mostri il tuo Monaco, che è { where }.
   *[other] { $seat } mostra il Monaco, che è { where }.
}
saw-fight = { $why ->
    [geishas] Due Geishe sono pari.
    [geisha] La Geisha ha sempre 1 in più: { $attack } contro { $defence }, { verdict }.
    [monk] Il Monaco aggiunge 2: { $attack } contro { $defence }, { verdict }.
    [ninja] Il Ninja attacca con 8: { $attack } contro { $defence }, { verdict }.
    [ninja-monk] Il Ninja attacca con 8, il Monaco aggiunge 2: { $attack } contro { $defence }, { verdict }.
   *[plain] { $attack } contro { $defence }, { verdict }.
}
verdict = { $outcome ->
    [won] vince { the-card }
    [lost] vince { the-met }
   *[equal] non vince nessuno
}
saw-captured = { $seat-is ->
    [you] Catturi { whose } ({ points }).
   *[other] { $seat } cattura { whose } ({ points }).
}
saw-leaves = { $card ->
    [geisha] { $target-is ->
        [you] La tua Geisha esce dal gioco.
       *[other] La Geisha di { $target } esce dal gioco.
    }
   *[other] { $target-is ->
        [you] Il tuo { card } va negli scarti.
       *[other] { card-first } di { $target } va negli scarti.
    }
}
saw-no-attack = { $seat-is ->
    [you] Non attacchi di nuovo.
   *[other] { $seat } non attacca di nuovo.
}
saw-fill = { $seat } riempie il vuoto { slot }.
saw-fill-own = { $seat-is ->
    [you] Riempi il vuoto { slot } con { the-card }.
   *[other] { $seat } riempie il vuoto { slot } con { the-card }.
}
saw-trade = { $seat } riprende la carta { slot } e mette una carta al suo posto.
saw-trade-own = { $seat-is ->
    [you] Scambi { the-card } { slot } con { the-other }.
   *[other] { $seat } scambia { the-card } { slot } con { the-other }.
}
saw-keep-own = { $seat-is ->
    [you] Riprendi { the-card } { slot } e rimetti la stessa carta.
   *[other] { $seat } riprende { the-card } { slot } e rimette la stessa carta.
}
saw-pick-up = { $seat } prende in mano le carte { slot } e { aim } e le rimette, scambiate o no.
saw-pick-up-own = { $swapped ->
    [yes] { $seat-is ->
        [you] Prendi in mano le carte { slot } e { aim } e le scambi.
       *[other] { $seat } prende in mano le carte { slot } e { aim } e le scambia.
    }
   *[no] { $seat-is ->
        [you] Prendi in mano le carte { slot } e { aim } e le rimetti com’erano.
       *[other] { $seat } prende in mano le carte { slot } e { aim } e le rimette com’erano.
    }
}
saw-no-trade = { $seat-is ->
    [you] Lasci la tua fila com’è.
   *[other] { $seat } lascia la fila com’è.
}
saw-peek = { $seat } guarda { goal }.
saw-peek-own = { $seat-is ->
    [you] Guardi { goal }: è { the-card }.
   *[other] { $seat } guarda { goal }: è { the-card }.
}
saw-no-peek = { $seat-is ->
    [you] Non guardi nessuna carta.
   *[other] { $seat } non guarda nessuna carta.
}
saw-end = { $seats-you ->
    [alone] Non puoi riempire tutti i vuoti
    [among] { $seats-count ->
        [2] Né tu né { $seats-others } potete riempire tutti i vuoti
       *[other] Tu, { $seats-others } non potete riempire tutti i vuoti
    }
   *[absent] { $seats-count ->
        [one] { $seats } non può riempire tutti i vuoti
       *[other] { $seats } non possono riempire tutti i vuoti
    }
}: la partita finisce.
saw-rest = { $seat-is ->
    [you] Carte che ti restano: { $list }.
   *[other] Carte che restano { to-seat }: { $list }.
}
saw-tie = { $seats-you ->
    [absent] { $seats } sono pari con { points } a testa, quindi aggiungono i valori di fila e mano
   *[among] Sei alla pari con { $seats-others }, { points } a testa, quindi aggiungete i valori di fila e mano
}. { $list }.

## Il tavolo disegnato in un terminale. Le carte stanno lì con le loro lettere: 1 2 3 N M R 7 8 D S G.

draw-gap = (vuoto)
draw-known = { card } ({ $card ->
    [geisha] nota
   *[other] noto
})
draw-hand = mano { $cards }
draw-hand-open = mano { $list }
draw-prison = prigione { $cards } ({ points })
draw-prison-down = prigione { $cards }
draw-prison-open = prigione { $list } ({ points })
draw-lost-open = perse { $list }
