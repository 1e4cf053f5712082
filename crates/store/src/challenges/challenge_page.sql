-- Challenges up to the day $2, at most $3, with the game of the viewer $1 and its rank among those who are listed.
SELECT c.day, d.secret, d.contributions, d.revealed_at IS NOT NULL AS is_revealed, m.game_id, m.ended_at, m.points,
    m.place, CASE WHEN m.points IS NOT NULL THEN (SELECT 1 + count(*)
        FROM challenge_games o JOIN accounts a ON a.id = o.account_id
        WHERE o.day = c.day AND o.points > m.points AND {listed}) END AS rank
FROM challenges c
JOIN deals d ON d.id = c.deal_id
LEFT JOIN challenge_games m ON m.day = c.day AND m.account_id = $1
WHERE c.day <= $2
ORDER BY c.day DESC
LIMIT $3
