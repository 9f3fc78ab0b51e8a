### Tenka Trick in Dutch. A side in battle is a ‘kamp’, so that it is never taken for a side of the
### General’s card. Country cards go without an article, like suits of cards; trumps have one.

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
    [M] leger
    [A] akkerbouw
    [I] nijverheid
    [C] handel
   *[S] scheepvaart
}
# The same at the beginning of a sentence.
kind-first = { $kind ->
    [M] Leger
    [A] Akkerbouw
    [I] Nijverheid
    [C] Handel
   *[S] Scheepvaart
}
# A card: ‘Oda leger 7/3’. The first number counts while the sun side of the General’s card is up,
# the second while the moon side is.
card = { $faction ->
    [emperor] keizer
    [temples] tempels
   *[clan] { clan } { kind }
} { $light }/{ $dark }
# The same within a sentence.
the-card = { $faction ->
    [emperor] de keizer
    [temples] de tempels
   *[clan] { clan } { kind }
} { $light }/{ $dark }
# A card whose face is hidden.
card-hidden = een kaart
card-general = { $up ->
    [light] generaalskaart, zonkant boven
   *[dark] generaalskaart, maankant boven
}
# So many cards of one kind, in a list: ‘2 × leger’.
kind-cards = { $cards } × { kind }
# What somebody has, in a list: ‘Stand: jij hebt 9, Hana heeft 20 en Jan heeft 7.’
seat-has = { $seat-is ->
    [you] jij hebt { $number }
   *[other] { $seat } heeft { $number }
}
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

## What the game is like.

title = Tenka Trick
designers = 静岡テーブルゲーム工房
about = Drie of vier rivalen leveren slag na slag om de provincies van Japan. Of een kaart zwak of sterk is, hangt af van de kant van de generaalskaart die boven ligt, en elke opstand draait die om.
option-cards = De 45 provinciekaarten zijn onze reconstructie, want het regelboek somt ze niet op. Heb je het gedrukte spel, geef dan de lijst ervan: één kaart per regel, zoals ‘M7 M 7 3 oda’ (code, soort, zon- en maansterkte, clan). Clans mogen andere namen hebben.
option-factions = Hoeveel van de zeven clans meedoen: alle, of minder voor een klein spel, dat minder slagen heeft.

## What is wrong with a list of cards that somebody gave; $line is 0 if it is about the whole list.

cards-wrong = { $line ->
    [0] Kaartenlijst:
   *[other] Kaartenlijst, regel { $line }, ‘{ $text }’:
} { cards-why } { cards-format }
cards-why = { $why ->
    [words] een kaart heeft vijf woorden, niet { $number }.
    [code] ‘{ $word }’ is geen code; dat is een letter en tot vijf letters of cijfers meer.
    [trump] { $word } is de code van een troef.
    [kind] ‘{ $word }’ is geen soort; de soorten zijn M, A, I, C en S.
    [strength] ‘{ $word }’ is geen geheel getal van 0 tot 10.
    [clan] ‘{ $word }’ kan geen clan heten; neem hoogstens 16 letters.
    [twice] regel { $number } heeft de code { $word } al.
    [clans] ‘{ $word }’ zou de achtste clan zijn, en er zijn er zeven.
    [cards] er staan { $number } kaarten in, geen 45.
    [few-clans] er staan { $number } clans in, geen 7.
    [no-kind] er is geen kaart van de soort { $word }.
   *[long] er staan { $number } tekens in, meer dan 20000.
}
cards-format = Schrijf één kaart per regel: code, soort, zonsterkte, maansterkte, clan; bijvoorbeeld ‘M7 M 7 3 oda’.

## Places.

place-hand = { $seat-is ->
    [you] je hand
   *[other] hand van { $seat }
}
place-pile = { $seat-is ->
    [you] je stapel
   *[other] stapel van { $seat }
}
# Where the General’s card lies when this player holds it.
place-general = { $seat-is ->
    [you] je plek voor de generaalskaart
   *[other] plek voor de generaalskaart bij { $seat }
}
place-battle = { $seat-is ->
    [you] je kaart in de slag
   *[other] kaart van { $seat } in de slag
}
place-deck = trekstapel
place-out = troeven uit het spel

## A battle and why it ends as it does. These are clauses, used in sentences and in previews; so they begin
## with a number or the name of a side.

