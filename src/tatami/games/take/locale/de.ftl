### TA-KE in German. Names of players are not declined: “von Hana”, never “Hanas”.

# Pieces: the chips and the ghosts.
piece = { $kind ->
    [samurai] Samurai
    [daimyo] Daimyo
    [ronin] Ronin
    [geisha] Geisha
    [ninja] Ninja
   *[ghost] Geist
}
# The same with the words that go before them: at the beginning of a sentence in the nominative, then
# four times in the accusative, last in the genitive.
piece-first = { $kind ->
    [geisha] Die Geisha
   *[other] Der { piece }
}
piece-the = { $kind ->
    [geisha] die Geisha
   *[other] den { piece }
}
piece-a = { $kind ->
    [geisha] eine Geisha
   *[other] einen { piece }
}
piece-your = { $kind ->
    [geisha] deine Geisha
   *[other] deinen { piece }
}
piece-no = { $kind ->
    [geisha] keine Geisha
   *[other] keinen { piece }
}
piece-of = { $kind ->
    [geisha] der Geisha
   *[other] des { piece }s
}
# The column of a courtyard, named after its character.
column = { $column ->
    [daimyo] Daimyo-Spalte
    [ronin] Ronin-Spalte
    [geisha] Geisha-Spalte
   *[ninja] Ninja-Spalte
}
target-column = { $target ->
    [daimyo] Daimyo-Spalte
    [ronin] Ronin-Spalte
    [geisha] Geisha-Spalte
   *[ninja] Ninja-Spalte
}
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# What the game is like.
title = TA-KE
designers = Arve D. Fühler
about = Zwei Gegner an einem Hof, an dem jeder Personenchip offen liegt. Nimm Chips von fünf Stapeln, sammle Einfluss und achte darauf, was du freilegst: Es zählt für euch beide.
option-ninja_repeats = Eine Eigenschaft darf zweimal pro Zug genutzt werden: mit dem eigenen Chip und durch den Ninja.
option-ninja_influence = Was ein Ninja auf dem untersten Feld zählt: 2, oder 1 wie in manchen Ausgaben.
option-komi = Startpunkte für die Seite, die als zweite zieht, zum Ausgleich.
option-chips = Chips je Person und je Stapel: 7, oder weniger für ein kleines Spiel.

# Places.
place-hall = Feld { $space }
place-ghost = Geisterstein auf Feld { $space }
place-supply = Vorrat an Geistersteinen
place-field = { $seat-is ->
    [you] deine { column }, { field }
   *[other] { column } von { $seat }, { field }
}
field = { $field ->
    [top] oberstes Feld
    [middle] mittleres Feld
   *[bottom] unterstes Feld
}

# The table in sentences.
sum-left = { $chips ->
    [0] Alle Chips sind genommen.
    [one] Im Audienzsaal liegt noch { $chips } Chip.
   *[other] Im Audienzsaal liegen noch { $chips } Chips.
}
sum-space = { $chips ->
    [0] Feld { $space } ist leer und zeigt { printed }.
    [one] Feld { $space }: 1 Chip, { $list }.
   *[other] Feld { $space }: { $chips } Chips, von oben { $list }.
}
sum-ghost = { $chips ->
    [0] Feld { $space } ist leer und zeigt { printed }; dort liegt ein Geisterstein.
    [one] Feld { $space }, unter einem Geisterstein: 1 Chip, { $list }.
   *[other] Feld { $space }, unter einem Geisterstein: { $chips } Chips, von oben { $list }.
}
printed = { $printed ->
    [samurai] den aufgedruckten Samurai
    [daimyo] den aufgedruckten Daimyo
    [ronin] den aufgedruckten Ronin
    [geisha] die aufgedruckte Geisha
   *[ninja] den aufgedruckten Ninja
}
sum-points = { $seat-is ->
    [you] Du hast { points }.
   *[other] { $seat } hat { points }.
}
sum-column = { column }: { $bottom } unten, { $middle } in der Mitte, { $samurai } Samurai oben; Einfluss { $influence }.

# Whose turn it is.
task-turn = { $seat-is ->
    [you] Du bist am Zug: Nutze Eigenschaften, wenn du magst, und nimm dann einen Chip.
   *[other] { $seat } darf Eigenschaften nutzen und nimmt einen Chip.
}
task-shift = { $seat-is ->
    [you] Der Daimyo hilft dir: Verschiebe { $moves ->
        [one] noch 1 Samurai in eine andere Spalte
       *[other] bis zu { $moves } Samurai in andere Spalten
    } oder hör auf.
   *[other] { $seat } verschiebt Samurai zwischen den Spalten.
}

