# Everywhere.
tatami = Tatami
back = Back
close = Close
cancel = Cancel
go-home = Back to the games
try-again = Try again
one-moment = Just a moment
preparing = Preparing the tables: { $game }, { $number } of { $of }
preparing-failed = { $game } could not be prepared; the server is trying again.
being-prepared = Getting ready
nothing-here = There is nothing here.
problem-offline = The server is not answering. Are you online?
problem-no-table = There is no such table. Is the link complete?
problem-no-game = This game is not available now.
problem-unknown = That didn’t work.
copy = Copy
copied = Copied
share = Share
download = Download
leave = Leave the table
you = you
log = So far

# Names.
guest-name = { $bird ->
    [0] Heron
    [1] Crane
    [2] Kite
    [3] Wren
    [4] Owl
    [5] Swift
    [6] Plover
   *[7] Lark
} { $number }
seat-number = Seat { $seat }
seat-you = You
bot-name = { $level ->
    [farmer] Farmer
    [samurai] Samurai
    [daimyo] Daimyo
   *[shogun] Shogun
}
is-bot = { $level ->
    [farmer] Farmer bot
    [samurai] Samurai bot
    [daimyo] Daimyo bot
   *[shogun] Shogun bot
}

# The room.
play = Play
change = change
last-choice = { $bots ->
    [one] { $game } against the { $level } bot
   *[other] { $game } against { $bots } { $level } bots
}
players-between = { $low } to { $high } players
players-tenno = 2 to 7 players
players-take = 2 players
players-tenka = 3 or 4 players
feel-tenno = bluff and memory
feel-take = all in sight
feel-tenka = trick-taking
minutes-tenno = 20 min
minutes-take = 20 min
minutes-tenka = 25 min
pitch-tenno = Eleven cards each, three face down. Strike, remember, bluff.
pitch-take = Five stacks, all in sight. Take well, and leave nothing worth taking.
pitch-tenka = When the General falls, the fan turns over and the weak are strong.
play-bot = Play a bot
play-bots = Play bots
play-bots-at = Play { $game } against bots
invite = Invite
invite-to = Invite friends to { $game }
your-tables = Your tables
no-tables-yet = Nothing on the table yet. Press Play, or invite somebody.
past-games = Past games
no-past-games = You haven’t finished a game yet.
have-a-link = Have a link from a friend?
table-code = Link or table code
join = Join
no-account = No account needed. Your seat stays yours on this device, and every deal can be checked afterwards.
about = About Tatami
about-unofficial = This is an unofficial, non-commercial implementation; the titles belong to their owners. If you like a game, buy it.
about-parts = Fonts and libraries
about-parts-more = This page builds on the work of others. Every licence is here in full.
watch = Watch
no-public-tables = No public games right now.
game-with = { $more ->
    [0] { $game } with { $first }
   *[other] { $game } with { $first } +{ $more }
}
your-move = Your move
gathering = Waiting for players
resume = Resume
review = Review
free-seats = { $count ->
    [0] no free seat
    [one] { $count } free seat
   *[other] { $count } free seats
}
seats-count = { $count } players
score-to = { $first } to { $second }
score-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
placed = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }, with { $points }
in-the-lead = In the lead: { $names }, { $points }
after-moves = { $count ->
    [0] just begun
    [one] after { $count } move
   *[other] after { $count } moves
}
result-yours = { $how ->
    [won] Won, { $scores }
    [shared] Shared win, { $scores }
   *[lost] Lost, { $scores }
}
result-by = Won by { $names }, { $scores }
what-to-play = What shall we play?
game = Game
how-many = How many players?
who-starts = Who starts?
start-drawn = Drawn by lot
bots = Bots

# Preferences.
preferences = Preferences
preferences-of = { $name }: preferences
language-is = Language: { $language }
your-name = Your name
save = Save
saved = Saved
language = Language
theme = Appearance
theme-auto = same as system
theme-day = light
theme-night = dark
sound = Sound
less-motion = Reduce motion
notify = Notifications
notify-more = When it’s your turn and this page is in the background

# Before the game.
who-plays = Who’s playing
seat-free = free
sit = Sit here
sit-too = Sit here too
stand = Stand up
remove-player = Remove { $name }
seat-lost = { $name } took you out of your seat. You may take any seat that is free.
not-here = away
away-since = away since { $time }
away-since-day = away since { $day }
bot-for-seat = Bot for seat { $seat }
no-bot = no bot
join-table = Come in and sit down
join-watch = Come in and watch
begin = Start
waiting-for-seats = { $count ->
    [one] { $count } seat is free
   *[other] { $count } seats are free
}
waiting-for-host = { $name } starts the game when everybody is here.
fill-with-bots = Fill up with bots
invite-friends = Invite friends
link = Link to this table
qr-label = This link as a QR code
how-we-play = Table rules
clock = Clock
number-between = A number from { $low } to { $high }
clock-none = no time limit
clock-minute = a minute a move
clock-bank = ten minutes each
clock-days = two days a move
public = Anyone can find this table
public-more = Otherwise only people with the link
spectators = Spectators welcome
hints = Allow hints
hints-more = What the strongest bot would do, knowing only what you can

