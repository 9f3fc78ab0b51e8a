# The table.
take-you = Jij
take-you-small = jij
take-character = { $kind ->
    [samurai] Samurai
    [daimyo] Daimyo
    [ronin] Ronin
    [geisha] Geisha
   *[ninja] Ninja
}
take-hall = Audiëntiezaal
take-path = Tuinpad
take-courtyard = Binnenplaats: { $seat }
take-level = { $level ->
    [top] samurai
    [middle] midden
   *[bottom] onder
}
take-chip-number = Schijfje { $number } van { $all }
take-ghosts-home = { $count ->
    [one] { $count } spook in voorraad
   *[other] { $count } spoken in voorraad
}

# What a screen reader is told of a stack and of a column.
take-space = { $count ->
    [0] Veld { $space }, leeg, toont de afgedrukte persoon: { $printed }
    [one] Veld { $space }, één schijfje: { $chips }
   *[other] Veld { $space }, { $count } schijfjes van boven: { $chips }
}
take-column = { $seat }, kolom { $column }, invloed { $influence }
take-samurai-asks = Pak de samurai en kies dan zijn kolom

# Tags under stacks: two short lines.
take-haunted = spook
take-rests = rust deze beurt

# Abilities.
take-before = Voor je pakt, mag je
# The same for a column of 44 px.
take-before-brief = Eerst:
take-ability = { $column ->
    [daimyo] Samurais schuiven
    [ronin] Spook verplaatsen
    [geisha] Schijfje verplaatsen
   *[ninja] Duwen
}
take-ability-note = { $column ->
    [daimyo] maximaal drie
    [ronin] of er een inzetten
    [geisha] naar een andere stapel
   *[ninja] een schijfje van { $opponent }
}

# What is being decided.
take-decision = Jouw beslissing
take-ask = { $ask ->
    [stack] Kies een stapel
    [column] Kies een kolom
    [ghost] Kies een spook
    [chip] Kies een schijfje
    [goal] Kies waar het heen gaat
    [victim] Kies wie je duwt
    [samurai] Kies een samurai
   *[nothing] Niets meer te kiezen
}
take-uncovers = { $kind ->
    [samurai] legt een samurai bloot
    [daimyo] legt een daimyo bloot
    [ronin] legt een ronin bloot
    [geisha] legt een geisha bloot
   *[ninja] legt een ninja bloot
}
take-sum = { $uncovers }: jij { $spaces } × { $mine }, { $opponent } { $spaces } × { $theirs }
take-spaces-show = { $count ->
    [one] veld
   *[other] velden
}
take-influence = invloed
take-would = { $standing ->
    [ahead] Je zou met { $mine } tegen { $theirs } voorstaan.
    [behind] { $opponent } zou met { $theirs } tegen { $mine } voorstaan.
   *[level] Jullie zouden allebei { $mine } hebben.
}
take-cost = Je { $name }-schijfje gaat van onder ({ $bottom }) naar het midden ({ $middle }).
take-cost-pushed = Het { $name }-schijfje van { $opponent } ook.
take-no-samurai = Je hebt geen samurai om te verplaatsen.
take-go = { $kind ->
    [take] Pakken: jij +{ $mine }, { $opponent } +{ $theirs }
    [take-samurai] Pakken: jij +{ $mine }, { $opponent } +{ $theirs }
    [daimyo] Daimyo gebruiken
    [shift] Samurai verschuiven
    [finish] Klaar
    [geisha] Schijfje verplaatsen
    [ninja-geisha] Duwen en schijfje verplaatsen
    [ninja-daimyo] Daimyo duwen
    [ninja-ronin-push] Alleen de ronin duwen
    [ninja-geisha-push] Alleen de geisha duwen
    [ronin] Spook verplaatsen
    [ronin-away] Spook naar de voorraad
    [ronin-place] Spook inzetten
   *[other] Duwen en spook verplaatsen
}
take-from-home = Een uit de voorraad ({ $count })
take-send-home = Terug naar de voorraad

# The end.
take-end = Hoe de punten groeiden
take-end-axis = Gepakte schijfjes
take-end-most = { $seat }: +{ $points }, schijfje { $number }
