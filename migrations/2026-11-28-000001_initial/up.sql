-- The tables, by subject in the order of ARCHITECTURE.md, after the accounts and the games to which all
-- others refer. Functions and triggers are in ../functions.sql. Once released, this file is never edited:
-- docs/migrations.md says how to change a live database.

-- Accounts ----------------------------------------------------------------------------------------------------------

CREATE TABLE accounts (
    id uuid PRIMARY KEY,
    name text NOT NULL,
    -- NULL for who signs in otherwise, or not at all: guests and bots.
    password_hash text,
    -- How many rows of `identities` the account has: kept by a trigger.
    identities smallint NOT NULL DEFAULT 0 CONSTRAINT accounts_identities CHECK (identities BETWEEN 0 AND 10),
    -- Whether a program plays as this account, for the player in `bots`.
    is_bot boolean NOT NULL DEFAULT false,
    role text NOT NULL DEFAULT 'player' CHECK (role IN ('player', 'admin')),
    banned_at timestamptz,
    -- When the account last changed its name, for at most 30 days.
    renamed_at timestamptz[] NOT NULL DEFAULT '{}',
    -- The number of the account's last inbox item. Raised under the lock of this row, so that items
    -- are numbered in the order in which they are committed.
    inbox_seq integer NOT NULL DEFAULT 0,
    -- Whether the account wants to hear nobody at all.
    mutes_everybody boolean NOT NULL DEFAULT false,
    -- Which of the player's games may be in dumps of open data.
    open_games text NOT NULL DEFAULT 'rated' CHECK (open_games IN ('none', 'rated', 'all')),
    -- The number of different people with whom the account has played, of the first few. Leaderboards
    -- list accounts that have met enough.
    met smallint NOT NULL DEFAULT 0 CHECK (met >= 0),
    created_at timestamptz NOT NULL DEFAULT now(),
    -- A bot is reached by its keys alone.
    CONSTRAINT accounts_bots CHECK (NOT is_bot OR (password_hash IS NULL AND identities = 0))
);
CREATE INDEX accounts_banned ON accounts (banned_at) WHERE banned_at IS NOT NULL;
CREATE INDEX accounts_of_guests ON accounts (created_at) WHERE password_hash IS NULL;
-- Finds an account by the public id of its player, which is computed as `PlayerId::of` does.
CREATE INDEX accounts_by_player_id ON accounts (substring(sha256('player'::bytea || uuid_send(id)) FROM 1 FOR 16));

-- Names in use, and released names that are still reserved.
CREATE TABLE names (
    -- Normalized (NFKC), by full case folding: `Straße` and `STRASSE` are one.
    name_key text PRIMARY KEY,
    -- The skeleton of the name (UTS 39), in lower case: names that look alike have the same.
    skeleton text NOT NULL UNIQUE,
    -- NULL for a released name, which is reserved until `free_at`.
    account_id uuid REFERENCES accounts ON DELETE CASCADE,
    free_at timestamptz,
    CHECK ((account_id IS NULL) = (free_at IS NOT NULL))
);
CREATE UNIQUE INDEX names_of_account ON names (account_id) WHERE account_id IS NOT NULL;

-- Who owns which bot. Bots are deleted before their owner.
CREATE TABLE bots (
    account_id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
    owner_id uuid NOT NULL REFERENCES accounts,
    CHECK (account_id <> owner_id)
);
CREATE INDEX bots_of_owner ON bots (owner_id);

