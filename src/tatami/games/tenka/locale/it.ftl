### Quello che si dice a un tavolo di Tenka Trick.

## Le carte.

clan = { $faction ->
    [takeda] Takeda
    [uesugi] Uesugi
    [tokugawa] Tokugawa
    [mori] Mori
    [shimazu] Shimazu
    [date] Date
    [oda] Oda
   *[own] { $faction }
}
# I cinque tipi di terra: della guerra, del riso, dell’artigianato, del commercio e del mare.
kind = { $kind ->
    [M] Militare
    [A] Agricola
    [I] Industriale
    [C] Commerciale
   *[S] Marittima
}
kinds = { $cards ->
    [one] { kind }
   *[other] { $kind ->
        [M] Militari
        [A] Agricole
        [I] Industriali
        [C] Commerciali
       *[S] Marittime
    }
}
card = { $faction ->
    [emperor] Imperatore
    [temples] Templi
   *[clan] { clan } { kind }
} { $light }/{ $dark }
# Dentro una frase le briscole hanno l’articolo.
the-card = { $faction ->
    [emperor] l’Imperatore
    [temples] i Templi
   *[clan] { clan } { kind }
} { $light }/{ $dark }
card-hidden = una carta
card-general = { $up ->
    [light] carta del Generale, lato del sole
   *[dark] carta del Generale, lato della luna
}
kind-cards = { $cards } { kinds }
seat-has = { $seat-is ->
    [you] tu hai { $number }
   *[other] { $seat } ha { $number }
}
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## Com’è il gioco.

title = Tenka Trick
designers = 静岡テーブルゲーム工房
about = Tre o quattro rivali si contendono battaglia dopo battaglia le province del Giappone. La stessa carta è debole o forte a seconda del lato della carta del Generale che è in vista, e ogni rivolta la gira.
option-cards = Le 45 carte paese sono una nostra ricostruzione, perché il regolamento non le elenca. Se hai il gioco stampato, inserisci il suo elenco: una carta per riga, come «M7 M 7 3 oda» (codice, tipo, forza del sole e della luna, clan). I clan possono avere altri nomi.
option-factions = Quanti dei sette clan sono in gioco: tutti, o meno per una partita ridotta, con meno battaglie.

## What is wrong with a list of cards that somebody gave; $line is 0 if it is about the whole list.

cards-wrong = { $line ->
    [0] Elenco delle carte:
   *[other] Elenco delle carte, riga { $line }, «{ $text }»:
} { cards-why } { cards-format }
cards-why = { $why ->
    [words] una carta ha cinque parole, non { $number }.
    [code] «{ $word }» non è un codice: una lettera e fino ad altre cinque lettere o cifre.
    [trump] { $word } è il codice di una briscola.
    [kind] «{ $word }» non è un tipo; i tipi sono M, A, I, C e S.
    [strength] «{ $word }» non è un numero intero da 0 a 10.
    [clan] «{ $word }» non può essere il nome di un clan; usa al massimo 16 lettere.
    [twice] la riga { $number } ha già il codice { $word }.
    [clans] «{ $word }» sarebbe l’ottavo clan, e ce ne sono sette.
    [cards] ha { $number } carte, non 45.
    [few-clans] ha { $number } clan, non 7.
    [no-kind] nessuna carta è del tipo { $word }.
   *[long] ha { $number } caratteri, più di 20.000.
}
cards-format = Scrivi una carta per riga: codice, tipo, forza del sole, forza della luna, clan; per esempio «M7 M 7 3 oda».

## I luoghi.

place-hand = { $seat-is ->
    [you] la tua mano
   *[other] mano di { $seat }
}
place-pile = { $seat-is ->
    [you] la tua pila
   *[other] pila di { $seat }
}
place-general = { $seat-is ->
    [you] il tuo posto per la carta del Generale
   *[other] posto di { $seat } per la carta del Generale
}
place-battle = { $seat-is ->
    [you] la tua carta nella battaglia
   *[other] carta di { $seat } nella battaglia
}
place-deck = mazzo
place-out = briscole fuori gioco

