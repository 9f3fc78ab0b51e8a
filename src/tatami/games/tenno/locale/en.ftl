### TENNO in English.
###
### For translators: speak to one player, as at a table, short and warm, without exclamation marks.
### Cards come as codes: $card, and where there are two, $met (the card that was attacked) or $other (the
### card that comes into the row). Slots come as left, middle or right: $slot, and where there are two, $aim.
### $seat and $target are names of players, and $seat-is, $target-is say whether that is "you" or "other".
### The first part of this file is made for English grammar: have as many such helpers, in as
### many cases, as your language needs.

## Words that sentences are made of.

# A card by its name, as on a label. Farmers and Samurai are told apart by their value.
card = { $card ->
    [farmer-1] Farmer 1
    [farmer-2] Farmer 2
    [farmer-3] Farmer 3
    [ninja] Ninja
    [monk] Monk
    [ronin] Ronin
    [samurai-7] Samurai 7
    [samurai-8] Samurai 8
    [daimyo] Daimyo
    [shogun] Shogun
   *[geisha] Geisha
}
met = { $met ->
    [farmer-1] Farmer 1
    [farmer-2] Farmer 2
    [farmer-3] Farmer 3
    [ninja] Ninja
    [monk] Monk
    [ronin] Ronin
    [samurai-7] Samurai 7
    [samurai-8] Samurai 8
    [daimyo] Daimyo
    [shogun] Shogun
   *[geisha] Geisha
}
# The same within a sentence.
the-card = { $card ->
    [farmer-1] Farmer 1
    [farmer-2] Farmer 2
    [farmer-3] Farmer 3
    [ninja] the Ninja
    [monk] the Monk
    [ronin] the Ronin
    [samurai-7] Samurai 7
    [samurai-8] Samurai 8
    [daimyo] the Daimyo
    [shogun] the Shogun
   *[geisha] the Geisha
}
the-met = { $met ->
    [farmer-1] Farmer 1
    [farmer-2] Farmer 2
    [farmer-3] Farmer 3
    [ninja] the Ninja
    [monk] the Monk
    [ronin] the Ronin
    [samurai-7] Samurai 7
    [samurai-8] Samurai 8
    [daimyo] the Daimyo
    [shogun] the Shogun
   *[geisha] the Geisha
}
the-other = { $other ->
    [farmer-1] Farmer 1
    [farmer-2] Farmer 2
    [farmer-3] Farmer 3
    [ninja] the Ninja
    [monk] the Monk
    [ronin] the Ronin
    [samurai-7] Samurai 7
    [samurai-8] Samurai 8
    [daimyo] the Daimyo
    [shogun] the Shogun
   *[geisha] the Geisha
}
slot = { $slot ->
    [left] left
    [middle] middle
   *[right] right
}
aim = { $aim ->
    [left] left
    [middle] middle
   *[right] right
}
# Where a card lies in its owner’s row.
where = { $slot ->
    [left] on the left
    [middle] in the middle
   *[right] on the right
}
# The row card that is attacked or looked at, and whose it is.
goal = { $target-is ->
    [you] your { aim } card
   *[other] { $target }’s { aim } card
}
# A card that is lost, and whose it is.
whose = { $target-is ->
    [you] your { card }
   *[other] { $target }’s { card }
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What the game is like.

title = TENNO
designers = Lukas Zach & Michael Palm
about = Everybody has the same eleven characters and lays three of them face down. Attack, bluff, and remember who lies where: every card you lose leaves a gap that your hand must fill.
option-memory = What the table shows its players: everything they could remember (cards seen and lost, points in prisons, what happened), or only what lies there now.
option-memory-full = all you could remember
option-memory-table = only what lies there
option-geisha_trades = An attacker who wins with the Geisha may trade, although she leaves the game.
option-cards = The cards in each set: all eleven, or fewer for a small game; the three Farmers are always included.

## Places and what lies there.

place-row = { $seat-is ->
    [you] your row, { slot }
   *[other] { $seat }’s row, { slot }
}
place-hand = { $seat-is ->
    [you] your hand
   *[other] { $seat }’s hand
}
place-prison = { $seat-is ->
    [you] your prison
   *[other] { $seat }’s prison
}
place-discard = discard pile
card-down = face-down card
# Somebody else’s row card; what lay there when it was last seen.
card-seen = face-down card (last seen: { card })
card-changed = face-down card (last seen: { card }; may have changed since)
# The listener’s own row card. $seats: who could remember it; $everybody says whether that is all others.
card-own = { card } (face down)
card-known = { card } (face down, known to { $everybody ->
    [yes] everybody
   *[no] { $seats }
})
# A captured or discarded card, and whose it was.
card-of = { $seat-is ->
    [you] your { card }
   *[other] { $seat }’s { card }
}

## The table in sentences.

sum-fight = { $seat-is ->
    [you] Your { slot } card, { the-card }, attacks { goal }, { the-met }.
   *[other] { $seat }’s { slot } card, { the-card }, attacks { goal }, { the-met }.
}
# A row with its cards from left to right; $list is made of row-card and row-gap.
sum-row = { $seat-is ->
    [you] Your row: { $list }.
   *[other] { $seat }’s row: { $list }.
}
sum-row-down = { $seat }’s row: three face-down cards.
sum-row-empty = { $seat-is ->
    [you] Your row is still empty.
   *[other] { $seat }’s row is still empty.
}
# $piece is one of card, card-down, card-seen, card-changed, card-own, card-known.
row-card = { slot }: { $piece }
row-gap = { slot }: a gap
sum-hand = { $cards ->
    [0] { $seat }’s hand is empty.
    [one] { $seat } holds { $cards } card.
   *[other] { $seat } holds { $cards } cards.
}
# A hand that the listener sees: the own one, at the end everybody’s.
sum-hand-open = { $seat-is ->
    [you] { $cards ->
        [0] Your hand is empty.
       *[other] Your hand: { $list }.
    }
   *[other] { $cards ->
        [0] { $seat }’s hand is empty.
       *[other] { $seat }’s hand: { $list }.
    }
}
sum-prison = { $seat-is ->
    [you] { $cards ->
        [0] Your prison is empty.
        [one] Your prison: { $cards } card, { points }.
       *[other] Your prison: { $cards } cards, { points }.
    }
   *[other] { $cards ->
        [0] { $seat }’s prison is empty.
        [one] { $seat }’s prison: { $cards } card, { points }.
       *[other] { $seat }’s prison: { $cards } cards, { points }.
    }
}
# The same where the table does not say the points.
sum-prison-down = { $seat-is ->
    [you] { $cards ->
        [0] Your prison is empty.
        [one] Your prison: { $cards } card.
       *[other] Your prison: { $cards } cards.
    }
   *[other] { $cards ->
        [0] { $seat }’s prison is empty.
        [one] { $seat }’s prison: { $cards } card.
       *[other] { $seat }’s prison: { $cards } cards.
    }
}
# At the end; $list holds prisoners with their owners, made of card-of.
sum-prison-open = { $seat-is ->
    [you] Your prison: { $list }, { points }.
   *[other] { $seat }’s prison: { $list }, { points }.
}
# Which of their own cards somebody no longer has, as everybody saw.
sum-lost = { $seat-is ->
    [you] You have lost { $list }.
   *[other] { $seat } has lost { $list }.
}
sum-discard = { $cards ->
    [0] The discard pile is empty.
    [one] Discard pile: { $cards } card.
   *[other] Discard pile: { $cards } cards.
}

## Whose turn it is.

task-set-up = { $seat-is ->
    [you] Lay your three Farmers face down in your row, in any order.
   *[other] { $seat } is laying out three Farmers.
}
task-attack = { $seat-is ->
    [you] Your turn: attack an opponent’s card with one of yours.
   *[other] { $seat } is about to attack.
}
# The listener is asked whether to show the Monk; the others must not learn more than that.
task-respond = { $seat-is ->
    [you] { $target }’s { card } attacks your { met }{ $why ->
        [geishas] : two Geishas are equal
       *[other] , { $attack } against { $defence }
    }. Show your Monk?
   *[other] { $seat } is thinking about it.
}
task-attack-again = { $seat-is ->
    [you] After your Ronin you may attack once more, with another card.
   *[other] { $seat } may attack once more.
}
task-fill = { $seat-is ->
    [you] Fill the { slot } gap from your hand.
   *[other] { $seat } is filling a gap.
}
task-trade = { $seat-is ->
    [you] { $geisha ->
        [yes] Your Geisha won, so you may trade one card of your row for one from your hand.
       *[no] You lost no card, so you may trade one card of your row for one from your hand.
    }
   *[other] { $seat } may trade a card.
}
task-pick-up = { $seat-is ->
    [you] { $geisha ->
        [yes] Your Geisha won and your hand is empty, so you may pick up two cards of your row.
       *[no] You lost no card and your hand is empty, so you may pick up two cards of your row.
    }
   *[other] { $seat } may pick up two cards.
}
task-peek = { $seat-is ->
    [you] You won as the defender, so you may look at one of { $target }’s cards.
   *[other] { $target-is ->
        [you] { $seat } may look at one of your cards.
       *[other] { $seat } may look at one of { $target }’s cards.
    }
}

## What one may do.

do-set-up = From left to right: { $list }
# $actor is who attacks, where a review tells others of it.
do-attack = { $actor-is ->
    [other] { $actor }’s { slot } card
   *[you] Your { slot } card
}, { the-card }, against { goal }
do-monk = Show the Monk ({ sum })
do-stay-silent = Stay silent ({ sum })
do-no-attack = Do not attack again
do-fill = Fill the { slot } gap with { the-card }
do-trade = Trade { the-card } { where } for { the-other }
# The same card is put back; the others cannot tell that from a trade.
do-keep = Pick up { the-card } { where } and put it back
do-no-trade = Leave the row as it is
do-swap = Pick up the { slot } and { aim } cards and swap them
do-put-back = Pick up the { slot } and { aim } cards and put them back as they were
do-peek = Look at { goal }
do-no-peek = Look at none

## What would come of it, in half sentences.

# Only the strength of the attacking card is known.
preview-strength = { $card ->
    [geisha] always one stronger
   *[other] strength { $strength }
}
# The attacked card is unknown: how many of those that may lie there the attacking card beats, as in
# “strength 6: beats 5, equals 1 and loses to 3 of the 9 cards it may be”.
preview-odds = { preview-strength }: { $list } of the { $cards } cards it may be{ possibilities }
odds = { $outcome ->
    [won] beats { $cards }
    [equal] equals { $cards }
   *[lost] loses to { $cards }
}
# The same where all of them fare alike.
preview-sure = { preview-strength }: { $outcome ->
    [won] beats whatever may lie there
    [equal] equals whatever may lie there
   *[lost] loses to whatever may lie there
}{ possibilities }
# What may come on top, appended to the sentence; nothing if neither.
possibilities = { $monk ->
    [yes] ; a Monk may help it
   *[no] { "" }
}{ $ends ->
    [yes] ; the game may end
   *[no] { "" }
}
# The strengths of a fight.
sum = { $why ->
    [geishas] two Geishas are equal
   *[other] { $attack } against { $defence }
}
# Both cards are known. $list says what happens then, made of the messages that follow.
preview-fight = { sum }: { $list }
# The strengths were said already.
preview-then = { $list }
# The same for both answers; $helped is the strength of the attacked card with the Monk.
preview-answers = { $attack } against { $defence }: { $list }; with a Monk { $attack } against { $helped }: { $helped-list }
then-captured = { $seat-is ->
    [you] you capture { whose } for { points }
   *[other] { $seat } captures { whose } for { points }
}
then-leaves = { $card ->
    [geisha] { whose } leaves the game
   *[other] { whose } is discarded
}
then-peek = { $seat-is ->
    [you] you may look at one of { $target }’s cards
   *[other] { $target-is ->
        [you] { $seat } may look at one of your cards
       *[other] { $seat } may look at one of { $target }’s cards
    }
}
then-monk-known = then everybody knows where your Monk lies
then-ends = the game ends

## What one may not do, and why.

no-set-up-first = Lay out your three Farmers first.
no-set-up-now = Your row is already laid out.
no-seat = There is no seat { $number } at this table.
no-own-row = You can’t attack your own row.
no-shogun = The Shogun never attacks.
no-ronin-again = The Ronin has already attacked; attack with another card.
no-attacker-gone = The Ronin is gone, so no card lies there.
no-target-again = The Ronin has already attacked { goal }; choose another one.
no-attacked-already = You have already attacked this turn.
no-monk-beside = No Monk in this row besides the attacked card.
no-monk-now = The Monk only helps another card of its row when that card is attacked.
no-answer-first = First answer the attack: show your Monk or stay silent.
no-pass-now = A turn begins with an attack, so you can’t pass.
no-fill-first = Fill your gap first.
no-fill-yet = Gaps are filled when the attacks are over.
no-gap = You have no gap to fill.
no-in-row = Your { card } is already in your row.
no-out-of-play = Your { card } is out of play.
no-trade-yet = { $geisha ->
    [yes] You may trade after your attack, if you lose no card or win with the Geisha.
   *[no] You may trade after your attack, if you lose no card.
}
no-hand = Your hand is empty, so you may only pick up two cards of your row.
no-pick-up = You may pick up two cards only when your hand is empty.
no-peek-now = Only a defender who won a fight may look at a card.
no-peek-first = First look at one of { $target }’s cards, or at none.

## What happened.

saw-set-up = { $seat } lays three Farmers face down.
saw-set-up-own = { $seat-is ->
    [you] You lay { $list } face down, from left to right.
   *[other] { $seat } lays { $list } face down, from left to right.
}
saw-attack = { $seat-is ->
    [you] You attack { goal } with your { slot } card, { the-card }.
   *[other] { $seat } attacks { goal } with their { slot } card, { the-card }.
}
# The attacked card is turned up.
saw-met = It is { the-card }.
saw-silence = { $seat-is ->
    [you] You show no Monk.
   *[other] { $seat } shows no Monk.
}
saw-monk = { $seat-is ->
    [you] You show your Monk { where }.
   *[other] { $seat } shows the Monk { where }.
}
# $attack and $defence are the strengths, $why is what made them differ from what is printed.
saw-fight = { $why ->
    [geishas] Two Geishas are equal.
    [geisha] The Geisha is always one stronger: { $attack } against { $defence }, { verdict }.
    [monk] The Monk adds 2: { $attack } against { $defence }, { verdict }.
    [ninja] The Ninja attacks with 8: { $attack } against { $defence }, { verdict }.
    [ninja-monk] The Ninja attacks with 8, the Monk adds 2: { $attack } against { $defence }, { verdict }.
   *[plain] { $attack } against { $defence }, { verdict }.
}
# $card attacked, $met was attacked.
verdict = { $outcome ->
    [won] { the-card } wins
    [lost] { the-met } wins
   *[equal] nobody wins
}
saw-captured = { $seat-is ->
    [you] You capture { whose } for { points }.
   *[other] { $seat } captures { whose } for { points }.
}
saw-leaves = { $card ->
    [geisha] { $target-is ->
        [you] Your Geisha leaves the game.
       *[other] { $target }’s Geisha leaves the game.
    }
   *[other] { $target-is ->
        [you] Your { card } is discarded.
       *[other] { $target }’s { card } is discarded.
    }
}
saw-no-attack = { $seat-is ->
    [you] You do not attack again.
   *[other] { $seat } does not attack again.
}
saw-fill = { $seat } fills the { slot } gap.
saw-fill-own = { $seat-is ->
    [you] You fill the { slot } gap with { the-card }.
   *[other] { $seat } fills the { slot } gap with { the-card }.
}
# Nobody else can tell whether another card came down.
saw-trade = { $seat } picks up the { slot } card and lays a card in its place.
saw-trade-own = { $seat-is ->
    [you] You trade { the-card } { where } for { the-other }.
   *[other] { $seat } trades { the-card } { where } for { the-other }.
}
saw-keep-own = { $seat-is ->
    [you] You pick up { the-card } { where } and put it back.
   *[other] { $seat } picks up { the-card } { where } and puts it back.
}
saw-pick-up = { $seat } picks up the { slot } and { aim } cards and puts them back, swapped or not.
saw-pick-up-own = { $swapped ->
    [yes] { $seat-is ->
        [you] You pick up the { slot } and { aim } cards and swap them.
       *[other] { $seat } picks up the { slot } and { aim } cards and swaps them.
    }
   *[no] { $seat-is ->
        [you] You pick up the { slot } and { aim } cards and put them back as they were.
       *[other] { $seat } picks up the { slot } and { aim } cards and puts them back as they were.
    }
}
saw-no-trade = { $seat-is ->
    [you] You leave your row as it is.
   *[other] { $seat } leaves the row as it is.
}
saw-peek = { $seat } looks at { goal }.
saw-peek-own = { $seat-is ->
    [you] You look at { goal }: it is { the-card }.
   *[other] { $seat } looks at { goal }: it is { the-card }.
}
saw-no-peek = { $seat-is ->
    [you] You look at no card.
   *[other] { $seat } looks at no card.
}
# $seats: one player or two.
saw-end = { $seats-you ->
    [alone] You cannot fill every gap
    [among] { you-in-list } cannot fill every gap
   *[absent] { $seats } cannot fill every gap
}: the game ends.
saw-rest = { $seat-is ->
    [you] You have { $list } left.
   *[other] { $seat } has { $list } left.
}
# Tied leaders add the values in their hands and rows; $list holds the sums.
saw-tie = { $seats-you ->
    [absent] { $seats } are level with { points } each, so they add their rows and hands
   *[among] { you-in-list } are level with { points } each, so you add your rows and hands
}. { $list }.

## The table drawn in a terminal. Cards stand there by their letters, as they are typed: 1 2 3 N M R 7 8 D S G.

draw-gap = (gap)
# The listener’s own card that others could remember.
draw-known = { card } (known)
# $cards says how many; at the end $list says which, by their letters.
draw-hand = hand { $cards }
draw-hand-open = hand { $list }
draw-prison = prison { $cards } ({ points })
draw-prison-down = prison { $cards }
draw-prison-open = prison { $list } ({ points })
draw-lost-open = lost { $list }