-- API keys of bots and of persons. Their ends are noted in `ended_sessions`.
CREATE TABLE api_keys (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL CONSTRAINT api_keys_of_accounts REFERENCES accounts ON DELETE CASCADE,
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

-- One row for each device: the family of its refresh tokens, of which only hashes are stored.
CREATE TABLE sessions (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    device text NOT NULL CHECK (char_length(device) <= 100),
    token_hash bytea NOT NULL CHECK (octet_length(token_hash) = 32),
    previous_hash bytea CHECK (octet_length(previous_hash) = 32),
    -- How often the refresh token was replaced, at most: a genuine token that does not lead to the present
    -- one in so many steps is newer than it, because the database has lost its last transactions.
    rotations integer NOT NULL DEFAULT 0,
    -- When the current tokens were issued: at sign-in, or by the last refresh.
    rotated_at timestamptz NOT NULL DEFAULT now(),
    -- Whence the last refresh came: a digest of the session and the address, to compare with only.
    rotated_from bytea CHECK (octet_length(rotated_from) = 16),
    -- When the tokens before the last rotation were replaced, the latest first: for half a minute such a
    -- token leads to the present ones.
    earlier_rotations timestamptz[] NOT NULL DEFAULT '{}',
    -- The number of the last inbox item that was read on this device.
    inbox_read integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sessions_of_account ON sessions (account_id);
CREATE INDEX sessions_by_age ON sessions (rotated_at);

-- Sessions and API keys that ended while their last access token may still be valid: written by triggers.
-- Replicas poll this table by time, and a transaction may wait long before it ends a session.
CREATE TABLE ended_sessions (
    id uuid PRIMARY KEY,
    ended_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX ended_sessions_by_age ON ended_sessions (ended_at);

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

-- Codes on paper, by which a player who has forgotten the password sets a new one.
CREATE TABLE recovery_codes (
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    -- Ten codes are made together. A code that was used is deleted.
    number smallint NOT NULL CHECK (number BETWEEN 1 AND 10),
    -- SHA-256 of the code.
    code_hash bytea NOT NULL CHECK (octet_length(code_hash) = 32),
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (account_id, number)
);

-- Who players are at OpenID Connect providers.
CREATE TABLE identities (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    -- The name that the operator had given the provider.
    provider text NOT NULL CHECK (octet_length(provider) <= 30),
    issuer text NOT NULL CHECK (octet_length(issuer) <= 500),
    -- The issuer's id of the person.
    subject text NOT NULL CHECK (octet_length(subject) BETWEEN 1 AND 255),
    linked_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (issuer, subject)
);
CREATE INDEX identities_of_account ON identities (account_id);

-- Challenges with which somebody has proven who they are. Those that nobody has used are not stored.
CREATE TABLE sign_in_challenges (
    -- SHA-256 of the nonce.
    nonce_hash bytea PRIMARY KEY CHECK (octet_length(nonce_hash) = 32),
    -- Who it was, until a name for the new account is chosen; NULL once the challenge is used up.
    provider text,
    issuer text,
    subject text,
    proven_at timestamptz NOT NULL DEFAULT now(),
    CHECK (num_nulls(provider, issuer, subject) IN (0, 3))
);
CREATE INDEX sign_in_challenges_by_age ON sign_in_challenges (proven_at);

-- The link by which calendar programs read the deadlines of an account.
CREATE TABLE calendar_links (
    account_id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
    -- SHA-256 of the secret in the link, which is not stored.
    secret_hash bytea NOT NULL UNIQUE CHECK (octet_length(secret_hash) = 32),
    created_at timestamptz NOT NULL
);

-- Games that players have imported: from another server, or from a real table. They are in no statistics
-- and on no board.
CREATE TABLE imported_games (
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    id uuid NOT NULL,
    imported_at timestamptz NOT NULL,
    kind text NOT NULL CHECK (kind IN ('export', 'table', 'score_sheet')),
    played_on date,
    variant text,
    -- The id that an exported game has elsewhere.
    game_id uuid,
    seat smallint,
    -- A list of names, ranks and points.
    players jsonb NOT NULL,
    PRIMARY KEY (account_id, id)
);

-- The Ed25519 keys that sign access tokens.
CREATE TABLE signing_keys (
    kid text PRIMARY KEY,
    seed bytea NOT NULL CHECK (octet_length(seed) = 32),
    created_at timestamptz NOT NULL DEFAULT now()
);

-- The secrets from which refresh tokens are derived, and the key `push` (PKCS #8), which identifies the
-- server to push services.
CREATE TABLE secrets (
    name text PRIMARY KEY,
    secret bytea NOT NULL,
    CONSTRAINT secrets_length CHECK (name = 'push' OR octet_length(secret) = 32)
);

-- Games -------------------------------------------------------------------------------------------------------------

-- The options, status and secret of each game. What changes with every move is in `game_heads`.
CREATE TABLE games (
    id uuid PRIMARY KEY,
    status text NOT NULL CHECK (status IN ('lobby', 'running', 'finished', 'void')),
    variant text NOT NULL,
    seats smallint NOT NULL CHECK (seats BETWEEN 2 AND 5),
    options jsonb NOT NULL,
    packs text[] NOT NULL DEFAULT '{}',
    visibility text NOT NULL DEFAULT 'public'
        CHECK (visibility IN ('public', 'unlisted', 'private')),
    -- How many seconds spectators are behind.
    spectator_delay smallint NOT NULL DEFAULT 0 CHECK (spectator_delay BETWEEN 0 AND 3600),
    -- Whether bots of players may take a seat without an invitation.
    bots_welcome boolean NOT NULL DEFAULT false,
    -- The code by which an open game can be joined. It leads to the game afterwards, too.
    code text CHECK (code ~ '^[2-9A-HJ-NP-Z]{6}$'),
    -- The source of the game's randomness; published when the game is over.
    secret bytea NOT NULL CHECK (octet_length(secret) = 32),
    -- NULL for games with a deal of their own.
    deal_id uuid,
    -- The moves of the bots of a prepared table, as JSON; NULL for all other games.
    script jsonb,
    open_seats smallint NOT NULL DEFAULT 0,
    -- The rating μ of the account that opened the game, if the game is rated; for quick match.
    opener_mu double precision,
    rematch_of uuid REFERENCES games,
    -- The number of the game in the order in which games finished. It is drawn while the players'
    -- accounts are locked.
    ended_seq bigint,
    created_at timestamptz NOT NULL DEFAULT now()
);
CREATE SEQUENCE game_endings;
CREATE UNIQUE INDEX games_by_code ON games (code) WHERE status = 'lobby';
CREATE INDEX games_of_code ON games (code, id) WHERE code IS NOT NULL;
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
    -- The colour of a taken seat.
    color text CHECK (color IN ('brown', 'red', 'purple', 'gray', 'blue')),
    -- The level of the bot that plays the seat.
    bot text,
    -- Whether that bot plays for a person who left.
    handed_over boolean NOT NULL DEFAULT false,
    -- Whether a bot of a player had the seat whose account was deleted, or for which somebody stands in.
    was_bot boolean NOT NULL DEFAULT false,
    game_over boolean NOT NULL DEFAULT false,
    -- The choice about open data of a player whose account was deleted since; NULL for one who is here.
    open_games text,
    PRIMARY KEY (game_id, seat),
    UNIQUE (game_id, account_id),
    CHECK (account_id IS NULL OR pseudonym IS NULL)
);
CREATE INDEX game_seats_of_account ON game_seats (account_id, game_id)
    WHERE account_id IS NOT NULL;
CREATE INDEX game_seats_at_play ON game_seats (account_id)
    WHERE account_id IS NOT NULL AND NOT game_over;

-- Who had a seat until a stand-in took it over, the first as 0. Nobody sits in a game twice.
CREATE TABLE former_players (
    game_id uuid NOT NULL REFERENCES games,
    seat smallint NOT NULL CHECK (seat BETWEEN 0 AND 4),
    nth smallint NOT NULL CHECK (nth BETWEEN 0 AND 7),
    account_id uuid REFERENCES accounts ON DELETE SET NULL,
    -- As in game_seats.
    pseudonym uuid,
    open_games text,
    PRIMARY KEY (game_id, seat, nth),
    UNIQUE (game_id, account_id),
    CHECK (account_id IS NULL OR pseudonym IS NULL)
);
CREATE INDEX former_players_of_account ON former_players (account_id, game_id)
    WHERE account_id IS NOT NULL;

-- What players want done when their turn comes.
CREATE TABLE standing_orders (
    -- Changes with each order that is given.
    id uuid NOT NULL UNIQUE,
    game_id uuid NOT NULL REFERENCES games,
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    seat smallint NOT NULL,
    -- The order (crates/hosting/src/standing_order.rs).
    standing_order jsonb NOT NULL,
    -- The version of the game when it was given.
    version integer NOT NULL,
    given_at timestamptz NOT NULL,
    -- Whether its first move was about to be made.
    begun boolean NOT NULL DEFAULT false,
    PRIMARY KEY (game_id, account_id)
);
CREATE INDEX standing_orders_of_account ON standing_orders (account_id);

-- When a replica was last at work, and the periods without one.
CREATE TABLE heartbeat (
    singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
    beat_at timestamptz NOT NULL
);
CREATE TABLE outages (
    began_at timestamptz PRIMARY KEY,
    ended_at timestamptz NOT NULL CHECK (ended_at > began_at)
);

-- What admins did.
CREATE TABLE admin_actions (
    id uuid PRIMARY KEY,
    recorded_at timestamptz NOT NULL DEFAULT now(),
    -- NULL on the command line.
    admin_id uuid REFERENCES accounts ON DELETE SET NULL,
    action text NOT NULL CHECK (action IN ('grant', 'revoke', 'ban', 'unban', 'void_game')),
    account_id uuid REFERENCES accounts ON DELETE SET NULL,
    -- The names at the time of the action: the log keeps who it was when an account is deleted.
    admin_name text,
    account_name text,
    game_id uuid REFERENCES games,
    reason text CHECK (char_length(reason) <= 500)
);
CREATE INDEX admin_actions_of_admin ON admin_actions (admin_id);
CREATE INDEX admin_actions_on_account ON admin_actions (account_id);

-- Logs of games -----------------------------------------------------------------------------------------------------

-- One row for each game. Every append locks it and checks its version and head. There are no checks
-- and no foreign key, because PostgreSQL would prepare them again for each move; and nothing that
-- changes with each move is indexed, except for `due_at` in a game with a clock.
CREATE TABLE game_heads (
    game_id uuid PRIMARY KEY,
    version integer NOT NULL,
    -- The hash after the last event (crates/verify/src/chain.rs).
    head bytea NOT NULL,
    -- The seats the game waits for, one bit each, and their deadline.
    waits_for smallint NOT NULL DEFAULT 0,
    deadline timestamptz,
    -- When the scheduler has to look at the game: a clock runs out, a bot has to move, or somebody has
    -- kept the table waiting for too long.
    due_at timestamptz,
    updated_at timestamptz NOT NULL
) WITH (fillfactor = 50);
CREATE INDEX game_heads_due ON game_heads (due_at) WHERE due_at IS NOT NULL;

-- The log, append-only by a trigger. There is no foreign key: every statement that appends has locked the
-- head of the game. The payload is json, not jsonb, because the hash chain covers its exact text.
CREATE TABLE game_events (
    game_id uuid NOT NULL,
    seq integer NOT NULL,
    -- The version of the payload's format (crates/verify/src/codec.rs).
    schema smallint NOT NULL,
    payload json NOT NULL,
    -- The hash after this event.
    head bytea NOT NULL,
    recorded_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (game_id, seq)
);

-- The logs of games that ended more than a day ago, packed: the events of such a game are deleted. One row
-- for each log, never changed: what is read is checked against the head of the game. There is no foreign
-- key and no trigger, so that the table can be distributed by game_id.
CREATE TABLE packed_logs (
    game_id uuid PRIMARY KEY,
    -- The dictionary of the compression (crates/hosting/src/packed_log.rs).
    dictionary smallint NOT NULL,
    log bytea NOT NULL CHECK (octet_length(log) <= 4194304)
);
-- It is compressed already.
ALTER TABLE packed_logs ALTER COLUMN log SET STORAGE EXTERNAL;

-- Games that ended and whose log is still to be packed.
CREATE TABLE logs_to_pack (
    game_id uuid PRIMARY KEY,
    -- When to try. Whoever tries first postpones it by an hour.
    due_at timestamptz NOT NULL
);
CREATE INDEX logs_to_pack_due ON logs_to_pack (due_at);

-- Idempotency -------------------------------------------------------------------------------------------------------

-- Responses to requests that are sent again with the same Idempotency-Key. A row is written in the
-- transaction that executes the request.
CREATE TABLE stored_responses (
    account_id uuid NOT NULL,
    -- A key counts within a game or, for requests that look for a game or open one, within an account.
    scope uuid NOT NULL,
    key text NOT NULL,
    -- SHA-256 of the request.
    request_hash bytea NOT NULL,
    -- The head of the game after the request.
    game_id uuid NOT NULL,
    version integer NOT NULL,
    head bytea NOT NULL,
    -- NULL if the response follows from the log, or until it is known.
    response text,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (account_id, scope, key)
);
CREATE INDEX stored_responses_by_age ON stored_responses (created_at);

-- Notifications -----------------------------------------------------------------------------------------------------

-- Inbox items, written in the transaction of what they are about.
CREATE TABLE inbox_items (
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    seq integer NOT NULL CHECK (seq > 0),
    -- NULL for what is not about a game.
    game_id uuid REFERENCES games,
    version integer,
    notification jsonb NOT NULL,
    -- The account that sent the invitation. It may have been deleted since.
    by_account uuid,
    at timestamptz NOT NULL,
    PRIMARY KEY (account_id, seq),
    CONSTRAINT inbox_items_game CHECK ((game_id IS NULL) = (version IS NULL))
);
CREATE INDEX inbox_items_by_age ON inbox_items (at);

-- Recipients outside: webhooks, and devices to which notifications are pushed (RFC 8030).
CREATE TABLE webhooks (
    id uuid PRIMARY KEY,
    -- NULL for the operator's webhook, which receives the notifications of all accounts.
    account_id uuid REFERENCES accounts ON DELETE CASCADE,
    -- The device; NULL for webhooks. Its URL is that of its push service.
    session_id uuid REFERENCES sessions ON DELETE CASCADE,
    -- A device without an account would have no recipient, and is refused.
    recipient text NOT NULL GENERATED ALWAYS AS (CASE
        WHEN session_id IS NOT NULL AND account_id IS NOT NULL THEN 'device'
        WHEN session_id IS NULL AND account_id IS NOT NULL THEN 'account'
        WHEN session_id IS NULL THEN 'operator'
    END) STORED,
    -- Endpoints of push services have up to a thousand letters and more.
    url text NOT NULL CHECK (char_length(url) <= 2000),
    kinds text[] NOT NULL,
    -- How many seconds before the deadline of a turn a reminder is sent, each.
    remind_before integer[] NOT NULL DEFAULT '{}',
    -- The secret that signs requests; of a device its authentication secret (RFC 8291), in base64url.
    secret text NOT NULL,
    -- The secrets before, the latest first, which sign as well until then.
    retired_secrets text[] NOT NULL DEFAULT '{}',
    retired_until timestamptz,
    -- The key for which the notifications of a device are encrypted, an uncompressed point of P-256.
    public_key bytea CHECK (octet_length(public_key) = 65),
    -- The language of the person who reads the notifications, for whoever shows them.
    language text NOT NULL DEFAULT 'en',
    -- The local times between which nothing is sent, and their time zone.
    quiet jsonb,
    digest_minutes smallint NOT NULL CHECK (digest_minutes BETWEEN 0 AND 1440),
    -- How many notifications one request has at most.
    batch smallint NOT NULL DEFAULT 100,
    -- Nothing is sent before this time: a replica is sending already, or the last request failed.
    leased_until timestamptz,
    -- How many requests in a row failed, since when, and why the last one did.
    failures integer NOT NULL DEFAULT 0,
    failing_since timestamptz,
    last_error text,
    -- How many notifications were dropped because they could not be delivered for a day.
    dropped integer NOT NULL DEFAULT 0,
    paused_by text CHECK (paused_by IN ('owner', 'failures')),
    -- The kinds that come back when it is resumed; `kinds` is empty until then.
    paused_kinds text[],
    created_at timestamptz NOT NULL,
    CONSTRAINT webhooks_device CHECK ((session_id IS NULL) = (public_key IS NULL)),
    CONSTRAINT webhooks_paused CHECK ((paused_by IS NULL) = (paused_kinds IS NULL))
);
CREATE INDEX webhooks_of_account
    ON webhooks (coalesce(account_id, '00000000-0000-0000-0000-000000000000'));
CREATE UNIQUE INDEX webhooks_of_operator ON webhooks ((true)) WHERE account_id IS NULL;
CREATE UNIQUE INDEX webhooks_of_session ON webhooks (session_id);
-- A browser that signs in to another account keeps its URL.
CREATE INDEX webhooks_of_device ON webhooks (url) WHERE recipient = 'device';

-- Deliveries that are still to be sent. There is no foreign key: a move must not lock the row of a webhook.
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

-- The last deliveries to webhooks, so that their owners can see what happened to them.
CREATE TABLE webhook_deliveries (
    -- That of the request, the same in every attempt.
    id uuid PRIMARY KEY,
    webhook_id uuid NOT NULL REFERENCES webhooks ON DELETE CASCADE,
    -- Of the notifications in it; none for a test.
    kinds text[] NOT NULL,
    body text NOT NULL,
    created_at timestamptz NOT NULL,
    delivered_at timestamptz,
    -- The time from which a replica may send a test, or send it again; NULL if nobody wants that.
    wanted_at timestamptz,
    attempts integer NOT NULL,
    -- The last ten, the oldest first.
    last_attempts jsonb NOT NULL
);
CREATE INDEX webhook_deliveries_of_webhook ON webhook_deliveries (webhook_id, created_at);
CREATE INDEX webhook_deliveries_wanted ON webhook_deliveries (wanted_at) WHERE wanted_at IS NOT NULL;
CREATE INDEX webhook_deliveries_by_age ON webhook_deliveries (created_at);

-- Absences ----------------------------------------------------------------------------------------------------------

CREATE TABLE vacations (
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    began_at timestamptz NOT NULL,
    -- When it ends, or has ended.
    ends_at timestamptz NOT NULL CHECK (ends_at >= began_at),
    PRIMARY KEY (account_id, began_at)
);
CREATE INDEX vacations_by_end ON vacations (ends_at);

CREATE TABLE sleeping_hours (
    account_id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
    -- In local time (crates/hosting/src/absence.rs); NULL if the player has none any more.
    hours jsonb,
    changed_at timestamptz NOT NULL
);

-- Accounts whose games have to be compared with their vacations and sleeping hours, and when.
CREATE TABLE absence_checks (
    account_id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
    check_at timestamptz NOT NULL
);
CREATE INDEX absence_checks_by_time ON absence_checks (check_at);

-- Read models -------------------------------------------------------------------------------------------------------

-- All tables up to the analyses are derived from the logs of finished games; `railhead rebuild` computes
-- them again. A `player` is the id of an account or, once that is deleted, its pseudonym.

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
    -- The final score, where it comes from, and what the seat did, compressed
    -- (crates/hosting/src/packed_details.rs).
    details bytea NOT NULL,
    PRIMARY KEY (game_id, seat)
    -- A recent row is vacuumed early: only then do the index-only scans below skip the table.
) WITH (autovacuum_vacuum_insert_scale_factor = 0.01);
ALTER TABLE results ALTER COLUMN details SET STORAGE EXTERNAL;
-- Everything by which a player's games are filtered and streaks are counted.
CREATE UNIQUE INDEX results_of_player ON results (player, ended_seq DESC)
    INCLUDE (finished_at, variant, seats, rated, with_bots, public, rank, shared, game_id, seat)
    WHERE player IS NOT NULL;

-- Weng and Lin's mean μ and deviation σ of each player's strength.
CREATE TABLE ratings (
    player uuid NOT NULL,
    board text NOT NULL CHECK (board IN ('duel', 'table')),
    mu double precision NOT NULL,
    sigma double precision NOT NULL CHECK (sigma > 0),
    -- The number of games the rating is made of, and the end of the last.
    games integer NOT NULL,
    rated_at timestamptz NOT NULL,
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

-- The least and the greatest `mu - 3 sigma` of the active players of a board above so many percent of
-- them. A job writes them anew.
CREATE TABLE rating_percentiles (
    board text NOT NULL CHECK (board IN ('duel', 'table')),
    percentile smallint NOT NULL CHECK (percentile BETWEEN 0 AND 99),
    floor double precision NOT NULL,
    ceiling double precision NOT NULL,
    PRIMARY KEY (board, percentile)
);

-- The sums of a player's records, for each kind of game.
CREATE TABLE totals (
    player uuid NOT NULL,
    variant text NOT NULL,
    seats smallint NOT NULL,
    rated boolean NOT NULL,
    with_bots boolean NOT NULL,
    -- The sums (crates/hosting/src/projection/totals.rs).
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
    -- The displayed ratings after the last rated game, whether they are provisional, and the rated games
    -- in the period.
    duel_rating integer,
    duel_provisional boolean,
    duel_games integer NOT NULL DEFAULT 0,
    table_rating integer,
    table_provisional boolean,
    table_games integer NOT NULL DEFAULT 0,
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

-- The first people with whom an account has played a game that counts, when both had a name.
CREATE TABLE acquaintances (
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    other_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE CHECK (other_id <> account_id),
    PRIMARY KEY (account_id, other_id)
);
-- For deleted accounts.
CREATE INDEX acquaintances_of_other ON acquaintances (other_id);

-- Sums of the results of public games, by the position in the order of turns; 1 begins.
CREATE TABLE turn_positions (
    variant text NOT NULL,
    seats smallint NOT NULL,
    -- Whether bots were seated when the games began.
    with_bots boolean NOT NULL,
    position smallint NOT NULL CHECK (position BETWEEN 1 AND seats),
    games integer NOT NULL,
    wins integer NOT NULL,
    ranks bigint NOT NULL,
    points bigint NOT NULL,
    PRIMARY KEY (variant, seats, with_bots, position)
);

-- Finished games that are not counted below yet, so that concurrent endings do not wait for each other.
CREATE TABLE popularity_pending (game_id uuid PRIMARY KEY);

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

-- Popularity in the games of a season (`2026-Q4`) or of `all`, and of a band of ratings. `band` is `none` for
-- games that are not rated. A season of all bands is a sum of rows; `game_popularity` and the tables beside
-- it are the sums of all.
CREATE TABLE season_popularity (
    season text NOT NULL,
    band text NOT NULL,
    variant text NOT NULL,
    with_bots boolean NOT NULL,
    games integer NOT NULL,
    winners integer NOT NULL,
    PRIMARY KEY (season, band, variant, with_bots)
);
CREATE TABLE season_route_popularity (
    season text NOT NULL,
    band text NOT NULL,
    variant text NOT NULL,
    with_bots boolean NOT NULL,
    route text NOT NULL,
    claimed integer NOT NULL,
    by_winners integer NOT NULL,
    PRIMARY KEY (season, band, variant, with_bots, route)
);
CREATE TABLE season_ticket_popularity (
    season text NOT NULL,
    band text NOT NULL,
    variant text NOT NULL,
    with_bots boolean NOT NULL,
    ticket text NOT NULL,
    kept integer NOT NULL,
    completed integer NOT NULL,
    by_winners integer NOT NULL,
    PRIMARY KEY (season, band, variant, with_bots, ticket)
);

-- Analyses ----------------------------------------------------------------------------------------------------------

-- Analyses of finished games, and those still to be made.
CREATE TABLE analyses (
    game_id uuid PRIMARY KEY REFERENCES games ON DELETE CASCADE,
    queued_at timestamptz NOT NULL,
    asked_by uuid REFERENCES accounts ON DELETE SET NULL,
    -- The time from which a replica may take the game; NULL once the analysis is made.
    due_at timestamptz,
    -- JSON, compressed by zstd.
    analysis bytea,
    -- Why it was given up, if it was.
    given_up text CHECK (given_up IN ('busy', 'too_long', 'failed')),
    CONSTRAINT analyses_state CHECK (due_at IS NOT NULL OR analysis IS NOT NULL OR given_up IS NOT NULL)
);
ALTER TABLE analyses ALTER COLUMN analysis SET STORAGE EXTERNAL;
-- Those that somebody asked for come first, of these the latest.
CREATE INDEX analyses_queued ON analyses ((asked_by IS NULL), queued_at DESC) WHERE due_at IS NOT NULL;
CREATE INDEX analyses_asked ON analyses (asked_by) WHERE asked_by IS NOT NULL;

-- Sums of the analyses, for statistics: points of luck, points that errors cost, decisions.
CREATE TABLE analysed_seats (
    game_id uuid NOT NULL REFERENCES analyses ON DELETE CASCADE,
    seat smallint NOT NULL,
    luck real NOT NULL,
    errors real NOT NULL,
    decisions smallint NOT NULL,
    PRIMARY KEY (game_id, seat)
);

-- Lobby -------------------------------------------------------------------------------------------------------------

-- Accounts invited to a game, and accounts barred from it.
CREATE TABLE game_invitations (
    game_id uuid NOT NULL REFERENCES games,
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    -- The seat reserved for the account, until it is taken.
    seat smallint CHECK (seat BETWEEN 0 AND 4),
    state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'declined', 'barred')),
    -- The account that sent the invitation. It may have been deleted since.
    invited_by uuid,
    invited_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (game_id, account_id),
    UNIQUE (game_id, seat),
    CHECK (seat IS NULL OR state = 'open')
);
CREATE INDEX game_invitations_of_account ON game_invitations (account_id, game_id);

-- The seats that their players have left, and that others may take over.
CREATE TABLE seat_offers (
    game_id uuid NOT NULL REFERENCES games,
    seat smallint NOT NULL CHECK (seat BETWEEN 0 AND 4),
    offered_to text NOT NULL CHECK (offered_to IN ('friends', 'public')),
    offered_by uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    offered_at timestamptz NOT NULL,
    PRIMARY KEY (game_id, seat)
);
CREATE INDEX seat_offers_by_account ON seat_offers (offered_by);
CREATE INDEX seat_offers_to_public ON seat_offers (game_id) WHERE offered_to = 'public';

-- The link by which people watch a private game, as long as its players share one.
CREATE TABLE spectator_links (
    game_id uuid PRIMARY KEY REFERENCES games,
    token uuid NOT NULL,
    made_at timestamptz NOT NULL
);

-- Whom the link has admitted.
CREATE TABLE game_spectators (
    game_id uuid NOT NULL REFERENCES spectator_links ON DELETE CASCADE,
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    admitted_at timestamptz NOT NULL,
    PRIMARY KEY (game_id, account_id)
);
CREATE INDEX game_spectators_of_account ON game_spectators (account_id);

-- Who watches games at each replica. Replicas write their rows again as long as somebody watches.
CREATE UNLOGGED TABLE audiences (
    game_id uuid NOT NULL,
    replica uuid NOT NULL,
    watching integer NOT NULL CHECK (watching > 0),
    -- Those who want to be seen.
    shown uuid[] NOT NULL,
    at timestamptz NOT NULL,
    PRIMARY KEY (game_id, replica)
);
CREATE INDEX audiences_by_age ON audiences (at);

-- Alerts ------------------------------------------------------------------------------------------------------------

-- The games that wake an account when a table like this opens. `any`, or 0 seats, matches all.
CREATE TABLE alerts (
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    id uuid NOT NULL,
    variant text NOT NULL,
    seats smallint NOT NULL CHECK (seats = 0 OR seats BETWEEN 2 AND 5),
    rated text NOT NULL CHECK (rated IN ('any', 'rated', 'casual')),
    clock text NOT NULL CHECK (clock IN ('any', 'none', 'per_move', 'bank')),
    ends_at timestamptz NOT NULL,
    -- The time from which it may wake the account again; the same for all alerts of the account.
    ready_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, id)
);
-- One range for each of the 16 kinds of alerts that a game matches, those woken longest ago first.
CREATE INDEX alerts_ready ON alerts (variant, seats, rated, clock, ready_at, account_id);
CREATE INDEX alerts_by_end ON alerts (ends_at);

-- How often accounts were woken; kept when alerts are removed.
CREATE TABLE alert_paces (
    account_id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
    ready_at timestamptz NOT NULL,
    -- The first wake of at most 20 within a day.
    day_began_at timestamptz NOT NULL,
    wakes smallint NOT NULL CHECK (wakes BETWEEN 1 AND 20)
);

-- Games that were opened while somebody had an alert, for a day.
CREATE TABLE alert_games (
    game_id uuid PRIMARY KEY REFERENCES games ON DELETE CASCADE,
    -- The person who opened it; for a bot, its owner.
    opener_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    opened_at timestamptz NOT NULL,
    -- The number of accounts woken; NULL until the job has matched it.
    woken smallint
);
CREATE INDEX alert_games_due ON alert_games (opened_at) WHERE woken IS NULL;
CREATE INDEX alert_games_of_opener ON alert_games (opener_id, opened_at);

-- Phrases -----------------------------------------------------------------------------------------------------------

-- Phrases said in a game: the latest 200. They are no part of its log.
CREATE TABLE phrases (
    game_id uuid NOT NULL REFERENCES games,
    -- Their order in the game, from 1.
    number integer NOT NULL CHECK (number > 0),
    seat smallint NOT NULL,
    -- Who said it; NULL once the account is deleted.
    account_id uuid REFERENCES accounts ON DELETE SET NULL,
    phrase text NOT NULL,
    -- The version of the game at that moment.
    version integer NOT NULL,
    said_at timestamptz NOT NULL,
    -- When the seat has its whole allowance back.
    spent_until timestamptz NOT NULL,
    PRIMARY KEY (game_id, number)
);
CREATE INDEX phrases_of_account ON phrases (account_id);
CREATE INDEX phrases_by_age ON phrases (said_at);

-- Whom an account does not want to hear.
CREATE TABLE mutes (
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    muted_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    muted_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, muted_id),
    CHECK (account_id <> muted_id)
);
CREATE INDEX mutes_of_muted ON mutes (muted_id);

