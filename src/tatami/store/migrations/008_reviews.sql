-- What a finished game teaches, worked out once; it can be worked out again from the record.

CREATE TABLE reviews (
    table_id TEXT NOT NULL PRIMARY KEY,
    review BYTEA NOT NULL
);
