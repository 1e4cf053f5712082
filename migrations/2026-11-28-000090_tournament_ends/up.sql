-- Whether games of a tournament may have to end, or seats in them to be given up, after a ruling.
SET LOCAL lock_timeout = '2s';

ALTER TABLE tournaments ADD COLUMN games_to_end boolean NOT NULL DEFAULT false;
CREATE INDEX tournaments_with_games_to_end ON tournaments (id) WHERE games_to_end;