# What one may do.
do-take = { piece } von Feld { $space } nehmen
do-take-samurai = Samurai von Feld { $space } nehmen und über die { column } legen
do-daimyo = Daimyo einsetzen: bis zu 3 eigene Samurai verschieben
do-shift = Samurai aus der { column } in die { target-column } verschieben
do-finish = Keinen Samurai mehr verschieben
do-ronin = Ronin einsetzen: den Geisterstein von { $space } nach { $target } versetzen
do-ronin-away = Ronin einsetzen: den Geisterstein von { $space } in den Vorrat zurücklegen
do-ronin-place = Ronin einsetzen: einen Geisterstein aus dem Vorrat auf { $target } legen
do-geisha = Geisha einsetzen: { piece-the } von { $space } nach { $target } versetzen
do-ninja-daimyo = Ninja gegen den gegnerischen Daimyo einsetzen
do-ninja-ronin-push = Ninja gegen den gegnerischen Ronin einsetzen, ohne einen Geisterstein zu versetzen
do-ninja-ronin = Ninja gegen den gegnerischen Ronin einsetzen: den Geisterstein von { $space } nach { $target } versetzen
do-ninja-ronin-away = Ninja gegen den gegnerischen Ronin einsetzen: den Geisterstein von { $space } in den Vorrat zurücklegen
do-ninja-ronin-place = Ninja gegen den gegnerischen Ronin einsetzen: einen Geisterstein aus dem Vorrat auf { $target } legen
do-ninja-geisha-push = Ninja gegen die gegnerische Geisha einsetzen, ohne einen Chip zu versetzen
do-ninja-geisha = Ninja gegen die gegnerische Geisha einsetzen: { piece-the } von { $space } nach { $target } versetzen
gainer = { $actor-is ->
    [other] { $actor }
   *[you] du
}
rival = { $opponent-is ->
    [you] du
   *[other] { $opponent }
}
preview-take = legt { piece-a } frei, { $spaces ->
    [one] einmal
    [2] zweimal
   *[other] { $spaces }-mal
} zu sehen: { gainer } +{ $mine }, { rival } +{ $theirs }

# What one may not do, and why.
no-empty = Auf Feld { $space } liegt kein Chip mehr.
no-ghost = Auf Feld { $space } liegt ein Geisterstein.
no-rests = Den Chip auf Feld { $space } hat eine Geisha versetzt; er ruht in diesem Zug.
no-column = Ein Samurai braucht eine Spalte: Sag dazu, über welche er kommt.
no-not-samurai = Der oberste Chip auf Feld { $space } ist kein Samurai, also gehört keine Spalte dazu.
no-finish-first = Schließ erst das Verschieben der Samurai ab.
no-redistribution = Samurai werden nur verschoben, wenn ein Daimyo eingesetzt wurde.
no-samurai = Über der { column } liegt kein Samurai von dir.
no-used = Du hast in diesem Zug { piece-your } schon eingesetzt.
no-chip = Du hast { piece-no } auf dem untersten Feld.
no-victim = { $opponent } hat { piece-no } auf dem untersten Feld.
no-carried = Die Eigenschaft { piece-of } wurde in diesem Zug schon genutzt.
no-ghost-there = Auf Feld { $space } liegt kein Geisterstein.
no-ghost-already = Auf Feld { $space } liegt schon ein Geisterstein.
no-low = Auf Feld { $space } liegen weniger als 2 Chips.
no-take-left = Danach wäre kein Chip mehr zu nehmen.

# What happened.
saw-take = { $seat-is ->
    [you] Du nimmst { piece-the } von Feld { $space }.
   *[other] { $seat } nimmt { piece-the } von Feld { $space }.
}
saw-take-samurai = { $seat-is ->
    [you] Du nimmst den Samurai von Feld { $space } und legst ihn über die { column }.
   *[other] { $seat } nimmt den Samurai von Feld { $space } und legt ihn über die { column }.
}
saw-uncovered = Feld { $space } zeigt jetzt { piece-a }, { $spaces ->
    [one] nur hier zu sehen.
   *[other] zu sehen auf { $spaces } Feldern.
}
saw-reset = Alle Geistersteine kommen zurück in den Vorrat.
saw-shift = { $seat-is ->
    [you] Du verschiebst einen Samurai aus der { column } in die { target-column }.
   *[other] { $seat } verschiebt einen Samurai aus der { column } in die { target-column }.
}
saw-finish = { $seat-is ->
    [you] Du verschiebst keinen Samurai mehr.
   *[other] { $seat } verschiebt keinen Samurai mehr.
}
saw-use = { $seat-is ->
    [you] Du setzt { piece-your } ein.
   *[other] { $seat } setzt { piece-a } ein.
}
saw-ninja = { $seat-is ->
    [you] Dein Ninja schiebt { piece-the } von { $opponent } in die Mitte.
   *[other] Der Ninja von { $seat } schiebt { $opponent-is ->
        [you] { piece-your }
       *[other] { piece-the } von { $opponent }
    } in die Mitte.
}
saw-ronin = Der Geisterstein wandert von { $space } nach { $target }.
saw-ronin-away = Der Geisterstein von { $space } kommt zurück in den Vorrat.
saw-ronin-place = Ein Geisterstein aus dem Vorrat kommt auf { $target }.
saw-geisha = { piece-first } zieht von { $space } nach { $target } und ruht dort in diesem Zug.

# The table drawn in a terminal: words in columns of 16 letters.
draw-bottom = unten
draw-middle = Mitte
draw-influence = Einfluss
# Under a stack, what taking from it would bring a player: a number, or a span such as 4–6.
draw-gain = { $seat-is ->
    [you] du +{ $points }
   *[other] { $seat } +{ $points }
}
# Under a stack whose top chip was moved this turn, and under one with a ghost: it may not be taken.
draw-rests = ruht
draw-haunted = es spukt
