-- Tournaments: an append-only log each, what lists show of it, and who entered.

CREATE TABLE tournament_entries (
    tournament TEXT NOT NULL,
    seq BIGINT NOT NULL,
    entry BYTEA NOT NULL,
    PRIMARY KEY (tournament, seq)
);

CREATE TABLE tournaments (
    id TEXT NOT NULL PRIMARY KEY,
    status TEXT NOT NULL, -- open, playing, over or cancelled
    public BOOLEAN NOT NULL,
    host TEXT NOT NULL,
    begins_at BIGINT, -- when the next round begins, if that is known
    wake_at BIGINT, -- when a server has to look after it
    summary BYTEA NOT NULL,
    seq BIGINT NOT NULL, -- the last entry that the row was made from
    changed_at BIGINT NOT NULL
);

CREATE INDEX tournaments_by_wake ON tournaments (wake_at);
CREATE INDEX tournaments_by_change ON tournaments (status, changed_at);
CREATE INDEX tournaments_by_host ON tournaments (host, status);

CREATE TABLE entrants (
    identity TEXT NOT NULL,
    tournament TEXT NOT NULL,
    PRIMARY KEY (identity, tournament)
);
