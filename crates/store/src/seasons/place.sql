-- The first places of a season on a board: listed players with enough games that began in it, by
-- their ratings after the last game that ended in it, changed by those that ended later, before it
-- closes.
INSERT INTO season_places (season, board, position, place, account_id, rating, games)
SELECT {season}, {board}, row_number() OVER ordered, rank() OVER (ORDER BY p.rating DESC), p.player, p.rating, p.games
FROM (SELECT s.player, s.{rating} + g.late AS rating, g.games
    FROM standings s CROSS JOIN LATERAL (SELECT count(*) AS games,
            coalesce(sum(round(1000 + 40 * (c.mu_after - 3 * c.sigma_after))
                - round(1000 + 40 * (c.mu_before - 3 * c.sigma_before))) FILTER (WHERE r.finished_at >= {end}), 0)::int AS late
        FROM rating_changes c JOIN results r ON r.player = c.player AND r.ended_seq = c.ended_seq
        WHERE c.player = s.player AND c.board = {board}
            AND r.started_at >= {start} AND r.started_at < {end} AND r.finished_at < {closes_at}) g
    WHERE s.period = {season} AND s.variant = 'all' AND s.listed AND s.{rating} IS NOT NULL) p
WHERE p.games >= {min_games}
WINDOW ordered AS (ORDER BY p.rating DESC, p.player DESC)
ORDER BY p.rating DESC, p.player DESC
LIMIT {max_placed}
