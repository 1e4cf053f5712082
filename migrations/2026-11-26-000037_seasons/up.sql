-- Final places of seasons. Replicas of the release before neither read nor write these tables.
SET LOCAL lock_timeout = '2s';

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
