WITH latest AS MATERIALIZED
    (SELECT id, ended_seq FROM games WHERE ended_seq IS NOT NULL ORDER BY ended_seq DESC LIMIT $1),
-- A game that moves a rating no more has no change: then the rating of today stands for that of before.
seats AS MATERIALIZED (SELECT l.id AS game_id, r.player, r.rank, r.away IS NOT NULL AS left_table,
        coalesce(c.mu_before, t.mu, 25) AS mu, coalesce(c.sigma_before, t.sigma, 25.0 / 3) AS sigma,
        coalesce(c.mu_after - 3 * c.sigma_after - c.mu_before + 3 * c.sigma_before, 0) AS gain
    FROM latest l JOIN results r ON r.game_id = l.id AND r.rated AND r.player IS NOT NULL
    CROSS JOIN LATERAL (SELECT CASE WHEN r.seats = 2 THEN 'duel' ELSE 'table' END AS board) b
    LEFT JOIN rating_changes c ON c.player = r.player AND c.board = b.board AND c.ended_seq = l.ended_seq
    LEFT JOIN ratings t ON t.player = r.player AND t.board = b.board),
meetings AS (SELECT one.player, other.player AS opponent, one.gain, other.left_table,
        CASE WHEN one.rank < other.rank THEN 1 WHEN one.rank = other.rank THEN 0.5 ELSE 0 END::float8 AS score,
        -- The expectation of Rating::expected (crates/hosting/src/projection/rating.rs).
        1 / (1 + exp((other.mu - one.mu) / sqrt(2 * (25.0 / 6) ^ 2 + one.sigma ^ 2 + other.sigma ^ 2)))::float8
            AS expected
    FROM seats one JOIN seats other ON other.game_id = one.game_id AND other.player <> one.player),
pairs AS (SELECT player, opponent, count(*) AS games, sum(score) AS score, sum(expected) AS expected,
        (sum(score) - sum(expected)) / sqrt(sum(expected * (1 - expected))) AS surprise,
        (40 * sum(gain))::float8 AS gained, count(*) FILTER (WHERE left_table) AS abandoned
    FROM meetings GROUP BY player, opponent)
SELECT one.name, other.name AS opponent, p.games, p.score, p.expected, p.surprise, p.gained, p.abandoned
FROM pairs p JOIN accounts one ON one.id = p.player JOIN accounts other ON other.id = p.opponent
WHERE p.games >= $2 AND p.score >= p.expected AND ($3 IS NULL OR $3 IN (p.player, p.opponent))
ORDER BY p.surprise DESC, p.player, p.opponent LIMIT $4
