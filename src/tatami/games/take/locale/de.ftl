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
about = Zwei Gegner an einem Hof, an dem jeder Chip offen liegt. Nimm Chips von fünf Stapeln, sammle Einfluss und achte darauf, was du freilegst: Es zählt für euch beide.
option-ninja_repeats = Eine Fähigkeit darf zweimal im Zug wirken, durch den eigenen Chip und durch den Ninja.
option-ninja_influence = Was ein Ninja auf dem untersten Feld zählt: 2, oder 1 wie in manchen Ausgaben.
option-komi = Punkte, mit denen beginnt, wer als Zweites zieht, zum Ausgleich.
option-chips = Chips jeder Figur und in jedem Stapel: 7, oder weniger für ein kleines Spiel.

# Places.
place-hall = Feld { $space }
place-ghost = Geist auf Feld { $space }
place-supply = Vorrat an Geistern
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
    [0] Feld { $space } ist leer und zeigt { printed }; dort sitzt ein Geist.
    [one] Feld { $space }, unter einem Geist: 1 Chip, { $list }.
   *[other] Feld { $space }, unter einem Geist: { $chips } Chips, von oben { $list }.
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
    [you] Du bist am Zug: Nutze Fähigkeiten, wenn du magst, und nimm dann einen Chip.
   *[other] { $seat } darf Fähigkeiten nutzen und nimmt einen Chip.
}
task-shift = { $seat-is ->
    [you] Der Daimyo hilft dir: Verschiebe { $moves ->
        [one] noch 1 Samurai
       *[other] bis zu { $moves } Samurai
    } in andere Spalten, oder lass es gut sein.
   *[other] { $seat } verschiebt Samurai zwischen den Spalten.
}

# What one may do.
do-take = { piece } von Feld { $space } nehmen
do-take-samurai = Samurai von Feld { $space } nehmen und über die { column } legen
do-daimyo = Daimyo einsetzen: bis zu 3 deiner Samurai verschieben
do-shift = Samurai aus der { column } in die { target-column } verschieben
do-finish = Keinen Samurai mehr verschieben
do-ronin = Ronin einsetzen: den Geist von { $space } nach { $target } versetzen
do-ronin-away = Ronin einsetzen: den Geist von { $space } in den Vorrat zurücklegen
do-ronin-place = Ronin einsetzen: einen Geist aus dem Vorrat auf { $target } setzen
do-geisha = Geisha einsetzen: { piece-the } oben auf { $space } nach { $target } versetzen
do-ninja-daimyo = Ninja gegen den gegnerischen Daimyo einsetzen
do-ninja-ronin-push = Ninja gegen den gegnerischen Ronin einsetzen, ohne einen Geist zu versetzen
do-ninja-ronin = Ninja gegen den gegnerischen Ronin einsetzen: den Geist von { $space } nach { $target } versetzen
do-ninja-ronin-away = Ninja gegen den gegnerischen Ronin einsetzen: den Geist von { $space } in den Vorrat zurücklegen
do-ninja-ronin-place = Ninja gegen den gegnerischen Ronin einsetzen: einen Geist aus dem Vorrat auf { $target } setzen
do-ninja-geisha-push = Ninja gegen die gegnerische Geisha einsetzen, ohne einen Chip zu versetzen
do-ninja-geisha = Ninja gegen die gegnerische Geisha einsetzen: { piece-the } oben auf { $space } nach { $target } versetzen
preview-take = legt { piece-a } frei, { $spaces ->
    [one] einmal
    [2] zweimal
   *[other] { $spaces }-mal
} zu sehen: du +{ $mine }, { $opponent } +{ $theirs }

# What one may not do, and why.
no-empty = Auf Feld { $space } liegt kein Chip mehr.
no-ghost = Auf Feld { $space } sitzt ein Geist.
no-rests = Den Chip auf Feld { $space } hat eine Geisha versetzt, er ruht in diesem Zug.
no-column = Ein Samurai braucht eine Spalte: Sag dazu, über welche er kommt.
no-not-samurai = Der oberste Chip auf Feld { $space } ist kein Samurai, also gehört keine Spalte dazu.
no-finish-first = Schließ erst das Verschieben der Samurai ab.
no-redistribution = Samurai werden nur verschoben, wenn ein Daimyo eingesetzt wurde.
no-samurai = Über der { column } liegt kein Samurai von dir.
no-used = Du hast in diesem Zug { piece-your } schon eingesetzt.
no-chip = Du hast { piece-no } auf dem untersten Feld.
no-victim = { $opponent } hat { piece-no } auf dem untersten Feld.
no-carried = Die Fähigkeit { piece-of } hat in diesem Zug schon gewirkt.
no-ghost-there = Auf Feld { $space } sitzt kein Geist.
no-ghost-already = Auf Feld { $space } sitzt schon ein Geist.
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
saw-scored = { $seat-is ->
    [you] Du bekommst { points }.
   *[other] { $seat } bekommt { points }.
}
saw-reset = Alle Geister kehren in den Vorrat zurück.
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
saw-ronin = Der Geist zieht von { $space } nach { $target }.
saw-ronin-away = Der Geist von { $space } kehrt in den Vorrat zurück.
saw-ronin-place = Ein Geist aus dem Vorrat setzt sich auf { $target }.
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