-- People ------------------------------------------------------------------------------------------------------------

-- What an account wants with another: two who both want it are friends. A row that says nothing any more
-- is deleted after a while.
CREATE TABLE friendships (
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    friend_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    -- Since when the account asks to be friends, or is one; NULL if it does not.
    wanted_at timestamptz,
    -- When the other's inbox last had an item about it.
    notified_at timestamptz,
    -- Until when the other does not hear of it: they have declined, or ended the friendship.
    refused_until timestamptz,
    PRIMARY KEY (account_id, friend_id),
    CHECK (account_id <> friend_id)
);
CREATE INDEX friendships_of_friend ON friendships (friend_id);

-- The two accounts of a row are hidden from each other.
CREATE TABLE blocks (
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    blocked_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    blocked_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, blocked_id),
    CHECK (account_id <> blocked_id)
);
CREATE INDEX blocks_of_blocked ON blocks (blocked_id);

-- Deals and challenges ----------------------------------------------------------------------------------------------

-- Deals that several games share. After `closes_at` no game begins any more, and when the last one is over
-- the deal is revealed. Until then nobody else sees these games.
CREATE TABLE deals (
    id uuid PRIMARY KEY,
    -- Decides the cards; public from `revealed_at` on.
    secret bytea NOT NULL CHECK (octet_length(secret) = 32),
    contributions text[] NOT NULL,
    created_at timestamptz NOT NULL,
    closes_at timestamptz NOT NULL,
    revealed_at timestamptz
);
CREATE INDEX deals_sealed ON deals (closes_at) WHERE revealed_at IS NULL;

