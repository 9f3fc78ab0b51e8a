# Imparare ed esercitarsi: un solo posto per tutti i giochi.
learning = Impara
learning-more = Lezioni, problemi e memoria
lesson = Lezione
lesson-more = Le regole, una alla volta, a un tavolo vero.
lesson-open = Alla lezione
puzzles = Problemi
puzzles-more = { $count ->
    [one] { $count } posizione: una sola mossa è la migliore.
   *[other] { $count } posizioni: in ognuna una sola mossa è la migliore.
}
puzzles-solved = Risolti al primo colpo: { $solved } su { $tried }. Serie più lunga: { $best }.
streak-run = { $count ->
    [one] { $count } di fila
   *[other] { $count } di fila
}
streak-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni di fila
}

# Problemi.
exercise = Esercizio
puzzle-today = Problema del giorno
puzzle-others = Altri problemi
puzzle-find = Trova la mossa migliore
puzzle-right = Giusto
puzzle-wrong = Non è la migliore
puzzle-level = Difficoltà { $level } su 5
puzzle-yours = la tua mossa
puzzle-next = Prossimo problema
puzzle-watch = Rivedi le ultime mosse
puzzle-seen = Che cosa hai visto
puzzle-theme = Tema
theme-all = Tutti i temi
theme-name = { $theme ->
    [ending] Finali
    [quiet] Mosse tranquille
    [attack] Attaccare
    [fill] Riempire un vuoto
    [trade] Scambiare
    [peek] Guardare
    [monk] Mostrare il Monaco
    [pass] Passare
    [play] Giocare una carta
    [give] Dare
    [confiscate] Confiscare
    [take] Prendere
    [take-samurai] Prendere un Samurai
    [shift] Spostare i Samurai
    [daimyo] Daimyo
    [finish] Non spostare altri Samurai
    [geisha] Geisha
    [ronin] Ronin
    [ronin-away] Ronin: togliere un fantasma
    [ronin-place] Ronin: mettere un fantasma
    [ninja-daimyo] Ninja e Daimyo
    [ninja-geisha-push] Ninja e Geisha: senza spostare
    [ninja-geisha] Ninja e Geisha
    [ninja-ronin] Ninja e Ronin
   *[other] { $theme }
}

# L’allenamento della memoria.
drills = Memoria
drills-more = Guarda alcuni turni, poi di’ che cosa c’è e dove. Diventa sempre più lungo e più veloce.
drill-open = Allenati
drill-watch = Guarda bene
drill-how = Poi ti chiederemo che cosa c’è in un posto. Qui non viene annotato niente.
drill-skip = Alla domanda
drill-now = Che cosa ricordi?
drill-question = { $place }: che cosa è più probabile che ci sia?
drill-verdict = { $how ->
    [right] Giusto
    [possible] Possibile, ma non la più probabile
   *[wrong] Non può essere
}
drill-yours = la tua risposta
drill-exact = calcolato con esattezza.
drill-sampled = stimato da ciò che potevi sapere.
drill-up = Si passa al livello { $level }.
drill-down = Si torna al livello { $level }.
drill-level = Livello { $level } di { $levels }
drill-next = Prossimo esercizio
drill-again = Rivedi
streak-right = { $count ->
    [one] { $count } giusta di fila
   *[other] { $count } giuste di fila
}

try-bots = Continua contro i bot
try-bots-more = Giochi dal posto da cui stai guardando, i bot dagli altri. È un allenamento e non conta mai per la classifica.
explore = Esplora
explore-more = Muovi per tutti e guarda quanto vale ogni mossa.
explore-values = Quanto vale ogni mossa
explore-working = Ogni mossa viene valutata…
explore-exact = Questi valori sono dimostrati.
explore-known = Stimato in base a ciò che { $name } sa qui.
