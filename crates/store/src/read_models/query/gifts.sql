WITH latest AS MATERIALIZED
    (SELECT id FROM games WHERE ended_seq IS NOT NULL ORDER BY ended_seq DESC LIMIT $1),
seats AS MATERIALIZED (SELECT r.game_id, r.seat, r.player, r.seats, a.given, r.away IS NOT NULL AS left_table
    FROM latest l JOIN results r ON r.game_id = l.id AND r.rated AND r.seats > 2
    LEFT JOIN analysed_seats a ON a.game_id = r.game_id AND a.seat = r.seat),
-- Of a seat that a bot took over, nobody can say what the player gave.
gifts AS MATERIALIZED (SELECT one.player AS giver, other.player AS receiver, one.seats,
        one.given[other.seat + 1]::float8 AS points
    FROM seats one JOIN seats other ON other.game_id = one.game_id AND other.seat <> one.seat
    WHERE one.given IS NOT NULL AND NOT one.left_table AND one.player IS NOT NULL AND other.player IS NOT NULL),
-- A gift between bots deviates by so much (docs/analysis.md); among people, that counts as much as a hundred gifts.
deviations AS (SELECT b.seats, sqrt((100 * b.deviation ^ 2 + coalesce(sum(g.points ^ 2), 0)) / (100 + count(g.points)))
        AS deviation
    FROM (VALUES (3, 17.9::float8), (4, 11.6), (5, 9.8)) AS b (seats, deviation) LEFT JOIN gifts g ON g.seats = b.seats
    GROUP BY b.seats, b.deviation),
pairs AS (SELECT g.giver, g.receiver, count(*) AS games, avg(g.points) AS points,
        -- One game alone says little, however much was given in it.
        sum(greatest(-2, least(2, g.points / d.deviation))) / sqrt(count(*)) AS index
    FROM gifts g JOIN deviations d ON d.seats = g.seats GROUP BY g.giver, g.receiver)
SELECT one.name AS giver, other.name AS receiver, p.games, p.points, p.index
FROM pairs p JOIN accounts one ON one.id = p.giver JOIN accounts other ON other.id = p.receiver
WHERE p.games >= $2 AND p.points > 0 AND ($3 IS NULL OR $3 IN (p.giver, p.receiver))
ORDER BY p.index DESC, p.giver, p.receiver LIMIT $4
