INSERT INTO webhook_deliveries AS d (id, webhook_id, kinds, body, created_at, delivered_at, attempts, last_attempts)
SELECT {id}, w.id, {kinds}, {body}, {at}, {delivered_at}, 1, {attempts} FROM webhooks w WHERE w.id = {webhook}
ON CONFLICT (id) DO UPDATE SET attempts = d.attempts + 1, body = excluded.body,
    delivered_at = coalesce(d.delivered_at, excluded.delivered_at),
    last_attempts = (CASE WHEN jsonb_array_length(d.last_attempts) >= 10 THEN d.last_attempts - 0
        ELSE d.last_attempts END) || excluded.last_attempts
