# The table.
take-you = Tu
take-you-small = tu
take-character = { $kind ->
    [samurai] Samurai
    [daimyo] Daimyo
    [ronin] Ronin
    [geisha] Geisha
   *[ninja] Ninja
}
take-hall = Aula delle udienze
take-path = Sentiero del giardino
take-courtyard = Corte: { $seat }
take-level = { $level ->
    [top] Samurai
    [middle] mezzo
   *[bottom] basso
}
take-chip-number = Disco { $number } di { $all }
take-ghosts-home = { $count ->
    [one] { $count } fantasma in riserva
   *[other] { $count } fantasmi in riserva
}

# What a screen reader is told of a stack and of a column.
take-space = { $count ->
    [0] Spazio { $space }, vuoto, mostra il personaggio stampato: { $printed }
    [one] Spazio { $space }, un disco: { $chips }
   *[other] Spazio { $space }, { $count } dischi dall’alto: { $chips }
}
take-column = { $seat }, colonna { $column }, influenza { $influence }
take-samurai-asks = Prendi il Samurai, poi scegli la sua colonna

# Tags under stacks: two short lines.
take-haunted = fantasma
take-rests = riposa questo turno

# Abilities.
take-before = Prima di prendere, puoi
# The same for a column of 44 px.
take-before-brief = Prima:
take-ability = { $column ->
    [daimyo] Sposta Samurai
    [ronin] Sposta un fantasma
    [geisha] Sposta un disco
   *[ninja] Spingi
}
take-ability-note = { $column ->
    [daimyo] fino a tre
    [ronin] o piazzarne uno
    [geisha] su un’altra pila
   *[ninja] un disco di { $opponent }
}

# What is being decided.
take-decision = La tua decisione
take-ask = { $ask ->
    [stack] Scegli una pila
    [column] Scegli una colonna
    [ghost] Scegli un fantasma
    [chip] Scegli un disco
    [goal] Scegli dove va
    [victim] Scegli chi spingere
    [samurai] Scegli un Samurai
   *[nothing] Nient’altro da scegliere
}
take-uncovers = { $kind ->
    [samurai] scopre un Samurai
    [daimyo] scopre un Daimyo
    [ronin] scopre un Ronin
    [geisha] scopre una Geisha
   *[ninja] scopre un Ninja
}
take-sum = { $uncovers }: tu { $spaces } × { $mine }, { $opponent } { $spaces } × { $theirs }
take-spaces-show = { $count ->
    [one] spazio
   *[other] spazi
}
take-influence = influenza
take-would = { $standing ->
    [ahead] Saresti in testa per { $mine } a { $theirs }.
    [behind] { $opponent } sarebbe in testa per { $theirs } a { $mine }.
   *[level] Avreste entrambi { $mine }.
}
take-cost = Il tuo disco { $name } passa dal basso ({ $bottom }) alla riga di mezzo ({ $middle }).
take-cost-pushed = Anche il disco { $name } di { $opponent }.
take-no-samurai = Non hai Samurai da spostare.
take-go = { $kind ->
    [take] Prendi: tu +{ $mine }, { $opponent } +{ $theirs }
    [take-samurai] Prendi: tu +{ $mine }, { $opponent } +{ $theirs }
    [daimyo] Usa il Daimyo
    [shift] Sposta il Samurai
    [finish] Finito
    [geisha] Sposta il disco
    [ninja-geisha] Spingi e sposta il disco
    [ninja-daimyo] Spingi il Daimyo
    [ninja-ronin-push] Spingi solo il Ronin
    [ninja-geisha-push] Spingi solo la Geisha
    [ronin] Sposta il fantasma
    [ronin-away] Fantasma in riserva
    [ronin-place] Piazza il fantasma
   *[other] Spingi e sposta il fantasma
}
take-from-home = Uno dalla riserva ({ $count })
take-send-home = Rimettilo in riserva

# The end.
take-end = Come sono cresciuti i punti
take-end-axis = Dischi presi
take-end-most = { $seat }: +{ $points }, disco { $number }
