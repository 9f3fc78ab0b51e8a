# Quello che tutti i giochi hanno in comune.
seat-name = Posto { $number }
list-none = niente
list-more = { $list }, { $item }
list-last = { $list } e { $item }

# Quando qualcosa non si può giocare.
reason-over = La partita è finita.
reason-unknown = In questo gioco non c’è la mossa «{ $token }».

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
result-shared = { $seats } si dividono la vittoria con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} a testa.
result-points = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
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
