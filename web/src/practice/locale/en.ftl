# Learning and practice: one place for all games.
learning = Learn
learning-more = Lessons, puzzles and a memory trainer
lesson = Lesson
lesson-more = The rules, one at a time, at a real table.
lesson-open = Go to the lesson
puzzles = Puzzles
puzzles-more = { $count ->
    [one] { $count } position with one best move.
   *[other] { $count } positions, each with one best move.
}
puzzles-solved = Solved on the first try: { $solved } of { $tried }. Longest streak: { $best }.
streak-run = { $count ->
    [one] { $count } in a row
   *[other] { $count } in a row
}
streak-days = { $count ->
    [one] { $count } day
   *[other] { $count } days in a row
}

# Puzzles.
exercise = Exercise
puzzle-today = Puzzle of the day
puzzle-others = More puzzles
puzzle-find = Find the best move
puzzle-right = Right
puzzle-wrong = Not the best
puzzle-level = Difficulty { $level } of 5
puzzle-yours = your move
puzzle-next = Next puzzle
puzzle-watch = Replay the last moves
puzzle-seen = What you’ve seen
puzzle-theme = Theme
theme-all = All themes
theme-name = { $theme ->
    [ending] Endgames
    [quiet] Quiet moves
    [attack] Attacking
    [fill] Filling a gap
    [trade] Trading
    [peek] Looking
    [monk] Showing the Monk
    [pass] Passing
    [play] Playing a card
    [give] Giving
    [confiscate] Confiscating
    [take] Taking
    [take-samurai] Taking a Samurai
    [shift] Moving Samurai
    [daimyo] Daimyo
    [finish] Moving no more Samurai
    [geisha] Geisha
    [ronin] Ronin
    [ronin-away] Ronin: sending a ghost away
    [ronin-place] Ronin: placing a ghost
    [ninja-daimyo] Ninja and Daimyo
    [ninja-geisha-push] Ninja and Geisha: moving nothing
    [ninja-geisha] Ninja and Geisha
    [ninja-ronin] Ninja and Ronin
   *[other] { $theme }
}

# The memory trainer.
drills = Memory trainer
drills-more = Watch a few turns, then say what lies where. It gets longer and faster.
drill-open = Start training
drill-watch = Watch closely
drill-how = Afterwards you’ll be asked what lies in one place. No notes are kept for you.
drill-skip = Skip to the question
drill-now = What do you remember?
drill-question = { $place }: which of these is most likely there?
drill-verdict = { $how ->
    [right] Right
    [possible] Possible, but not the likeliest
   *[wrong] It can’t be that
}
drill-yours = your answer
drill-exact = an exact calculation.
drill-sampled = an estimate from what you could know.
drill-up = On to level { $level }.
drill-down = Back to level { $level }.
drill-level = Level { $level } of { $levels }
drill-next = Next exercise
drill-again = Watch again
streak-right = { $count ->
    [one] { $count } right in a row
   *[other] { $count } right in a row
}

# From a position of a finished game: play on, or try moves for all sides. $name is whose turn it is.
try-bots = Play on against bots
try-bots-more = You take the seat you’re looking from, and bots take the others. It’s practice, and never rated.
explore = Explore
explore-more = Move for everybody and see what each move is worth.
explore-values = What each move is worth
explore-working = Working out what each move is worth…
explore-exact = These values are proven.
explore-known = Estimated from what { $name } knows here.
