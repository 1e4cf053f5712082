ALTER TABLE accounts DROP COLUMN open_games;
