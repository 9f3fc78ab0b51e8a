-- The devices somebody is signed in on, passkeys, and secrets that are good for one use.

CREATE TABLE sessions (
    secret_hash BYTEA NOT NULL PRIMARY KEY,
    id TEXT NOT NULL,
    identity TEXT NOT NULL,
    device TEXT NOT NULL,
    begun_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);

CREATE INDEX sessions_by_identity ON sessions (identity, begun_at);

INSERT INTO sessions SELECT secret_hash, 'first', id, '', created_at, created_at FROM identities WHERE NOT is_bot;

CREATE TABLE passkeys (
    credential BYTEA NOT NULL PRIMARY KEY,
    id TEXT NOT NULL,
    identity TEXT NOT NULL,
    public_key BYTEA NOT NULL,
    sign_count BIGINT NOT NULL,
    name TEXT NOT NULL,
    added_at BIGINT NOT NULL,
    used_at BIGINT NOT NULL
);

CREATE INDEX passkeys_by_identity ON passkeys (identity, added_at);

CREATE TABLE tickets (
    secret_hash BYTEA NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL, -- a challenge to add or use a passkey, a code to link a device, or a recovery code
    identity TEXT NOT NULL, -- empty: anybody's
    expires_at BIGINT NOT NULL
);

CREATE INDEX tickets_by_identity ON tickets (identity, kind);
CREATE INDEX tickets_by_time ON tickets (expires_at);
