DROP TABLE acquaintances;
ALTER TABLE accounts DROP COLUMN met;
ALTER TABLE standings DROP COLUMN duel_games, DROP COLUMN table_games;
ALTER TABLE rating_percentiles DROP COLUMN ceiling;
