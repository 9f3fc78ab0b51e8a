-- Types that SQLite and PostgreSQL both know. Times are milliseconds since 1970.

CREATE TABLE entries (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    entry BYTEA NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE listings (
    table_id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    public BOOLEAN NOT NULL,
    wake_at BIGINT,
    summary BYTEA NOT NULL,
    change BIGINT NOT NULL -- rises with every change of any listing
);

CREATE INDEX listings_by_status ON listings (status, change);
CREATE INDEX listings_by_wake ON listings (wake_at);
CREATE INDEX listings_by_change ON listings (change);

CREATE TABLE records (
    table_id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    finished_at BIGINT NOT NULL,
    record TEXT NOT NULL
);

CREATE INDEX records_by_time ON records (finished_at, table_id);

CREATE TABLE identities (
    id TEXT NOT NULL PRIMARY KEY,
    secret_hash BYTEA NOT NULL UNIQUE,
    name TEXT NOT NULL,
    is_bot BOOLEAN NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE TABLE beats (
    node TEXT NOT NULL PRIMARY KEY,
    beat_at BIGINT NOT NULL
);
