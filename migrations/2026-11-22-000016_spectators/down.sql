DROP TABLE audiences, game_spectators, spectator_links;
