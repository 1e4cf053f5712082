ALTER TABLE game_seats DROP COLUMN was_bot;
ALTER TABLE games DROP COLUMN bots_welcome;
DROP TABLE api_keys;
DROP TABLE bots;
CREATE OR REPLACE FUNCTION is_guest(account accounts) RETURNS boolean LANGUAGE sql IMMUTABLE
    RETURN account.password_hash IS NULL AND account.identities = 0;
ALTER TABLE accounts DROP COLUMN is_bot;
