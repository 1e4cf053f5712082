DROP TABLE results, game_events, game_seats, games, signing_keys, accounts;
DROP FUNCTION refuse_change_of_log;
