### The table of Tenka Trick on the page. Short words; the General’s card is a fan with a sun and a moon side.

tenka-you = Tu
# A clan, or what leads a side.
tenka-side = { $side ->
    [takeda] Takeda
    [uesugi] Uesugi
    [tokugawa] Tokugawa
    [mori] Mori
    [shimazu] Shimazu
    [date] Date
    [oda] Oda
    [emperor] Imperatore
    [temples] Templi
   *[own] { $side }
}
tenka-kind = { $kind ->
    [M] Militare
    [A] Agricola
    [I] Industriale
    [C] Commerciale
   *[S] Marittima
}

## The bar.

tenka-battle = Battaglia { $battle } di { $battles }
# The same on a phone.
tenka-battle-short = { $battle } di { $battles }
tenka-deck = Mazzo { $cards }
tenka-played = Carte giocate
tenka-everybody = Tutti
tenka-nothing-played = Nessuna carta è stata ancora vinta.
tenka-out = fuori gioco

## Players.

tenka-general = Generale
tenka-in-hand = { $cards } in mano
tenka-won = { $cards ->
    [one] { $cards } carta vinta
   *[other] { $cards } carte vinte
}
tenka-thinking = pensa
tenka-fan-of = { $name } ha il ventaglio
tenka-fan-yours = Hai il ventaglio
tenka-fan-turns = Il ventaglio si gira
tenka-up = { $up ->
    [light] Lato del sole
   *[dark] Lato della luna
}
tenka-counts = { $up ->
    [light] Contano i numeri del sole
   *[dark] Contano i numeri della luna
}

## The battle.

tenka-battle-now = La battaglia
tenka-generals-side = schieramento del Generale
tenka-wins = vince
tenka-would-win = vincerebbe
tenka-falls-short = non basta
# What a side has without the card that is being thought of.
tenka-now = ora { $total }

## The race.

tenka-race = La corsa per ogni tipo
tenka-points-now = Punti ora
tenka-points = punti
tenka-most = maggioranza: { $points }
tenka-tied = pari: { $points }
tenka-fan = il ventaglio: { $points }

## Deciding.

# Before what the chosen card would do.
tenka-with-card = Con la tua carta:
# The same for a clan that would be taken.
tenka-with-clan = Con { tenka-side }:
tenka-hand = La tua mano
tenka-choose-card = Scegli una carta
tenka-choose-clan = Scegli un clan
tenka-play = Gioca { tenka-side } { $strength }
tenka-give = Dai { tenka-side } { $strength } { $name-starts ->
    [a] ad
   *[other] a
} { $name }
tenka-take = Confisca { tenka-side }
tenka-pile-open = La pila di { $name }, per clan
tenka-barred = al sicuro

## The end.

tenka-end-cards = carte
tenka-end-kinds = maggioranze
tenka-end-fan = ventaglio
tenka-end-total = totale
tenka-scroll = { $name }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: { $cards } per le carte, { $kinds } per le maggioranze, { $fan } per il ventaglio
