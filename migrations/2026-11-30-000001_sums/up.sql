-- `analyses` lists the games whose luck and errors are still to be summed, and those that the last release has
-- analysed by playouts: they are summed anew. Its other columns go with the next release.
SET LOCAL lock_timeout = '2s';
-- The version of the figures (crates/analysis/src/report.rs); replicas of the last release write the first.
ALTER TABLE analysed_seats ADD COLUMN version smallint NOT NULL DEFAULT 1;
ALTER TABLE analysed_seats DROP CONSTRAINT analysed_seats_game_id_fkey;
ALTER TABLE analysed_seats ADD CONSTRAINT analysed_seats_game_id_fkey FOREIGN KEY (game_id) REFERENCES games
    ON DELETE CASCADE NOT VALID;
ALTER TABLE analysed_seats VALIDATE CONSTRAINT analysed_seats_game_id_fkey;
