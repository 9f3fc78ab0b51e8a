title = Moon Tide
designers = The makers of Tatami
about = Draft a hand, bid in secret, and win as many tricks as you said.
option-hand_size = Cards each
option-bidding = Bids

piece = { $kind ->
    [wave] wave
   *[other] { $stem } { $value }
}
place-hand = { $seat-is ->
    [you] Your hand
   *[other] { $seat }’s hand
}
place-kept = { $seat-is ->
    [you] Your kept cards
   *[other] { $seat }’s kept cards
}
place-way = { $seat-is ->
    [you] On your way
   *[other] On { $seat }’s way
}
place-played = { $seat-is ->
    [you] Your card
   *[other] { $seat }’s card
}
place-won = { $seat-is ->
    [you] Your tricks
   *[other] { $seat }’s tricks
}
place-rest = Out of the game

task-draft = { $seat-is ->
    [you] Keep a card.
   *[other] { $seat } is to keep a card.
}
task-bid = { $seat-is ->
    [you] How many tricks will you win?
   *[other] { $seat } is to bid.
}
task-play = { $seat-is ->
    [you] Play a card.
   *[other] { $seat } is to play a card.
}
do-keep = Keep { piece }
do-kept = Keep a card
do-bid = Bid { $number }
do-bade = Bid
do-lay = Play { piece }
reason-follow = You must follow suit.

saw-keep = { $seat-is ->
    [you] You keep { piece }.
   *[other] { $seat } keeps { piece }.
}
saw-kept = { $seat-is ->
    [you] You keep a card.
   *[other] { $seat } keeps a card.
}
saw-bid = { $seat-is ->
    [you] You bid { $number }.
   *[other] { $seat } bids { $number }.
}
saw-bade = { $seat-is ->
    [you] You bid.
   *[other] { $seat } bids in secret.
}
saw-lay = { $seat-is ->
    [you] You play { piece }.
   *[other] { $seat } plays { piece }.
}
