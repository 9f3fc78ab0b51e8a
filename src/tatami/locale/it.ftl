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