# A side and its strength, in a list: ‘Uesugi 15 en Oda 9’. The Emperor and the Temples lead sides too.
side-total = { $side ->
    [takeda] Takeda
    [uesugi] Uesugi
    [tokugawa] Tokugawa
    [mori] Mori
    [shimazu] Shimazu
    [date] Date
    [oda] Oda
    [emperor] Keizer
    [temples] Tempels
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
    [emperor] het kamp van de keizer
    [temples] het kamp van de tempels
   *[own] { $winner }
}
why-one-side = { $totals }: iedereen zit in één kamp, dat zonder strijd wint
why-highest = { $totals }: { winner } wint
why-generals-tie = { $totals }: bij gelijke stand wint het kamp van de generaal
# The General’s side is below those that tie. [strongest]: a draw by version 1 of the rules only.
why-vassals-tie = { $totals }: de sterkste vazallen staan gelijk, maar niet alle vazallen zijn even sterk, dus wint het kamp van de generaal
why-vassals-draw = { $totals }: { $vassals ->
    [all] alle vazallen staan gelijk en boven het kamp van de generaal, dus gelijkspel
   *[strongest] de sterkste vazallen staan gelijk en niemand is zwakker dan het kamp van de generaal, dus gelijkspel
}
why-two-trumps = { $trumps } troeven in één slag: gelijkspel
why-emperor-leads = de generaal kwam uit met de keizer en wint alleen
why-all-agricultural = alle vazallen sluiten zich met akkerbouw aan bij de tempels van de generaal: gelijkspel

## The table in sentences.

sum-battle = Slag { $battle } van { $battles }; { $cards ->
    [0] de trekstapel is leeg.
    [one] in de trekstapel ligt nog { $cards } kaart.
   *[other] in de trekstapel liggen nog { $cards } kaarten.
}
sum-over = Alle { $battles } slagen zijn geleverd.
sum-general = { $seat-is ->
    [you] Je hebt
   *[other] { $seat } heeft
} de generaalskaart, { $up ->
    [light] zonkant boven: van elke kaart telt het eerste getal.
   *[dark] maankant boven: van elke kaart telt het tweede getal.
}
sum-led = { $seat-is ->
    [you] Je kwam uit met
   *[other] { $seat } kwam uit met
} { the-card }, sterkte { $strength }.
# $side is ‘own’ for a card that fights for its own clan or is itself a trump.
sum-played = { $seat-is ->
    [you] Je speelde
   *[other] { $seat } speelde
} { the-card }, sterkte { $strength }{ $side ->
    [emperor] , in het kamp van de keizer
    [temples] , in het kamp van de tempels
   *[own] { "" }
}.
sum-sides = Tot nu toe: { $totals }.
# The cards of the battle that are not given away yet.
sum-spoils = Nog te verdelen: { $list }.
sum-hand = { $list-count ->
    [0] { $seat-is ->
        [you] Je hand is leeg.
       *[other] De hand van { $seat } is leeg.
    }
   *[other] { $seat-is ->
        [you] Je hand: { $list }.
       *[other] De hand van { $seat }: { $list }.
    }
}
sum-points = { $seat-is ->
    [you] Je hebt { points }.
   *[other] { $seat } heeft { points }.
}
sum-holds = { $seat } heeft { points } en { $cards ->
    [0] geen kaarten in de hand.
    [one] { $cards } kaart in de hand.
   *[other] { $cards } kaarten in de hand.
}
sum-pile = { $list-count ->
    [0] { $seat-is ->
        [you] Je stapel is leeg.
       *[other] De stapel van { $seat } is leeg.
    }
   *[other] { $seat-is ->
        [you] Je stapel: { $list }.
       *[other] Stapel van { $seat }: { $list }.
    }
}
# Who has how many cards of a kind.
sum-kind = { $list-count ->
    [0] { kind-first }: heeft nog niemand.
   *[other] { kind-first }: { $list }.
}
sum-out = Uit het spel: { $list }.

## Whose turn it is.

