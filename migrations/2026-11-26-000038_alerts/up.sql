-- Alerts: accounts that are woken when a table like this opens. Replicas of the release before queue no games.
SET LOCAL lock_timeout = '2s';

-- The games that wake an account. `any`, or 0 seats, matches all.
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
