# What all games share.
seat-name = Platz { $number }
list-none = nichts
list-more = { $list }, { $item }
list-last = { $list } und { $item }

# When something may not be played.
reason-over = Das Spiel ist zu Ende.
reason-unknown = Einen Zug „{ $token }“ gibt es in diesem Spiel nicht.
reason-not-now = Das geht jetzt nicht.

# The option that every game has.
option-start = Welcher Platz beginnt (etwa der Platz der ältesten Person): seine Nummer, oder 0, dann wird gelost.

# How a game ended.
result-win = { $seat-is ->
    [you] Du gewinnst mit { points-with }.
   *[other] { $seat } gewinnt mit { points-with }.
}
# Wer angesprochen wird, und andere: „Du und Emi“, „Du, Emi und Ken“.
you-in-list = { $seats-count ->
    [2] Du und { $seats-others }
   *[other] Du, { $seats-others }
}
result-shared = { $seats-you ->
    [absent] { $seats } teilen sich
   *[among] { you-in-list } teilt euch
} den Sieg mit je { points-with }.
result-points = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
# In the dative: mit 5 Punkten.
points-with = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}

# Cards in piles: what lies where, and what happened.
cards-down = { $count ->
    [one] verdeckte Karte
   *[other] { $count } verdeckte Karten
}
place-holds = { $place }: { $pieces }
piece-face-down = { $piece } (verdeckt)
saw-drawn = { $seat-is ->
    [you] Du ziehst { $piece }.
   *[other] { $seat } zieht { $piece }.
}
saw-got = { $seat-is ->
    [you] Du bekommst { $piece }.
   *[other] { $seat } bekommt { $piece }.
}
saw-shown = { $place }: { $piece }.
saw-scored = { $seat-is ->
    [you] Du bekommst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[other] { $seat } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
saw-lost = { $seat-is ->
    [you] Du verlierst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[other] { $seat } verliert { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}

# Bots: the names of the levels, weakest first, and how each plays.
level-farmer = Bauer
level-samurai = Samurai
level-daimyo = Daimyo
level-shogun = Shogun
style-farmer = Nimmt, was vor ihm liegt; den Rest vergisst oder übersieht er.
style-samurai = Kennt die üblichen guten Züge und macht sie sofort.
style-daimyo = Überlegt kurz, schaut voraus und vergisst nichts.
style-shogun = Nimmt sich Zeit; besser spielt hier niemand.

# Why a move was better: the move in words, and what comes of it.
why-better = Besser: { $move }.
why-better-then = Besser: { $move } – { $preview }.
why-played = Gespielt: { $move }.
why-played-then = Gespielt: { $move } – { $preview }.
# In percent.
why-share = Gewinnchance: { $better } % statt { $played } %.
why-points = { $points ->
    [one] Im Schnitt { $points } Punkt mehr.
   *[other] Im Schnitt { $points } Punkte mehr.
}
why-points-exact = { $points ->
    [one] { $points } Punkt mehr.
   *[other] { $points } Punkte mehr.
}
why-reply = { $seat } kann antworten: { $move }.
why-proven = Das ist bewiesen.
# Which card the player could have remembered, and when they saw it.
why-forgotten = Gesehen beim { $number }. Zug: { $place }, { $piece }.
