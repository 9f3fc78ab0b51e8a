# What all games share.
seat-name = Plaats { $number }
list-none = niets
list-more = { $list }, { $item }
list-last = { $list } en { $item }

# When something may not be played.
reason-over = Het spel is afgelopen.
reason-unknown = Een zet ‘{ $token }’ bestaat in dit spel niet.

# How a game ended.
result-win = { $seat-is ->
    [you] Je wint met { points-won }.
   *[other] { $seat } wint met { points-won }.
}
result-shared = { $seats } delen de overwinning met elk { points-won }.
result-points = { $seat }: { points-won }
points-won = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
