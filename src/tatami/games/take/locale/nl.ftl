### TA-KE in Dutch. Pieces are written small, except at the beginning of a sentence.

# Pieces: the chips and the ghosts.
piece = { $kind ->
    [samurai] samurai
    [daimyo] daimyo
    [ronin] ronin
    [geisha] geisha
    [ninja] ninja
   *[ghost] spook
}
the-piece = { $kind ->
    [ghost] het { piece }
   *[other] de { piece }
}
# The column of a courtyard, named after its character.
column = { $column ->
    [daimyo] daimyokolom
    [ronin] roninkolom
    [geisha] geishakolom
   *[ninja] ninjakolom
}
# The same at the beginning of a sentence.
column-first = { $column ->
    [daimyo] Daimyokolom
    [ronin] Roninkolom
    [geisha] Geishakolom
   *[ninja] Ninjakolom
}
target-column = { $target ->
    [daimyo] daimyokolom
    [ronin] roninkolom
    [geisha] geishakolom
   *[ninja] ninjakolom
}
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

# What the game is like.
title = TA-KE
designers = Arve D. Fühler
about = Twee spelers aan een hof waar elk schijfje open ligt. Pak schijfjes van vijf stapels, verzamel invloed en let op wat je blootlegt: het telt voor jullie allebei.
option-ninja_repeats = Een eigenschap mag twee keer per beurt worden gebruikt, met je eigen schijfje en via de ninja.
option-ninja_influence = Wat een ninja op het onderste veld telt: 2, of 1 zoals in sommige uitgaven.
option-komi = Punten waarmee de tweede speler begint, ter compensatie.
option-chips = Schijfjes per persoon en per stapel: 7, of minder voor een klein spel.

# Places.
place-hall = veld { $space }
place-ghost = spook op veld { $space }
place-supply = voorraad spook-schijfjes
place-field = { $seat-is ->
    [you] je { column }, { field }
   *[other] { column } van { $seat }, { field }
}
field = { $field ->
    [top] bovenste veld
    [middle] middelste veld
   *[bottom] onderste veld
}

# The table in sentences.
sum-left = { $chips ->
    [0] Alle schijfjes zijn gepakt.
    [one] In de audiëntiezaal ligt nog { $chips } schijfje.
   *[other] In de audiëntiezaal liggen nog { $chips } schijfjes.
}
sum-space = { $chips ->
    [0] Veld { $space } is leeg en toont de afgedrukte { printed }.
    [one] Veld { $space }: 1 schijfje, { $list }.
   *[other] Veld { $space }: { $chips } schijfjes, van boven naar beneden { $list }.
}
sum-ghost = { $chips ->
    [0] Veld { $space } is leeg en toont de afgedrukte { printed }; er zit een spook.
    [one] Veld { $space }, onder een spook: 1 schijfje, { $list }.
   *[other] Veld { $space }, onder een spook: { $chips } schijfjes, van boven naar beneden { $list }.
}
printed = { $printed ->
    [samurai] samurai
    [daimyo] daimyo
    [ronin] ronin
    [geisha] geisha
   *[ninja] ninja
}
sum-points = { $seat-is ->
    [you] Je hebt { points }.
   *[other] { $seat } heeft { points }.
}
sum-column = { column-first }: { $bottom } onder, { $middle } in het midden, { $samurai } { $samurai ->
    [one] samurai
   *[other] samurais
} boven; invloed { $influence }.

# Whose turn it is.
task-turn = { $seat-is ->
    [you] Jij bent aan de beurt: gebruik eigenschappen als je wilt en pak dan een schijfje.
   *[other] { $seat } mag eigenschappen gebruiken en pakt een schijfje.
}
task-shift = { $seat-is ->
    [you] De daimyo helpt je: verschuif { $moves ->
        [one] nog 1 samurai naar een andere kolom
       *[other] maximaal { $moves } samurais naar andere kolommen
    }, of laat het zo.
   *[other] { $seat } verschuift samurais tussen de kolommen.
}

