### The table of Tenka Trick on the page. Short words; the General’s card is a fan with a sun and a moon side.

tenka-you = You
# A clan, or what leads a side.
tenka-side = { $side ->
    [takeda] Takeda
    [uesugi] Uesugi
    [tokugawa] Tokugawa
    [mori] Mori
    [shimazu] Shimazu
    [date] Date
    [oda] Oda
    [emperor] Emperor
    [temples] Temples
   *[own] { $side }
}
tenka-kind = { $kind ->
    [M] Military
    [A] Farming
    [I] Crafts
    [C] Trade
   *[S] Sea
}

## The bar.

tenka-battle = Battle { $battle } of { $battles }
# The same on a phone.
tenka-battle-short = { $battle } of { $battles }
tenka-deck = Deck { $cards }
tenka-played = Cards played
tenka-everybody = Everybody
tenka-nothing-played = No cards have been won yet.
tenka-out = out of the game

## Players.

tenka-general = General
tenka-in-hand = { $cards } in hand
tenka-won = { $cards ->
    [one] { $cards } card won
   *[other] { $cards } cards won
}
tenka-thinking = thinking
tenka-fan-of = { $name } holds the fan
tenka-fan-yours = You hold the fan
tenka-fan-turns = The fan turns
tenka-up = { $up ->
    [light] Sun side
   *[dark] Moon side
}
tenka-counts = { $up ->
    [light] Sun numbers count
   *[dark] Moon numbers count
}

## The battle.

tenka-battle-now = The battle
tenka-generals-side = General’s side
tenka-wins = wins
tenka-would-win = would win
tenka-falls-short = falls short
# What a side has without the card that is being thought of.
tenka-now = now { $total }

## The race.

tenka-race = The race for each kind
tenka-points-now = Points now
tenka-points = points
tenka-most = most: { $points }
tenka-tied = tied: { $points }
tenka-fan = the fan: { $points }

## Deciding.

# Before what the chosen card would do.
tenka-with-card = With your card:
# The same for a clan that would be taken.
tenka-with-clan = With { tenka-side }:
tenka-hand = Your hand
tenka-choose-card = Choose a card
tenka-choose-clan = Choose a clan
tenka-play = Play { tenka-side } { $strength }
tenka-give = Give { tenka-side } { $strength } to { $name }
tenka-take = Take { tenka-side }
tenka-pile-open = { $name }’s pile, by clan
tenka-barred = safe

## The end.

tenka-end-cards = cards
tenka-end-kinds = kinds
tenka-end-fan = fan
tenka-end-total = total
tenka-scroll = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $cards } for cards, { $kinds } for kinds, { $fan } for the fan
