## The bar

tenno-turn = Turn { $turn }
tenno-before = Before the first turn
tenno-discarded = { $cards ->
    [one] { $cards } card discarded
   *[other] { $cards } cards discarded
}

## What was seen

tenno-what-was-seen = Cards seen so far
tenno-how-seen = Cards that everybody saw leave play are crossed out; a badge shows whose prison they are in.
tenno-lost = { tenno-full-name } { $how ->
    [captured] (captured by { $name })
   *[discarded] (discarded)
}
tenno-in-play = { tenno-full-name } (still in play)
tenno-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Cards

# Beside the numeral.
tenno-name = { $card ->
    [farmer-1] Farmer
    [farmer-2] Farmer
    [farmer-3] Farmer
    [ninja] Ninja
    [monk] Monk
    [ronin] Ronin
    [samurai-7] Samurai
    [samurai-8] Samurai
    [daimyo] Daimyo
    [shogun] Shogun
   *[geisha] Geisha
}
tenno-full-name = { tenno-name }{ $card ->
    [farmer-1] { " " }1
    [farmer-2] { " " }2
    [farmer-3] { " " }3
    [samurai-7] { " " }7
    [samurai-8] { " " }8
   *[other] { "" }
}
# In the corner of the card, two short lines at most.
tenno-power = { $card ->
    [ninja] 8 in attack
    [monk] +2 to others
    [ronin] strikes twice
    [shogun] never attacks
    [geisha] always +1
   *[other] { "" }
}
tenno-gap = a gap
tenno-planned = planned here: { tenno-full-name }
tenno-known = known
tenno-only-you = only you

## Mats

tenno-you = You
tenno-your-row = Your row
tenno-face-down = face down to the others
tenno-your-hand = Your hand
tenno-hand-empty = Your hand is empty.
tenno-in-hand = { $cards } in hand
tenno-prisoners = { $cards ->
    [0] no prisoners
    [one] { $cards } prisoner, { tenno-points }
   *[other] { $cards } prisoners, { tenno-points }
}
tenno-prisoners-down = { $cards ->
    [0] no prisoners
    [one] { $cards } prisoner
   *[other] { $cards } prisoners
}
tenno-attacks = attacks
tenno-defends = defends
tenno-thinks = thinking

## Fights

tenno-strengths = { $attack } against { $defence }
tenno-meets = { $attack } against { $defence }
tenno-monk-perhaps = +2?
tenno-monk-helps = The Monk helps

## The Monk’s question

tenno-ask-monk = Show your Monk?
tenno-only-thinking = The others only see you thinking
tenno-show-monk = Show the Monk
tenno-stay-silent = Stay silent
tenno-meeting = { $name }’s { $attack } { $attacks } against your { $defence } { $defends }
tenno-sum = { $alone } + { $help } = { $defence } against { $attack }
tenno-alone = { $defence } against { $attack }
# Seen by the defender: $outcome is the attacker’s.
tenno-verdict = { $outcome ->
    [won] { $defence } loses to { $attack }
    [lost] { $defence } beats { $attack }
   *[equal] { $defence } equals { $attack }
}

## Other questions

tenno-ask-set-up = Lay out your Farmers
tenno-ask-attack = Your attack
tenno-ask-again = Attack once more?
tenno-ask-fill = Who fills the gap?
tenno-ask-trade = Trade a card?
tenno-ask-pick-up = Pick up two cards?
tenno-ask-peek = Look at a card?
tenno-how-set-up = Tap two to swap them. The others see only the backs.
tenno-nobody-knows = The others cannot tell that from a trade.
tenno-choose-own = Choose one of your cards
tenno-choose-target = Choose whom to attack
tenno-choose-from-hand = Choose a card from your hand
tenno-choose-two = Choose two of your cards
tenno-choose-look = Choose a card to look at
tenno-do-set-up = Lay them face down
tenno-do-attack = Attack
tenno-do-fill = Lay { tenno-full-name }
tenno-do-trade = Trade for { tenno-full-name }
tenno-do-keep = Put it back
tenno-do-swap = Swap them
tenno-do-put-back = Put them back
tenno-do-peek = Look

## The end

# Tied leaders add the cards they have left.
tenno-adds = { $prison } + { $rest }

## What an attack would come to

tenno-odds = { $outcome ->
    [won] beats
    [equal] equals
   *[lost] loses to
}
tenno-may-monk = A Monk might help it.
tenno-may-end = The game might end.
