SELECT p.number, p.seat, a.name, p.phrase, p.version, p.said_at
FROM phrases p LEFT JOIN accounts a ON a.id = p.account_id
WHERE p.game_id = {game} AND p.number < {before} AND p.phrase = ANY ({known}) AND ({until} IS NULL OR p.said_at <= {until})
AND NOT EXISTS (SELECT FROM mutes m WHERE m.account_id = {viewer} AND m.muted_id = p.account_id)
AND {shown}
AND (p.account_id = {viewer} OR NOT EXISTS (SELECT FROM accounts v WHERE v.id = {viewer} AND v.mutes_everybody))
ORDER BY p.number DESC LIMIT {limit}
