-- Whose tables are whose, and which of them strangers find. Tables from before are found again once they are opened.

ALTER TABLE listings ADD COLUMN host TEXT NOT NULL DEFAULT '';
ALTER TABLE listings ADD COLUMN lobby BOOLEAN NOT NULL DEFAULT FALSE;

CREATE INDEX listings_in_lobby ON listings (status, change, game, host, table_id) WHERE lobby;
DROP INDEX listings_by_status;
