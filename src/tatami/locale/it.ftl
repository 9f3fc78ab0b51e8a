# Quello che tutti i giochi hanno in comune.
seat-name = Posto { $number }
list-none = niente
list-more = { $list }, { $item }
list-last = { $list } { $item-starts ->
    [e] ed
   *[other] e
} { $item }

# “a” before a name: ad Anna, a Ken.
to-former = { $former-starts ->
    [a] ad { $former }
   *[other] a { $former }
}
to-receiver = { $receiver-starts ->
    [a] ad { $receiver }
   *[other] a { $receiver }
}
to-seat = { $seat-starts ->
    [a] ad { $seat }
   *[other] a { $seat }
}

# Quando qualcosa non si può giocare.
reason-over = La partita è finita.
reason-unknown = In questo gioco non c’è la mossa «{ $token }».
reason-not-now = Ora non si può.

# The option that every game has.
option-start = Il posto che comincia, per esempio quello della persona più anziana: il suo numero, oppure 0 per il sorteggio.

# Come è finita una partita.
result-win = { $seat-is ->
    [you] Vinci con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
   *[other] { $seat } vince con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
}
result-shared = { $seats-you ->
    [absent] { $seats } condividono la vittoria con
   *[among] Condividi la vittoria con { $seats-others },
} { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} a testa.
result-points = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

# Cards in piles: what lies where, and what happened.
cards-down = { $count ->
    [one] carta coperta
   *[other] { $count } carte coperte
}
place-holds = { $place }: { $pieces }
piece-face-down = { $piece } (coperta)
saw-drawn = { $seat-is ->
    [you] Peschi { $piece }.
   *[other] { $seat } pesca { $piece }.
}
saw-got = { $seat-is ->
    [you] Ricevi { $piece }.
   *[other] { $seat } riceve { $piece }.
}
saw-shown = { $place }: { $piece }.
saw-scored = { $seat-is ->
    [you] Fai { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
   *[other] { $seat } fa { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
}
saw-lost = { $seat-is ->
    [you] Perdi { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
   *[other] { $seat } perde { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
}

# Bots: the names of the levels, weakest first, and how each plays.
level-farmer = contadino
level-samurai = samurai
level-daimyo = daimyo
level-shogun = shogun
style-farmer = Prende quello che ha davanti; il resto lo dimentica o non lo vede.
style-samurai = Conosce le buone mosse abituali e le fa subito.
style-daimyo = Riflette un attimo, guarda più lontano e non dimentica nulla.
style-shogun = Si prende il suo tempo; qui nessuno gioca meglio.

# Why a move was better: the move in words, and what comes of it.
why-better = Meglio: { $move }.
why-better-then = Meglio: { $move } – { $preview }.
why-played = Giocato: { $move }.
why-played-then = Giocato: { $move } – { $preview }.
# In percent.
why-share = Probabilità di vincere: { $better }% anziché { $played }%.
why-points = { $points ->
    [one] { $points } punto in più in media.
   *[other] { $points } punti in più in media.
}
why-points-exact = { $points ->
    [one] { $points } punto in più.
   *[other] { $points } punti in più.
}
why-reply = { $seat } può rispondere: { $move }.
why-proven = È dimostrato.
# Which card the player could have remembered, and when they saw it.
why-forgotten = Visto alla mossa { $number }: { $place }, { $piece }.