CREATE TABLE deal_games (
    game_id uuid PRIMARY KEY,
    deal_id uuid NOT NULL REFERENCES deals,
    opened_at timestamptz NOT NULL,
    -- Written with the end of the game.
    ended_at timestamptz
);
CREATE INDEX deal_games_running ON deal_games (deal_id) WHERE ended_at IS NULL;

-- Nobody plays a deal twice.
CREATE TABLE deal_players (
    deal_id uuid NOT NULL REFERENCES deals,
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    game_id uuid NOT NULL,
    PRIMARY KEY (deal_id, account_id)
);
CREATE INDEX deal_players_of_account ON deal_players (account_id);

-- The daily challenge: a deal for each day, in UTC, and a game for each account that plays it.
CREATE TABLE challenges (
    day date PRIMARY KEY,
    deal_id uuid NOT NULL UNIQUE REFERENCES deals
);
CREATE TABLE challenge_games (
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    day date NOT NULL REFERENCES challenges,
    game_id uuid NOT NULL UNIQUE,
    begun_at timestamptz NOT NULL,
    ended_at timestamptz,
    -- Those of its player, NULL while it runs and if they have left it.
    points integer,
    place smallint,
    PRIMARY KEY (account_id, day)
);
CREATE INDEX challenge_games_board ON challenge_games (day, points DESC, account_id) WHERE points IS NOT NULL;

