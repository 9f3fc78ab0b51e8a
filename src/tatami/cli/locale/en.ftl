### What the terminal says of itself. What happens in a game is said by the games' own files.
###
### For translators: speak to one player, as at a table, short and warm, without exclamation marks.
### The commands (?, table, hint, log, rules, undo, save, load, help, quit), the letters n, p, q and all
### tokens stay as they are in every language: they are typed. Names of seats come in as $seat,
### lists of names as $people or $bots, with how many they are as $people-count or $bots-count.

## Sentences that follow one another, and answers.

# What stands between two sentences in one paragraph: a blank, or nothing in Japanese.
sentence-gap = { " " }
# The word for yes; its beginning is enough as an answer. A plain y is understood in every language.
answer-yes = yes
# At the foot of a page, when there is more to read.
page-more = Press Enter for more, q to stop:

## Choosing a game, in `tatami play` without a game.

games-title = Choose a game:
# Beside a game's title. $name is what is typed for the game.
game-facts = { $name } · by { $designers } · { $seats }
seats-exact = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
seats-range = { $low } to { $high } players
ask-game = Which game? (number or name)
# $games: the names that may be typed.
ask-game-again = Please choose one of { $games }, or its number.
ask-seats = How many seats, { $low } to { $high }? (Enter: { $usual })
ask-people = Which of the { $seats } seats are for people at this screen? (e.g. 1,2; Enter: seat 1 only)
ask-people-again = Please give seats from 1 to { $seats }, separated by commas.
options-title = Options and their defaults:
options-none = This game has no options.
options-file = A long text can come from a file: { $name }=@FILE.
ask-option = Change one? Type name=value (Enter: start)

## Bots, how strong they are and how each level plays.

bots-title = How strong should the bots be?
# $usual: the level that plays if only Enter is pressed.
ask-bots = Which level? (number or name, or seat by seat: 2:farmer,3:shogun; Enter: { $usual })
# A bot, or several of one level: “Seat 2 (samurai)”.
bot-named = { $bots } ({ $level })
# Above the table in every turn: “Bots: Seat 2 (samurai) and Seat 3 (shogun)”.
table-bots = Bots: { $bots }

## Beginning.

# While the rules are made ready; only the first time.
wait-preparing = Preparing the rules; this takes a few seconds the first time…
# $people: who plays here, $bots: who are bots, perhaps nobody.
greeting-players = { $bots-count ->
    [0] { $people-count ->
        [one] You are { $people }.
       *[other] { $people } play here.
    }
    [one] { $people-count ->
        [one] You are { $people }; { $bots } is a bot.
       *[other] { $people } play here; { $bots } is a bot.
    }
   *[other] { $people-count ->
        [one] You are { $people }; { $bots } are bots.
       *[other] { $people } play here; { $bots } are bots.
    }
}
greeting-help = Type a move or its number; ? explains your options, help lists the commands.
# While a bot thinks for more than a second.
wait-thinking = { $seat } is thinking…

## A turn.

# Before what is typed, when several people play at this screen.
prompt-name = { $seat } ›
# There is only one move.
enter-plays = There is only one move: press Enter to make it.
# After an empty line.
turn-hint = Type a move or its number; ? explains your options.
number-unknown = { $options ->
    [one] There is only one option.
   *[other] There are only { $options } options.
}
# After something that means nothing here.
word-unknown = “{ $word }” is neither a move nor a command; ? explains your options, help lists the commands.
# An option and what comes of it: “Take the Ronin from space d – uncovers a Geisha, you +15”.
choice-preview = { $words } – { $preview }
# Above what may not be done now, each with its reason.
choice-refused = Not now:

## Hot-seat: nobody may see another's cards.

curtain-close = Press Enter to hide your cards.
curtain-open = Hand over to { $seat }. { $seat }, press Enter when nobody else is looking.

## Commands.

# A command in the list that help shows; save and load take the name of a file.
help-command = { $command ->
    [save] save FILE
    [load] load FILE
   *[other] { $command }
}
help-moves = Type moves as codes or by their number in the list.
help-explain = explains all your options; with a code or a number, just that one
help-table = shows the table again
help-hint = says what the strongest bot would do
help-log = tells you what you have seen happen
help-rules = shows the rules of the game
help-undo = takes back your last decision, if nothing hidden has been revealed since
help-save = writes the game to a file
help-load = continues a saved game
help-help = shows this list
help-quit = leaves the game
log-empty = Nothing has happened yet.
log-kept = This table remembers nothing for its players: you see what lies there now; what came before is yours to remember.
undo-nothing = There is nothing to undo.
undo-revealed = That can’t be undone: something hidden has been revealed since.
undo-done = Undone.

## Files.

save-how = Give a file name as well, e.g. save { $file }
load-how = Give a file name as well, e.g. load { $file }
offer-save = Save the game? A file name, such as { $file } (Enter: no):
save-exists = { $file } already exists. Overwrite it? (y/n)
save-kept = { $file } was not changed.
save-done = Saved as { $file }.
save-secrets = The file holds everybody’s cards: don’t open it before the game is over.
load-drop = This game is not saved. Leave it anyway? (y/n)
# $reason comes from the computer, in its own language.
file-trouble = { $file }: { $reason }.

