-- Notices about the account itself, such as a refresh token that two places have used. Replicas of
-- the release before do not show them, because they look for their game.
SET LOCAL lock_timeout = '2s';

ALTER TABLE inbox_items
    -- NULL for what is not about a game.
    ALTER COLUMN game_id DROP NOT NULL,
    ALTER COLUMN version DROP NOT NULL,
    ADD CONSTRAINT inbox_items_game CHECK ((game_id IS NULL) = (version IS NULL)) NOT VALID;

ALTER TABLE sessions
    -- Whence the last refresh came: a digest of the session and the address, to compare with only.
    ADD COLUMN rotated_from bytea CHECK (octet_length(rotated_from) = 16);
