-- A guest has no password. Bans and roles are few and asked seldom.
ALTER TABLE accounts
    ALTER COLUMN password_hash DROP NOT NULL,
    ADD COLUMN role text NOT NULL DEFAULT 'player' CHECK (role IN ('player', 'admin')),
    ADD COLUMN banned_at timestamptz;
CREATE INDEX accounts_banned ON accounts (banned_at) WHERE banned_at IS NOT NULL;
CREATE INDEX accounts_of_guests ON accounts (created_at) WHERE password_hash IS NULL;

-- Every name in use, and those not free yet, each unique whatever its case and against look-alikes.
CREATE TABLE names (
    -- Normalized (NFKC), lower case.
    name_key text PRIMARY KEY,
    -- What it looks like: its skeleton (UTS 39), lower case.
    look_key text NOT NULL UNIQUE,
    -- None: given up, and kept from others until it is free.
    account_id uuid REFERENCES accounts ON DELETE CASCADE,
    free_at timestamptz,
    CHECK ((account_id IS NULL) = (free_at IS NOT NULL))
);
CREATE UNIQUE INDEX names_of_account ON names (account_id) WHERE account_id IS NOT NULL;
-- The skeletons of older names are not known to SQL; the key is what comes nearest.
INSERT INTO names (name_key, look_key, account_id) SELECT name_key, name_key, id FROM accounts;
ALTER TABLE accounts DROP COLUMN name_key;

-- One row a device: the family of its refresh tokens, of which only hashes are kept.
CREATE TABLE sessions (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    device text NOT NULL CHECK (char_length(device) <= 100),
    token_hash bytea NOT NULL CHECK (octet_length(token_hash) = 32),
    previous_hash bytea CHECK (octet_length(previous_hash) = 32),
    created_at timestamptz NOT NULL DEFAULT now(),
    -- When the present tokens were given out: signing in, or the last refresh.
    rotated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sessions_of_account ON sessions (account_id);
CREATE INDEX sessions_by_age ON sessions (rotated_at);

-- Sessions that ended while their last access token was good: every replica asks for these every few seconds.
CREATE TABLE ended_sessions (
    id uuid PRIMARY KEY,
    ended_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ended_sessions_by_age ON ended_sessions (ended_at);
CREATE FUNCTION say_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO ended_sessions (id) SELECT id FROM gone ON CONFLICT DO NOTHING;
    RETURN NULL;
END
$$;
CREATE TRIGGER sessions_end AFTER DELETE ON sessions REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION say_session_ended();

-- What refresh tokens are derived with.
CREATE TABLE secrets (
    name text PRIMARY KEY,
    secret bytea NOT NULL CHECK (octet_length(secret) = 32)
);
