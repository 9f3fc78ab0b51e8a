# Tournaments.
tournaments = Tournaments
tournament = Tournament
tournaments-more = Play a few rounds against everybody. In a duplicate, every table gets the same deal, so it isn’t luck that decides.
plan-tournament = Plan a tournament
no-tournaments = There are no tournaments yet. Plan the first one.
your-tournaments = Your tournaments
tournaments-going = Open and under way
tournaments-over = Finished
all-tournaments = All tournaments
to-tournament = Go to the tournament
tournament-title = Title
tournament-of = { $name }’s tournament
format = Format
format-duplicate = Duplicate
format-duplicate-more = Every table of a round plays the same deal. You’re compared with everybody who sat in your seat at another table.
format-swiss = Swiss
format-swiss-more = In each round you meet players with a score close to yours, and nobody twice if it can be helped. You score for everybody you finish ahead of.
format-round-robin = Round robin
format-round-robin-more = Everybody meets everybody. You score for everybody you finish ahead of.
players-at-a-table = Players at a table
players-in-all = Players in all, bots included
tournament-bots = Bots for the free seats
begins = When does it begin?
begins-host = when I say so
begins-5 = in 5 minutes
begins-15 = in 15 minutes
begins-60 = in an hour
begins-time = at a time I choose
break-between = Break between rounds
pause-0 = none
pause-30 = 30 seconds
pause-120 = 2 minutes
pause-600 = 10 minutes
late-entries = Players may still enter after the start
public-tournament = Anyone can find it
rated-tournament-more = Every game counts for the ratings; usual rules

# How far it is.
entered-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
entered-so-far = { $count ->
    [0] Nobody has entered yet; bots make it up to { $players } players.
    [one] { $count } player has entered; bots make it up to { $players }.
   *[other] { $count } players have entered; bots make it up to { $players }.
}
hosted = Host:
hosted-by = hosted by { $name }
is-unrated = unrated
is-cancelled = Cancelled
won-by-names = Won by { $names }
your-place = Your place: { $place } of { $of }
enter-now = Open for players
begins-soon = Begins soon
begins-on = Begins { $time }
begins-in = The first round begins in
next-round-in = The next round begins in
rounds = Rounds
rounds-count = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
round-number = Round { $number }
round-short = R{ $number }
round-of = Round { $number } of { $of }
round-ended = Round { $number } of { $of } is over
tables-done = Tables finished: { $done } of { $of }
table-done = finished
table-playing = playing
round-sealed = These tables are closed to others until the last one has finished: all of them play the same deal.
your-table-ready = Your table is ready.
to-your-table = Go to your table
wait-for-others = Your game is over. The next round begins when all tables have finished.
wait-for-sealed = Your game is over. Results, record and replay appear when all tables of the round have finished.

# Taking part.
enter = Enter
enter-again = Enter again
withdraw = Withdraw
begin-first-round = Begin the first round
cancel-tournament = Cancel the tournament
copy-link = Copy the link
entrants = Players
nobody-entered = Nobody has entered yet.
take-out = Remove { $name } from the tournament
has-withdrawn = has withdrawn
is-program = program

# Standings and results.
standings = Standings
score = Score
how-scored = How it’s scored
ties-duplicate = Ties are broken by how many points you were ahead of the average in the same seat. Players who are still tied share the place.
ties-swiss = Ties are broken first by the scores of your opponents, then by points ahead of the best opponent. Players who are still tied share the place.
ties-round-robin = Ties are broken first by the scores of the opponents you beat, then by points ahead of the best opponent. Players who are still tied share the place.
deals-and-results = Deals and results
deals-sealed = All deals follow from a secret that the server committed to before anybody entered, and from a random number from every player. After each round its secret is shown, so anybody can check it.
deals-proven = Checked here: the secrets shown so far are the ones that were promised.
deals-not-proven = The secrets don’t match what was promised.
commitment = Commitment:
results-table = Standings (CSV)
results-data = Everything (JSON)

# Matches of several games.
match-kind = Match
match-one = one game
match-mirrored = both sides of one deal
match-best-of-3 = best of three
match-best-of-5 = best of five
match-best-of-7 = best of seven
match-more = Mirrored: two games on one deal, with the seats swapped; the points are added up. In a best-of match, players take turns to start.
match-game = Game { $game } of { $of }
match-won = { $name } wins the match
match-drawn = The match is a draw
next-game = Next game
