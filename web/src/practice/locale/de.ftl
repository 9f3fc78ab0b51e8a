# Lernen und Üben: ein Ort für alle Spiele.
learning = Lernen
learning-more = Lektionen, Aufgaben und Gedächtnistraining
lesson = Lektion
lesson-more = Die Regeln, eine nach der anderen, an einem echten Tisch.
lesson-open = Zur Lektion
puzzles = Aufgaben
puzzles-more = { $count ->
    [one] { $count } Stellung mit einem besten Zug.
   *[other] { $count } Stellungen mit je einem besten Zug.
}
puzzles-solved = Auf Anhieb gelöst: { $solved } von { $tried }. Längste Serie: { $best }.
streak-run = { $count ->
    [one] { $count } in Folge
   *[other] { $count } in Folge
}
streak-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage in Folge
}

# Aufgaben.
exercise = Übung
puzzle-today = Aufgabe des Tages
puzzle-others = Weitere Aufgaben
puzzle-find = Finde den besten Zug
puzzle-right = Richtig
puzzle-wrong = Nicht der beste
puzzle-level = Schwierigkeit { $level } von 5
puzzle-yours = dein Zug
puzzle-next = Nächste Aufgabe
puzzle-watch = Letzte Züge noch einmal
puzzle-seen = Was du gesehen hast
puzzle-theme = Thema
theme-all = Alle
theme-name = { $theme ->
    [ending] Endspiele
    [quiet] Stille Züge
    [attack] Angreifen
    [fill] Lücke füllen
    [trade] Tauschen
    [peek] Ansehen
    [monk] Mönch zeigen
    [pass] Passen
    [play] Karte spielen
    [give] Karte geben
    [confiscate] Beschlagnahmen
    [take] Nehmen
    [take-samurai] Samurai nehmen
    [shift] Samurai verschieben
    [daimyo] Daimyo
    [finish] Samurai liegen lassen
    [geisha] Geisha
    [ronin] Ronin
    [ronin-away] Ronin: Geist wegschicken
    [ronin-place] Ronin: Geist einsetzen
    [ninja-daimyo] Ninja und Daimyo
    [ninja-geisha-push] Ninja und Geisha: nichts versetzen
    [ninja-geisha] Ninja und Geisha
    [ninja-ronin] Ninja und Ronin
   *[other] { $theme }
}

# Gedächtnistraining.
drills = Gedächtnistraining
drills-more = Sieh dir ein paar Züge an und sag dann, was wo liegt. Es wird immer länger und schneller.
drill-open = Training beginnen
drill-watch = Sieh genau hin
drill-how = Danach wirst du gefragt, was an einer Stelle liegt. Notiert wird hier nichts.
drill-skip = Zur Frage
drill-now = Was weißt du noch?
drill-question = { $place }: Was liegt dort am ehesten?
drill-verdict = { $how ->
    [right] Richtig
    [possible] Möglich, aber nicht am ehesten
   *[wrong] Das kann nicht sein
}
drill-yours = deine Antwort
drill-exact = genau ausgerechnet.
drill-sampled = geschätzt aus dem, was du wissen kannst.
drill-up = Weiter mit Stufe { $level }.
drill-down = Zurück zu Stufe { $level }.
drill-level = Stufe { $level } von { $levels }
drill-next = Nächste Übung
drill-again = Noch einmal ansehen
streak-right = { $count ->
    [one] { $count } richtig in Folge
   *[other] { $count } richtig in Folge
}

try-bots = Gegen Bots weiterspielen
try-bots-more = Du spielst den Platz, aus dessen Sicht du gerade schaust, Bots spielen die anderen. Das ist Übung und zählt nie für die Wertung.
explore = Erkunden
explore-more = Zieh für alle und sieh, was jeder Zug wert ist.
explore-values = Was jeder Zug wert ist
explore-working = Jeder Zug wird bewertet …
explore-exact = Diese Werte sind bewiesen.
explore-known = Geschätzt nach dem, was { $name } hier weiß.
