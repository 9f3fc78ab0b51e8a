### The table of Tenka Trick on the page. Short words; the General’s card is a fan with a sun and a moon side.

tenka-you = Jij
# A clan, or what leads a side.
tenka-side = { $side ->
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
}
tenka-kind = { $kind ->
    [M] Leger
    [A] Akkerbouw
    [I] Nijverheid
    [C] Handel
   *[S] Scheepvaart
}

## The bar.

tenka-battle = Slag { $battle } van { $battles }
# The same on a phone.
tenka-battle-short = { $battle } van { $battles }
tenka-deck = Trekstapel { $cards }
tenka-played = Wat er gespeeld is
tenka-everybody = Iedereen
tenka-nothing-played = Er is nog geen kaart gewonnen.
tenka-out = uit het spel

## Players.

tenka-general = Generaal
tenka-in-hand = { $cards } in de hand
tenka-won = { $cards ->
    [one] { $cards } kaart gewonnen
   *[other] { $cards } kaarten gewonnen
}
tenka-thinking = denkt na
tenka-fan-of = { $name } heeft de waaier
tenka-fan-yours = Jij hebt de waaier
tenka-fan-turns = De waaier draait om
tenka-up = { $up ->
    [light] Zonkant
   *[dark] Maankant
}
tenka-counts = { $up ->
    [light] De zongetallen tellen
   *[dark] De maangetallen tellen
}

## The battle.

tenka-battle-now = De slag
tenka-generals-side = kamp van de generaal
tenka-wins = wint
tenka-would-win = zou winnen
tenka-falls-short = komt tekort
# What a side has without the card that is being thought of.
tenka-now = nu { $total }

## The race.

tenka-race = De race om elke soort
tenka-points-now = Punten nu
tenka-points = punten
tenka-most = de meeste: { $points }
tenka-tied = evenveel: { $points }
tenka-fan = de waaier: { $points }

## Deciding.

# Before what the chosen card would do.
tenka-with-card = Met jouw kaart:
# The same for a clan that would be taken.
tenka-with-clan = Met { tenka-side }:
tenka-hand = Je hand
tenka-choose-card = Kies een kaart
tenka-choose-clan = Kies een clan
tenka-play = Speel { tenka-side } { $strength }
tenka-give = Geef { tenka-side } { $strength } aan { $name }
tenka-take = Neem { tenka-side }
tenka-pile-open = De stapel van { $name }, per clan
tenka-barred = veilig

## The end.

tenka-end-cards = kaarten
tenka-end-kinds = meeste
tenka-end-fan = waaier
tenka-end-total = totaal
tenka-scroll = { $name }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}: { $cards } voor kaarten, { $kinds } voor meerderheden, { $fan } voor de waaier
