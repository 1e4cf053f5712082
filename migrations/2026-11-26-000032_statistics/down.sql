DROP TABLE season_ticket_popularity, season_route_popularity, season_popularity, turn_positions, rating_percentiles;
ALTER TABLE ratings DROP COLUMN rated_at;
