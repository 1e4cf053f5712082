DROP TABLE audiences, game_spectators, spectator_links;
ALTER TABLE games DROP COLUMN spectator_delay;
