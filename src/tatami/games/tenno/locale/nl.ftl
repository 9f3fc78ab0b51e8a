### TENNO in Dutch. Cards are written small, except at the beginning of a sentence. Farmers and Samurai,
### which are told apart by their value, go without an article: “boer 1”, “samurai 7”.

## Words that sentences are made of.

# A card by its name, as on a label.
card = { $card ->
    [farmer-1] boer 1
    [farmer-2] boer 2
    [farmer-3] boer 3
    [ninja] ninja
    [monk] monnik
    [ronin] ronin
    [samurai-7] samurai 7
    [samurai-8] samurai 8
    [daimyo] daimyo
    [shogun] shogun
   *[geisha] geisha
}
# The same within a sentence, then at its beginning.
the-card = { $card ->
    [farmer-1] boer 1
    [farmer-2] boer 2
    [farmer-3] boer 3
    [samurai-7] samurai 7
    [samurai-8] samurai 8
   *[other] de { card }
}
the-card-first = { $card ->
    [farmer-1] Boer 1
    [farmer-2] Boer 2
    [farmer-3] Boer 3
    [samurai-7] Samurai 7
    [samurai-8] Samurai 8
   *[other] De { card }
}
met = { $met ->
    [farmer-1] boer 1
    [farmer-2] boer 2
    [farmer-3] boer 3
    [ninja] ninja
    [monk] monnik
    [ronin] ronin
    [samurai-7] samurai 7
    [samurai-8] samurai 8
    [daimyo] daimyo
    [shogun] shogun
   *[geisha] geisha
}
the-met = { $met ->
    [farmer-1] boer 1
    [farmer-2] boer 2
    [farmer-3] boer 3
    [samurai-7] samurai 7
    [samurai-8] samurai 8
   *[other] de { met }
}
the-other = { $other ->
    [farmer-1] boer 1
    [farmer-2] boer 2
    [farmer-3] boer 3
    [ninja] de ninja
    [monk] de monnik
    [ronin] de ronin
    [samurai-7] samurai 7
    [samurai-8] samurai 8
    [daimyo] de daimyo
    [shogun] de shogun
   *[geisha] de geisha
}
slot-card = { $slot ->
    [left] linkerkaart
    [middle] middelste kaart
   *[right] rechterkaart
}
aim-card = { $aim ->
    [left] linkerkaart
    [middle] middelste kaart
   *[right] rechterkaart
}
# The first of two cards: “de linker- en de middelste kaart”.
slot-card-and = { $slot ->
    [left] linker- en
    [middle] middelste en
   *[right] rechter- en
}
# Where a card lies in its owner’s row.
where = { $slot ->
    [left] links
    [middle] in het midden
   *[right] rechts
}
# The row card that is attacked or looked at, and whose it is.
goal = { $target-is ->
    [you] je { aim-card }
   *[other] de { aim-card } van { $target }
}
# A card that is lost, and whose it is.
whose = { $target-is ->
    [you] je { card }
   *[other] { the-card } van { $target }
}
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

## What the game is like.

title = TENNO
designers = Lukas Zach & Michael Palm
about = Iedereen heeft dezelfde elf personages en legt er drie gedekt neer. Val aan, bluf en onthoud wie waar ligt, want elke verloren kaart laat een gat achter dat je met een kaart uit je hand moet vullen.
option-memory = Wat de tafel toont: alles wat je zou kunnen onthouden (geziene en verloren kaarten, punten van gevangenen, het verloop), of alleen wat er nu ligt.
option-memory-full = alles wat te onthouden is
option-memory-table = alleen wat er ligt
option-geisha_trades = Wie met de geisha aanvalt en wint, mag ruilen, ook al verlaat zij het spel.
option-cards = De kaarten van ieders set: alle elf, of minder voor een klein spel; de drie boeren horen er altijd bij.

## Places and what lies there.

