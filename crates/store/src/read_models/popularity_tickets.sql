WITH n AS MATERIALIZED (SELECT * FROM json_populate_recordset(NULL::season_ticket_popularity, $1)),
summed AS (INSERT INTO ticket_popularity AS f (variant, with_bots, ticket, kept, completed, by_winners)
    SELECT variant, with_bots, ticket, sum(kept), sum(completed), sum(by_winners) FROM n
    GROUP BY variant, with_bots, ticket
    ON CONFLICT (variant, with_bots, ticket) DO UPDATE SET kept = f.kept + excluded.kept,
        completed = f.completed + excluded.completed, by_winners = f.by_winners + excluded.by_winners)
INSERT INTO season_ticket_popularity AS f (season, band, variant, with_bots, ticket, kept, completed, by_winners)
SELECT s.season, n.band, n.variant, n.with_bots, n.ticket, sum(n.kept), sum(n.completed), sum(n.by_winners)
FROM n CROSS JOIN LATERAL (VALUES ('all'), (n.season)) s (season)
GROUP BY s.season, n.band, n.variant, n.with_bots, n.ticket
ON CONFLICT (season, band, variant, with_bots, ticket) DO UPDATE SET kept = f.kept + excluded.kept,
    completed = f.completed + excluded.completed, by_winners = f.by_winners + excluded.by_winners