## Una battaglia e perché finisce così.

side-total = { $side ->
    [takeda] Takeda
    [uesugi] Uesugi
    [tokugawa] Tokugawa
    [mori] Mori
    [shimazu] Shimazu
    [date] Date
    [oda] Oda
    [emperor] Imperatore
    [temples] Templi
   *[own] { $side }
} { $total }
winner = { $winner ->
    [takeda] Takeda
    [uesugi] Uesugi
    [tokugawa] Tokugawa
    [mori] Mori
    [shimazu] Shimazu
    [date] Date
    [oda] Oda
    [emperor] lo schieramento dell’Imperatore
    [temples] lo schieramento dei Templi
   *[own] { $winner }
}
why-one-side = { $totals }: tutti stanno in un solo schieramento, che vince senza combattere
why-highest = { $totals }: vince { winner }
why-generals-tie = { $totals }: la parità va allo schieramento del Generale
why-vassals-tie = { $totals }: i vassalli più forti sono pari, ma non tutti i vassalli hanno la stessa forza, quindi vince lo schieramento del Generale
why-vassals-draw = { $totals }: { $vassals ->
    [all] tutti i vassalli sono pari al di sopra dello schieramento del Generale, quindi è un pareggio
   *[strongest] i vassalli più forti sono pari e nessuno è più debole dello schieramento del Generale, quindi è un pareggio
}
why-two-trumps = { $trumps } briscole in una battaglia: pareggio
why-emperor-leads = Il Generale ha aperto con l’Imperatore e vince da solo
why-all-agricultural = Tutti i vassalli si sono uniti ai Templi del Generale con una carta agricola, quindi è un pareggio

## Il tavolo in frasi.

sum-battle = Battaglia { $battle } di { $battles }; { $cards ->
    [0] il mazzo è vuoto.
    [one] resta { $cards } carta nel mazzo.
   *[other] restano { $cards } carte nel mazzo.
}
sum-over = Tutte le { $battles } battaglie sono state combattute.
sum-general = { $seat-is ->
    [you] Hai
   *[other] { $seat } ha
} la carta del Generale, { $up ->
    [light] lato del sole: conta il primo numero di ogni carta.
   *[dark] lato della luna: conta il secondo numero di ogni carta.
}
sum-led = { $seat-is ->
    [you] Hai aperto con
   *[other] { $seat } ha aperto con
} { the-card }, forza { $strength }.
sum-played = { $seat-is ->
    [you] Hai giocato
   *[other] { $seat } ha giocato
} { the-card }, forza { $strength }{ $side ->
    [emperor] , nello schieramento dell’Imperatore
    [temples] , nello schieramento dei Templi
   *[own] { "" }
}.
sum-sides = Finora: { $totals }.
sum-spoils = Ancora da dividere: { $list }.
sum-hand = { $seat-is ->
    [you] La tua mano: { $list }.
   *[other] La mano di { $seat }: { $list }.
}
sum-points = { $seat-is ->
    [you] Hai { points }.
   *[other] { $seat } ha { points }.
}
sum-holds = { $seat } ha { points } e { $cards ->
    [0] nessuna carta in mano.
    [one] { $cards } carta in mano.
   *[other] { $cards } carte in mano.
}
sum-pile = { $list-count ->
    [0] { $seat-is ->
        [you] La tua pila è vuota.
       *[other] La pila di { $seat } è vuota.
    }
   *[other] { $seat-is ->
        [you] La tua pila: { $list }.
       *[other] Pila di { $seat }: { $list }.
    }
}
sum-kind = { $list-count ->
    [0] { kind }: nessuno ne ha.
   *[other] { kind }: { $list }.
}
sum-out = Fuori gioco: { $list }.

## Di chi è il turno.

