# Leren en oefenen: één plek voor alle spellen.
learning = Leren
learning-more = Lessen, puzzels en een geheugentrainer
lesson = Les
lesson-more = De regels, een voor een, aan een echte tafel.
lesson-open = Naar de les
puzzles = Puzzels
puzzles-more = { $count ->
    [one] { $count } stelling met één beste zet.
   *[other] { $count } stellingen, elk met één beste zet.
}
puzzles-solved = In één keer opgelost: { $solved } van { $tried }. Langste reeks: { $best }.
streak-run = { $count ->
    [one] { $count } op rij
   *[other] { $count } op rij
}
streak-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen op rij
}

# Puzzels.
exercise = Oefening
puzzle-today = Puzzel van de dag
puzzle-others = Meer puzzels
puzzle-find = Zoek de beste zet
puzzle-right = Goed
puzzle-wrong = Niet de beste
puzzle-level = Moeilijkheid { $level } van 5
puzzle-yours = jouw zet
puzzle-next = Volgende puzzel
puzzle-watch = Laatste zetten nog eens
puzzle-seen = Wat je hebt gezien
puzzle-theme = Thema
theme-all = Alle thema’s
theme-name = { $theme ->
    [ending] Eindspelen
    [quiet] Stille zetten
    [attack] Aanvallen
    [fill] Gat vullen
    [trade] Ruilen
    [peek] Bekijken
    [monk] Monnik laten zien
    [pass] Passen
    [play] Een kaart spelen
    [give] Een kaart geven
    [confiscate] In beslag nemen
    [take] Pakken
    [take-samurai] Samurai pakken
    [shift] Samurais verschuiven
    [daimyo] Daimyo
    [finish] Samurais laten liggen
    [geisha] Geisha
    [ronin] Ronin
    [ronin-away] Ronin: spook wegsturen
    [ronin-place] Ronin: spook inzetten
    [ninja-daimyo] Ninja en daimyo
    [ninja-geisha-push] Ninja en geisha: niets verplaatsen
    [ninja-geisha] Ninja en geisha
    [ninja-ronin] Ninja en ronin
   *[other] { $theme }
}

# De geheugentrainer.
drills = Geheugentrainer
drills-more = Bekijk een paar beurten en zeg dan wat waar ligt. Het wordt steeds langer en sneller.
drill-open = Training beginnen
drill-watch = Kijk goed
drill-how = Daarna wordt gevraagd wat er op één plek ligt. Er wordt niets voor je genoteerd.
drill-skip = Naar de vraag
drill-now = Wat weet je nog?
drill-question = { $place }: wat ligt daar het waarschijnlijkst?
drill-verdict = { $how ->
    [right] Goed
    [possible] Kan, maar niet het waarschijnlijkst
   *[wrong] Dat kan niet
}
drill-yours = jouw antwoord
drill-exact = precies berekend.
drill-sampled = geschat op basis van wat je kunt weten.
drill-up = Verder met niveau { $level }.
drill-down = Terug naar niveau { $level }.
drill-level = Niveau { $level } van { $levels }
drill-next = Volgende oefening
drill-again = Nog eens bekijken
streak-right = { $count ->
    [one] { $count } goed op rij
   *[other] { $count } goed op rij
}

try-bots = Verder spelen tegen bots
try-bots-more = Jij speelt op de plaats van waaruit je kijkt, bots op de andere. Het is een oefening en telt nooit mee voor de rating.
explore = Verkennen
explore-more = Zet voor iedereen en zie wat elke zet waard is.
explore-values = Wat elke zet waard is
explore-working = Elke zet wordt beoordeeld…
explore-exact = Deze waarden zijn bewezen.
explore-known = Geschat op basis van wat { $name } hier weet.
