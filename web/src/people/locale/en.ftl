# Finding people.
find-players = Find players
find-players-more = You’ll sit down with others who want the same game. It starts by itself.
bots-after = When should bots take the free seats?
bots-after-20 = after 20 seconds
bots-after-60 = after a minute
bots-after-300 = after five minutes
bots-after-0 = people only
waiting-tables = Waiting for players
nobody-waits = Nobody is waiting for players right now.
sit-down = Sit down
sit-down-at = Sit down: { $table }
next-table = Next table
next-table-is = Your move at another table: { $table }
begins-when-full = The game starts by itself once every seat is taken.
bots-come-in = Bots take the free seats in
all-tables = All public tables

# Ratings and profiles.
ratings = Ratings
ratings-more = From rated games. A lead of 400 points means odds of ten to one; the bots are on the same scale.
no-leaders = Nobody has played enough rated games yet. Find some players and be the first.
player = Player
rating = Rating
games-played = Played
games-won = Won
profile = Profile
your-profile = Your profile
rating-is = { $points } points, ±{ $deviation }
rating-provisional = provisional
rating-curve = Rating in { $game }, from { $first } to { $last } points
no-ratings = No rated games yet.
results = Results
results-period = Period
results-days = { $days ->
    [0] All time
    [30] 30 days
   *[other] A year
}
no-results = No games in this period.
opponents = Opponents
games-ahead = Ahead
games-behind = Behind
games-older = More games
results-by-seats = { $game }, { $seats } players
last-games = Recent games
came-in = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }
is-rated = rated
rated = Rated game
rated-more = Usual rules, a clock, no hints; if a bot takes over for you, that can only cost you points
unrated-without-clock = Without a time limit the game isn’t rated.
head-to-head = You and { $name }
head-to-head-is = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} together; you finished ahead in { $ahead } and behind in { $behind }
somebody-gone = somebody who has left

# Accounts.
account = Account
account-guest = You’re a guest on this device. With a passkey or a recovery code you’re the same player everywhere.
account-guest-codes = You’re a guest on this device. With a recovery code you’re the same player everywhere.
account-is = You’re playing as { $name }.
sign-in = Sign in
sign-in-more = Play here under the same name as on your other device. Games you’ve played here as a guest stay with the guest.
sign-in-passkey = Sign in with a passkey
sign-in-code = Code from another device, or a recovery code
passkeys = Passkeys
passkeys-more = Your device keeps the key; the server only has the lock. There’s no password.
passkey-failed = The passkey wasn’t used.
add-passkey = Add a passkey
remove = Remove
remove-it = Remove: { $name }
last-used = last used { $day }
other-device = Another device
other-device-more = Show a code here, then scan it with the other device or type it in there. It works once, for ten minutes.
show-code = Show a code
recovery = Recovery codes
recovery-more = If you lose all your devices, each of these codes signs you in once. Codes left: { $count }.
recovery-once = Write them down now: you’ll only see them this once.
new-codes = Make new codes
sessions = Where you’re signed in
some-device = Unknown device
this-device = this device
sign-out = Sign out
sign-out-of = Sign out: { $device }
your-data = Your data
your-data-more = Your name, games, messages and settings, as this server has them
download-data = Download your data
delete-me = Delete everything
delete-me-title = Delete everything about { $name }?
delete-me-more = Your name, messages, ratings and addresses are removed everywhere, and nobody can bring them back. The others keep their games, without your name in them.
delete-me-now = Delete for good
sessions-more = A device you don’t know? Sign it out, remove passkeys that aren’t yours, and make new recovery codes.
sign-out-last = This device is the only way in. If you sign out, nobody can play as { $name } again, not even you. Make a passkey or recovery codes first.
sign-out-anyway = Sign out anyway

# The circle.
follow = Follow { $name }
unfollow = Stop following { $name }
block = Block { $name }
unblock = Unblock { $name }
people-you-follow = People you follow
invite-person = Invite { $name }
invited = Invited
invited-by = { $name } invites you to { $game }
decline = Decline
decline-it = Decline: { $words }
put-out = Remove
put-out-person = Remove { $name } and keep them out

# Pace of bots.
tempo = Bot speed
tempo-slow = slow
tempo-normal = normal
tempo-fast = fast