# What one may do.
do-take = Pak { the-piece } van veld { $space }
do-take-samurai = Pak de samurai van veld { $space } en leg hem boven de { column }
do-daimyo = Gebruik een daimyo: verschuif maximaal 3 eigen samurais
do-shift = Verschuif een samurai van de { column } naar de { target-column }
do-finish = Verschuif geen samurais meer
do-ronin = Gebruik een ronin: verplaats het spook van { $space } naar { $target }
do-ronin-away = Gebruik een ronin: leg het spook van { $space } terug in de voorraad
do-ronin-place = Gebruik een ronin: zet een spook uit de voorraad op { $target }
do-geisha = Gebruik een geisha: verplaats { the-piece } van { $space } naar { $target }
do-ninja-daimyo = Gebruik een ninja tegen de daimyo van de tegenstander
do-ninja-ronin-push = Gebruik een ninja tegen de ronin van de tegenstander, zonder een spook te verplaatsen
do-ninja-ronin = Gebruik een ninja tegen de ronin van de tegenstander: verplaats het spook van { $space } naar { $target }
do-ninja-ronin-away = Gebruik een ninja tegen de ronin van de tegenstander: leg het spook van { $space } terug in de voorraad
do-ninja-ronin-place = Gebruik een ninja tegen de ronin van de tegenstander: zet een spook uit de voorraad op { $target }
do-ninja-geisha-push = Gebruik een ninja tegen de geisha van de tegenstander, zonder een schijfje te verplaatsen
do-ninja-geisha = Gebruik een ninja tegen de geisha van de tegenstander: verplaats { the-piece } van { $space } naar { $target }
gainer = { $actor-is ->
    [other] { $actor }
   *[you] jij
}
rival = { $opponent-is ->
    [you] jij
   *[other] { $opponent }
}
preview-take = legt een { piece } bloot, { $spaces } keer te zien: { gainer } +{ $mine }, { rival } +{ $theirs }

# What one may not do, and why.
no-empty = Op veld { $space } ligt geen schijfje meer.
no-ghost = Op veld { $space } zit een spook.
no-rests = Het schijfje op veld { $space } is door een geisha verplaatst en rust deze beurt.
no-column = Een samurai heeft een kolom nodig: zeg erbij boven welke hij komt.
no-not-samurai = Het bovenste schijfje van veld { $space } is geen samurai, dus er hoort geen kolom bij.
no-finish-first = Rond eerst het verschuiven van samurais af.
no-redistribution = Samurais verschuif je alleen nadat een daimyo is gebruikt.
no-samurai = Er ligt geen samurai van jou boven de { column }.
no-used = Je hebt je { piece } deze beurt al gebruikt.
no-chip = Je hebt geen { piece } op het onderste veld.
no-victim = { $opponent } heeft geen { piece } op het onderste veld.
no-carried = De eigenschap van { the-piece } is deze beurt al gebruikt.
no-ghost-there = Op veld { $space } zit geen spook.
no-ghost-already = Op veld { $space } zit al een spook.
no-low = Op veld { $space } liggen minder dan 2 schijfjes.
no-take-left = Daarna valt er geen schijfje meer te pakken.

# What happened.
saw-take = { $seat-is ->
    [you] Je pakt { the-piece } van veld { $space }.
   *[other] { $seat } pakt { the-piece } van veld { $space }.
}
saw-take-samurai = { $seat-is ->
    [you] Je pakt de samurai van veld { $space } en legt hem boven de { column }.
   *[other] { $seat } pakt de samurai van veld { $space } en legt hem boven de { column }.
}
saw-uncovered = Veld { $space } toont nu een { piece }, { $spaces ->
    [one] alleen hier te zien.
   *[other] te zien op { $spaces } velden.
}
saw-reset = Alle spoken gaan terug naar de voorraad.
saw-shift = { $seat-is ->
    [you] Je verschuift een samurai van de { column } naar de { target-column }.
   *[other] { $seat } verschuift een samurai van de { column } naar de { target-column }.
}
saw-finish = { $seat-is ->
    [you] Je verschuift geen samurais meer.
   *[other] { $seat } verschuift geen samurais meer.
}
saw-use = { $seat-is ->
    [you] Je gebruikt je { piece }.
   *[other] { $seat } gebruikt een { piece }.
}
saw-ninja = { $seat-is ->
    [you] Je ninja duwt { the-piece } van { $opponent } naar het midden.
   *[other] De ninja van { $seat } duwt { $opponent-is ->
        [you] je { piece }
       *[other] { the-piece } van { $opponent }
    } naar het midden.
}
saw-ronin = Het spook gaat van { $space } naar { $target }.
saw-ronin-away = Het spook van { $space } gaat terug naar de voorraad.
saw-ronin-place = Een spook uit de voorraad neemt plaats op { $target }.
saw-geisha = Van { $space } naar { $target } gaat { the-piece }; dat schijfje rust daar deze beurt.

# The table drawn in a terminal: words in columns of 16 letters.
draw-bottom = onder
draw-middle = midden
draw-influence = invloed
# Under a stack, what taking from it would bring a player: a number, or a span such as 4–6.
draw-gain = { $seat-is ->
    [you] jij +{ $points }
   *[other] { $seat } +{ $points }
}
# Under a stack whose top chip was moved this turn, and under one with a ghost: it may not be taken.
draw-rests = rust
draw-haunted = spook
