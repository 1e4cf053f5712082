INSERT INTO webhook_deliveries AS d (id, webhook_id, kinds, body, created_at, delivered_at, attempts, last_attempts)
SELECT $1, w.id, $3, $4, $5, $6, 1, $7 FROM webhooks w WHERE w.id = $2
ON CONFLICT (id) DO UPDATE SET attempts = d.attempts + 1, body = excluded.body,
    delivered_at = coalesce(d.delivered_at, excluded.delivered_at),
    last_attempts = (CASE WHEN jsonb_array_length(d.last_attempts) >= 10 THEN d.last_attempts - 0
        ELSE d.last_attempts END) || excluded.last_attempts
