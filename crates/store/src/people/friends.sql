SELECT a.id, a.name, greatest(f.wanted_at, r.wanted_at) AS at, d.game_id, d.status
FROM friendships f JOIN friendships r
    ON r.account_id = f.friend_id AND r.friend_id = f.account_id AND r.wanted_at IS NOT NULL
JOIN accounts a ON a.id = f.friend_id
LEFT JOIN LATERAL (SELECT g.id AS game_id, g.status FROM game_seats s JOIN games g ON g.id = s.game_id
    WHERE s.account_id = f.friend_id AND NOT s.game_over AND NOT s.handed_over
    AND g.status IN ('lobby', 'running') AND (g.visibility <> 'unlisted'
        OR EXISTS (SELECT FROM game_seats m WHERE m.game_id = g.id AND m.account_id = $1))
    AND {may_see} ORDER BY g.status, g.id DESC LIMIT 1) d ON true
WHERE f.account_id = $1 AND f.wanted_at IS NOT NULL ORDER BY a.name, a.id