## Hints: what the strongest bot would do.

# While a hint is being thought about for more than a second.
wait-hint = Thinking of a hint…
# $words: the move in words, as in the list of options.
hint-move = The shogun bot would play { $token } – { $words }.
hint-chance = It gives you a { $share }% chance of winning.
hint-next = The next best move is { $token } – { $words }.
hint-expects = { $side ->
    [ahead] It expects you to end { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ahead.
    [behind] It expects you to end { $points ->
        [one] { $points } point
       *[other] { $points } points
    } behind.
   *[level] It expects a tie.
}
# Nothing better is possible: every way to the end was looked at.
hint-proven = That is proven.

## Mirrored matches: two games on one deal, seats swapped.

mirrored-begin = A mirrored match: two games with the same deal and the seats swapped; the points of both are added up.
mirrored-second = Now the second game: the same deal, seats swapped.
# $first and $second: points in each game, $points: their sum.
mirrored-points = { $seat }: { $first } + { $second } = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mirrored-win = { $seat-is ->
    [you] You win the match by { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $seat } wins the match by { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
mirrored-draw = The match is drawn.
# What players without a name are called, whatever seat they have; at most 12 letters.
mirrored-player = Player { $letter }
mirrored-bot = Bot

## Leaving.

leave-goodbye = Goodbye.

## `tatami replay`.

replay-title = { $title }: { $players }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
# Before what happened in a move.
replay-move = { $number } ({ $token })
replay-unfinished = The record ends here; the game is not over.
replay-ask = Move { $number } of { $moves }. Enter: next, p: back, a number: that move, q: quit:
replay-how = Enter or n goes forward, p goes back, a number from 0 to { $moves } goes to that move, q leaves.

## `tatami verify`.

verify-replay = { $holds ->
    [yes] { $moves ->
        [one] The one move is legal.
       *[other] All { $moves } moves are legal.
    }
   *[no] The moves are not valid: { $reason }
}
verify-fair = { $holds ->
    [yes] The record contains the secret behind its deal.
   *[no] The record does not say how its deal was drawn, so that cannot be checked.
}
verify-commit = { $holds ->
    [yes] The secret is the one that was committed to.
   *[no] The secret is not the one that was committed to.
}
verify-nonces = { $holds ->
    [yes] Every number that players added belongs to a seat of the table.
   *[no] A number was added for a seat that the table does not have.
}
verify-people = { $holds ->
    [yes] Every human seat added a number.
   *[no] Human seats that added no number: { $seats }.
}
verify-deal = { $holds ->
    [yes] The deal follows from the secret and the players’ numbers.
   *[no] The deal does not follow from the secret and the players’ numbers.
}
verify-all = { $file }: everything checks out.
verify-not = { $file }: not everything checks out.
verify-unproven = { $file }: every move is legal and the result is right; it has no proof of its deal.

## Analysis.

# While a decision is being thought about for more than a second.
wait-analysis = Thinking it over…
analyse-turns = The best turns:
# $line: the tokens expected from here on.
analyse-line = Expected from here: { $line }
analyse-costly = The costliest decisions:
analyse-flawless = No decision seems to have cost anything.
# Heads of columns: number of the move, whose it was, what was played, what was better, points lost.
analyse-number = Move
analyse-seat = Player
analyse-played = Played
analyse-better = Better
analyse-loss = Cost
# Heads of columns: a move, what it is worth, points ahead at the end, how often it was tried.
analyse-token = Move
analyse-words = In words
analyse-value = Value
analyse-margin = Margin
analyse-visits = Tried
# The move that was made, among those that were thought about.
analyse-made = { $token } (made)
analyse-who = { $seat }
# One decision, and what it leads to.
analyse-few = With only { $simulations } simulations per decision, small errors can’t be told from chance; { $usual } is the default.
analyse-best = The best move is { $token } – { $words }.
analyse-chance = It wins { $share }% of the time.
analyse-percent = { $share }%
# Heads of columns: what a result is made of, and what an error is called.
analyse-accuracy = Accuracy
analyse-start = Start
analyse-own = Own errors
analyse-others = Others’ errors
analyse-luck = Luck
analyse-deal = The deal and small losses
analyse-result = Result
analyse-grade = Error
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder

## Puzzles.

puzzle-title = Puzzle { $name }, level { $level }
puzzle-task = Find the best move, or q to leave.
puzzle-right = Right: { $token } – { $words }.
puzzle-wrong = Not that one. The best move is { $token } – { $words }.
puzzle-streak = Solved: { $solved } of { $tried }.
puzzle-another = Another one?

# $functions: how many were compiled so far; $minutes and $seconds: how long that took.
compiling-rules = Compiling the rules, once on this machine… { $functions ->
        [one] 1 function
       *[other] { $functions } functions
    }, { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
    }
# $part of the $game is compiled: the rules, the bots, or what plays many games at once in arrays.
warm-part = { $game }: { $part ->
        [rules] rules
        [bots] bots
       *[arrays] arrays
    } ({ $number } of { $of })
warm-done = Everything is compiled.
