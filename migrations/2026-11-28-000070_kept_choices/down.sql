ALTER TABLE game_seats DROP COLUMN open_games;
ALTER TABLE former_players DROP COLUMN open_games;
