-- Whom people follow or block, and invitations to tables.

CREATE TABLE ties (
    identity TEXT NOT NULL,
    other TEXT NOT NULL,
    kind TEXT NOT NULL, -- follow or block
    since BIGINT NOT NULL,
    PRIMARY KEY (identity, other)
);

CREATE INDEX ties_by_other ON ties (other, kind);

CREATE TABLE invitations (
    identity TEXT NOT NULL,
    table_id TEXT NOT NULL,
    sender TEXT NOT NULL,
    sent_at BIGINT NOT NULL,
    PRIMARY KEY (identity, table_id)
);

CREATE INDEX invitations_by_sender ON invitations (sender);
