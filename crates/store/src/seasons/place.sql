-- The first $6 places of the season $1, from $3 to $4, on the board $2: listed players with at least $5 games that
-- began in it, by their ratings after the last game that ended in it, changed by those that ended later, before $7.
INSERT INTO season_places (season, board, position, place, account_id, rating, games)
SELECT $1, $2, row_number() OVER ordered, rank() OVER (ORDER BY p.rating DESC), p.player, p.rating, p.games
FROM (SELECT s.player, s.{rating} + g.late AS rating, g.games
    FROM standings s CROSS JOIN LATERAL (SELECT count(*) AS games,
            coalesce(sum(round(1000 + 40 * (c.mu_after - 3 * c.sigma_after))
                - round(1000 + 40 * (c.mu_before - 3 * c.sigma_before))) FILTER (WHERE r.finished_at >= $4), 0)::int AS late
        FROM rating_changes c JOIN results r ON r.player = c.player AND r.ended_seq = c.ended_seq
        WHERE c.player = s.player AND c.board = $2
            AND r.started_at >= $3 AND r.started_at < $4 AND r.finished_at < $7) g
    WHERE s.period = $1 AND s.variant = 'all' AND s.listed AND s.{rating} IS NOT NULL) p
WHERE p.games >= $5
WINDOW ordered AS (ORDER BY p.rating DESC, p.player DESC)
ORDER BY p.rating DESC, p.player DESC
LIMIT $6
