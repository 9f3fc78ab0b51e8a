# I pezzi: i dischi e i fantasmi.
piece = { $kind ->
    [samurai] Samurai
    [daimyo] Daimyo
    [ronin] Ronin
    [geisha] Geisha
    [ninja] Ninja
   *[ghost] fantasma
}
the-piece = { $kind ->
    [geisha] la Geisha
    [samurai] il Samurai
    [daimyo] il Daimyo
    [ronin] il Ronin
    [ninja] il Ninja
   *[ghost] il fantasma
}
a-piece = { $kind ->
    [geisha] una Geisha
    [samurai] un Samurai
    [daimyo] un Daimyo
    [ronin] un Ronin
    [ninja] un Ninja
   *[ghost] un fantasma
}
your-piece = { $kind ->
    [geisha] la tua Geisha
    [daimyo] il tuo Daimyo
    [ronin] il tuo Ronin
   *[ninja] il tuo Ninja
}
no-piece = { $kind ->
    [geisha] nessuna Geisha
    [daimyo] nessun Daimyo
    [ronin] nessun Ronin
   *[ninja] nessun Ninja
}
of-the-piece = { $kind ->
    [geisha] della Geisha
    [daimyo] del Daimyo
    [ronin] del Ronin
   *[ninja] del Ninja
}
# La colonna di una corte, che prende il nome dal suo personaggio.
column = { $column ->
    [daimyo] del Daimyo
    [ronin] del Ronin
    [geisha] della Geisha
   *[ninja] del Ninja
}
column-name = { $column ->
    [daimyo] Daimyo
    [ronin] Ronin
    [geisha] Geisha
   *[ninja] Ninja
}
target-column = { $target ->
    [daimyo] del Daimyo
    [ronin] del Ronin
    [geisha] della Geisha
   *[ninja] del Ninja
}
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

# Com’è il gioco.
title = TA-KE
designers = Arve D. Fühler
about = Due giocatori in una corte dove ogni disco è in vista. Prendi dischi da cinque pile, guadagna influenza e bada a quello che scopri: dà punti a tutti e due.
option-ninja_repeats = Un’abilità si può utilizzare due volte per turno, con il proprio disco e tramite il Ninja.
option-ninja_influence = Quanto conta un Ninja sulla casella in basso: 2, oppure 1 come in alcune copie.
option-komi = Punti con cui comincia il secondo giocatore, per compensare lo svantaggio di giocare dopo.
option-chips = Dischi di ogni personaggio e in ogni pila: 7, o meno per una partita ridotta.

# Luoghi.
place-hall = spazio { $space }
place-ghost = fantasma sullo spazio { $space }
place-supply = riserva dei fantasmi
place-field = { $seat-is ->
    [you] la tua colonna { column }, { $field ->
        [top] casella in alto
        [middle] casella di mezzo
       *[bottom] casella in basso
    }
   *[other] colonna { column } di { $seat }, { $field ->
        [top] casella in alto
        [middle] casella di mezzo
       *[bottom] casella in basso
    }
}

# Il tavolo in frasi.
sum-left = { $chips ->
    [0] Tutti i dischi sono stati presi.
    [one] Resta { $chips } disco nell’aula delle udienze.
   *[other] Restano { $chips } dischi nell’aula delle udienze.
}
sum-space = { $chips ->
    [0] Lo spazio { $space } è vuoto e mostra il suo personaggio stampato, { printed }.
    [one] Spazio { $space }: un disco, { $list }.
   *[other] Spazio { $space }: { $chips } dischi, dall’alto { $list }.
}
sum-ghost = { $chips ->
    [0] Lo spazio { $space } è vuoto e mostra il suo personaggio stampato, { printed }; c’è un fantasma.
    [one] Spazio { $space }, sotto un fantasma: un disco, { $list }.
   *[other] Spazio { $space }, sotto un fantasma: { $chips } dischi, dall’alto { $list }.
}
printed = { $printed ->
    [samurai] il Samurai
    [daimyo] il Daimyo
    [ronin] il Ronin
    [geisha] la Geisha
   *[ninja] il Ninja
}
sum-points = { $seat-is ->
    [you] Hai { points }.
   *[other] { $seat } ha { points }.
}
sum-column = { column-name }: { $bottom } in basso, { $middle } in mezzo, { $samurai } Samurai in alto; influenza { $influence }.

# Di chi è il turno.
task-turn = { $seat-is ->
    [you] Tocca a te: usa abilità se vuoi, poi prendi un disco.
   *[other] { $seat } può usare abilità e prende un disco.
}
task-shift = { $seat-is ->
    [you] Il Daimyo agisce: sposta { $moves ->
        [one] ancora un Samurai in un’altra colonna
       *[other] fino a { $moves } Samurai in altre colonne
    }, oppure finisci.
   *[other] { $seat } sta spostando Samurai tra le colonne.
}

