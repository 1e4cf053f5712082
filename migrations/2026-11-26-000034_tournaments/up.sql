-- Tournaments: a log of events for each, and rows derived from it. `secret` decides the pairings; its commitment is in
-- the first event. `due_at` is the time from which a replica may take the next step; NULL while it waits for games.
SET LOCAL lock_timeout = '2s';

CREATE TABLE tournaments (
    id uuid PRIMARY KEY,
    organiser_id uuid REFERENCES accounts ON DELETE SET NULL,
    name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
    visibility text NOT NULL CHECK (visibility IN ('public', 'friends', 'unlisted')),
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
    updated_at timestamptz NOT NULL,
    due_at timestamptz
);
CREATE INDEX tournaments_due ON tournaments (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tournaments_latest ON tournaments (created_at DESC, id DESC);
CREATE INDEX tournaments_by_phase ON tournaments (phase, created_at DESC, id DESC);
CREATE INDEX tournaments_of_organiser ON tournaments (organiser_id, created_at DESC) WHERE organiser_id IS NOT NULL;

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
