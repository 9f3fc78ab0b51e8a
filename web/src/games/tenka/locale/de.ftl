### The table of Tenka Trick on the page. Short words; the General’s card is a fan with a sun and a moon side.

tenka-you = Du
# A clan, or what leads a side.
tenka-side = { $side ->
    [takeda] Takeda
    [uesugi] Uesugi
    [tokugawa] Tokugawa
    [mori] Mori
    [shimazu] Shimazu
    [date] Date
    [oda] Oda
    [emperor] Kaiser
    [temples] Tempel
   *[own] { $side }
}
tenka-kind = { $kind ->
    [M] Militär
    [A] Ackerbau
    [I] Handwerk
    [C] Handel
   *[S] Seefahrt
}

## The bar.

tenka-battle = Schlacht { $battle } von { $battles }
# The same on a phone.
tenka-battle-short = { $battle } von { $battles }
tenka-deck = Nachziehstapel { $cards }
tenka-played = Was gespielt wurde
tenka-everybody = Alle
tenka-nothing-played = Noch wurde keine Karte gewonnen.
tenka-out = aus dem Spiel

## Players.

tenka-general = General
tenka-in-hand = { $cards } auf der Hand
tenka-won = { $cards ->
    [one] { $cards } Karte gewonnen
   *[other] { $cards } Karten gewonnen
}
tenka-thinking = überlegt
tenka-fan-of = { $name } hält den Fächer
tenka-fan-yours = Du hältst den Fächer
tenka-fan-turns = Der Fächer wird gewendet
tenka-up = { $up ->
    [light] Sonnenseite
   *[dark] Mondseite
}
tenka-counts = { $up ->
    [light] Die Sonnenzahlen gelten
   *[dark] Die Mondzahlen gelten
}

## The battle.

tenka-battle-now = Die Schlacht
tenka-generals-side = Lager des Generals
tenka-wins = gewinnt
tenka-would-win = würde gewinnen
tenka-falls-short = unterliegt
# What a side has without the card that is being thought of.
tenka-now = jetzt { $total }

## The race.

tenka-race = Der Wettlauf um jede Art
tenka-points-now = Punkte jetzt
tenka-points = Punkte
tenka-most = die meisten: { $points }
tenka-tied = gleich viele: { $points }
tenka-fan = Fächer: { $points }

## Deciding.

# Before what the chosen card would do.
tenka-with-card = Mit deiner Karte:
# The same for a clan that would be taken.
tenka-with-clan = Mit { tenka-side }:
tenka-hand = Deine Hand
tenka-choose-card = Wähle eine Karte
tenka-choose-clan = Wähle einen Clan
tenka-play = { tenka-side } { $strength } spielen
tenka-give = { tenka-side } { $strength } an { $name } geben
tenka-take = { tenka-side } nehmen
tenka-pile-open = Stapel von { $name }, nach Clans
tenka-barred = geschützt

## The end.

tenka-end-cards = Karten
tenka-end-kinds = Mehrheit
tenka-end-fan = Fächer
tenka-end-total = Summe
tenka-scroll = { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $cards } für Karten, { $kinds } für Mehrheiten, { $fan } für den Fächer
