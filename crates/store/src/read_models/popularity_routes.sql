WITH n AS MATERIALIZED (SELECT * FROM json_populate_recordset(NULL::season_route_popularity, $1)),
summed AS (INSERT INTO route_popularity AS f (variant, with_bots, route, claimed, by_winners)
    SELECT variant, with_bots, route, sum(claimed), sum(by_winners) FROM n GROUP BY variant, with_bots, route
    ON CONFLICT (variant, with_bots, route)
        DO UPDATE SET claimed = f.claimed + excluded.claimed, by_winners = f.by_winners + excluded.by_winners)
INSERT INTO season_route_popularity AS f (season, band, variant, with_bots, route, claimed, by_winners)
SELECT s.season, n.band, n.variant, n.with_bots, n.route, sum(n.claimed), sum(n.by_winners)
FROM n CROSS JOIN LATERAL (VALUES ('all'), (n.season)) s (season)
GROUP BY s.season, n.band, n.variant, n.with_bots, n.route
ON CONFLICT (season, band, variant, with_bots, route)
    DO UPDATE SET claimed = f.claimed + excluded.claimed, by_winners = f.by_winners + excluded.by_winners
