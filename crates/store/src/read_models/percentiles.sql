WITH active AS (
    SELECT t.board, t.mu - 3 * t.sigma AS floor FROM ratings t JOIN accounts a ON a.id = t.player
    WHERE t.rated_at >= $1 AND {listed}
), ranked AS (
    SELECT board, floor, 100 * (rank() OVER (PARTITION BY board ORDER BY floor) - 1)
        / count(*) OVER (PARTITION BY board) AS percentile
    FROM active
)
INSERT INTO rating_percentiles (board, percentile, floor, ceiling)
SELECT board, percentile, min(floor), max(floor) FROM ranked GROUP BY board, percentile
