-- Where and when people want to hear of their games, what is to be sent, and what the server keeps for itself.

CREATE TABLE channels (
    id TEXT NOT NULL PRIMARY KEY,
    identity TEXT NOT NULL,
    kind TEXT NOT NULL, -- push, mail or webhook
    address TEXT NOT NULL, -- an endpoint, an e-mail address or a URL
    keys TEXT NOT NULL, -- of a push subscription, as JSON
    session TEXT NOT NULL, -- the device of a push subscription
    home TEXT NOT NULL, -- where its owner reaches the server
    verified BOOLEAN NOT NULL,
    added_at BIGINT NOT NULL,
    next_at BIGINT NOT NULL, -- nothing is sent before; whoever moves it on sends
    failures BIGINT NOT NULL -- in a row
);

CREATE INDEX channels_by_identity ON channels (identity, added_at);

CREATE TABLE wishes (
    identity TEXT NOT NULL PRIMARY KEY,
    events TEXT NOT NULL, -- of which one wants to hear, with commas
    lang TEXT NOT NULL,
    zone TEXT NOT NULL,
    quiet_begin BIGINT NOT NULL, -- minutes after midnight; nothing is sent from then
    quiet_end BIGINT NOT NULL -- until then
);

CREATE TABLE letters (
    channel TEXT NOT NULL,
    id TEXT NOT NULL, -- what it tells of, so that it is sent once
    event BYTEA NOT NULL,
    at BIGINT NOT NULL,
    due_at BIGINT NOT NULL,
    done BOOLEAN NOT NULL,
    PRIMARY KEY (channel, id)
);

CREATE INDEX letters_by_time ON letters (done, due_at);

CREATE TABLE house (
    name TEXT NOT NULL PRIMARY KEY,
    value BYTEA NOT NULL
);

CREATE INDEX invitations_by_time ON invitations (sent_at);
