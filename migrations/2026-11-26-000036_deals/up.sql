-- Deals that several games share. `secret` decides their cards, and is public from `revealed_at` on: after `closes_at`
-- no game begins any more, and when the last one is over the deal is revealed. Until then nobody else sees these games.
SET LOCAL lock_timeout = '2s';

CREATE TABLE deals (
    id uuid PRIMARY KEY,
    secret bytea NOT NULL CHECK (octet_length(secret) = 32),
    contributions text[] NOT NULL,
    created_at timestamptz NOT NULL,
    closes_at timestamptz NOT NULL,
    revealed_at timestamptz
);
CREATE INDEX deals_sealed ON deals (closes_at) WHERE revealed_at IS NULL;

-- NULL for games with a deal of their own.
ALTER TABLE games ADD COLUMN deal_id uuid;

-- `ended_at` is written with the end of the game.
CREATE TABLE deal_games (
    game_id uuid PRIMARY KEY,
    deal_id uuid NOT NULL REFERENCES deals,
    opened_at timestamptz NOT NULL,
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

-- The daily challenge: a deal for each day, in UTC, and a game for each account that plays it. `points` and `place` are
-- those of its player, NULL while it runs and if they have left it.
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
    points integer,
    place smallint,
    PRIMARY KEY (account_id, day)
);
CREATE INDEX challenge_games_board ON challenge_games (day, points DESC, account_id) WHERE points IS NOT NULL;
