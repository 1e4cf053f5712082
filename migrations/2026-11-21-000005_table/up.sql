-- The table before the game: who may see it, how it is found, what was agreed; and when the server has to look after it.
ALTER TABLE games
    ADD COLUMN options jsonb,
    ADD COLUMN packs text[] NOT NULL DEFAULT '{}',
    ADD COLUMN visibility text NOT NULL DEFAULT 'public' CHECK (visibility IN ('public', 'unlisted', 'private')),
    -- By which an open game can be joined.
    ADD COLUMN code text CHECK (code ~ '^[2-9A-HJ-NP-Z]{6}$'),
    ADD COLUMN open_seats smallint NOT NULL DEFAULT 0,
    -- When it has to be looked after next: a clock runs out, a bot is to move, a table has been open for too long.
    ADD COLUMN due_at timestamptz,
    -- How strong who opened it was then, on the scale of ratings; for quick games that are rated.
    ADD COLUMN opener_mu double precision,
    ADD COLUMN rematch_of uuid REFERENCES games;
UPDATE games SET options = '{"variant": "classic", "tie_break": "standard", "first_seat": null, "rated": false,
    "auto_start": false, "clock": null}' || (
    SELECT payload - '{type,packs,commitment}'::text[] FROM game_events WHERE game_id = games.id AND seq = 1);
ALTER TABLE games ALTER COLUMN options SET NOT NULL;
UPDATE games SET due_at = now() WHERE status = 'lobby';
CREATE UNIQUE INDEX games_by_code ON games (code) WHERE status = 'lobby';
CREATE INDEX games_due ON games (due_at) WHERE due_at IS NOT NULL;
-- Lists of whatever kind, the newest first.
CREATE INDEX games_public ON games (status, variant, seats, id) WHERE visibility = 'public';
-- Quick games: the oldest that has a free seat, by all that was agreed but for how it starts.
CREATE INDEX games_quick ON games ((options - 'auto_start'), id)
    WHERE status = 'lobby' AND visibility = 'public' AND open_seats > 0 AND packs = '{}';
-- One rematch of a game, unless it came to nothing.
CREATE UNIQUE INDEX games_rematch ON games (rematch_of) WHERE status <> 'void';

-- Which bot plays a seat; none: a person, or nobody.
ALTER TABLE game_seats ADD COLUMN bot text;
UPDATE game_seats s SET bot = e.payload ->> 'level' FROM game_events e
    WHERE e.game_id = s.game_id AND e.kind IN ('bot_added', 'seat_handed_over') AND (e.payload ->> 'seat')::smallint = s.seat;
UPDATE games g SET open_seats = (
    SELECT count(*) FROM game_seats s WHERE s.game_id = g.id AND s.account_id IS NULL AND s.bot IS NULL)
    WHERE status = 'lobby';

-- Who is asked to a game, or kept out of it.
CREATE TABLE game_invitations (
    game_id uuid NOT NULL REFERENCES games,
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    -- The seat that is kept for him, until it is taken.
    seat smallint CHECK (seat BETWEEN 0 AND 4),
    state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'declined', 'barred')),
    invited_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (game_id, account_id),
    UNIQUE (game_id, seat),
    CHECK (seat IS NULL OR state = 'open')
);
CREATE INDEX game_invitations_of_account ON game_invitations (account_id, game_id) WHERE state = 'open';

-- Answers kept for who asks again with the same Idempotency-Key. The row is written with what the answer tells of.
CREATE TABLE kept_answers (
    account_id uuid NOT NULL,
    key text NOT NULL CHECK (char_length(key) BETWEEN 1 AND 255),
    -- SHA-256 of what was asked.
    request bytea NOT NULL CHECK (octet_length(request) = 32),
    game_id uuid NOT NULL,
    version integer NOT NULL,
    -- None: it was done, but not yet answered.
    answer text,
    kept_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (account_id, key)
);
CREATE INDEX kept_answers_by_age ON kept_answers (kept_at);

-- When some replica was last at work, and when none was.
CREATE TABLE heartbeat (
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    beat_at timestamptz NOT NULL
);
CREATE TABLE outages (
    began_at timestamptz PRIMARY KEY,
    ended_at timestamptz NOT NULL CHECK (ended_at > began_at)
);

-- How strong players are: Weng and Lin's mean and deviation, of two-player games and of larger ones.
CREATE TABLE ratings (
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    board text NOT NULL CHECK (board IN ('duel', 'table')),
    mu double precision NOT NULL,
    sigma double precision NOT NULL CHECK (sigma > 0),
    games integer NOT NULL,
    PRIMARY KEY (account_id, board)
);
