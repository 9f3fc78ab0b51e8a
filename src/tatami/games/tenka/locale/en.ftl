### What is said at a table of Tenka Trick.
###
### For translators: the names of the clans stay as they are (in Russian and Japanese, in their own
### script). Cards are always named by the message `card`; give it the case your language needs by
### writing a second one, such as `card-accusative`, and use that where the sentence asks for it.
### Lists ($list, $totals) come joined and in the form of their items, so they stand best after a colon
### or alone. Whoever is spoken to comes as [you] in $seat-is, $receiver-is and $former-is.

## Cards.

# The clan of a card, or one that is followed or confiscated.
clan = { $faction ->
    [takeda] Takeda
    [uesugi] Uesugi
    [tokugawa] Tokugawa
    [mori] Mori
    [shimazu] Shimazu
    [date] Date
    [oda] Oda
   *[own] { $faction }
}
# The five kinds of country: those of war, of rice, of crafts, of trade and of the sea.
kind = { $kind ->
    [M] Military
    [A] Farming
    [I] Crafts
    [C] Trade
   *[S] Sea
}
# A card: “Oda Military 7/3”. The first number counts while the sun side of the General’s card is up,
# the second while the moon side is. The printed name of the Temples is Temples and Shrines.
card = { $faction ->
    [emperor] Emperor
    [temples] Temples
   *[clan] { clan } { kind }
} { $light }/{ $dark }
# The same within a sentence: “the Emperor 5/5”, “Oda Military 7/3”.
the-card = { $faction ->
    [emperor] the Emperor
    [temples] the Temples
   *[clan] { clan } { kind }
} { $light }/{ $dark }
# A card whose face is hidden.
card-hidden = a card
card-general = { $up ->
    [light] General’s card, sun side up
   *[dark] General’s card, moon side up
}
# So many cards of one kind, in a list: “2 Military”.
kind-cards = { $cards } { kind }
# What somebody has, in a list: “Points now: you have 9, Hana has 20 and Jan has 7.”
seat-has = { $seat-is ->
    [you] you have { $number }
   *[other] { $seat } has { $number }
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What the game is like.

title = Tenka Trick
designers = 静岡テーブルゲーム工房
about = Three or four rivals fight battle after battle for the provinces of Japan. The same card is weak or strong depending on which side of the General’s card is up, and every uprising turns it over.
option-cards = The 45 country cards are our reconstruction, as the rulebook does not list them. If you own the printed game, give its list: one card a line, as in “M7 M 7 3 oda” (code, kind, sun and moon strength, clan). Clans may have other names.
option-factions = How many of the seven clans are in the game: all, or fewer for a small game with fewer battles.

## What is wrong with a list of cards that somebody gave; $line is 0 if it is about the whole list.

cards-wrong = { $line ->
    [0] Card list:
   *[other] Card list, line { $line }, “{ $text }”:
} { cards-why } { cards-format }
cards-why = { $why ->
    [words] a card has five words, not { $number }.
    [code] “{ $word }” is not a code; a code is a letter and up to five more letters or digits.
    [trump] { $word } is the code of a trump.
    [kind] “{ $word }” is not a kind; the kinds are M, A, I, C and S.
    [strength] “{ $word }” is not a whole number from 0 to 10.
    [clan] “{ $word }” cannot be the name of a clan; use up to 16 letters.
    [twice] line { $number } already has the code { $word }.
    [clans] “{ $word }” would be the eighth clan, and there are seven.
    [cards] it has { $number } cards, not 45.
    [few-clans] it has { $number } clans, not 7.
    [no-kind] it has no card of the kind { $word }.
   *[long] it has { $number } characters, more than 20,000.
}
cards-format = Write one card a line: code, kind, sun strength, moon strength, clan; for example “M7 M 7 3 oda”.

## Places.

place-hand = { $seat-is ->
    [you] your hand
   *[other] { $seat }’s hand
}
place-pile = { $seat-is ->
    [you] your pile
   *[other] { $seat }’s pile
}
# Where the General’s card lies when this player holds it.
place-general = { $seat-is ->
    [you] your place for the General’s card
   *[other] { $seat }’s place for the General’s card
}
place-battle = { $seat-is ->
    [you] your card in the battle
   *[other] { $seat }’s card in the battle
}
place-deck = deck
place-out = trumps out of the game

## A battle and why it ends as it does. These are clauses, used in sentences and in previews.

# A side and its strength, in a list: “Uesugi 15 and Oda 9”. The Emperor and the Temples lead sides too.
side-total = { $side ->
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
} { $total }
# The side that wins.
winner = { $winner ->
    [takeda] Takeda
    [uesugi] Uesugi
    [tokugawa] Tokugawa
    [mori] Mori
    [shimazu] Shimazu
    [date] Date
    [oda] Oda
    [emperor] the Emperor’s side
    [temples] the Temples’ side
   *[own] { $winner }
}
why-one-side = { $totals }: everybody is on one side, which wins without a fight
why-highest = { $totals }: { winner } wins
why-generals-tie = { $totals }: a tie goes to the General’s side
# The General’s side is below those that tie. [strongest]: a draw by version 1 of the rules only.
why-vassals-tie = { $totals }: the strongest vassals tie, but not all vassals are equally strong, so the General’s side wins
why-vassals-draw = { $totals }: { $vassals ->
    [all] all vassals tie above the General’s side, so it is a draw
   *[strongest] the strongest vassals tie and nobody is weaker than the General’s side, so it is a draw
}
why-two-trumps = { $trumps } trumps in one battle: a draw
why-emperor-leads = The General led the Emperor and wins alone
why-all-agricultural = Every vassal joined the General’s Temples with a Farming card, so it is a draw

## The table in sentences.

sum-battle = Battle { $battle } of { $battles }; { $cards ->
    [0] the deck is empty.
    [one] { $cards } card is left in the deck.
   *[other] { $cards } cards are left in the deck.
}
sum-over = All { $battles } battles have been fought.
sum-general = { $seat-is ->
    [you] You hold
   *[other] { $seat } holds
} the General’s card, { $up ->
    [light] sun side up: the first number of each card counts.
   *[dark] moon side up: the second number of each card counts.
}
sum-led = { $seat-is ->
    [you] You led
   *[other] { $seat } led
} { the-card }, strength { $strength }.
# $side is “own” for a card that fights for its own clan or is itself a trump.
sum-played = { $seat-is ->
    [you] You played
   *[other] { $seat } played
} { the-card }, strength { $strength }{ $side ->
    [emperor] , on the Emperor’s side
    [temples] , on the Temples’ side
   *[own] { "" }
}.
sum-sides = So far: { $totals }.
# The cards of the battle that are not given away yet.
sum-spoils = Still to be shared: { $list }.
sum-hand = { $list-count ->
    [0] { $seat-is ->
        [you] Your hand is empty.
       *[other] { $seat }’s hand is empty.
    }
   *[other] { $seat-is ->
        [you] Your hand: { $list }.
       *[other] { $seat }’s hand: { $list }.
    }
}
sum-points = { $seat-is ->
    [you] You have { points }.
   *[other] { $seat } has { points }.
}
sum-holds = { $seat } has { points } and { $cards ->
    [0] no cards in hand.
    [one] { $cards } card in hand.
   *[other] { $cards } cards in hand.
}
sum-pile = { $list-count ->
    [0] { $seat-is ->
        [you] Your pile is empty.
       *[other] { $seat }’s pile is empty.
    }
   *[other] { $seat-is ->
        [you] Your pile: { $list }.
       *[other] { $seat }’s pile: { $list }.
    }
}
# Who has how many cards of a kind.
sum-kind = { $list-count ->
    [0] { kind }: nobody has any.
   *[other] { kind }: { $list }.
}
sum-out = Out of the game: { $list }.

## Whose turn it is.

task-lead = { $seat-is ->
    [you] You are General: lead any card.
   *[other] { $seat } is General and leads a card.
}
# You must follow.
task-follow = { $seat-is ->
    [you] { $general } led { clan }: follow it, or play a trump.
   *[other] { task-play }
}
task-without = { $seat-is ->
    [you] { $general } led { clan } and you hold none: play any card.
   *[other] { task-play }
}
# A trump was led.
task-any = { $seat-is ->
    [you] { $general } led a trump: play any card.
   *[other] { $seat } may play any card.
}
task-play = { $seat } plays a card; { clan } was led.
task-give = { $seat-is ->
    [you] { $cards ->
        [one] Give { $receiver } the last card of this battle.
       *[other] Give { $receiver } one of the { $cards } cards still to be shared.
    }
   *[other] { $seat } chooses a card of this battle for { $receiver-is ->
        [you] you.
       *[other] { $receiver }.
    }
}
task-confiscate = { $seat-is ->
    [you] Choose a clan: all its cards in { $former }’s pile become yours.
   *[other] { $seat } chooses a clan to confiscate from { $former-is ->
        [you] your pile.
       *[other] { $former }’s pile.
    }
}

## What one may do, and what comes of it. The previews go on after a dash.

do-play = Play { the-card }
do-give = Give { card } to { $receiver }
do-confiscate = Confiscate { clan }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} from { $seat }’s pile
# What the card counts, before others have played.
preview-lead = strength { $strength }
preview-sides = so far { $totals }
preview-general = { $why }; { $seat-is ->
    [you] you become General
   *[other] { $seat } becomes General
}
preview-stays = { $why }; { $seat-is ->
    [you] you stay General
   *[other] { $seat } stays General
}
preview-uprising = { $why }; uprising, { $seat-is ->
    [you] you become General
   *[other] { $seat } becomes General
} and then { $up ->
    [light] the sun numbers count
   *[dark] the moon numbers count
}
# How many cards of this kind the receiver would have.
preview-give = { $receiver } would have { $cards } { kind } { $cards ->
    [one] card
   *[other] cards
}
preview-confiscate = { $list }; the points would be: { $points }

