"""Tables to play at: a table is the fold of its log, and everybody gets their own view of it."""
