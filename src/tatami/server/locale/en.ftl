# What happened around a game.
told-joined = { $name } joined the table.
told-left = { $name } left the table.
told-sat = { $name } took seat { $seat }.
told-stood = Seat { $seat } is free.
told-bot-seated = A bot took seat { $seat }.
told-changed = The settings were changed.
told-started = The game begins.
told-stood-in-time = { $name } ran out of time; a bot takes over.
told-stood-in-away = { $name } is away; a bot takes over.
told-came-back = { $name } is back.
told-resumed = The server was down for a moment; nobody’s clock was running.
told-pause-asked = { $name } asks for a pause of { $days ->
    [one] one day
   *[other] { $days } days
}.
told-go-on-asked = { $name } would like to play on now.
told-pause-agreed = { $name } agrees to the pause.
told-pause-declined = { $name } declines the pause.
told-paused = Everybody agreed: the clocks stop for { $days ->
    [one] one day
   *[other] { $days } days
}.
told-gone-on = Everybody agreed: the clocks are running again.
refused-no-pause = Nobody is asking for a pause.
refused-pause-clock = Only games with days per move can be paused.
told-rematched = The same players have moved to a new table for another game.

# Notifications.
letter-turn = { $game }: it’s your move. You’re playing with { $names }.
letter-time = { $game }: you’re running out of time. { $hours ->
    [one] You have about an hour left.
   *[other] You have about { $hours } hours left.
}
letter-invited = { $name } invites you to a game of { $game }.
letter-over-won = { $game } is over: you won.
letter-over-shared = { $game } is over: you share first place with { $names }.
letter-over-lost = { $game } is over: { $names } won.
letter-hello = This is Tatami. You’ll get a message here when it’s your move.
letter-digest = { $count } messages about your games
letter-confirm-subject = Please confirm your e-mail address
letter-confirm = Somebody, most likely you, has asked Tatami to send messages about their games to this address. If that’s right, open this link within 24 hours. If not, do nothing, and you won’t hear from us again.
letter-stop = You get these e-mails because you asked for them. To stop them, open:
refused-hours = Quiet hours must last between one and sixteen hours.
refused-address = Messages can’t be sent to that address.
refused-link = This link is invalid or has expired.

# Why something was not done.
refused-not-here = You’re not at this table.
refused-here = You’re already at this table.
refused-not-host = Only the host may do that.
refused-started = The game has already begun.
refused-not-playing = There is no game in progress here.
refused-not-over = The game isn’t over yet.
refused-no-seat = There is no such seat.
refused-no-step = You can’t play on from there.
refused-seat-taken = That seat is taken.
refused-seat-free = Some seats are still free.
refused-not-your-seat = That’s not your seat.
refused-no-bot = There’s no bot in that seat.
refused-nonce-given = This seat has already given its random number.
refused-nonce-missing = Some players still have to give their random number.
refused-stale = The game has moved on in the meantime.
refused-not-asked = It’s not this seat’s turn.
refused-stand-in = A bot is playing for this seat; take over again first.
refused-not-away = You’re already playing this seat yourself.
refused-time-out = Your time is up.
refused-illegal = That move isn’t allowed now.
refused-settings = The game can’t be played with these settings.
refused-start = The seat chosen to start doesn’t exist at this table.
refused-name = Please enter a name.
refused-full = This table is full.
refused-nothing-said = That message is empty.
refused-too-fast = Slow down a little, please.
refused-long = This table’s record is full; please open a new table.
refused-watch = Only the players may watch this game.
refused-format = That message couldn’t be understood.
refused-no-table = There is no such table.
refused-no-game = This game is not available now.
refused-nothing-here = There is nothing here.
refused-too-many = That was too much at once; please wait a moment.
refused-too-long = That is too long.
refused-too-slow = That took too long; please try again.
refused-busy = The server is full at the moment; please try again later.
refused-metrics = These figures can only be read on the server’s own machine, or with the token.
refused-elsewhere = This request comes from another site.
refused-token = That token isn’t valid.
refused-not-stored = That couldn’t be saved; please try again.
refused-trouble = Something went wrong here; please try again.
refused-no-hints = There are no hints at this table.
refused-for-people = Only people may do that.
page-missing = This server has no page to play on: it was installed from a package that was built without one. Whoever runs it can build a complete package with scripts/build_wheel.sh and install that, or start ./run in the source folder.
refused-rated = Rated games have the usual rules, a clock and no hints, and the starting player is drawn by lot.
refused-rated-seat = Players in a rated game can’t be removed.
refused-sign-in = That didn’t sign you in; please try again. Each code works only once, and one from another device only for ten minutes.
refused-no-passkeys = Passkeys only work if this server has a domain name and is reached over https.
refused-put-out = The host has removed you from this table.
refused-nobody = Nobody here has that number.
refused-yourself = That’s you.
refused-not-followed = You can only invite people you follow.
told-put-out = The host removed { $name } from the table.
refused-muted = You can’t chat here at the moment: the operator of this server has muted you.
refused-banned = The operator of this server has banned you.
refused-moderation = Only the operator of this server may moderate: from its own machine, or with the token.

# Tournaments.
told-unsealed = The round is over: anybody can look at this table now.
refused-sealed = Nobody else can look at this table until the round is over.
refused-tournament = In a tournament, the next game comes with the next round.
refused-not-organiser = Only the host of the tournament may do that.
refused-clock = A tournament needs a clock, so that every round ends.
refused-players = That’s too many players for this kind of tournament.
refused-begins = A tournament must begin within the next 30 days.
refused-title = Please enter a title.
refused-entries = No more players can enter this tournament.
refused-tournament-over = This tournament is over.
refused-nobody-entered = Nobody has entered yet.
refused-too-many-tournaments = You’re already hosting three tournaments that aren’t over yet.

# Taking back.
told-taken-back = { $name } took back a move.
told-back-asked = { $name } would like to take back a move.
told-back-agreed = { $name } agrees.
told-back-declined = { $name } doesn’t agree; the move stands.
told-back-withdrawn = { $name } lets the move stand after all.
refused-back-rated = Moves can’t be taken back in rated games or tournaments.
refused-back-nothing = You have no move to take back.
refused-back-often = You’ve taken back as many moves as one game allows.
refused-back-revealed = That can’t be taken back: something hidden has been revealed since.
refused-back-asked = Somebody is already asking to take back a move.
refused-back-declined = The others want this move to stand.
refused-back-not-asked = Nobody is asking you to let them take back a move.

# Previews of links.
preview-waiting = At the table: { $names }. Free seats: { $free }.
preview-playing = Playing now: { $names }.
preview-over = Watch the game again: { $names }.
preview-moment = Move { $move } of a game: { $names }.
preview-puzzle = A puzzle: find the best move.
preview-tournament = Tournament: { $game }. Enter, or follow the standings.
preview-home = Three tabletop games of old Japan, with friends or bots. Nothing to install, no sign-up.
refused-mirrored = A mirrored match needs two players and a game with an open deal.
