-- How finished games ended for each seat, how strong people are at each game, and the public name of a profile.

ALTER TABLE identities ADD COLUMN handle TEXT NOT NULL DEFAULT '';

CREATE UNIQUE INDEX identities_by_handle ON identities (handle) WHERE handle <> '';

CREATE TABLE results (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    identity TEXT NOT NULL, -- empty: a bot of the server, or somebody who is forgotten
    bot TEXT NOT NULL, -- the level of a bot of the server
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    finished_at BIGINT NOT NULL,
    place BIGINT NOT NULL,
    points BIGINT NOT NULL,
    rated BOOLEAN NOT NULL,
    mean DOUBLE PRECISION, -- the rating after the game
    deviation DOUBLE PRECISION,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX results_by_identity ON results (identity, finished_at);

CREATE TABLE ratings (
    identity TEXT NOT NULL,
    game TEXT NOT NULL,
    mean DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (identity, game)
);

CREATE INDEX ratings_by_mean ON ratings (game, mean);
