-- The schema of the first release. Never edit this file: docs/migrations.md says how to change a
-- live database.

-- Accounts ----------------------------------------------------------------------------------------

CREATE TABLE accounts (
    id uuid PRIMARY KEY,
    name text NOT NULL,
    -- NULL for a guest.
    password_hash text,
    role text NOT NULL DEFAULT 'player' CHECK (role IN ('player', 'admin')),
    banned_at timestamptz,
    -- The number of the account's last inbox item. Raised under the lock of this row, so that items
    -- are numbered in the order in which they are committed.
    inbox_seq integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX accounts_banned ON accounts (banned_at) WHERE banned_at IS NOT NULL;
CREATE INDEX accounts_of_guests ON accounts (created_at) WHERE password_hash IS NULL;

-- Names in use, and released names that are still reserved.
CREATE TABLE names (
    -- Normalized (NFKC), in lower case.
    name_key text PRIMARY KEY,
    -- The skeleton of the name (UTS 39), in lower case: names that look alike have the same.
    skeleton text NOT NULL UNIQUE,
    -- NULL for a released name, which is reserved until `free_at`.
    account_id uuid REFERENCES accounts ON DELETE CASCADE,
    free_at timestamptz,
    CHECK ((account_id IS NULL) = (free_at IS NOT NULL))
);
CREATE UNIQUE INDEX names_of_account ON names (account_id) WHERE account_id IS NOT NULL;

-- One row for each device: the family of its refresh tokens, of which only hashes are stored.
CREATE TABLE sessions (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    device text NOT NULL CHECK (char_length(device) <= 100),
    token_hash bytea NOT NULL CHECK (octet_length(token_hash) = 32),
    previous_hash bytea CHECK (octet_length(previous_hash) = 32),
    -- The number of the last inbox item that was read on this device.
    inbox_read integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now(),
    -- When the current tokens were issued: at sign-in, or by the last refresh.
    rotated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sessions_of_account ON sessions (account_id);
CREATE INDEX sessions_by_age ON sessions (rotated_at);

-- Sessions that ended while their last access token may still be valid. Replicas poll this table.
CREATE TABLE ended_sessions (
    id uuid PRIMARY KEY,
    ended_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ended_sessions_by_age ON ended_sessions (ended_at);

CREATE FUNCTION record_ended_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO ended_sessions (id) SELECT id FROM deleted ON CONFLICT DO NOTHING;
    RETURN NULL;
END
$$;
CREATE TRIGGER sessions_ended AFTER DELETE ON sessions REFERENCING OLD TABLE AS deleted
    FOR EACH STATEMENT EXECUTE FUNCTION record_ended_sessions();

-- Counts of wrong passwords and codes.
CREATE TABLE login_throttle (
    -- What is counted: attempts at a name, at an account, or from an address.
    key text PRIMARY KEY,
    -- Attempts since the beginning of the window. A successful attempt is taken back.
    attempts integer NOT NULL DEFAULT 0,
    window_began_at timestamptz NOT NULL DEFAULT now(),
    -- How many locks there have been: each lasts twice as long as the one before.
    locks integer NOT NULL DEFAULT 0,
    locked_until timestamptz
);
CREATE INDEX login_throttle_by_age ON login_throttle (window_began_at);

-- The secrets from which refresh tokens are derived.
CREATE TABLE secrets (
    name text PRIMARY KEY,
    secret bytea NOT NULL CHECK (octet_length(secret) = 32)
);

-- The Ed25519 keys that sign access tokens.
CREATE TABLE signing_keys (
    kid text PRIMARY KEY,
    seed bytea NOT NULL CHECK (octet_length(seed) = 32),
    created_at timestamptz NOT NULL DEFAULT now()
);

-- Games -------------------------------------------------------------------------------------------

-- One row for each game. Every append locks the row and checks its version and head.
CREATE TABLE games (
    id uuid PRIMARY KEY,
    version integer NOT NULL CHECK (version > 0),
    -- The hash after the last event (src/game/chain.rs).
    head bytea NOT NULL CHECK (octet_length(head) = 16),
    status text NOT NULL CHECK (status IN ('lobby', 'running', 'finished', 'void')),
    variant text NOT NULL,
    seats smallint NOT NULL CHECK (seats BETWEEN 2 AND 5),
    options jsonb NOT NULL,
    packs text[] NOT NULL DEFAULT '{}',
    visibility text NOT NULL DEFAULT 'public'
        CHECK (visibility IN ('public', 'unlisted', 'private')),
    -- The code by which an open game can be joined.
    code text CHECK (code ~ '^[2-9A-HJ-NP-Z]{6}$'),
    -- The source of the game's randomness; published when the game is over.
    secret bytea NOT NULL CHECK (octet_length(secret) = 32),
    open_seats smallint NOT NULL DEFAULT 0,
    -- When the scheduler has to look at the game: a clock runs out, a bot has to move, or the table
    -- has been open for too long.
    due_at timestamptz,
    -- The seats the game waits for, one bit each, and their deadline.
    waits_for smallint NOT NULL DEFAULT 0,
    deadline timestamptz,
    -- The rating μ of the account that opened the game, if the game is rated; for quick match.
    opener_mu double precision,
    rematch_of uuid REFERENCES games,
    -- The number of the game in the order in which games finished. It is drawn while the players'
    -- accounts are locked.
    ended_seq bigint,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now()
) WITH (fillfactor = 70);
CREATE SEQUENCE game_endings;
CREATE UNIQUE INDEX games_by_code ON games (code) WHERE status = 'lobby';
CREATE INDEX games_due ON games (due_at) WHERE due_at IS NOT NULL;
-- Lists of public games, newest first.
CREATE INDEX games_public ON games (status, variant, seats, id) WHERE visibility = 'public';
-- Quick match: the oldest game with an open seat, by its options.
CREATE INDEX games_quick ON games ((options - 'auto_start'), id)
    WHERE status = 'lobby' AND visibility = 'public' AND open_seats > 0 AND packs = '{}';
-- One rematch of each game, not counting those that were cancelled.
CREATE UNIQUE INDEX games_rematch ON games (rematch_of) WHERE status <> 'void';
CREATE UNIQUE INDEX games_ended ON games (ended_seq) WHERE ended_seq IS NOT NULL;

-- Events name seats only, so that an account can be deleted and its games stay.
CREATE TABLE game_seats (
    game_id uuid NOT NULL REFERENCES games,
    seat smallint NOT NULL CHECK (seat BETWEEN 0 AND 4),
    account_id uuid REFERENCES accounts ON DELETE SET NULL,
    -- The id that stands for the player after their account was deleted, the same in all their
    -- seats.
    pseudonym uuid,
    -- The level of the bot that plays the seat.
    bot text,
    -- Whether that bot plays for a person who left.
    handed_over boolean NOT NULL DEFAULT false,
    game_over boolean NOT NULL DEFAULT false,
    PRIMARY KEY (game_id, seat),
    UNIQUE (game_id, account_id),
    CHECK (account_id IS NULL OR pseudonym IS NULL)
);
CREATE INDEX game_seats_of_account ON game_seats (account_id, game_id)
    WHERE account_id IS NOT NULL;
CREATE INDEX game_seats_at_play ON game_seats (account_id)
    WHERE account_id IS NOT NULL AND NOT game_over;

-- The log, append-only. There is no foreign key: every statement that appends has locked the row of
-- the game. The payload is json, not jsonb, because the hash chain covers its exact text.
CREATE TABLE game_events (
    game_id uuid NOT NULL,
    seq integer NOT NULL CHECK (seq > 0),
    -- The version of the payload's format (src/game/codec.rs).
    schema smallint NOT NULL,
    payload json NOT NULL,
    -- The hash after this event.
    head bytea NOT NULL CHECK (octet_length(head) = 16),
    recorded_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (game_id, seq)
);

CREATE FUNCTION refuse_event_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'game_events is append-only: % refused', TG_OP
        USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER game_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON game_events
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_event_changes();

-- Accounts invited to a game, and accounts barred from it.
CREATE TABLE game_invitations (
    game_id uuid NOT NULL REFERENCES games,
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    -- The seat reserved for the account, until it is taken.
    seat smallint CHECK (seat BETWEEN 0 AND 4),
    state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'declined', 'barred')),
    invited_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (game_id, account_id),
    UNIQUE (game_id, seat),
    CHECK (seat IS NULL OR state = 'open')
);
CREATE INDEX game_invitations_of_account ON game_invitations (account_id, game_id);

-- Responses stored for requests that are sent again with the same Idempotency-Key. A row is written
-- in the transaction that executes the request.
CREATE TABLE stored_responses (
    account_id uuid NOT NULL,
    key text NOT NULL CHECK (char_length(key) BETWEEN 1 AND 255),
    -- SHA-256 of the request.
    request_hash bytea NOT NULL CHECK (octet_length(request_hash) = 32),
    game_id uuid NOT NULL,
    version integer NOT NULL,
    head bytea NOT NULL,
    -- NULL until the response is known.
    response text,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (account_id, key)
);
CREATE INDEX stored_responses_by_age ON stored_responses (created_at);

-- When a replica was last at work, and the periods without one.
CREATE TABLE heartbeat (
    singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
    beat_at timestamptz NOT NULL
);
CREATE TABLE outages (
    began_at timestamptz PRIMARY KEY,
    ended_at timestamptz NOT NULL CHECK (ended_at > began_at)
);

-- What admins did. Accounts are named by id only, so that a deleted account is no longer named.
CREATE TABLE admin_actions (
    id uuid PRIMARY KEY,
    recorded_at timestamptz NOT NULL DEFAULT now(),
    -- NULL on the command line.
    admin_id uuid REFERENCES accounts ON DELETE SET NULL,
    action text NOT NULL CHECK (action IN ('grant', 'revoke', 'ban', 'unban', 'void_game')),
    account_id uuid REFERENCES accounts ON DELETE SET NULL,
    game_id uuid REFERENCES games,
    reason text CHECK (char_length(reason) <= 500)
);
CREATE INDEX admin_actions_of_admin ON admin_actions (admin_id);
CREATE INDEX admin_actions_on_account ON admin_actions (account_id);

-- Notifications -----------------------------------------------------------------------------------

-- Inbox items, written in the transaction of what they are about.
CREATE TABLE inbox_items (
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    seq integer NOT NULL CHECK (seq > 0),
    game_id uuid NOT NULL REFERENCES games,
    version integer NOT NULL,
    notification jsonb NOT NULL,
    -- The account that sent the invitation. It may have been deleted since.
    by_account uuid,
    at timestamptz NOT NULL,
    PRIMARY KEY (account_id, seq)
);
CREATE INDEX inbox_items_by_age ON inbox_items (at);

CREATE TABLE webhooks (
    id uuid PRIMARY KEY,
    -- NULL for the operator's webhook, which receives the notifications of all accounts.
    account_id uuid REFERENCES accounts ON DELETE CASCADE,
    url text NOT NULL CHECK (char_length(url) <= 500),
    kinds text[] NOT NULL,
    -- The secret that signs requests.
    secret text NOT NULL,
    -- The local times between which nothing is sent, and their time zone.
    quiet jsonb,
    digest_minutes smallint NOT NULL CHECK (digest_minutes BETWEEN 0 AND 1440),
    -- Nothing is sent before this time: a replica is sending already, or the last request failed.
    leased_until timestamptz,
    -- How many requests in a row failed, and why the last one did.
    failures integer NOT NULL DEFAULT 0,
    last_error text,
    -- How many notifications were dropped because they could not be delivered for a day.
    dropped integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL
);
CREATE INDEX webhooks_of_account
    ON webhooks (coalesce(account_id, '00000000-0000-0000-0000-000000000000'));
CREATE UNIQUE INDEX webhooks_of_operator ON webhooks ((true)) WHERE account_id IS NULL;

-- Deliveries to webhooks that are still to be sent. There is no foreign key: a move must not lock
-- the row of a webhook.
CREATE TABLE outbox (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    webhook_id uuid NOT NULL,
    account_id uuid NOT NULL,
    game_id uuid NOT NULL,
    version integer NOT NULL,
    notification jsonb NOT NULL,
    by_account uuid,
    at timestamptz NOT NULL,
    -- When the delivery is to be sent. Quiet hours, digests and failures postpone it.
    due_at timestamptz NOT NULL,
    -- The request in which the delivery was first sent; the same in every attempt.
    batch uuid,
    first_tried_at timestamptz
);
CREATE INDEX outbox_due ON outbox (due_at, webhook_id);
CREATE INDEX outbox_of_webhook ON outbox (webhook_id, at);
CREATE INDEX outbox_of_account ON outbox (account_id);

-- Read models -------------------------------------------------------------------------------------

-- All tables below are derived from the logs of finished games; `railhead rebuild` computes them
-- again. A `player` is the id of an account or, once that is deleted, its pseudonym.

-- One row for each seat.
CREATE TABLE results (
    game_id uuid NOT NULL REFERENCES games,
    seat smallint NOT NULL,
    rank smallint NOT NULL,
    total smallint NOT NULL,
    -- NULL for a bot.
    player uuid,
    ended_seq bigint NOT NULL,
    started_at timestamptz NOT NULL,
    finished_at timestamptz NOT NULL,
    variant text NOT NULL,
    seats smallint NOT NULL,
    rated boolean NOT NULL,
    -- Whether bots were seated when the game began.
    with_bots boolean NOT NULL,
    -- Whether the game is public.
    public boolean NOT NULL,
    -- Whether other seats have the same rank.
    shared boolean NOT NULL,
    -- Why a bot played for the player at the end; NULL if none did.
    away text CHECK (away IN ('resigned', 'out_of_time')),
    -- The final score, and where it comes from.
    score json NOT NULL,
    explanation json NOT NULL,
    -- What the seat did (src/projection/record.rs).
    record json NOT NULL,
    PRIMARY KEY (game_id, seat)
    -- A recent row is vacuumed early: only then do the index-only scans below skip the table.
) WITH (autovacuum_vacuum_insert_scale_factor = 0.01);
-- Everything by which a player's games are filtered and streaks are counted.
CREATE UNIQUE INDEX results_of_player ON results (player, ended_seq DESC)
    INCLUDE (finished_at, variant, seats, rated, with_bots, public, rank, shared, game_id, seat)
    WHERE player IS NOT NULL;

-- The sums of a player's records, for each kind of game.
CREATE TABLE totals (
    player uuid NOT NULL,
    variant text NOT NULL,
    seats smallint NOT NULL,
    rated boolean NOT NULL,
    with_bots boolean NOT NULL,
    -- The sums (src/projection/totals.rs).
    sums json NOT NULL,
    PRIMARY KEY (player, variant, seats, rated, with_bots)
);

-- Each pair of players of a game twice, from both sides.
CREATE TABLE head_to_head (
    player uuid NOT NULL,
    opponent uuid NOT NULL,
    ended_seq bigint NOT NULL,
    game_id uuid NOT NULL,
    -- 1: the player ranked before the opponent; 0: they share a rank; -1: behind the opponent.
    outcome smallint NOT NULL CHECK (outcome BETWEEN -1 AND 1),
    PRIMARY KEY (player, opponent, ended_seq) INCLUDE (game_id, outcome)
);
-- For deleted accounts, which are replaced by their pseudonym in the rows of others.
CREATE INDEX head_to_head_of_opponent ON head_to_head (opponent);

-- Weng and Lin's mean μ and deviation σ of each player's strength.
CREATE TABLE ratings (
    player uuid NOT NULL,
    board text NOT NULL CHECK (board IN ('duel', 'table')),
    mu double precision NOT NULL,
    sigma double precision NOT NULL CHECK (sigma > 0),
    -- The number of games the rating is made of.
    games integer NOT NULL,
    PRIMARY KEY (player, board)
);

-- What each rated game did to the ratings of its players.
CREATE TABLE rating_changes (
    player uuid NOT NULL,
    board text NOT NULL CHECK (board IN ('duel', 'table')),
    ended_seq bigint NOT NULL,
    game_id uuid NOT NULL,
    mu_before double precision NOT NULL,
    sigma_before double precision NOT NULL,
    mu_after double precision NOT NULL,
    sigma_after double precision NOT NULL,
    -- The number of games the rating was made of after this one.
    games integer NOT NULL,
    PRIMARY KEY (player, board, ended_seq)
);

-- Leaderboards: the sums of a person's games without bots, in one period.
CREATE TABLE standings (
    -- `all`, a season (2026-Q4), a month (2026-11) or a week (2026-W47).
    period text NOT NULL,
    -- A variant, or `all`.
    variant text NOT NULL,
    -- An account. Deleted accounts have no standings.
    player uuid NOT NULL,
    -- Whether leaderboards show the player: neither guests nor banned accounts.
    listed boolean NOT NULL,
    games integer NOT NULL,
    wins integer NOT NULL,
    best_score smallint NOT NULL,
    score_sum integer NOT NULL,
    -- In hundredths of a point; NULL for fewer than ten games.
    mean_score integer GENERATED ALWAYS AS
        (CASE WHEN games >= 10 THEN round(100.0 * score_sum / games) END) STORED,
    tickets_completed integer NOT NULL,
    longest_path smallint NOT NULL,
    -- The displayed ratings after the last rated game, and whether they are provisional.
    duel_rating integer,
    duel_provisional boolean,
    table_rating integer,
    table_provisional boolean,
    PRIMARY KEY (period, variant, player)
);
-- For bans and deleted accounts.
CREATE INDEX standings_of_player ON standings (player);
-- One index for each leaderboard, read backwards.
CREATE INDEX standings_wins ON standings (period, variant, wins, player) WHERE listed;
CREATE INDEX standings_best_score ON standings (period, variant, best_score, player) WHERE listed;
CREATE INDEX standings_mean_score ON standings (period, variant, mean_score, player)
    WHERE listed AND mean_score IS NOT NULL;
CREATE INDEX standings_tickets_completed
    ON standings (period, variant, tickets_completed, player) WHERE listed;
CREATE INDEX standings_longest_path
    ON standings (period, variant, longest_path, player) WHERE listed;
CREATE INDEX standings_duel ON standings (period, variant, duel_rating, player)
    WHERE listed AND duel_rating IS NOT NULL;
CREATE INDEX standings_table ON standings (period, variant, table_rating, player)
    WHERE listed AND table_rating IS NOT NULL;

-- The popularity of routes and tickets, for each kind of game.
CREATE TABLE game_popularity (
    variant text NOT NULL,
    -- Whether bots were seated when the games began.
    with_bots boolean NOT NULL,
    games integer NOT NULL,
    -- The number of seats that won: a win may be shared.
    winners integer NOT NULL,
    PRIMARY KEY (variant, with_bots)
);
CREATE TABLE route_popularity (
    variant text NOT NULL,
    with_bots boolean NOT NULL,
    route text NOT NULL,
    claimed integer NOT NULL,
    by_winners integer NOT NULL,
    PRIMARY KEY (variant, with_bots, route)
);
CREATE TABLE ticket_popularity (
    variant text NOT NULL,
    with_bots boolean NOT NULL,
    ticket text NOT NULL,
    kept integer NOT NULL,
    completed integer NOT NULL,
    by_winners integer NOT NULL,
    PRIMARY KEY (variant, with_bots, ticket)
);
-- Finished games that are not counted there yet, so that concurrent endings do not wait for each
-- other.
CREATE TABLE popularity_pending (game_id uuid PRIMARY KEY);
