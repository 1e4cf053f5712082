DROP TABLE tournament_tables, tournament_players, tournament_events, tournaments;
