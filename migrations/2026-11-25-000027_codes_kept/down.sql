DROP INDEX games_of_code;