place-row = { $seat-is ->
    [you] je rij, { where }
   *[other] rij van { $seat }, { where }
}
place-hand = { $seat-is ->
    [you] je hand
   *[other] hand van { $seat }
}
place-prison = { $seat-is ->
    [you] je gevangenenstapel
   *[other] gevangenenstapel van { $seat }
}
place-discard = aflegstapel
card-down = een gedekte kaart
# Somebody else’s row card; what lay there when it was last seen.
card-seen = een gedekte kaart (laatst gezien: { card })
card-changed = een gedekte kaart (laatst gezien: { card }; misschien intussen gewisseld)
# The listener’s own row card. $seats: who could remember it; $everybody says whether that is all others.
card-own = { card } (gedekt)
card-known = { card } (gedekt, bekend bij { $everybody ->
    [yes] iedereen
   *[no] { $seats }
})
# A captured or discarded card, and whose it was.
card-of = { $seat-is ->
    [you] je { card }
   *[other] { card } van { $seat }
}

## The table in sentences.

sum-fight = { $seat-is ->
    [you] Je { slot-card }, { the-card }, valt { goal } aan, { the-met }.
   *[other] De { slot-card } van { $seat }, { the-card }, valt { goal } aan, { the-met }.
}
# A row with its cards from left to right; $list is made of row-card and row-gap.
sum-row = { $seat-is ->
    [you] Je rij: { $list }.
   *[other] Rij van { $seat }: { $list }.
}
sum-row-down = Rij van { $seat }: 3 gedekte kaarten.
sum-row-empty = { $seat-is ->
    [you] Je rij is nog leeg.
   *[other] De rij van { $seat } is nog leeg.
}
# $piece is one of card, card-down, card-seen, card-changed, card-own, card-known.
row-card = { where } { $piece }
row-gap = { where } een gat
sum-hand = { $cards ->
    [0] { $seat } heeft geen kaarten in de hand.
    [one] { $seat } heeft { $cards } kaart in de hand.
   *[other] { $seat } heeft { $cards } kaarten in de hand.
}
# A hand that the listener sees: the own one, at the end everybody’s.
sum-hand-open = { $seat-is ->
    [you] { $cards ->
        [0] Je hand is leeg.
       *[other] Je hand: { $list }.
    }
   *[other] { $cards ->
        [0] { $seat } heeft geen kaarten in de hand.
       *[other] Hand van { $seat }: { $list }.
    }
}
sum-prison = { $seat-is ->
    [you] Je hebt { prisoners }.
   *[other] { $seat } heeft { prisoners }.
}
prisoners = { $cards ->
    [0] geen gevangenen
    [one] { $cards } gevangene, { points }
   *[other] { $cards } gevangenen, { points }
}
# The same where the table does not say the points.
sum-prison-down = { $seat-is ->
    [you] Je hebt { prisoners-down }.
   *[other] { $seat } heeft { prisoners-down }.
}
prisoners-down = { $cards ->
    [0] geen gevangenen
    [one] { $cards } gevangene
   *[other] { $cards } gevangenen
}
# At the end; $list holds prisoners with their owners, made of card-of.
sum-prison-open = { $seat-is ->
    [you] Je gevangenen: { $list }, { points }.
   *[other] Gevangenen van { $seat }: { $list }, { points }.
}
# Which of their own cards somebody no longer has, as everybody saw.
sum-lost = { $seat-is ->
    [you] Verloren: { $list }.
   *[other] { $seat } verloor: { $list }.
}
sum-discard = { $cards ->
    [0] De aflegstapel is leeg.
    [one] Op de aflegstapel ligt { $cards } kaart.
   *[other] Op de aflegstapel liggen { $cards } kaarten.
}

## Whose turn it is.

