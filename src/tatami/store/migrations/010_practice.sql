-- How far people have come with the puzzles and drills of each game.

CREATE TABLE practice (
    identity TEXT NOT NULL,
    game TEXT NOT NULL,
    progress BYTEA NOT NULL,
    PRIMARY KEY (identity, game)
);