-- Tournaments -------------------------------------------------------------------------------------------------------

-- A log of events for each, and rows derived from it.
CREATE TABLE tournaments (
    id uuid PRIMARY KEY,
    organiser_id uuid REFERENCES accounts ON DELETE SET NULL,
    name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
    visibility text NOT NULL CHECK (visibility IN ('public', 'friends', 'unlisted')),
    -- Decides the pairings; its commitment is in the first event.
    secret bytea NOT NULL CHECK (octet_length(secret) = 32),
    rules jsonb NOT NULL,
    game_options jsonb NOT NULL,
    packs jsonb NOT NULL,
    bots_welcome boolean NOT NULL,
    min_rating integer,
    max_rating integer,
    starts_at timestamptz,
    reminded boolean NOT NULL DEFAULT false,
    round_seconds integer,
    created_at timestamptz NOT NULL,
    phase text NOT NULL CHECK (phase IN ('open', 'running', 'finished', 'cancelled')),
    players smallint NOT NULL,
    version integer NOT NULL,
    head bytea NOT NULL CHECK (octet_length(head) = 16),
    -- The time from which a replica may take the next step; NULL while it waits for games.
    due_at timestamptz,
    -- Whether games of the tournament may have to end, or seats in them to be given up, after a ruling.
    games_to_end boolean NOT NULL DEFAULT false
);
CREATE INDEX tournaments_due ON tournaments (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tournaments_latest ON tournaments (created_at DESC, id DESC);
CREATE INDEX tournaments_by_phase ON tournaments (phase, created_at DESC, id DESC);
CREATE INDEX tournaments_of_organiser ON tournaments (organiser_id, created_at DESC) WHERE organiser_id IS NOT NULL;
CREATE INDEX tournaments_with_games_to_end ON tournaments (id) WHERE games_to_end;

CREATE TABLE tournament_events (
    tournament_id uuid NOT NULL REFERENCES tournaments ON DELETE CASCADE,
    seq integer NOT NULL,
    schema smallint NOT NULL,
    at timestamptz NOT NULL,
    payload text NOT NULL,
    PRIMARY KEY (tournament_id, seq)
);

-- The players. Events name them by their numbers only, so that an account can be deleted.
CREATE TABLE tournament_players (
    tournament_id uuid NOT NULL REFERENCES tournaments ON DELETE CASCADE,
    entrant smallint NOT NULL,
    account_id uuid REFERENCES accounts ON DELETE SET NULL,
    entered_at timestamptz NOT NULL,
    is_present boolean NOT NULL,
    PRIMARY KEY (tournament_id, entrant)
);
CREATE UNIQUE INDEX tournament_players_once ON tournament_players (account_id, tournament_id);

-- The tables of the rounds. A row is written with the pairing; then a replica opens the game and, once it has ended,
-- records the result. `ended_at` is written with the end of the game.
CREATE TABLE tournament_tables (
    game_id uuid PRIMARY KEY,
    tournament_id uuid NOT NULL REFERENCES tournaments ON DELETE CASCADE,
    round smallint NOT NULL,
    number smallint NOT NULL,
    opened_at timestamptz,
    ended_at timestamptz,
    recorded boolean NOT NULL DEFAULT false,
    UNIQUE (tournament_id, round, number)
);
CREATE INDEX tournament_tables_to_open ON tournament_tables (game_id) WHERE opened_at IS NULL;
CREATE INDEX tournament_tables_to_record ON tournament_tables (tournament_id) WHERE ended_at IS NOT NULL AND NOT recorded;

-- Leagues -----------------------------------------------------------------------------------------------------------

-- Their players are divided anew before each season, and each division is a tournament.
CREATE TABLE leagues (
    id uuid PRIMARY KEY,
    organiser_id uuid REFERENCES accounts ON DELETE SET NULL,
    name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 40),
    listed boolean NOT NULL,
    rules jsonb NOT NULL,
    game_options jsonb NOT NULL,
    packs jsonb NOT NULL,
    bots_welcome boolean NOT NULL,
    season_days smallint NOT NULL CHECK (season_days BETWEEN 1 AND 120),
    created_at timestamptz NOT NULL,
    phase text NOT NULL CHECK (phase IN ('open', 'running', 'ending', 'ended')),
    season smallint NOT NULL DEFAULT 0,
    season_at timestamptz,
    -- The time from which a replica may begin the next season; NULL before the first and after the last.
    due_at timestamptz
);
CREATE INDEX leagues_due ON leagues (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX leagues_latest ON leagues (created_at DESC, id DESC);
CREATE INDEX leagues_of_organiser ON leagues (organiser_id) WHERE organiser_id IS NOT NULL;

CREATE TABLE league_members (
    league_id uuid NOT NULL REFERENCES leagues ON DELETE CASCADE,
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    entered_at timestamptz NOT NULL,
    PRIMARY KEY (league_id, account_id)
);
CREATE INDEX league_members_of_account ON league_members (account_id);

CREATE TABLE league_divisions (
    league_id uuid NOT NULL REFERENCES leagues ON DELETE CASCADE,
    season smallint NOT NULL,
    division smallint NOT NULL,
    tournament_id uuid NOT NULL UNIQUE REFERENCES tournaments,
    PRIMARY KEY (league_id, season, division)
);

-- Seasons -----------------------------------------------------------------------------------------------------------

-- A board of a season (`2026-Q4`). A job counts its players until it writes the final places.
CREATE TABLE seasons (
    season text NOT NULL CHECK (season ~ '^[0-9]{4}-Q[1-4]$'),
    board text NOT NULL CHECK (board IN ('duel', 'table')),
    -- The players with a rated game that ended in the season.
    players integer NOT NULL,
    -- Those in a final place; NULL until then.
    placed integer,
    closed_at timestamptz,
    PRIMARY KEY (season, board),
    CHECK ((placed IS NULL) = (closed_at IS NULL))
);

-- Written once, and never changed: only the account goes if it is deleted.
CREATE TABLE season_places (
    season text NOT NULL,
    board text NOT NULL,
    -- The order in lists, from 1. Players with equal ratings share a place.
    position integer NOT NULL CHECK (position > 0),
    place integer NOT NULL CHECK (place BETWEEN 1 AND position),
    account_id uuid REFERENCES accounts ON DELETE SET NULL,
    rating integer NOT NULL,
    -- The rated games of the season on this board.
    games integer NOT NULL,
    PRIMARY KEY (season, board, position),
    FOREIGN KEY (season, board) REFERENCES seasons
);
CREATE UNIQUE INDEX season_places_of_player ON season_places (account_id, season, board);
