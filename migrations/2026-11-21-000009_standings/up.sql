-- What leaderboards show and what is known of routes and tickets. All of it is derived from the log, as in the migration before.

-- What a person has come to in a stretch of time, in one variant or in all: games that began without bots.
CREATE TABLE standings (
    -- `all`, a season (2026-Q4), a month (2026-11) or a week (2026-W47).
    period text NOT NULL,
    -- `all`, or one.
    variant text NOT NULL,
    -- An account: who deletes his is in no list.
    player uuid NOT NULL,
    -- Whether leaderboards show him: no guest, and not banned.
    listed boolean NOT NULL,
    games integer NOT NULL,
    wins integer NOT NULL,
    best_score smallint NOT NULL,
    score_sum integer NOT NULL,
    -- In hundredths of a point; of ten games or more.
    mean_score integer GENERATED ALWAYS AS (CASE WHEN games >= 10 THEN round(100.0 * score_sum / games) END) STORED,
    tickets_completed integer NOT NULL,
    longest_path smallint NOT NULL,
    -- The ratings shown after his last rated game of these, and whether they were made of few games.
    duel_rating integer,
    duel_provisional boolean,
    table_rating integer,
    table_provisional boolean,
    PRIMARY KEY (period, variant, player)
);
-- When somebody is banned, or goes.
CREATE INDEX standings_of_player ON standings (player);
-- One index a leaderboard; each is read backwards, the best first.
CREATE INDEX standings_wins ON standings (period, variant, wins, player) WHERE listed;
CREATE INDEX standings_best_score ON standings (period, variant, best_score, player) WHERE listed;
CREATE INDEX standings_mean_score ON standings (period, variant, mean_score, player) WHERE listed AND mean_score IS NOT NULL;
CREATE INDEX standings_tickets_completed ON standings (period, variant, tickets_completed, player) WHERE listed;
CREATE INDEX standings_longest_path ON standings (period, variant, longest_path, player) WHERE listed;
CREATE INDEX standings_duel ON standings (period, variant, duel_rating, player) WHERE listed AND duel_rating IS NOT NULL;
CREATE INDEX standings_table ON standings (period, variant, table_rating, player) WHERE listed AND table_rating IS NOT NULL;

-- What is known of the games of a kind, of the routes and tickets in them.
CREATE TABLE game_facts (
    variant text NOT NULL,
    -- Whether bots were seated when they began.
    with_bots boolean NOT NULL,
    games integer NOT NULL,
    -- How many seats won: a win may be shared.
    winners integer NOT NULL,
    PRIMARY KEY (variant, with_bots)
);
CREATE TABLE route_facts (
    variant text NOT NULL,
    with_bots boolean NOT NULL,
    route text NOT NULL,
    claimed integer NOT NULL,
    by_winners integer NOT NULL,
    PRIMARY KEY (variant, with_bots, route)
);
CREATE TABLE ticket_facts (
    variant text NOT NULL,
    with_bots boolean NOT NULL,
    ticket text NOT NULL,
    kept integer NOT NULL,
    completed integer NOT NULL,
    by_winners integer NOT NULL,
    PRIMARY KEY (variant, with_bots, ticket)
);
-- Games that ended and are not yet counted there: so no end of a game waits for another.
CREATE TABLE facts_pending (game_id uuid PRIMARY KEY);
