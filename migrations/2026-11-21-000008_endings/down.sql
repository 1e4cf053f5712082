DROP TABLE rating_changes, ratings, meetings, tallies;
CREATE TABLE ratings (
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    board text NOT NULL CHECK (board IN ('duel', 'table')),
    mu double precision NOT NULL,
    sigma double precision NOT NULL CHECK (sigma > 0),
    games integer NOT NULL,
    PRIMARY KEY (account_id, board)
);
DROP INDEX results_of_player;
ALTER TABLE results RESET (autovacuum_vacuum_insert_scale_factor);
ALTER TABLE results DROP COLUMN player, DROP COLUMN ended_seq, DROP COLUMN finished_at, DROP COLUMN variant, DROP COLUMN seats,
    DROP COLUMN rated, DROP COLUMN with_bots, DROP COLUMN public, DROP COLUMN shared, DROP COLUMN has_left, DROP COLUMN record;
ALTER TABLE game_seats DROP COLUMN gone;
ALTER TABLE games DROP COLUMN ended_seq;
DROP SEQUENCE game_endings;
