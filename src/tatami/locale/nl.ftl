# What all games share.
seat-name = Plaats { $number }
list-none = niets
list-more = { $list }, { $item }
list-last = { $list } en { $item }

# When something may not be played.
reason-over = Het spel is afgelopen.
reason-unknown = Een zet ‘{ $token }’ bestaat in dit spel niet.
reason-not-now = Dat kan nu niet.

# The option that every game has.
option-start = De plaats die begint, bijvoorbeeld die van de oudste speler: het nummer, of 0 om te loten.

# How a game ended.
result-win = { $seat-is ->
    [you] Je wint met { points-won }.
   *[other] { $seat } wint met { points-won }.
}
# Wie wordt aangesproken, en anderen: ‘Jij en Emi’, ‘Jij, Emi en Ken’.
you-in-list = { $seats-count ->
    [2] Jij en { $seats-others }
   *[other] Jij, { $seats-others }
}
result-shared = { $seats-you ->
    [absent] { $seats } delen de overwinning
   *[among] { you-in-list } delen de overwinning
} met elk { points-won }.
result-points = { $seat }: { points-won }
points-won = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

# Cards in piles: what lies where, and what happened.
cards-down = { $count ->
    [one] gedekte kaart
   *[other] { $count } gedekte kaarten
}
place-holds = { $place }: { $pieces }
piece-face-down = { $piece } (gedekt)
saw-drawn = { $seat-is ->
    [you] Je trekt { $piece }.
   *[other] { $seat } trekt { $piece }.
}
saw-got = { $seat-is ->
    [you] Je krijgt { $piece }.
   *[other] { $seat } krijgt { $piece }.
}
saw-shown = { $place }: { $piece }.
saw-scored = { $seat-is ->
    [you] Je krijgt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
   *[other] { $seat } krijgt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
}
saw-lost = { $seat-is ->
    [you] Je verliest { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
   *[other] { $seat } verliest { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
}

# Bots: the names of the levels, weakest first, and how each plays.
level-farmer = boer
level-samurai = samurai
level-daimyo = daimyo
level-shogun = shogun
style-farmer = Pakt wat voor het grijpen ligt; de rest vergeet hij of ziet hij over het hoofd.
style-samurai = Kent de gebruikelijke goede zetten en doet ze meteen.
style-daimyo = Denkt even na, kijkt vooruit en vergeet niets.
style-shogun = Neemt de tijd; beter speelt hier niemand.

# Why a move was better: the move in words, and what comes of it.
why-better = Beter: { $move }.
why-better-then = Beter: { $move } – { $preview }.
why-played = Gespeeld: { $move }.
why-played-then = Gespeeld: { $move } – { $preview }.
# In percent.
why-share = Winstkans: { $better }% in plaats van { $played }%.
why-points = { $points ->
    [one] Gemiddeld { $points } punt meer.
   *[other] Gemiddeld { $points } punten meer.
}
why-points-exact = { $points ->
    [one] { $points } punt meer.
   *[other] { $points } punten meer.
}
why-reply = { $seat } kan antwoorden: { $move }.
why-proven = Dat is bewezen.
# Which card the player could have remembered, and when they saw it.
why-forgotten = Gezien bij zet { $number }: { $place }, { $piece }.
