# What the game is like.
title = Ichiba
designers = The makers of Tatami
about = Three stalls with face-down goods, and a stand of your own. Look, take, and lay out as many of a kind as you can before somebody’s stand is full.

# Pieces and places.
piece = { $kind ->
    [rice] rice
    [tea] tea
    [silk] silk
   *[jade] jade
}
place-hand = { $seat-is ->
    [you] Your hand
   *[other] { $seat }’s hand
}
place-market = Stall { $number }
place-stand = { $seat-is ->
    [you] Your stand
   *[other] { $seat }’s stand
}
place-deck = Deck

# What is to be done.
task-turn = { $seat-is ->
    [you] Your turn: look at a stall, take its card, or lay out a card.
   *[other] { $seat } is to look at a stall, take its card, or lay out a card.
}
do-look = Look at stall { $stall }
do-take = Take the card from stall { $stall }
do-lay = Lay out { piece }

reason-full-hand = Your hand is full: lay out a card first.
reason-known = You know this card already.

# What happened.
saw-look = { $seat-is ->
    [you] You look at stall { $stall }.
   *[other] { $seat } looks at stall { $stall }.
}
saw-take = { $seat-is ->
    [you] You take the card from stall { $stall }.
   *[other] { $seat } takes the card from stall { $stall }.
}
saw-lay = { $seat-is ->
    [you] You lay out { piece }.
   *[other] { $seat } lays out { piece }.
}
