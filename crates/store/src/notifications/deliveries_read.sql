SELECT d.id, d.kinds, d.created_at, d.delivered_at, d.attempts, d.last_attempts,
    least(d.wanted_at, (SELECT min(o.due_at) FROM outbox o WHERE o.webhook_id = d.webhook_id AND o.batch = d.id))
        AS next_attempt_at
FROM webhook_deliveries d WHERE d.webhook_id = $1 AND ($2 IS NULL OR d.id = $2)
ORDER BY d.created_at DESC, d.id DESC
