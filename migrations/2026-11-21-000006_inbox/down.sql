DROP TABLE inbox_items;
ALTER TABLE game_seats DROP COLUMN over;
ALTER TABLE sessions DROP COLUMN inbox_read;
ALTER TABLE accounts DROP COLUMN inbox_seq;
ALTER TABLE games DROP COLUMN deadline, DROP COLUMN waits_for;
