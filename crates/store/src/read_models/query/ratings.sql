SELECT t.board, t.mu, t.sigma, t.games, (
    -- Who is not active may be between two of them, or above all.
    SELECT coalesce(min(p.percentile) FILTER (WHERE p.ceiling >= t.mu - 3 * t.sigma), 100)::int2
    FROM rating_percentiles p WHERE p.board = t.board HAVING count(*) > 0) AS percentile
FROM ratings t WHERE t.player = $1