task-set-up = { $seat-is ->
    [you] Leg je 3 boeren gedekt in je rij, in een volgorde naar keuze.
   *[other] { $seat } legt 3 boeren neer.
}
task-attack = { $seat-is ->
    [you] Jij bent aan de beurt: val met een van je kaarten een kaart van iemand anders aan.
   *[other] { $seat } gaat aanvallen.
}
# The listener is asked whether to show the Monk; the others must not learn more than that.
task-respond = { $seat-is ->
    [you] { $target } valt met { the-card } je { met } aan{ $why ->
        [geishas] : twee geisha’s zijn even sterk
       *[other] , { $attack } tegen { $defence }
    }. Laat je je monnik zien?
   *[other] { $seat } denkt erover na.
}
task-attack-again = { $seat-is ->
    [you] Na je ronin mag je nog een keer aanvallen, met een andere kaart.
   *[other] { $seat } mag nog een keer aanvallen.
}
task-fill = { $seat-is ->
    [you] Vul het gat { where } met een kaart uit je hand.
   *[other] { $seat } vult een gat.
}
task-trade = { $seat-is ->
    [you] { $geisha ->
        [yes] Je geisha heeft gewonnen, dus je mag een kaart uit je rij ruilen tegen een uit je hand.
       *[no] Je hebt geen kaart verloren, dus je mag er een uit je rij ruilen tegen een uit je hand.
    }
   *[other] { $seat } mag een kaart ruilen.
}
task-pick-up = { $seat-is ->
    [you] { $geisha ->
        [yes] Je geisha heeft gewonnen en je hand is leeg, dus je mag 2 kaarten uit je rij opnemen.
       *[no] Je hebt geen kaart verloren en je hand is leeg, dus je mag 2 kaarten uit je rij opnemen.
    }
   *[other] { $seat } mag 2 kaarten opnemen.
}
task-peek = { $seat-is ->
    [you] Je hebt een aanval afgeslagen, dus je mag een kaart van { $target } bekijken.
   *[other] { $target-is ->
        [you] { $seat } mag een van je kaarten bekijken.
       *[other] { $seat } mag een kaart van { $target } bekijken.
    }
}

## What one may do.

do-set-up = Van links naar rechts: { $list }
do-attack = { $actor-is ->
    [other] De { slot-card } van { $actor }
   *[you] Je { slot-card }
}, { the-card }, tegen { goal }
do-monk = Laat de monnik zien ({ sum })
do-stay-silent = Zeg niets ({ sum })
do-no-attack = Val niet nog een keer aan
do-fill = Vul het gat { where } met { the-card }
do-trade = Ruil { the-card } { where } tegen { the-other }
# The same card is put back; the others cannot tell that from a trade.
do-keep = Neem { the-card } { where } op en leg die kaart terug
do-no-trade = Laat de rij zoals die is
do-swap = Neem de { slot-card-and } de { aim-card } op en verwissel ze
do-put-back = Neem de { slot-card-and } de { aim-card } op en leg ze terug zoals ze lagen
do-peek = Bekijk { goal }
do-no-peek = Bekijk geen kaart

## What would come of it, in half sentences.

# Only the strength of the attacking card is known.
preview-strength = { $card ->
    [geisha] altijd 1 sterker
   *[other] sterkte { $strength }
}
# The attacked card is unknown: how many of those that may lie there the attacking card beats, as in
# “sterkte 6: verslaat 5, is even sterk als 1 en verliest van 3 van de 9 kaarten die er kunnen liggen”.
preview-odds = { preview-strength }: { $list } van de { $cards } kaarten die er kunnen liggen{ possibilities }
odds = { $outcome ->
    [won] verslaat { $cards }
    [equal] is even sterk als { $cards }
   *[lost] verliest van { $cards }
}
# The same where all of them fare alike.
preview-sure = { preview-strength }: { $outcome ->
    [won] verslaat elke kaart die er kan liggen
    [equal] is even sterk als elke kaart die er kan liggen
   *[lost] verliest van elke kaart die er kan liggen
}{ possibilities }
# What may come on top, appended to the sentence; nothing if neither.
possibilities = { $monk ->
    [yes] ; een monnik kan daar helpen
   *[no] { "" }
}{ $ends ->
    [yes] ; het spel kan eindigen
   *[no] { "" }
}
# The strengths of a fight.
sum = { $why ->
    [geishas] twee geisha’s zijn even sterk
   *[other] { $attack } tegen { $defence }
}
# Both cards are known. $list says what happens then, made of the messages that follow.
preview-fight = { sum }: { $list }
# The strengths were said already.
preview-then = { $list }
# The same for both answers; $helped is the strength of the attacked card with the Monk.
preview-answers = { $attack } tegen { $defence }: { $list }; met een monnik { $attack } tegen { $helped }: { $helped-list }
then-captured = { $seat-is ->
    [you] je neemt { whose } gevangen ({ points })
   *[other] { $seat } neemt { whose } gevangen ({ points })
}
then-leaves = { $card ->
    [geisha] { whose } verlaat het spel
   *[other] { whose } gaat naar de aflegstapel
}
then-peek = { $seat-is ->
    [you] je mag een kaart van { $target } bekijken
   *[other] { $target-is ->
        [you] { $seat } mag een van je kaarten bekijken
       *[other] { $seat } mag een kaart van { $target } bekijken
    }
}
then-monk-known = iedereen weet dan waar je monnik ligt
then-ends = het spel eindigt

