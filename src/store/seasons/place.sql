-- The first $6 places of the season $1, from $3 to $4, on the board $2: listed players with at least $5 games, by
-- their ratings after the last one.
INSERT INTO season_places (season, board, position, place, account_id, rating, games)
SELECT $1, $2, row_number() OVER ordered, rank() OVER (ORDER BY p.rating DESC), p.player, p.rating, p.games
FROM (SELECT s.player, s.{rating} AS rating,
        (SELECT count(*) FROM results r WHERE r.player = s.player AND r.rated AND r.seats {seats}
            AND r.finished_at >= $3 AND r.finished_at < $4) AS games
    FROM standings s WHERE s.period = $1 AND s.variant = 'all' AND s.listed AND s.{rating} IS NOT NULL) p
WHERE p.games >= $5
WINDOW ordered AS (ORDER BY p.rating DESC, p.player DESC)
ORDER BY p.rating DESC, p.player DESC
LIMIT $6