task-lead = { $seat-is ->
    [you] Il Generale sei tu: apri con la carta che vuoi.
   *[other] Il Generale è { $seat }, che apre con una carta.
}
task-follow = { $seat-is ->
    [you] { $general } ha aperto con { clan }: rispondi con quel clan o gioca una briscola.
   *[other] { task-play }
}
task-without = { $seat-is ->
    [you] { $general } ha aperto con { clan } e non ne hai: gioca la carta che vuoi.
   *[other] { task-play }
}
task-any = { $seat-is ->
    [you] { $general } ha aperto con una briscola: gioca la carta che vuoi.
   *[other] { $seat } può giocare qualunque carta.
}
task-play = { $seat } gioca una carta; si è aperto con { clan }.
task-give = { $seat-is ->
    [you] { $cards ->
        [one] Dai { to-receiver } l’ultima carta di questa battaglia.
       *[other] Dai { to-receiver } una delle { $cards } carte ancora da dividere.
    }
   *[other] { $seat } sceglie una carta di questa battaglia per { $receiver-is ->
        [you] te.
       *[other] { $receiver }.
    }
}
task-confiscate = { $seat-is ->
    [you] Scegli un clan: tutte le sue carte nella pila di { $former } diventano tue.
   *[other] { $seat } sceglie un clan da confiscare { $former-is ->
        [you] dalla tua pila.
       *[other] dalla pila di { $former }.
    }
}

## Che cosa si può fare, e che cosa ne viene.

do-play = Giocare { the-card }
do-give = Dare { the-card } { to-receiver }
do-confiscate = Confiscare { clan }, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} dalla pila di { $seat }
preview-lead = forza { $strength }
preview-sides = finora { $totals }
preview-general = { $why }; { $seat-is ->
    [you] diventi Generale
   *[other] { $seat } diventa Generale
}
preview-stays = { $why }; { $seat-is ->
    [you] resti Generale
   *[other] { $seat } resta Generale
}
preview-uprising = { $why }; rivolta, { $seat-is ->
    [you] diventi Generale
   *[other] { $seat } diventa Generale
} e poi { $up ->
    [light] contano i numeri del sole
   *[dark] contano i numeri della luna
}
preview-give = { $receiver } avrebbe { $cards } { kinds }
preview-confiscate = { $list }; i punti sarebbero: { $points }

## Che cosa non si può fare, e perché.

no-follow = Hai carte { clan }, quindi devi giocarne una, oppure una briscola.
no-card = Non hai { the-card }.
no-card-played = Qualcuno ha già giocato { the-card }.
no-gift-now = Le carte si danno dopo una battaglia, e le dà il nuovo Generale.
no-confiscation-now = Un clan si confisca solo dopo una rivolta.
no-give-first = Prima dai { to-receiver } una carta di questa battaglia.
no-uprising = Non c’è stata una rivolta, quindi non si confisca nulla.
no-given = Hai già dato via { the-card }.
no-card-elsewhere = Si danno solo carte di questa battaglia, e questa non c’era: { card }.
no-confiscate-first = Prima scegli un clan da confiscare dalla pila di { $seat }.
no-gift-left = In questa battaglia non c’è più nessuna carta da dare.
no-clan = { $seat } non ha carte { clan } nella pila.
no-largest = { $sharing ->
    [one] { clan } è il clan con più carte nella pila di { $seat }, quindi non si può prendere.
   *[other] { clan } è uno dei clan con più carte nella pila di { $seat }, quindi non si può prendere.
}

## Che cosa è successo.

