# What all games share.
seat-name = Seat { $number }
list-none = none
list-more = { $list }, { $item }
list-last = { $list } and { $item }

# When something may not be played.
reason-over = The game is over.
reason-unknown = This game has no move “{ $token }”.
reason-not-now = You can’t do that now.

# The option that every game has.
option-start = The seat that starts, for example the oldest player’s: its number, or 0 to draw it.

# How a game ended.
result-win = { $seat-is ->
    [you] You win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $seat } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
# The listener and others: “You and Emi”, “You, Emi and Ken”.
you-in-list = { $seats-count ->
    [2] You and { $seats-others }
   *[other] You, { $seats-others }
}
result-shared = { $seats-you ->
    [absent] { $seats } share the victory
   *[among] { you-in-list } share the victory
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
result-points = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Cards in piles: what lies where, and what happened.
cards-down = { $count ->
    [one] face-down card
   *[other] { $count } face-down cards
}
place-holds = { $place }: { $pieces }
piece-face-down = { $piece } (face down)
saw-drawn = { $seat-is ->
    [you] You draw { $piece }.
   *[other] { $seat } draws { $piece }.
}
saw-got = { $seat-is ->
    [you] You get { $piece }.
   *[other] { $seat } gets { $piece }.
}
saw-shown = { $place }: { $piece }.
saw-scored = { $seat-is ->
    [you] You score { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
saw-lost = { $seat-is ->
    [you] You lose { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $seat } loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}

# Bots: the names of the levels, weakest first, and how each plays.
level-farmer = farmer
level-samurai = samurai
level-daimyo = daimyo
level-shogun = shogun
style-farmer = Takes what lies in front of it and forgets or overlooks the rest.
style-samurai = Knows the usual good moves and makes them at once.
style-daimyo = Thinks for a moment, looks ahead and forgets nothing.
style-shogun = Takes its time; nobody here plays better.

# Why a move was better: the move in words, and what comes of it.
why-better = Better: { $move }.
why-better-then = Better: { $move } – { $preview }.
why-played = Played: { $move }.
why-played-then = Played: { $move } – { $preview }.
# In percent.
why-share = Chance of winning: { $better }% instead of { $played }%.
why-points = { $points ->
    [one] { $points } point more on average.
   *[other] { $points } points more on average.
}
why-points-exact = { $points ->
    [one] { $points } point more.
   *[other] { $points } points more.
}
why-reply = { $seat } can answer: { $move }.
why-proven = That is proven.
# Which card the player could have remembered, and when they saw it.
why-forgotten = Seen on move { $number }: { $place }, { $piece }.
