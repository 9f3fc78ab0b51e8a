# The table.
take-you = You
take-you-small = you
take-character = { $kind ->
    [samurai] Samurai
    [daimyo] Daimyo
    [ronin] Ronin
    [geisha] Geisha
   *[ninja] Ninja
}
take-hall = Audience hall
take-path = Garden path
take-courtyard = Inner courtyard: { $seat }
take-level = { $level ->
    [top] Samurai
    [middle] middle
   *[bottom] bottom
}
take-chip-number = Chip { $number } of { $all }
take-ghosts-home = { $count ->
    [one] Supply: { $count } ghost
   *[other] Supply: { $count } ghosts
}

# What a screen reader is told of a stack and of a column.
take-space = { $count ->
    [0] Space { $space }, empty, shows its printed { $printed }
    [one] Space { $space }, one chip: { $chips }
   *[other] Space { $space }, { $count } chips from the top: { $chips }
}
take-column = { $seat }, { $column } column, influence { $influence }
take-samurai-asks = Take the Samurai, then choose its column

# Tags under stacks: two short lines.
take-haunted = haunted
take-rests = rests this turn

# Abilities.
take-before = Before you take, you may
# The same for a column of 44 px.
take-before-brief = First:
take-ability = { $column ->
    [daimyo] Move Samurai
    [ronin] Move a ghost
    [geisha] Shift a chip
   *[ninja] Push
}
take-ability-note = { $column ->
    [daimyo] up to three
    [ronin] or place one
    [geisha] to another stack
   *[ninja] a chip of { $opponent }’s
}

# What is being decided.
take-decision = Your decision
take-ask = { $ask ->
    [stack] Choose a stack
    [column] Choose a column
    [ghost] Choose a ghost
    [chip] Choose a chip to shift
    [goal] Choose where it goes
    [victim] Choose whom to push
    [samurai] Choose a Samurai
   *[nothing] Nothing more to choose
}
take-uncovers = { $kind ->
    [samurai] uncovers a Samurai
    [daimyo] uncovers a Daimyo
    [ronin] uncovers a Ronin
    [geisha] uncovers a Geisha
   *[ninja] uncovers a Ninja
}
take-sum = { $uncovers }: you { $spaces } × { $mine }, { $opponent } { $spaces } × { $theirs }
take-spaces-show = { $count ->
    [one] space shows
   *[other] spaces show
}
take-influence = influence
take-would = { $standing ->
    [ahead] You would lead { $mine } to { $theirs }.
    [behind] { $opponent } would lead { $theirs } to { $mine }.
   *[level] You would both have { $mine }.
}
take-cost = Your { $name } chip moves from bottom ({ $bottom }) to middle ({ $middle }).
take-cost-pushed = So does { $opponent }’s { $name } chip.
take-no-samurai = You have no Samurai to move.
take-go = { $kind ->
    [take] Take: you +{ $mine }, { $opponent } +{ $theirs }
    [take-samurai] Take: you +{ $mine }, { $opponent } +{ $theirs }
    [daimyo] Use the Daimyo
    [shift] Move the Samurai
    [finish] Finish moving
    [geisha] Shift the chip
    [ninja-geisha] Push and shift the chip
    [ninja-daimyo] Push the Daimyo
    [ninja-ronin-push] Push the Ronin only
    [ninja-geisha-push] Push the Geisha only
    [ronin] Move the ghost
    [ronin-away] Send the ghost back
    [ronin-place] Place a ghost
   *[other] Push and move the ghost
}
take-from-home = One from the supply ({ $count })
take-send-home = Back to the supply

# The end.
take-end = How the points grew
take-end-axis = Chips taken
take-end-most = { $seat }: +{ $points }, chip { $number }
