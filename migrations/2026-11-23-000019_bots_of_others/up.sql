-- Bots of players, and the API keys with which they act. Replicas of the release before list a bot as a
-- person and do not know its keys; they have to stop for migration 3 anyway.
SET LOCAL lock_timeout = '2s';

-- PostgreSQL 15.20 refuses to add a column with a default to a table as long as a function whose body is
-- stored parsed (RETURN …) takes its rows. One whose body is text is no hindrance.
DROP FUNCTION is_guest(accounts);

ALTER TABLE accounts
    -- Whether a program plays as this account, for the player in `bots`.
    ADD COLUMN is_bot boolean NOT NULL DEFAULT false,
    -- It is reached by its keys alone.
    ADD CONSTRAINT accounts_bots CHECK (NOT is_bot OR (password_hash IS NULL AND identities = 0)) NOT VALID;

-- A guest can only be reached through its sessions.
CREATE FUNCTION is_guest(account accounts) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
    SELECT account.password_hash IS NULL AND account.identities = 0 AND NOT account.is_bot
$$;

-- Who owns which bot. Bots are deleted before their owner.
CREATE TABLE bots (
    account_id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
    owner_id uuid NOT NULL REFERENCES accounts,
    CHECK (account_id <> owner_id)
);
CREATE INDEX bots_of_owner ON bots (owner_id);

CREATE TABLE api_keys (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES bots ON DELETE CASCADE,
    -- What the owner calls it.
    label text NOT NULL CHECK (char_length(label) BETWEEN 1 AND 40),
    -- SHA-256 of the key, which is not stored.
    key_hash bytea NOT NULL UNIQUE CHECK (octet_length(key_hash) = 32),
    scopes text[] NOT NULL CHECK (cardinality(scopes) BETWEEN 1 AND 3 AND scopes <@ ARRAY['read', 'play', 'host']),
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    -- Noted once an hour.
    used_at timestamptz
);
CREATE INDEX api_keys_of_account ON api_keys (account_id);
CREATE INDEX api_keys_by_expiry ON api_keys (expires_at);

-- A key ends like a session, and replicas learn of it in the same way.
CREATE TRIGGER api_keys_ended AFTER DELETE ON api_keys REFERENCING OLD TABLE AS deleted
    FOR EACH STATEMENT EXECUTE FUNCTION record_ended_sessions();

-- Whether bots of players may take a seat without an invitation.
ALTER TABLE games ADD COLUMN bots_welcome boolean NOT NULL DEFAULT false;

-- Whether a bot of a player had the seat whose account was deleted, or for which somebody stands in.
ALTER TABLE game_seats ADD COLUMN was_bot boolean NOT NULL DEFAULT false;
