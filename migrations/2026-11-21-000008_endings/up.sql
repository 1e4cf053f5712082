-- What remains of games that ended with a result. All of it is derived from the log; `railhead rebuild` makes it anew.
-- Players are named by the id of their account or, once that is deleted, by an id that stands for it (game_seats.gone).

CREATE SEQUENCE game_endings;
-- Which in the order of all that ended so it was, as far as any player can tell: its number is drawn while the accounts at
-- the table are locked.
ALTER TABLE games ADD COLUMN ended_seq bigint;
CREATE UNIQUE INDEX games_ended ON games (ended_seq) WHERE ended_seq IS NOT NULL;
UPDATE games g SET ended_seq = o.nth FROM (
    SELECT id, row_number() OVER (ORDER BY updated_at, id) AS nth FROM games WHERE status = 'finished') o WHERE g.id = o.id;
SELECT setval('game_endings', coalesce(max(ended_seq), 0) + 1, false) FROM games;

-- Who had the seat, if his account was deleted: drawn by lot then, the same in all his seats. Of older seats it is not known
-- which were the same person's.
ALTER TABLE game_seats ADD COLUMN gone uuid, ADD CHECK (account_id IS NULL OR gone IS NULL);
UPDATE game_seats s SET gone = gen_random_uuid() FROM games g WHERE g.id = s.game_id AND g.status IN ('running', 'finished')
    AND s.account_id IS NULL AND (s.bot IS NULL OR s.handed_over);

-- The final scores. What was here before has no records: rebuild.
TRUNCATE results;
ALTER TABLE results
    -- None: a bot.
    ADD COLUMN player uuid,
    ADD COLUMN ended_seq bigint NOT NULL,
    ADD COLUMN finished_at timestamptz NOT NULL,
    ADD COLUMN variant text NOT NULL,
    ADD COLUMN seats smallint NOT NULL,
    ADD COLUMN rated boolean NOT NULL,
    -- Whether bots were seated when it began.
    ADD COLUMN with_bots boolean NOT NULL,
    -- Whether everyone may see it in a list.
    ADD COLUMN public boolean NOT NULL,
    -- Whether others have the same rank.
    ADD COLUMN shared boolean NOT NULL,
    -- Whether he had resigned, or was out of time.
    ADD COLUMN has_left boolean NOT NULL,
    -- What he did.
    ADD COLUMN record json NOT NULL;
-- All that a history is filtered by, and streaks are counted from, without a look at the rows.
CREATE UNIQUE INDEX results_of_player ON results (player, ended_seq DESC)
    INCLUDE (finished_at, variant, seats, rated, with_bots, public, rank, shared, game_id, seat) WHERE player IS NOT NULL;

-- Soon after rows were written it is known that everyone may see them: until then an index alone does not suffice.
ALTER TABLE results SET (autovacuum_vacuum_insert_scale_factor = 0.01);

-- The sums of all his records of a kind.
CREATE TABLE tallies (
    player uuid NOT NULL,
    variant text NOT NULL,
    seats smallint NOT NULL,
    rated boolean NOT NULL,
    with_bots boolean NOT NULL,
    tally json NOT NULL,
    PRIMARY KEY (player, variant, seats, rated, with_bots)
);

-- Who played whom: each pair of players of a game twice, from both sides.
CREATE TABLE meetings (
    player uuid NOT NULL,
    opponent uuid NOT NULL,
    ended_seq bigint NOT NULL,
    game_id uuid NOT NULL,
    -- 1: he ranked before the opponent; 0: they shared a rank; -1: behind.
    outcome smallint NOT NULL CHECK (outcome BETWEEN -1 AND 1),
    PRIMARY KEY (player, opponent, ended_seq) INCLUDE (game_id, outcome)
);
-- When an account is deleted, others have met who stands for it.
CREATE INDEX meetings_with ON meetings (opponent);

-- How strong players are: Weng and Lin's mean and deviation.
DROP TABLE ratings;
CREATE TABLE ratings (
    player uuid NOT NULL,
    board text NOT NULL CHECK (board IN ('duel', 'table')),
    mu double precision NOT NULL,
    sigma double precision NOT NULL CHECK (sigma > 0),
    -- How many games it is made of.
    games integer NOT NULL,
    PRIMARY KEY (player, board)
);

-- What each rated game did to them.
CREATE TABLE rating_changes (
    player uuid NOT NULL,
    board text NOT NULL,
    ended_seq bigint NOT NULL,
    game_id uuid NOT NULL,
    mu_before double precision NOT NULL,
    sigma_before double precision NOT NULL,
    mu_after double precision NOT NULL,
    sigma_after double precision NOT NULL,
    -- How many it was made of after it.
    games integer NOT NULL,
    PRIMARY KEY (player, board, ended_seq)
);
