-- The last entry that a listing was made from: a server that lags behind does not replace a newer one.

ALTER TABLE listings ADD COLUMN seq BIGINT NOT NULL DEFAULT 0;