task-lead = { $seat-is ->
    [you] Jij bent generaal: kom uit met een kaart naar keuze.
   *[other] { $seat } is generaal en komt uit met een kaart.
}
# You must follow.
task-follow = { $seat-is ->
    [you] { $general } kwam uit met { clan }: beken, of speel een troef.
   *[other] { task-play }
}
task-without = { $seat-is ->
    [you] { $general } kwam uit met { clan } en jij hebt geen { clan }: speel een kaart naar keuze.
   *[other] { task-play }
}
# A trump was led.
task-any = { $seat-is ->
    [you] { $general } kwam uit met een troef: speel een kaart naar keuze.
   *[other] { $seat } mag een kaart naar keuze spelen.
}
task-play = { $seat } speelt een kaart; { clan } is gevraagd.
task-give = { $seat-is ->
    [you] { $cards ->
        [one] Geef { $receiver } de laatste kaart die nog te verdelen is.
       *[other] Geef { $receiver } een van de { $cards } kaarten die nog te verdelen zijn.
    }
   *[other] { $seat } kiest een kaart uit deze slag voor { $receiver-is ->
        [you] jou.
       *[other] { $receiver }.
    }
}
task-confiscate = { $seat-is ->
    [you] Kies een clan: alle kaarten daarvan in de stapel van { $former } worden van jou.
   *[other] { $seat } kiest een clan om uit { $former-is ->
        [you] je stapel
       *[other] de stapel van { $former }
    } in beslag te nemen.
}

## What one may do, and what comes of it. The previews go on after a dash.

do-play = Speel { the-card }
do-give = Geef { the-card } aan { $receiver }
do-confiscate = Neem { clan } in beslag, { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} uit de stapel van { $seat }
# What the card counts, before others have played.
preview-lead = sterkte { $strength }
preview-sides = tot nu toe { $totals }
preview-general = { $why }; { $seat-is ->
    [you] jij wordt generaal
   *[other] { $seat } wordt generaal
}
preview-stays = { $why }; { $seat-is ->
    [you] jij blijft generaal
   *[other] { $seat } blijft generaal
}
preview-uprising = { $why }; opstand, { $seat-is ->
    [you] jij wordt generaal
   *[other] { $seat } wordt generaal
} en daarna tellen { $up ->
    [light] de zongetallen
   *[dark] de maangetallen
}
# How many cards of this kind the receiver would have.
preview-give = { $receiver } heeft dan { $cards } × { kind }
preview-confiscate = { $list }; punten dan: { $points }

## What one may not do, and why.

no-follow = Je hebt { clan } in de hand, dus je moet bekennen of een troef spelen.
no-card = Je hebt { the-card } niet in de hand.
no-card-played = De kaart { card } is al gespeeld.
no-gift-now = Kaarten worden pas na een slag verdeeld, door de nieuwe generaal.
no-confiscation-now = Een clan wordt alleen na een opstand in beslag genomen.
no-give-first = Geef eerst { $receiver } een kaart uit deze slag.
no-uprising = Er was geen opstand, dus er wordt niets in beslag genomen.
no-given = De kaart { card } is al weggegeven.
no-card-elsewhere = Alleen kaarten uit deze slag worden verdeeld, en de kaart { card } zat daar niet bij.
no-confiscate-first = Kies eerst een clan om uit de stapel van { $seat } in beslag te nemen.
no-gift-left = In deze slag valt er niets meer te verdelen.
no-clan = { $seat } heeft geen kaart van { clan } in de stapel.
# $sharing: how many clans have the most cards there.
no-largest = { $sharing ->
    [one] { clan } heeft de meeste kaarten in de stapel van { $seat } en mag dus niet genomen worden.
   *[other] In de stapel van { $seat } heeft geen clan meer kaarten dan { clan }, dus mag { clan } niet genomen worden.
}

## What happened.

