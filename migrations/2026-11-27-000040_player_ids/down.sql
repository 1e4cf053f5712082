DROP INDEX accounts_by_player_id;