# At the table.
table = The table
place-empty = empty
your-turn = Your turn
is-thinking = { $name } is thinking
is-away = { $name } is away
several-think = { $count ->
    [one] { $count } player is thinking
   *[other] { $count } players are thinking
}
thinks = is thinking
bot-stands-in = a bot has taken over
watching = Watching: { $names }
days-left = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
hours-left = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
hint = Hint
hint-awaited = The Shogun bot is thinking about your hint.
hint-more = Second-best move and reasons
hint-sure = { $how ->
    [only] This is the only legal move.
    [proven] That is proven.
    [clear] Clearly the best move.
    [likely] Probably the best move.
   *[close] A close call: both are about equally good.
}
percent = { $share }%
points-ahead = { $sign ->
    [minus] −{ $points } pts
   *[plus] +{ $points } pts
}
menu = Menu
take-back = Take back
ask-take-back = Ask to take back
back-asks = { $name } would like to take back a move.
back-waiting = Waiting for { $names } to agree.
back-agree = Agree
back-decline = Let it stand
back-withdraw = Let the move stand
chat = Chat
# What a screen reader is told when somebody writes.
chat-from = { $name } writes: { $text }
nothing-said = Nobody has said anything yet.
say-something = Say something
send = Send
table-in-words = The table in words
table-in-words-more = Every place and action as text
step-away = Let a bot take over
come-back = Take over again
leave-game = Leave (a bot takes over)
connection-lost = Connection lost. Reconnecting…
bot-plays-for-you = A bot is playing for you.
table-closed = Everyone has left this table.
pass-on = { $name }, seat { $seat }, is next
pass-on-more = Hand over the screen. Everyone else, look away.
show-my-side = Show my cards

# The end.
result = Result
won-two = { $who ->
    [you] You win, { $won } to { $lost }
   *[other] { $name } wins, { $won } to { $lost }
}
see-table = See the table
play-again = Play again
wants-again = { $name } wants to play again.
other-starts-next = In the next game the other player starts.
to-rematch = On to the next game
review-game = Review the game
deal-was-sealed = The deal was sealed before the game began.
check-it = Check it
check-elsewhere = This browser can’t check the deal. Download the game and run “tatami verify”.
deal-fair = The deal was fair. Checked on this page:
deal-unfair = The deal does not check out. Checked on this page:
deal-not-redone = The deal could not be repeated: this page does not know how the game is dealt. Checked on this page:
check-commit = { $holds ->
    [yes] The server’s secret is the one it had promised.
   *[no] The server’s secret is not the one it had promised.
}
check-memory = { $holds ->
    [yes] The promise is the one this device remembers from before the game.
   *[no] The promise is not the one this device remembers from before the game.
}
check-nonces = { $holds ->
    [yes] Your own random number is in it.
   *[no] Your own random number is missing.
}
check-people = { $holds ->
    [yes] Every person at the table added a random number.
   *[no] Somebody at the table added no random number.
}
check-deal = { $holds ->
    [yes] The deal follows from these numbers.
    [unknown] Not checked: whether the deal follows from these numbers. Download the game and run “tatami verify”.
   *[no] The deal does not follow from these numbers.
}

# Replay.
whose-eyes = Viewpoint
eyes-open = All hands shown
eyes-of-spectator = Spectator
eyes-of = { $name }
record = Record and fairness
replay-controls = Replay
to-first = To the beginning
one-back = One move back
play-on = Play
pause = Pause
one-on = One move on
to-last = To the end
move = Move
move-of = { $move } of { $last }
to-move = { $name } to move
points-now = Points after this move

# Review.
review-title = Review
review-begins = The review is about to begin.
review-working = Looking at every decision…
review-failed = The review could not be finished.
review-found = { $count ->
    [one] One error found so far.
   *[other] { $count } errors found so far.
}
review-moments = { $count ->
    [one] One moment cost the most.
   *[other] { $count } moments cost the most.
} “Next moment” shows what would have been better.
review-no-errors = No clear error. Well played.
review-errors = All errors
review-incomplete = There wasn’t time to look at every decision in depth.
next-moment = Next moment
moment-at = { $unit ->
    [chip] chip { $number }
    [turn] turn { $number }
    [battle] battle { $number }
   *[move] move { $number }
}
grade = { $grade ->
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
}
review-better = Better
review-played = Played
review-forgotten = Forgotten:
review-best = The best move
review-fine = A good move
review-chance = Chance of winning
accuracy = Accuracy
review-parts = Where the result came from
part-chance = Chance, %
part-points = Points ahead
part = { $part ->
    [start] Expected before the deal
    [own] Own errors
    [others] Others’ errors
    [deal] The deal and small losses
    [luck] Luck
   *[result] Result
}
try-from-here = Try it from here
practice = Practice

# Learning, and the rules at hand.
learn = Learn
learn-game = Learn { $game }
next = Next
lesson-number = Lesson { $number } of { $of }
lesson-right = Well done.
lesson-wrong = Not quite. Look again.
lesson-shown = Like this.
lesson-show = Show me
lesson-again = Try again
lesson-try = Try it
offer-lesson = First time here?
offer-lesson-more = A few short lessons teach you { $game }. Then you play your first game.
offer-play = Play right away
lesson-begin = Begin the first game
lesson-anew = Start over
lesson-done = That’s all there is to it.
lesson-done-more = The rest is practice. You will find the rules at every table, and a hint too when you play bots.
rules = Rules
rules-of = { $game }: the rules
matters-now = matters right now

# All rules of a game, on a page of their own or at a table.
rules-all = All rules
rules-contents = Contents
rules-short = The rules in short
rules-own-page = Open on a page of their own