## What one may not do, and why.

no-follow = You hold { clan } cards, so you must play one of them or a trump.
no-card = You don’t hold { the-card }.
no-card-played = That card has already been played: { card }.
no-gift-now = Cards are given away after a battle, by the new General.
no-confiscation-now = A clan is confiscated only after an uprising.
no-give-first = First give { $receiver } a card of this battle.
no-uprising = There was no uprising, so nothing is confiscated.
no-given = That card has already been given away: { card }.
no-card-elsewhere = Only cards of this battle are given away, and this one was not in it: { card }.
no-confiscate-first = First choose a clan to confiscate from { $seat }’s pile.
no-gift-left = There are no more cards to give away in this battle.
no-clan = { $seat } has no { clan } card in the pile.
# $sharing: how many clans have the most cards there.
no-largest = { $sharing ->
    [one] { clan } has the most cards in { $seat }’s pile, so it may not be taken.
   *[other] { clan } is tied for the most cards in { $seat }’s pile, so it may not be taken.
}

## What happened.

saw-lead = { $seat-is ->
    [you] You lead
   *[other] { $seat } leads
} { the-card }, strength { $strength }.
saw-play = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} { the-card }, strength { $strength }.
# Somebody cannot follow: everybody learns that they hold none of the clan that was led.
saw-play-without = { $seat-is ->
    [you] You hold no { led } and play
   *[other] { $seat } holds no { led } and plays
} { the-card }, strength { $strength }.
led = { $led ->
    [takeda] Takeda
    [uesugi] Uesugi
    [tokugawa] Tokugawa
    [mori] Mori
    [shimazu] Shimazu
    [date] Date
    [oda] Oda
   *[own] { $led }
}
# A card fights for a trump instead of its own clan.
saw-joined = { card } joins { $side ->
    [emperor] the Emperor’s side.
   *[temples] the Temples’ side.
}
saw-decided = { $why }.
# Why this player: the trump, the strongest card, the first of the strongest, or the only card of that side.
saw-general = { $how ->
    [trump] { $seat-is ->
        [you] You played the trump and become General.
       *[other] { $seat } played the trump and becomes General.
    }
    [strongest] { $seat-is ->
        [you] You played that side’s strongest card and become General.
       *[other] { $seat } played that side’s strongest card and becomes General.
    }
    [first] { $seat-is ->
        [you] You were first to play that side’s strongest card and become General.
       *[other] { $seat } was first to play that side’s strongest card and becomes General.
    }
   *[only] { $seat-is ->
        [you] You become General.
       *[other] { $seat } becomes General.
    }
}
saw-stays = { $seat-is ->
    [you] You stay General.
   *[other] { $seat } stays General.
}
saw-uprising = Uprising: the General’s card turns over, and from the next battle on { $up ->
    [light] the sun numbers count.
   *[dark] the moon numbers count.
}
saw-out = Out of the game: { card }.
saw-kept = Everyone keeps the country card they played.
saw-won = { $seat-is ->
    [you] You take the spoils: { $list }.
   *[other] { $seat } takes the spoils: { $list }.
}
# What is left after the gifts.
saw-rest = { $seat-is ->
    [you] You keep the rest: { $list }.
   *[other] { $seat } keeps the rest: { $list }.
}
saw-given = { $seat-is ->
    [you] You give { card } to { $receiver }.
   *[other] { $seat } gives { card } to { $receiver-is ->
        [you] you.
       *[other] { $receiver }.
    }
}
saw-confiscated = { $seat-is ->
    [you] You confiscate { clan } from { $former }:
   *[other] { $seat } confiscates { clan } from { $former-is ->
        [you] you:
       *[other] { $former }:
    }
} { $list }.
saw-drawing = Everybody draws a card; { $cards ->
    [0] the deck is empty now.
    [one] { $cards } is left in the deck.
   *[other] { $cards } are left in the deck.
}
saw-drawn = { $seat-is ->
    [you] You draw { the-card }.
   *[other] { $seat } draws { the-card }.
}
saw-points = Points now: { $list }.
# What the points at the end are made of.
saw-final = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} { points }: { $cards } for country cards, { $kinds } for kinds{ $general ->
    [0] { "" }
   *[other] , { $general } for the General’s card
}.
saw-battle = Battle { $battle } of { $battles }: { $up ->
    [light] the sun numbers count.
   *[dark] the moon numbers count.
}

## The table drawn in a terminal.

# A player at the beginning of a row.
draw-seat = { $seat-is ->
    [you] You
   *[other] { $seat }
}
# Beside the mark of the General.
draw-general = General
# Heads of narrow columns: points, and the number of cards in hand.
draw-points = points
draw-cards = in hand
# Which side of the General’s card is up, and which number of the own cards counts.
draw-up = { $up ->
    [light] Sun side up.
   *[dark] Moon side up.
}
draw-hand = { $up ->
    [light] { $seat-is ->
        [you] Your hand; the first number counts:
       *[other] { $seat }’s hand; the first number counts:
    }
   *[dark] { $seat-is ->
        [you] Your hand; the second number counts:
       *[other] { $seat }’s hand; the second number counts:
    }
}
# Only the clan of a card, or the name of a trump.
draw-card = { $faction ->
    [emperor] Emperor
    [temples] Temples
   *[clan] { clan }
}
# A card in battle, as short as can be: “Hana: Oda M 7”, with the letter of its kind.
draw-played = { $seat-is ->
    [you] You
   *[other] { $seat }
}: { $faction ->
    [emperor] Emperor
    [temples] Temples
   *[clan] { clan } { $kind }
} { $strength }
