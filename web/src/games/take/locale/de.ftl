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
take-hall = Audienzsaal
take-path = Gartenpfad
take-courtyard = Innenhof: { $seat }
take-level = { $level ->
    [top] Samurai
    [middle] Mitte
   *[bottom] unten
}
take-chip-number = Chip { $number } von { $all }
take-ghosts-home = { $count ->
    [one] { $count } Geist im Vorrat
   *[other] { $count } Geister im Vorrat
}

# What a screen reader is told of a stack and of a column.
take-space = { $count ->
    [0] Feld { $space }, leer, zeigt die aufgedruckte Person: { $printed }
    [one] Feld { $space }, ein Chip: { $chips }
   *[other] Feld { $space }, { $count } Chips von oben: { $chips }
}
take-column = { $seat }, Spalte { $column }, Einfluss { $influence }
take-samurai-asks = Nimm den Samurai, dann wähle seine Spalte

# Tags under stacks: two short lines.
take-haunted = es spukt
take-rests = ruht in diesem Zug

# Abilities.
take-before = Bevor du nimmst, darfst du
# The same for a column of 44 px.
take-before-brief = Davor:
take-ability = { $column ->
    [daimyo] Samurai verschieben
    [ronin] Geist versetzen
    [geisha] Chip versetzen
   *[ninja] Schieben
}
take-ability-note = { $column ->
    [daimyo] bis zu drei
    [ronin] oder einen einsetzen
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
    [samurai] legt einen Samurai frei
    [daimyo] legt einen Daimyo frei
    [ronin] legt einen Ronin frei
    [geisha] legt eine Geisha frei
   *[ninja] legt einen Ninja frei
}
take-sum = { $uncovers }: du { $spaces } × { $mine }, { $opponent } { $spaces } × { $theirs }
take-spaces-show = { $count ->
    [one] Feld
   *[other] Felder
}
take-influence = Einfluss
take-would = { $standing ->
    [ahead] Du würdest mit { $mine } zu { $theirs } führen.
    [behind] { $opponent } würde mit { $theirs } zu { $mine } führen.
   *[level] Ihr hättet beide { $mine }.
}
take-cost = Dein { $name }-Chip rückt von unten ({ $bottom }) in die Mitte ({ $middle }).
take-cost-pushed = Der { $name }-Chip von { $opponent } ebenso.
take-no-samurai = Du hast keinen Samurai zum Verschieben.
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
    [ronin-away] Geist in den Vorrat
    [ronin-place] Geist einsetzen
   *[other] Schieben und Geist versetzen
}
take-from-home = Einer aus dem Vorrat ({ $count })
take-send-home = Zurück in den Vorrat

# The end.
take-end = Wie die Punkte wuchsen
take-end-axis = Genommene Chips
take-end-most = { $seat }: +{ $points }, Chip { $number }
