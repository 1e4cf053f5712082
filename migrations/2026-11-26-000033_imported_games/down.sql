DROP TABLE imported_games;
