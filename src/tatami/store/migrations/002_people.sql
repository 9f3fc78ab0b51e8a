-- Who was at which table, whose bots are whose.

CREATE TABLE visits (
    identity TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (identity, table_id)
);

ALTER TABLE identities ADD COLUMN owner TEXT NOT NULL DEFAULT '';

CREATE INDEX identities_by_owner ON identities (owner);
