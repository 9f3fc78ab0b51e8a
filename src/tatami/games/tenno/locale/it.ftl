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
    [left] a sinistra
    [middle] al centro
   *[right] a destra
}
aim = { $aim ->
    [left] a sinistra
    [middle] al centro
   *[right] a destra
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

about = Tutti hanno gli stessi undici personaggi e ne mettono tre coperti. Attacca, bluffa e ricorda chi sta dove, perché ogni carta persa lascia un vuoto che la tua mano deve riempire.
option-memory_aid = Ogni carta delle file mostra che cosa potresti ricordarne: l’ultima carta vista lì e se può essere cambiata da allora.
option-cards = Le carte del mazzo di ognuno: tutte e undici, o meno per una partita piccola; i tre Contadini ci sono sempre.

## I luoghi e che cosa c’è.

place-row = { $seat-is ->
    [you] la tua fila, { slot }
   *[other] fila di { $seat }, { slot }
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
card-own = { card } (coperta)
card-known = { card } (coperta, nota a { $everybody ->
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
row-card = { slot } { $piece }
row-gap = { slot } un vuoto
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
sum-prison-open = { $seat-is ->
    [you] La tua prigione: { $list }, { points }.
   *[other] Prigione di { $seat }: { $list }, { points }.
}
sum-lost = { $seat-is ->
    [you] Hai perso: { $list }.
   *[other] { $seat } ha perso: { $list }.
}
sum-discard = { $cards ->
    [0] Non ci sono scarti.
    [one] Scarti: { $cards } carta.
   *[other] Scarti: { $cards } carte.
}

## Di chi è il turno.

task-set-up = { $seat-is ->
    [you] Metti i tuoi tre Contadini coperti nella tua fila, nell’ordine che vuoi.
   *[other] { $seat } sta mettendo tre Contadini.
}
task-attack = { $seat-is ->
    [you] Tocca a te: attacca una carta di qualcuno con una delle tue.
   *[other] { $seat } sta per attaccare.
}
task-respond = { $seat-is ->
    [you] { card-first } di { $target } attacca { your-met }{ $why ->
        [geishas] : due Geishe si equivalgono
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
    [you] Non hai perso carte, quindi puoi scambiare una carta della tua fila con una della tua mano.
   *[other] { $seat } può scambiare una carta.
}
task-pick-up = { $seat-is ->
    [you] Non hai perso carte e la tua mano è vuota, quindi puoi raccogliere due carte della tua fila.
   *[other] { $seat } può raccogliere due carte.
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
do-attack = La tua carta { slot }, { the-card }, contro { goal }
do-monk = Mostrare il Monaco ({ sum })
do-stay-silent = Tacere ({ sum })
do-no-attack = Non attaccare di nuovo
do-fill = Riempire il vuoto { slot } con { the-card }
do-trade = Scambiare { the-card } { slot } con { the-other }
do-keep = Raccogliere { the-card } { slot } e rimettere la stessa carta
do-no-trade = Lasciare la tua fila com’è
do-swap = Raccogliere le carte { slot } e { aim } e scambiarle
do-put-back = Raccogliere le carte { slot } e { aim } e rimetterle com’erano
do-peek = Guardare { goal }
do-no-peek = Non guardare nessuna carta

## Che cosa ne verrebbe.

preview-strength = { $card ->
    [geisha] sempre uno di più
   *[other] forza { $strength }
}
preview-odds = { preview-strength }: { $list } delle { $cards } carte che può essere{ possibilities }
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
    [geishas] due Geishe si equivalgono
   *[other] { $attack } contro { $defence }
}
preview-fight = { sum }: { $list }
preview-then = { $list }
preview-answers = { $attack } contro { $defence }: { $list }; con un Monaco { $attack } contro { $helped }: { $helped-list }
then-captured = { $seat-is ->
    [you] catturi { whose } per { points }
   *[other] { $seat } cattura { whose } per { points }
}
then-leaves = { $card ->
    [geisha] { whose } lascia la partita
   *[other] { whose } va negli scarti
}
then-peek = { $seat-is ->
    [you] puoi guardare una delle carte di { $target }
   *[other] { $target-is ->
        [you] { $seat } può guardare una delle tue carte
       *[other] { $seat } può guardare una delle carte di { $target }
    }
}
then-monk-known = tutti sanno poi dov’è il tuo Monaco
then-ends = la partita finisce

## Che cosa non si può fare, e perché.

no-set-up-first = Prima metti i tuoi tre Contadini.
no-set-up-now = La tua fila è già a posto.
no-seat = A questo tavolo non c’è il posto { $number }.
no-own-row = Non puoi attaccare la tua fila.
no-shogun = Lo Shogun non attacca mai.
no-ronin-again = Il Ronin ha già attaccato; attacca con un’altra carta.
no-attacker-gone = Il Ronin non c’è più, quindi lì non c’è nessuna carta.
no-target-again = Il Ronin ha già attaccato { goal }; scegline un’altra.
no-attacked-already = Hai già attaccato in questo turno.
no-monk-beside = Nessun Monaco accanto a questa carta.
no-monk-now = Il Monaco aiuta solo una carta attaccata accanto a lui.
no-answer-first = Prima rispondi all’attacco: mostra il tuo Monaco o taci.
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
no-trade-yet = Puoi scambiare dopo il tuo attacco, se non perdi carte.
no-hand = La tua mano è vuota, quindi puoi solo raccogliere due carte della tua fila.
no-pick-up = Puoi raccogliere due carte solo quando la tua mano è vuota.
no-peek-now = Solo un difensore che ha vinto uno scontro può guardare una carta.
no-peek-first = Prima guarda una delle carte di { $target }, o nessuna.

## Che cosa è successo.

saw-set-up = { $seat } mette tre Contadini coperti.
saw-set-up-own = Metti coperti, da sinistra a destra: { $list }.
saw-attack = { $seat-is ->
    [you] Attacchi { goal } con la tua carta { slot }, { the-card }.
   *[other] { $seat } attacca { goal } con la carta { slot }, { the-card }.
}
saw-met = È { the-card }.
saw-silence = { $seat-is ->
    [you] Non mostri nessun Monaco.
   *[other] { $seat } non mostra nessun Monaco.
}
saw-monk = { $seat-is ->
    [you] Mostri il tuo Monaco { slot }.
   *[other] { $seat } mostra il Monaco { slot }.
}
saw-fight = { $why ->
    [geishas] Due Geishe si equivalgono.
    [geisha] La Geisha ha sempre uno di più: { $attack } contro { $defence }, { verdict }.
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
    [you] Catturi { whose } per { points }.
   *[other] { $seat } cattura { whose } per { points }.
}
saw-leaves = { $card ->
    [geisha] { $target-is ->
        [you] La tua Geisha lascia la partita.
       *[other] La Geisha di { $target } lascia la partita.
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
saw-fill-own = Riempi il vuoto { slot } con { the-card }.
saw-trade = { $seat } raccoglie la carta { slot } e mette una carta al suo posto.
saw-trade-own = Scambi { the-card } { slot } con { the-other }.
saw-keep-own = Raccogli { the-card } { slot } e rimetti la stessa carta.
saw-pick-up = { $seat } raccoglie le carte { slot } e { aim } e le rimette, scambiate o no.
saw-pick-up-own = { $swapped ->
    [yes] Raccogli le carte { slot } e { aim } e le scambi.
   *[no] Raccogli le carte { slot } e { aim } e le rimetti com’erano.
}
saw-no-trade = { $seat-is ->
    [you] Lasci la tua fila com’è.
   *[other] { $seat } lascia la fila com’è.
}
saw-peek = { $seat } guarda { goal }.
saw-peek-own = Guardi { goal }: è { the-card }.
saw-no-peek = { $seat-is ->
    [you] Non guardi nessuna carta.
   *[other] { $seat } non guarda nessuna carta.
}
saw-end = { $seats-count ->
    [one] { $seats } non può riempire tutti i vuoti: la partita finisce.
   *[other] { $seats } non possono riempire tutti i vuoti: la partita finisce.
}
saw-rest = { $seat-is ->
    [you] Ti restano: { $list }.
   *[other] A { $seat } restano: { $list }.
}
saw-tie = { $seats } sono pari con { points } a testa, quindi aggiungono file e mani. { $list }.

## Il tavolo disegnato in un terminale. Le carte stanno lì con le loro lettere: 1 2 3 N M R 7 8 D S G.

draw-gap = (vuoto)
draw-known = { card } (nota)
draw-hand = mano { $cards }
draw-hand-open = mano { $list }
draw-prison = prigione { $cards } ({ points })
draw-prison-open = prigione { $list } ({ points })
draw-lost-open = perse { $list }
