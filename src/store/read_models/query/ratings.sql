SELECT t.board, t.mu, t.sigma, t.games, (
    SELECT coalesce(max(p.percentile) FILTER (WHERE p.floor <= t.mu - 3 * t.sigma), 0)::int2
    FROM rating_percentiles p WHERE p.board = t.board HAVING count(*) > 0) AS percentile
FROM ratings t WHERE t.player = $1
