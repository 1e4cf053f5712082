-- Leagues: their players are divided anew before each season, and each division is a tournament. `due_at` is the time
-- from which a replica may begin the next season; NULL before the first and after the last.
SET LOCAL lock_timeout = '2s';

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
