ALTER TABLE game_seats DROP COLUMN color;
