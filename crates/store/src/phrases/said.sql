SELECT p.number, p.seat, a.name, p.phrase, p.version, p.said_at
FROM phrases p LEFT JOIN accounts a ON a.id = p.account_id
WHERE p.game_id = $1 AND p.number < $2 AND p.phrase = ANY ($5) AND ($6 IS NULL OR p.said_at <= $6)
AND NOT EXISTS (SELECT FROM mutes m WHERE m.account_id = $3 AND m.muted_id = p.account_id)
AND {shown}
AND (p.account_id = $3 OR NOT EXISTS (SELECT FROM accounts v WHERE v.id = $3 AND v.mutes_everybody))
ORDER BY p.number DESC LIMIT $4
