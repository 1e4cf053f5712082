WITH n AS MATERIALIZED (SELECT * FROM json_populate_recordset(NULL::season_popularity, $1)),
summed AS (INSERT INTO game_popularity AS f (variant, with_bots, games, winners)
    SELECT variant, with_bots, sum(games), sum(winners) FROM n GROUP BY variant, with_bots
    ON CONFLICT (variant, with_bots)
        DO UPDATE SET games = f.games + excluded.games, winners = f.winners + excluded.winners)
INSERT INTO season_popularity AS f (season, band, variant, with_bots, games, winners)
SELECT s.season, n.band, n.variant, n.with_bots, sum(n.games), sum(n.winners)
FROM n CROSS JOIN LATERAL (VALUES ('all'), (n.season)) s (season) GROUP BY s.season, n.band, n.variant, n.with_bots
ON CONFLICT (season, band, variant, with_bots)
    DO UPDATE SET games = f.games + excluded.games, winners = f.winners + excluded.winners
