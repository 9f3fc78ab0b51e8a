# Pieces: the chips and the ghosts.
piece = { $kind ->
    [samurai] Samurai
    [daimyo] Daimyo
    [ronin] Ronin
    [geisha] Geisha
    [ninja] Ninja
   *[ghost] ghost
}
# The column of a courtyard, named after its character.
column = { $column ->
    [daimyo] Daimyo
    [ronin] Ronin
    [geisha] Geisha
   *[ninja] Ninja
}
target-column = { $target ->
    [daimyo] Daimyo
    [ronin] Ronin
    [geisha] Geisha
   *[ninja] Ninja
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# What the game is like.
title = TA-KE
designers = Arve D. Fühler
about = Two players at a court where every chip lies open. Take chips from five stacks, gather influence, and mind what you uncover: it scores for both of you.
option-ninja_repeats = An ability may be used twice a turn: by your own chip and through the Ninja.
option-ninja_influence = What a Ninja on the bottom space is worth: 2, or 1 as in some copies.
option-komi = Points the second player begins with, to make up for moving second.
option-chips = Chips of each character, and in each stack: 7, or fewer for a small game.

# Places.
place-hall = space { $space }
place-ghost = ghost on space { $space }
place-supply = supply of ghosts
place-field = { $seat-is ->
    [you] your { column } column, { $field ->
        [top] top space
        [middle] middle space
       *[bottom] bottom space
    }
   *[other] { $seat }’s { column } column, { $field ->
        [top] top space
        [middle] middle space
       *[bottom] bottom space
    }
}

# The table in sentences.
sum-left = { $chips ->
    [0] All chips have been taken.
    [one] { $chips } chip is left in the audience hall.
   *[other] { $chips } chips are left in the audience hall.
}
sum-space = { $chips ->
    [0] Space { $space } is empty and shows its printed { printed }.
    [one] Space { $space }: one chip, { $list }.
   *[other] Space { $space }: { $chips } chips, from the top { $list }.
}
sum-ghost = { $chips ->
    [0] Space { $space } is empty and shows its printed { printed }; a ghost sits there.
    [one] Space { $space }, under a ghost: one chip, { $list }.
   *[other] Space { $space }, under a ghost: { $chips } chips, from the top { $list }.
}
printed = { $printed ->
    [samurai] Samurai
    [daimyo] Daimyo
    [ronin] Ronin
    [geisha] Geisha
   *[ninja] Ninja
}
sum-points = { $seat-is ->
    [you] You have { points }.
   *[other] { $seat } has { points }.
}
sum-column = { column }: { $bottom } on the bottom, { $middle } in the middle, { $samurai } Samurai on top; influence { $influence }.

# Whose turn it is.
task-turn = { $seat-is ->
    [you] Your turn: use abilities if you like, then take a chip.
   *[other] { $seat } may use abilities and takes a chip.
}
task-shift = { $seat-is ->
    [you] The Daimyo acts: move { $moves ->
        [one] one more Samurai to another column
       *[other] up to { $moves } Samurai to other columns
    }, or finish.
   *[other] { $seat } is moving Samurai between columns.
}

# What one may do.
do-take = Take the { piece } from space { $space }
do-take-samurai = Take the Samurai from space { $space } and put it over the { column } column
do-daimyo = Use a Daimyo: move up to three Samurai
do-shift = Move a Samurai from the { column } column to the { target-column } column
do-finish = Finish moving Samurai
do-ronin = Use a Ronin: move the ghost from { $space } to { $target }
do-ronin-away = Use a Ronin: send the ghost on { $space } back to the supply
do-ronin-place = Use a Ronin: put a ghost from the supply on { $target }
do-geisha = Use a Geisha: move the { piece } from the top of { $space } onto { $target }
do-ninja-daimyo = Use a Ninja on the opponent’s Daimyo
do-ninja-ronin-push = Use a Ninja on the opponent’s Ronin, without moving a ghost
do-ninja-ronin = Use a Ninja on the opponent’s Ronin: move the ghost from { $space } to { $target }
do-ninja-ronin-away = Use a Ninja on the opponent’s Ronin: send the ghost on { $space } back to the supply
do-ninja-ronin-place = Use a Ninja on the opponent’s Ronin: put a ghost from the supply on { $target }
do-ninja-geisha-push = Use a Ninja on the opponent’s Geisha, without moving a chip
do-ninja-geisha = Use a Ninja on the opponent’s Geisha: move the { piece } from the top of { $space } onto { $target }
# Who takes the chip, and who sits opposite, in a sum like “you +2, Ota +4”.
gainer = { $actor-is ->
    [other] { $actor }
   *[you] you
}
rival = { $opponent-is ->
    [you] you
   *[other] { $opponent }
}
preview-take = uncovers a { piece }, shown { $spaces ->
    [one] once
    [2] twice
   *[other] { $spaces } times
}: { gainer } +{ $mine }, { rival } +{ $theirs }

# What one may not do, and why.
no-empty = Space { $space } has no chip left.
no-ghost = A ghost sits on space { $space }.
no-rests = The chip on space { $space } was moved by a Geisha and rests this turn.
no-column = A Samurai needs a column: say which one it goes over.
no-not-samurai = The top chip of space { $space } is not a Samurai, so it takes no column.
no-finish-first = Finish moving Samurai first.
no-redistribution = Samurai move only after you use a Daimyo.
no-samurai = There is no Samurai of yours over the { column } column.
no-used = You have already used your { piece } this turn.
no-chip = You have no { piece } on the bottom space.
no-victim = { $opponent } has no { piece } on the bottom space.
no-carried = The { piece }’s ability has already been used this turn.
no-ghost-there = No ghost sits on space { $space }.
no-ghost-already = There is already a ghost on space { $space }.
no-low = Space { $space } has fewer than two chips.
no-take-left = That would leave no chip to take.

# What happened.
saw-take = { $seat-is ->
    [you] You take the { piece } from space { $space }.
   *[other] { $seat } takes the { piece } from space { $space }.
}
saw-take-samurai = { $seat-is ->
    [you] You take the Samurai from space { $space } and put it over the { column } column.
   *[other] { $seat } takes the Samurai from space { $space } and puts it over the { column } column.
}
saw-uncovered = Space { $space } now shows a { piece }, visible on { $spaces ->
    [one] one space.
   *[other] { $spaces } spaces.
}
saw-reset = All ghosts go back to the supply.
saw-shift = { $seat-is ->
    [you] You move a Samurai from the { column } column to the { target-column } column.
   *[other] { $seat } moves a Samurai from the { column } column to the { target-column } column.
}
saw-finish = { $seat-is ->
    [you] You finish moving Samurai.
   *[other] { $seat } finishes moving Samurai.
}
saw-use = { $seat-is ->
    [you] You use your { piece }.
   *[other] { $seat } uses a { piece }.
}
saw-ninja = { $seat-is ->
    [you] Your Ninja pushes { $opponent }’s { piece } to the middle.
   *[other] { $seat }’s Ninja pushes { $opponent-is ->
        [you] your { piece }
       *[other] { $opponent }’s { piece }
    } to the middle.
}
saw-ronin = The ghost goes from { $space } to { $target }.
saw-ronin-away = The ghost on { $space } goes back to the supply.
saw-ronin-place = A ghost from the supply settles on { $target }.
saw-geisha = The { piece } goes from the top of { $space } onto { $target }, where it rests this turn.

# The table drawn in a terminal: words in columns of 16 letters.
draw-bottom = bottom
draw-middle = middle
draw-influence = influence
# Under a stack, what taking from it would bring a player: a number, or a span such as 4–6.
draw-gain = { $seat-is ->
    [you] you +{ $points }
   *[other] { $seat } +{ $points }
}
# Under a stack whose top chip was moved this turn, and under one with a ghost: it may not be taken.
draw-rests = rests
draw-haunted = haunted
