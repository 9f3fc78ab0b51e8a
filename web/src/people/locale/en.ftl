# Finding people.
find-players = Find players
find-players-more = You are seated with others who want the same. The game begins by itself.
bots-after = When do bots take the free seats?
bots-after-20 = after 20 seconds
bots-after-60 = after a minute
bots-after-300 = after five minutes
bots-after-0 = people only
waiting-tables = Waiting for players
sit-down = Sit down
sit-down-at = Sit down: { $table }
next-table = Next table
next-table-is = Your move at another table: { $table }
begins-when-full = The game begins by itself when every seat is taken.
bots-come-in = Bots take the free seats in
all-tables = All public tables

# Ratings and profiles.
ratings = Ratings
ratings-more = From rated games. 400 points are odds of ten to one; the bots stand on the same scale.
no-leaders = Nobody has played enough rated games yet. Find players, and be the first.
player = Player
rating = Rating
games-played = Games
games-won = Won
profile = Profile
your-profile = Your profile
rating-is = { $points } points, ± { $deviation }
rating-provisional = provisional
rating-curve = Rating at { $game }, from { $first } to { $last } points
no-ratings = No rated games yet.
results = Results
results-by-seats = { $game }, { $seats } players
last-games = Last games
came-in = { $place } of { $seats }
is-rated = rated
rated = Rated game
rated-more = Usual rules, no hints; a bot that helps out can only cost points
head-to-head = You and { $name }
head-to-head-is = { $game }: { $games } together, { $ahead } times you were ahead, { $behind } times behind
somebody-gone = somebody who has left

# Accounts.
account = Account
account-guest = You are a guest on this device. A passkey or a recovery code makes you the same person everywhere.
account-is = Here you are { $name }.
sign-in = Sign in
sign-in-more = Be here who you are on another device. Games you played here as a guest stay with the guest.
sign-in-passkey = Sign in with a passkey
sign-in-code = Code from another device, or a recovery code
passkeys = Passkeys
passkeys-more = Your device keeps the key; the server has only a lock. There is no password.
passkey-failed = The passkey was not used.
add-passkey = Add a passkey
remove = Remove
remove-it = Remove: { $name }
last-used = last used { $day }
other-device = Another device
other-device-more = Scan the picture with the other device, or type the code there. It works once, for ten minutes.
show-code = Show a code
recovery = Recovery codes
recovery-more = If all devices are lost, each of these codes signs you in once. Codes left: { $count }.
recovery-once = Write them down now: they are shown this once.
new-codes = Make new codes
sessions = Where you are signed in
some-device = A device
this-device = this device
sign-out = Sign out
sign-out-of = Sign out: { $device }

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
put-out = Put out
put-out-person = Put { $name } out and keep them out

# Pace of bots.
tempo = Pace of bots
tempo-slow = slow
tempo-normal = normal
tempo-fast = fast
