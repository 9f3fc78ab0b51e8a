-- Reports, sanctions with the log of moderation, chat in the lobby, and what reviews say about a seat.

ALTER TABLE identities ADD COLUMN muted_until BIGINT NOT NULL DEFAULT 0;
ALTER TABLE identities ADD COLUMN banned_until BIGINT NOT NULL DEFAULT 0;

CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY,
    identity TEXT NOT NULL, -- the reported person
    reporter TEXT NOT NULL, -- empty: deleted
    reason TEXT NOT NULL,
    words TEXT NOT NULL, -- the reporter's own
    table_id TEXT NOT NULL, -- empty: not at a table
    said BYTEA NOT NULL, -- what the reported person said, as JSON
    reported_at BIGINT NOT NULL,
    is_open BOOLEAN NOT NULL
);

CREATE INDEX reports_by_time ON reports (is_open, reported_at);
CREATE INDEX reports_by_identity ON reports (identity);
CREATE INDEX reports_by_reporter ON reports (reporter, is_open);

CREATE TABLE moderation (
    number BIGINT NOT NULL PRIMARY KEY,
    done_at BIGINT NOT NULL,
    what TEXT NOT NULL, -- mute, ban, undo or dismiss
    identity TEXT NOT NULL, -- empty: deleted
    until BIGINT NOT NULL, -- of a mute or ban
    note TEXT NOT NULL
);

CREATE INDEX moderation_by_identity ON moderation (identity);

CREATE TABLE hall (
    seq BIGINT NOT NULL PRIMARY KEY,
    identity TEXT NOT NULL,
    text TEXT NOT NULL,
    said_at BIGINT NOT NULL
);

CREATE INDEX hall_by_identity ON hall (identity);

ALTER TABLE results ADD COLUMN accuracy DOUBLE PRECISION; -- in percent, from the review
ALTER TABLE results ADD COLUMN luck DOUBLE PRECISION; -- share of victory, from the review
