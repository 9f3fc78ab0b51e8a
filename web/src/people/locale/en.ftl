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