saw-lead = { $seat-is ->
    [you] Apri con
   *[other] { $seat } apre con
} { the-card }, forza { $strength }.
saw-play = { $seat-is ->
    [you] Giochi
   *[other] { $seat } gioca
} { the-card }, forza { $strength }.
saw-play-without = { $seat-is ->
    [you] Non hai carte { led } e giochi
   *[other] { $seat } non ha carte { led } e gioca
} { the-card }, forza { $strength }.
led = { $led ->
    [takeda] Takeda
    [uesugi] Uesugi
    [tokugawa] Tokugawa
    [mori] Mori
    [shimazu] Shimazu
    [date] Date
    [oda] Oda
   *[own] { $led }
}
saw-joined = { card } si unisce { $side ->
    [emperor] allo schieramento dell’Imperatore.
   *[temples] allo schieramento dei Templi.
}
saw-decided = { $why }.
saw-general = { $how ->
    [trump] { $seat-is ->
        [you] Hai giocato la briscola e diventi Generale.
       *[other] { $seat } ha giocato la briscola e diventa Generale.
    }
    [strongest] { $seat-is ->
        [you] Hai giocato la carta più forte di quello schieramento e diventi Generale.
       *[other] { $seat } ha giocato la carta più forte di quello schieramento e diventa Generale.
    }
    [first] { $seat-is ->
        [you] Hai giocato prima degli altri la carta più forte di quello schieramento e diventi Generale.
       *[other] { $seat } ha giocato prima degli altri la carta più forte di quello schieramento e diventa Generale.
    }
   *[only] { $seat-is ->
        [you] Diventi Generale.
       *[other] { $seat } diventa Generale.
    }
}
saw-stays = { $seat-is ->
    [you] Resti Generale.
   *[other] { $seat } resta Generale.
}
saw-uprising = Rivolta: la carta del Generale si gira, e dalla prossima battaglia { $up ->
    [light] contano i numeri del sole.
   *[dark] contano i numeri della luna.
}
saw-out = Fuori gioco: { card }.
saw-kept = Ognuno tiene la carta paese che ha giocato.
saw-won = { $seat-is ->
    [you] Prendi il bottino: { $list }.
   *[other] { $seat } prende il bottino: { $list }.
}
saw-rest = { $seat-is ->
    [you] Tieni il resto: { $list }.
   *[other] { $seat } tiene il resto: { $list }.
}
saw-given = { $seat-is ->
    [you] Dai { the-card } { to-receiver }.
   *[other] { $receiver-is ->
        [you] { $seat } ti dà { the-card }.
       *[other] { $seat } dà { the-card } { to-receiver }.
    }
}
saw-confiscated = { $seat-is ->
    [you] Confischi { clan } { to-former }:
   *[other] { $former-is ->
        [you] { $seat } ti confisca { clan }:
       *[other] { $seat } confisca { clan } { to-former }:
    }
} { $list }.
saw-drawing = Tutti pescano una carta; { $cards ->
    [0] ora il mazzo è vuoto.
    [one] ne resta { $cards } nel mazzo.
   *[other] ne restano { $cards } nel mazzo.
}
saw-drawn = { $seat-is ->
    [you] Peschi { the-card }.
   *[other] { $seat } pesca { the-card }.
}
saw-points = Punti finora: { $list }.
saw-final = { $seat-is ->
    [you] Hai
   *[other] { $seat } ha
} { points }: { $cards } per le carte paese, { $kinds } per le maggioranze{ $general ->
    [0] { "" }
   *[other] , { $general } per la carta del Generale
}.
saw-battle = Battaglia { $battle } di { $battles }: { $up ->
    [light] contano i numeri del sole.
   *[dark] contano i numeri della luna.
}

## Il tavolo disegnato in un terminale.

draw-seat = { $seat-is ->
    [you] Tu
   *[other] { $seat }
}
draw-general = Generale
draw-points = punti
draw-cards = in mano
draw-up = { $up ->
    [light] Lato del sole.
   *[dark] Lato della luna.
}
draw-hand = { $up ->
    [light] { $seat-is ->
        [you] La tua mano; conta il primo numero:
       *[other] La mano di { $seat }; conta il primo numero:
    }
   *[dark] { $seat-is ->
        [you] La tua mano; conta il secondo numero:
       *[other] La mano di { $seat }; conta il secondo numero:
    }
}
draw-card = { $faction ->
    [emperor] Imperatore
    [temples] Templi
   *[clan] { clan }
}
draw-played = { $seat-is ->
    [you] Tu
   *[other] { $seat }
}: { $faction ->
    [emperor] Imperatore
    [temples] Templi
   *[clan] { clan } { $kind }
} { $strength }
