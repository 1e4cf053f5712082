-- The choice about open data of a player whose account was deleted since. Null for one who is here, and
-- for one who left before choices were kept: their games are in no dump.
SET LOCAL lock_timeout = '2s';

ALTER TABLE game_seats ADD COLUMN open_games text;
ALTER TABLE former_players ADD COLUMN open_games text;
