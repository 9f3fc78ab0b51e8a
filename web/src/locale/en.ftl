# Everywhere.
tatami = Tatami
back = Back
close = Close
go-home = To the room
try-again = Try again
one-moment = One moment
preparing = Preparing the tables: { $game }, { $number } of { $of }
being-prepared = Being prepared
nothing-here = There is nothing here.
problem-offline = The server does not answer. Are you online?
problem-no-table = There is no such table. Is the link complete?
problem-unknown = That did not work.
copy = Copy
copied = Copied
share = Share
download = Download
leave = Leave the table
you = you
log = So far

# Names.
guest-name = Guest { $bird ->
    [0] Heron
    [1] Crane
    [2] Kite
    [3] Wren
    [4] Owl
    [5] Swift
    [6] Plover
   *[7] Lark
}
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
pitch-take = Five towers, all in sight. Take well, and leave nothing worth taking.
pitch-tenka = When the General falls, the fan turns over and the weak are strong.
play-bot = Play a bot
play-bots = Play bots
play-bots-at = Play { $game } against bots
invite = Invite
invite-to = Invite friends to { $game }
your-tables = Your tables
no-tables-yet = Nothing is going on yet. Press Play, or invite somebody.
past-games = Past games
no-past-games = You have not finished a game on this device yet.
have-a-link = Have a link from a friend?
table-code = Link or table code
join = Join
no-account = No account. Your seat stays yours on this device. Every deal can be checked afterwards.
watch = Watch
no-public-tables = Nobody plays in public just now.
game-with = { $more ->
    [0] { $game } with { $first }
   *[other] { $game } with { $first } +{ $more }
}
your-move = Your move
gathering = Gathering
resume = Resume
review = Review
free-seats = { $count ->
    [0] no free seat
    [one] { $count } free seat
   *[other] { $count } free seats
}
seats-count = { $count } players
score-to = { $first } to { $second }
after-moves = { $count ->
    [0] just begun
    [one] after { $count } move
   *[other] after { $count } moves
}
result-yours = { $how ->
    [won] Won, { $scores }
    [shared] Shared the win, { $scores }
   *[lost] Lost, { $scores }
}
result-by = Won by { $names }, { $scores }
what-to-play = What shall it be?
game = Game
how-many = How many play
bots = Bots

# Preferences.
preferences = Preferences
preferences-of = { $name }: preferences
language-is = Language: { $language }
your-name = Your name
save = Save
saved = Saved
language = Language
theme = Light
theme-auto = as the system
theme-day = day
theme-night = night
sound = Sounds
less-motion = Little motion
notify = Notifications
notify-more = When it is your turn and this page is in the background

# Before the game.
who-plays = Who plays
seat-free = free
sit = Sit here
sit-too = Sit here too
stand = Stand up
remove-player = Remove { $name }
seat-lost = { $name } has freed your seat. You may take any that is free.
not-here = not here now
bot-for-seat = Bot for seat { $seat }
no-bot = no bot
join-table = Come in and sit down
join-watch = Come in and watch
begin = Begin
waiting-for-seats = { $count ->
    [one] { $count } seat is free
   *[other] { $count } seats are free
}
waiting-for-host = { $name } begins when everybody is there.
fill-with-bots = Fill up with bots
invite-friends = Invite friends
link = Link to this table
qr-label = The link as a code for a camera
how-we-play = How we play
clock = Clock
number-between = A number from { $low } to { $high }
clock-none = no hurry
clock-minute = a minute a move
clock-bank = ten minutes each
clock-days = two days a move
public = Everybody may find this table
public-more = Otherwise only those who have the link
spectators = Others may watch
hints = Hints are allowed
hints-more = What the strongest bot would do, from what you may know

# At the table.
table = The table
place-empty = empty
your-turn = Your turn
is-thinking = { $name } is thinking
several-think = { $count } players are thinking
thinks = is thinking
bot-stands-in = a bot plays on
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
hint-is = The Shogun would: { $words }.
hint-sure = { $how ->
    [proven] That is proven.
    [share] It gives you a { $share } % chance to win.
    [ahead] It sees you { $margin } ahead at the end.
    [level] It sees you level at the end.
   *[behind] It sees you { $margin } behind at the end.
}
menu = Menu
menu-unread = Menu, { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
chat = Chat
# What a screen reader is told when somebody writes.
chat-from = { $name } writes: { $text }
nothing-said = Nobody has said anything yet.
say-something = Say something
send = Send
table-in-words = Table in words
table-in-words-more = Every place and action as text
step-away = Let a bot play for me
come-back = Play myself again
leave-game = Leave; a bot plays on
connection-lost = Connection lost. Trying again.
bot-plays-for-you = A bot plays for you.
table-closed = Everybody has left this table.
pass-on = { $name }, seat { $seat }, is next
pass-on-more = Pass the screen on. Nobody else should look now.
show-my-side = Show my side

# The end.
result = Result
won-two = { $who ->
    [you] You win, { $won } to { $lost }
   *[other] { $name } wins, { $won } to { $lost }
}
see-table = See the table
play-again = Play again
wants-again = { $name } wants to play again.
to-rematch = To the next game
review-game = Review the game
deal-was-fixed = The deal was fixed before you sat down.
check-it = Check it
check-elsewhere = This browser cannot check the deal here. Download the game and use “tatami verify”.
deal-fair = The deal was fair. Checked in this page:
deal-unfair = The deal does not hold. Checked in this page:
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
check-deal = { $holds ->
    [yes] The deal follows from both.
   *[no] The deal does not follow from both.
}

# Replay.
whose-eyes = Whose eyes
eyes-open = All hands open
eyes-of-spectator = Spectator
eyes-of = { $name }
record = Record and deal
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
where-it-turned = Where it turned
turned-at = { $who ->
    [you] You
   *[other] { $name }
} took the lead for good { $unit ->
    [chip] with chip { $number }
    [turn] in turn { $number }
    [battle] in battle { $number }
   *[move] with move { $number }
}.

# Learning, and the rules at hand.
learn = Learn
learn-game = Learn { $game }
first-game = Your first game
card-of = { $card } of { $cards }
next = Next
lesson-begin = Begin the first game
lesson-at-once = Straight to the table
lesson-begun = Your first game is still on the table.
lesson-begun-more = Everything is where you left it.
lesson-go-on = Go on
lesson-anew = Begin anew
lesson-note = { $rare ->
    [yes] One thing more
   *[no] { $note } of { $notes }
}
understood = Understood
lesson-end = End the lesson
lesson-done = That is the game.
lesson-done-more = The rest is practice. The rules stay at hand at every table; against bots, a hint too.
lesson-real-game = Now a real game
lesson-stay = Play this one on
rules = Rules
rules-of = { $game }: the rules
matters-now = matters now
