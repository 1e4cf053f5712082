-- Percentiles of ratings, results by the order of turns, and popularity by season and band. No row is
-- rewritten. `railhead rebuild` fills the new column and tables for games of the past, and corrects what
-- replicas of the release before do not write.
SET LOCAL lock_timeout = '2s';

-- The end of the last game of the rating. NULL for ratings from before this column.
ALTER TABLE ratings ADD COLUMN rated_at timestamptz;

-- The least `mu - 3 sigma` of the active players of a board above at least so many percent of them. A job
-- writes them anew.
CREATE TABLE rating_percentiles (
    board text NOT NULL CHECK (board IN ('duel', 'table')),
    percentile smallint NOT NULL CHECK (percentile BETWEEN 0 AND 99),
    floor double precision NOT NULL,
    PRIMARY KEY (board, percentile)
);

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