saw-lead = { $seat-is ->
    [you] Je komt uit met
   *[other] { $seat } komt uit met
} { the-card }, sterkte { $strength }.
saw-play = { $seat-is ->
    [you] Je speelt
   *[other] { $seat } speelt
} { the-card }, sterkte { $strength }.
# Somebody cannot follow: everybody learns that they hold none of the clan that was led.
saw-play-without = { $seat-is ->
    [you] Je hebt geen { led } en speelt
   *[other] { $seat } heeft geen { led } en speelt
} { the-card }, sterkte { $strength }.
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
saw-joined = Nu in het kamp van { $side ->
    [emperor] de keizer
   *[temples] de tempels
}: { card }.
saw-decided = { $why }.
# Why this player: the trump, the strongest card, the first of the strongest, or the only card of that side.
saw-general = { $how ->
    [trump] { $seat-is ->
        [you] Je speelde de troef en wordt generaal.
       *[other] { $seat } speelde de troef en wordt generaal.
    }
    [strongest] { $seat-is ->
        [you] Je speelde de sterkste kaart van dat kamp en wordt generaal.
       *[other] { $seat } speelde de sterkste kaart van dat kamp en wordt generaal.
    }
    [first] { $seat-is ->
        [you] Je speelde als eerste de sterkste kaart van dat kamp en wordt generaal.
       *[other] { $seat } speelde als eerste de sterkste kaart van dat kamp en wordt generaal.
    }
   *[only] { $seat-is ->
        [you] Je wordt generaal.
       *[other] { $seat } wordt generaal.
    }
}
saw-stays = { $seat-is ->
    [you] Je blijft generaal.
   *[other] { $seat } blijft generaal.
}
saw-uprising = Opstand: de generaalskaart wordt omgedraaid, en vanaf de volgende slag tellen { $up ->
    [light] de zongetallen.
   *[dark] de maangetallen.
}
saw-out = Uit het spel: { card }.
saw-kept = Iedereen houdt de zelf gespeelde provinciekaart.
saw-won = { $seat-is ->
    [you] Je pakt de buit: { $list }.
   *[other] { $seat } pakt de buit: { $list }.
}
# What is left after the gifts.
saw-rest = { $seat-is ->
    [you] Je houdt de rest: { $list }.
   *[other] { $seat } houdt de rest: { $list }.
}
saw-given = { $seat-is ->
    [you] Je geeft { the-card } aan { $receiver }.
   *[other] { $receiver-is ->
        [you] { $seat } geeft je { the-card }.
       *[other] { $seat } geeft { the-card } aan { $receiver }.
    }
}
saw-confiscated = { $seat-is ->
    [you] Je neemt { clan } van { $former } in beslag:
   *[other] { $seat } neemt { clan } van { $former-is ->
        [you] jou
       *[other] { $former }
    } in beslag:
} { $list }.
saw-drawing = Iedereen trekt een kaart; { $cards ->
    [0] de trekstapel is nu leeg.
    [one] in de trekstapel ligt er nog { $cards }.
   *[other] in de trekstapel liggen er nog { $cards }.
}
saw-drawn = { $seat-is ->
    [you] Je trekt { the-card }.
   *[other] { $seat } trekt { the-card }.
}
saw-points = Stand: { $list }.
# What the points at the end are made of.
saw-final = { $seat-is ->
    [you] Je hebt
   *[other] { $seat } heeft
} { points }: { $cards } voor provinciekaarten, { $kinds } voor meerderheden{ $general ->
    [0] { "" }
   *[other] , { $general } voor de generaalskaart
}.
saw-battle = Slag { $battle } van { $battles }: { $up ->
    [light] de zongetallen tellen.
   *[dark] de maangetallen tellen.
}

## The table drawn in a terminal.

# A player at the beginning of a row.
draw-seat = { $seat-is ->
    [you] Jij
   *[other] { $seat }
}
# Beside the mark of the General.
draw-general = generaal
# Heads of narrow columns: points, and the number of cards in hand.
draw-points = punten
draw-cards = hand
# Which side of the General’s card is up, and which number of the own cards counts.
draw-up = { $up ->
    [light] Zonkant boven.
   *[dark] Maankant boven.
}
draw-hand = { $up ->
    [light] { $seat-is ->
        [you] Je hand; het eerste getal telt:
       *[other] De hand van { $seat }; het eerste getal telt:
    }
   *[dark] { $seat-is ->
        [you] Je hand; het tweede getal telt:
       *[other] De hand van { $seat }; het tweede getal telt:
    }
}
# Only the clan of a card, or the name of a trump.
draw-card = { $faction ->
    [emperor] keizer
    [temples] tempels
   *[clan] { clan }
}
# A card in battle, as short as can be: ‘Hana: Oda M 7’, with the letter of its kind.
draw-played = { $seat-is ->
    [you] Jij
   *[other] { $seat }
}: { $faction ->
    [emperor] keizer
    [temples] tempels
   *[clan] { clan } { $kind }
} { $strength }