# Che cosa si può fare.
do-take = Prendere { the-piece } dallo spazio { $space }
do-take-samurai = Prendere il Samurai dallo spazio { $space } e metterlo sopra la colonna { column }
do-daimyo = Usare un Daimyo: spostare fino a tre Samurai propri
do-shift = Spostare un Samurai dalla colonna { column } alla colonna { target-column }
do-finish = Finire di spostare Samurai
do-ronin = Usare un Ronin: spostare il fantasma dallo spazio { $space } allo spazio { $target }
do-ronin-away = Usare un Ronin: rimettere nella riserva il fantasma dello spazio { $space }
do-ronin-place = Usare un Ronin: mettere un fantasma della riserva sullo spazio { $target }
do-geisha = Usare una Geisha: spostare { the-piece } dallo spazio { $space } allo spazio { $target }
do-ninja-daimyo = Usare un Ninja contro il Daimyo avversario
do-ninja-ronin-push = Usare un Ninja contro il Ronin avversario, senza spostare fantasmi
do-ninja-ronin = Usare un Ninja contro il Ronin avversario: spostare il fantasma dallo spazio { $space } allo spazio { $target }
do-ninja-ronin-away = Usare un Ninja contro il Ronin avversario: rimettere nella riserva il fantasma dello spazio { $space }
do-ninja-ronin-place = Usare un Ninja contro il Ronin avversario: mettere un fantasma della riserva sullo spazio { $target }
do-ninja-geisha-push = Usare un Ninja contro la Geisha avversaria, senza spostare dischi
do-ninja-geisha = Usare un Ninja contro la Geisha avversaria: spostare { the-piece } dallo spazio { $space } allo spazio { $target }
gainer = { $actor-is ->
    [other] { $actor }
   *[you] tu
}
rival = { $opponent-is ->
    [you] tu
   *[other] { $opponent }
}
preview-take = scopre { a-piece }, in vista su { $spaces ->
    [one] uno spazio
   *[other] { $spaces } spazi
}: { gainer } +{ $mine }, { rival } +{ $theirs }

# Che cosa non si può fare, e perché.
no-empty = Lo spazio { $space } non ha più dischi.
no-ghost = C’è un fantasma sullo spazio { $space }.
no-rests = Il disco sullo spazio { $space } è stato spostato da una Geisha e riposa per questo turno.
no-column = Un Samurai ha bisogno di una colonna: di’ sopra quale va.
no-not-samurai = Il disco in cima allo spazio { $space } non è un Samurai, quindi non si sceglie la colonna.
no-finish-first = Prima finisci di spostare i Samurai.
no-redistribution = I Samurai si spostano solo dopo aver usato un Daimyo.
no-samurai = Non hai Samurai sopra la colonna { column }.
no-used = Hai già usato { your-piece } in questo turno.
no-chip = Non hai { no-piece } sulla casella in basso.
no-victim = { $opponent } non ha { no-piece } sulla casella in basso.
no-carried = L’abilità { of-the-piece } è già stata utilizzata in questo turno.
no-ghost-there = Non c’è nessun fantasma sullo spazio { $space }.
no-ghost-already = C’è già un fantasma sullo spazio { $space }.
no-low = Lo spazio { $space } ha meno di due dischi.
no-take-left = Poi non si potrebbe prendere nessun disco.

# Che cosa è successo.
saw-take = { $seat-is ->
    [you] Prendi { the-piece } dallo spazio { $space }.
   *[other] { $seat } prende { the-piece } dallo spazio { $space }.
}
saw-take-samurai = { $seat-is ->
    [you] Prendi il Samurai dallo spazio { $space } e lo metti sopra la colonna { column }.
   *[other] { $seat } prende il Samurai dallo spazio { $space } e lo mette sopra la colonna { column }.
}
saw-uncovered = Lo spazio { $space } mostra ora { a-piece }, in vista su { $spaces ->
    [one] uno spazio.
   *[other] { $spaces } spazi.
}
saw-reset = Tutti i fantasmi tornano nella riserva.
saw-shift = { $seat-is ->
    [you] Sposti un Samurai dalla colonna { column } alla colonna { target-column }.
   *[other] { $seat } sposta un Samurai dalla colonna { column } alla colonna { target-column }.
}
saw-finish = { $seat-is ->
    [you] Finisci di spostare Samurai.
   *[other] { $seat } finisce di spostare Samurai.
}
saw-use = { $seat-is ->
    [you] Usi { your-piece }.
   *[other] { $seat } usa { a-piece }.
}
saw-ninja = { $seat-is ->
    [you] Il tuo Ninja spinge { the-piece } di { $opponent } nella riga di mezzo.
   *[other] Il Ninja di { $seat } spinge nella riga di mezzo { $opponent-is ->
        [you] { your-piece }.
       *[other] { the-piece } di { $opponent }.
    }
}
saw-ronin = Il fantasma va dallo spazio { $space } allo spazio { $target }.
saw-ronin-away = Il fantasma dello spazio { $space } torna nella riserva.
saw-ronin-place = Un fantasma della riserva si posa sullo spazio { $target }.
saw-geisha = { $kind ->
    [geisha] La Geisha
    [samurai] Il Samurai
    [daimyo] Il Daimyo
    [ronin] Il Ronin
   *[ninja] Il Ninja
} va dallo spazio { $space } allo spazio { $target }, dove riposa per questo turno.

# Il tavolo disegnato in un terminale: parole in colonne di 16 lettere.
draw-bottom = in basso
draw-middle = in mezzo
draw-influence = influenza
draw-gain = { $seat-is ->
    [you] tu +{ $points }
   *[other] { $seat } +{ $points }
}
draw-rests = riposa
draw-haunted = fantasma
