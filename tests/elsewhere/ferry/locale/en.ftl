title = Night Ferry
designers = The makers of Tatami
about = Stow tea, silk and opium on your boat by night, and do not get inspected.
option-berths = Berths
option-inspections = Inspections

piece = { $kind ->
    [tea] tea
    [opium] opium
    [lamp] lamp
   *[silk] silk { $value }
}
place-hand = { $seat-is ->
    [you] Your hand
   *[other] { $seat }’s hand
}
place-quay = Berth { $number }
place-boat = { $seat-is ->
    [you] Your boat
   *[other] { $seat }’s boat
}
place-pier = { $seat-is ->
    [you] Your pier
   *[other] { $seat }’s pier
}
place-customs = Customs
place-deck = Deck

task-turn = { $seat-is ->
    [you] Your turn: peek, fetch, draw or inspect.
   *[other] { $seat } is to peek, fetch, draw or inspect.
}
task-load = { $seat-is ->
    [you] Stow or show a card.
   *[other] { $seat } is to stow or show a card.
}
do-peek = Peek at berth { $berth }
do-fetch = Fetch the card of berth { $berth }
do-draw = Draw a card
do-inspect = Inspect the boat of { $boat }
do-stow = Stow { piece }
do-show = Show { piece }
do-stowed = Stow a card

reason-known = You know this card already.
reason-seen = This boat has been inspected already.
reason-empty = This boat is empty.
reason-forbidden = Nobody inspects boats in this game.

saw-peek = { $seat-is ->
    [you] You peek at berth { $berth }.
   *[other] { $seat } peeks at berth { $berth }.
}
saw-fetch = { $seat-is ->
    [you] You fetch the card of berth { $berth }.
   *[other] { $seat } fetches the card of berth { $berth }.
}
saw-draw = { $seat-is ->
    [you] You draw a card.
   *[other] { $seat } draws a card.
}
saw-inspect = { $seat-is ->
    [you] You inspect the boat of { $boat }.
   *[other] { $seat } inspects the boat of { $boat }.
}
saw-stow = { $seat-is ->
    [you] You stow { piece }.
   *[other] { $seat } stows { piece }.
}
saw-stowed = { $seat-is ->
    [you] You stow a card.
   *[other] { $seat } stows a card.
}
saw-show = { $seat-is ->
    [you] You show { piece }.
   *[other] { $seat } shows { piece }.
}
