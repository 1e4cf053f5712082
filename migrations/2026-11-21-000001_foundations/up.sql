-- Accounts and the keys their tokens are signed with.
CREATE TABLE accounts (
    id uuid PRIMARY KEY,
    name text NOT NULL,
    -- The name as compared: lower case.
    name_key text NOT NULL UNIQUE,
    password_hash text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE signing_keys (
    kid text PRIMARY KEY,
    -- An Ed25519 private key.
    seed bytea NOT NULL CHECK (octet_length(seed) = 32),
    created_at timestamptz NOT NULL DEFAULT now()
);

-- One row a game: its version is what every append checks and locks.
CREATE TABLE games (
    id uuid PRIMARY KEY,
    version integer NOT NULL CHECK (version > 0),
    status text NOT NULL CHECK (status IN ('lobby', 'running', 'finished')),
    variant text NOT NULL,
    seats smallint NOT NULL CHECK (seats BETWEEN 2 AND 5),
    -- All chance of the game comes from it; shown to nobody while the game runs.
    secret bytea NOT NULL CHECK (octet_length(secret) = 32),
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now()
) WITH (fillfactor = 70);

-- Who sits where; one row a seat. Events name seats only, so that an account can go and its games stay.
CREATE TABLE game_seats (
    game_id uuid NOT NULL REFERENCES games,
    seat smallint NOT NULL CHECK (seat BETWEEN 0 AND 4),
    account_id uuid REFERENCES accounts ON DELETE SET NULL,
    PRIMARY KEY (game_id, seat),
    UNIQUE (game_id, account_id)
);
CREATE INDEX game_seats_of_account ON game_seats (account_id, game_id) WHERE account_id IS NOT NULL;

-- The log. No foreign key: the only statement that appends has locked the row of the game.
CREATE TABLE game_events (
    game_id uuid NOT NULL,
    seq integer NOT NULL CHECK (seq > 0),
    schema smallint NOT NULL,
    payload jsonb NOT NULL,
    kind text NOT NULL GENERATED ALWAYS AS (payload ->> 'type') STORED,
    recorded_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (game_id, seq)
);

CREATE FUNCTION refuse_change_of_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'game_events is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER game_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON game_events
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_log();

-- The final scores, derived from the log.
CREATE TABLE results (
    game_id uuid NOT NULL REFERENCES games,
    seat smallint NOT NULL,
    rank smallint NOT NULL,
    total smallint NOT NULL,
    routes smallint NOT NULL,
    tickets smallint NOT NULL,
    stations smallint NOT NULL,
    express smallint NOT NULL,
    longest_path smallint NOT NULL,
    tickets_completed smallint NOT NULL,
    tickets_failed smallint NOT NULL,
    PRIMARY KEY (game_id, seat)
);
