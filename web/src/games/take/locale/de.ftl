# The table.
take-you = Du
take-you-small = du
take-character = { $kind ->
    [samurai] Samurai
    [daimyo] Daimyo
    [ronin] Ronin
    [geisha] Geisha
   *[ninja] Ninja
}
take-hall = Audienzhalle
take-path = Gartenweg
take-courtyard = Hof: { $seat }
take-level = { $level ->
    [top] Samurai
    [middle] Mitte
   *[bottom] unten
}
take-chip-number = Chip { $number } von { $all }
take-ghosts-home = { $count ->
    [one] { $count } Geist zu Hause
   *[other] { $count } Geister zu Hause
}

# What a screen reader is told of a stack and of a column.
take-space = { $count ->
    [0] Feld { $space }, leer, zeigt das gedruckte Zeichen: { $printed }
    [one] Feld { $space }, ein Chip: { $chips }
   *[other] Feld { $space }, { $count } Chips von oben: { $chips }
}
take-column = { $seat }, Spalte { $column }, Einfluss { $influence }
take-samurai-asks = Nimm den Samurai, dann wähle seine Spalte

# Tags under stacks: two short lines.
take-haunted = es spukt
take-rests = ruht diesen Zug

# Abilities.
take-before = Bevor du nimmst, darfst du
# The same for a column of 44 px.
take-before-brief = Davor:
take-ability = { $column ->
    [daimyo] Samurai bewegen
    [ronin] Geist versetzen
    [geisha] Chip versetzen
   *[ninja] Schieben
}
take-ability-note = { $column ->
    [daimyo] bis zu drei
    [ronin] oder einen rufen
    [geisha] auf einen anderen Stapel
   *[ninja] einen Chip von { $opponent }
}

# What is being decided.
take-decision = Deine Entscheidung
take-ask = { $ask ->
    [stack] Wähle einen Stapel
    [column] Wähle eine Spalte
    [ghost] Wähle einen Geist
    [chip] Wähle einen Chip
    [goal] Wähle, wohin
    [victim] Wähle, wen du schiebst
    [samurai] Wähle einen Samurai
   *[nothing] Nichts mehr zu wählen
}
take-uncovers = { $kind ->
    [samurai] deckt einen Samurai auf
    [daimyo] deckt einen Daimyo auf
    [ronin] deckt einen Ronin auf
    [geisha] deckt eine Geisha auf
   *[ninja] deckt einen Ninja auf
}
take-sum = { $uncovers }: du { $spaces } × { $mine }, { $opponent } { $spaces } × { $theirs }
take-spaces-show = { $count ->
    [one] Feld
   *[other] Felder
}
take-influence = Einfluss
take-would = { $standing ->
    [ahead] Du würdest { $mine } zu { $theirs } führen.
    [behind] { $opponent } würde { $theirs } zu { $mine } führen.
   *[level] Ihr hättet beide { $mine }.
}
take-cost = Dein { $name }-Chip rückt von unten ({ $bottom }) in die Mitte ({ $middle }).
take-cost-pushed = Der { $name }-Chip von { $opponent } ebenso.
take-no-samurai = Du hast keinen Samurai zum Versetzen.
take-go = { $kind ->
    [take] Nehmen: du +{ $mine }, { $opponent } +{ $theirs }
    [take-samurai] Nehmen: du +{ $mine }, { $opponent } +{ $theirs }
    [daimyo] Daimyo einsetzen
    [shift] Samurai verschieben
    [finish] Fertig
    [geisha] Chip versetzen
    [ninja-geisha] Schieben und Chip versetzen
    [ninja-daimyo] Daimyo schieben
    [ninja-ronin-push] Nur den Ronin schieben
    [ninja-geisha-push] Nur die Geisha schieben
    [ronin] Geist versetzen
    [ronin-away] Geist heimschicken
    [ronin-place] Geist rufen
   *[other] Schieben und Geist versetzen
}
take-from-home = Einer von zu Hause ({ $count })
take-send-home = Nach Hause schicken

# The end.
take-end = Wie die Punkte wuchsen
take-end-axis = Genommene Chips
take-end-most = { $seat }: +{ $points }, Chip { $number }