## What one may not do, and why.

no-set-up-first = Leg eerst je 3 boeren neer.
no-set-up-now = Je rij ligt al klaar.
no-seat = Aan deze tafel is er geen plaats { $number }.
no-own-row = Je eigen rij kun je niet aanvallen.
no-shogun = De shogun valt nooit aan.
no-ronin-again = De ronin heeft al aangevallen; neem een andere kaart.
no-attacker-gone = De ronin is weg, daar ligt geen kaart meer.
no-target-again = De ronin heeft { goal } al aangevallen; kies een andere.
no-attacked-already = Je hebt deze beurt al aangevallen.
no-monk-beside = In deze rij ligt geen monnik die kan helpen.
no-monk-now = De monnik helpt alleen een andere kaart van zijn rij die wordt aangevallen.
no-answer-first = Antwoord eerst op de aanval: laat je monnik zien of zeg niets.
no-pass-now = Een beurt begint met een aanval, dus je kunt niet passen.
no-fill-first = Vul eerst je gat.
no-fill-yet = Gaten worden pas na de aanvallen gevuld.
no-gap = Je hebt geen gat om te vullen.
no-in-row = Je { card } ligt al in je rij.
no-out-of-play = Je { card } is uit het spel.
no-trade-yet = { $geisha ->
    [yes] Ruilen mag na je aanval, als je geen kaart verliest of met de geisha wint.
   *[no] Ruilen mag na je aanval, als je geen kaart hebt verloren.
}
no-hand = Je hand is leeg, dus je mag alleen 2 kaarten uit je rij opnemen.
no-pick-up = Je mag alleen 2 kaarten opnemen als je hand leeg is.
no-peek-now = Alleen wie een aanval heeft afgeslagen, mag een kaart bekijken.
no-peek-first = Bekijk eerst een kaart van { $target }, of geen.

## What happened.

