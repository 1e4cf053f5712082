SELECT h.version, h.head AS hash,
(SELECT head FROM game_events WHERE game_id = $1 AND seq = $2) AS hash_after,
coalesce(e.schemas, '{}') AS schemas, coalesce(e.moments, '{}') AS moments, coalesce(e.payloads, '{}') AS payloads
FROM game_heads h LEFT JOIN LATERAL (SELECT array_agg(schema ORDER BY seq) AS schemas,
    array_agg((extract(epoch FROM recorded_at) * 1000000)::bigint ORDER BY seq) AS moments,
    array_agg(payload::text ORDER BY seq) AS payloads
    FROM game_events WHERE game_id = $1 AND seq > $2) e ON h.version > $2
WHERE h.game_id = $1