saw-set-up = { $seat } legt 3 boeren gedekt neer.
saw-set-up-own = { $seat-is ->
    [you] Je legt gedekt van links naar rechts: { $list }.
   *[other] { $seat } legt gedekt van links naar rechts: { $list }.
}
saw-attack = { $seat-is ->
    [you] Je valt { goal } aan met je { slot-card }, { the-card }.
   *[other] { $seat } valt { goal } aan met de eigen { slot-card }, { the-card }.
}
# The attacked card is turned up.
saw-met = Het is { the-card }.
saw-silence = { $seat-is ->
    [you] Je laat geen monnik zien.
   *[other] { $seat } laat geen monnik zien.
}
saw-monk = { $seat-is ->
    [you] Je laat je monnik { where } zien.
   *[other] { $seat } laat de monnik { where } zien.
}
# $attack and $defence are the strengths, $why is what made them differ from what is printed.
saw-fight = { $why ->
    [geishas] Twee geisha’s zijn even sterk.
    [geisha] De geisha is altijd 1 sterker: { $attack } tegen { $defence }, { verdict }.
    [monk] De monnik telt er 2 bij op: { $attack } tegen { $defence }, { verdict }.
    [ninja] De ninja valt aan met 8: { $attack } tegen { $defence }, { verdict }.
    [ninja-monk] De ninja valt aan met 8, de monnik telt er 2 bij op: { $attack } tegen { $defence }, { verdict }.
   *[plain] { $attack } tegen { $defence }, { verdict }.
}
# $card attacked, $met was attacked.
verdict = { $outcome ->
    [won] { the-card } wint
    [lost] { the-met } wint
   *[equal] niemand wint
}
saw-captured = { $seat-is ->
    [you] Je neemt { whose } gevangen ({ points }).
   *[other] { $seat } neemt { whose } gevangen ({ points }).
}
saw-leaves = { $target-is ->
    [you] Je { card }
   *[other] { the-card-first } van { $target }
} { $card ->
    [geisha] verlaat het spel.
   *[other] gaat naar de aflegstapel.
}
saw-no-attack = { $seat-is ->
    [you] Je valt niet nog een keer aan.
   *[other] { $seat } valt niet nog een keer aan.
}
saw-fill = { $seat } vult het gat { where }.
saw-fill-own = { $seat-is ->
    [you] Je vult het gat { where } met { the-card }.
   *[other] { $seat } vult het gat { where } met { the-card }.
}
# Nobody else can tell whether another card came down.
saw-trade = { $seat } neemt de { slot-card } op en legt een kaart op die plek.
saw-trade-own = { $seat-is ->
    [you] Je ruilt { the-card } { where } tegen { the-other }.
   *[other] { $seat } ruilt { the-card } { where } tegen { the-other }.
}
saw-keep-own = { $seat-is ->
    [you] Je neemt { the-card } { where } op en legt die kaart terug.
   *[other] { $seat } neemt { the-card } { where } op en legt die kaart terug.
}
saw-pick-up = { $seat } neemt de { slot-card-and } de { aim-card } op en legt ze terug, verwisseld of niet.
saw-pick-up-own = { $swapped ->
    [yes] { $seat-is ->
        [you] Je neemt de { slot-card-and } de { aim-card } op en verwisselt ze.
       *[other] { $seat } neemt de { slot-card-and } de { aim-card } op en verwisselt ze.
    }
   *[no] { $seat-is ->
        [you] Je neemt de { slot-card-and } de { aim-card } op en legt ze terug zoals ze lagen.
       *[other] { $seat } neemt de { slot-card-and } de { aim-card } op en legt ze terug zoals ze lagen.
    }
}
saw-no-trade = { $seat-is ->
    [you] Je laat je rij zoals die is.
   *[other] { $seat } laat de rij zoals die is.
}
saw-peek = { $seat } bekijkt { goal }.
saw-peek-own = { $seat-is ->
    [you] Je bekijkt { goal }: het is { the-card }.
   *[other] { $seat } bekijkt { goal }: het is { the-card }.
}
saw-no-peek = { $seat-is ->
    [you] Je bekijkt geen kaart.
   *[other] { $seat } bekijkt geen kaart.
}
# $seats: one player or two.
saw-end = { $seats-you ->
    [alone] Je kunt niet elk gat vullen
    [among] { you-in-list } kunnen niet elk gat vullen
   *[absent] { $seats-count ->
        [one] { $seats } kan niet elk gat vullen
       *[other] { $seats } kunnen niet elk gat vullen
    }
}: het spel eindigt.
saw-rest = { $seat-is ->
    [you] Je hebt nog: { $list }.
   *[other] { $seat } heeft nog: { $list }.
}
# Tied leaders add the values in their hands and rows; $list holds the sums.
saw-tie = { $seats-you ->
    [absent] { $seats } hebben
   *[among] { you-in-list } hebben
} elk { points }, dus tellen ook rij en hand. { $list }.

## The table drawn in a terminal. Cards stand there by their letters, as they are typed: 1 2 3 N M R 7 8 D S G.

draw-gap = (gat)
# The listener’s own card that others could remember.
draw-known = { card } (bekend)
# $cards says how many; at the end $list says which, by their letters.
draw-hand = hand { $cards }
draw-hand-open = hand { $list }
draw-prison = gevangenen { $cards } ({ points })
draw-prison-down = gevangenen { $cards }
draw-prison-open = gevangenen { $list } ({ points })
draw-lost-open = verloren { $list }
