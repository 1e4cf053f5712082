WITH wanted AS (SELECT d.id FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id
    WHERE d.wanted_at <= $1 AND NOT (w.account_id = ANY ($3))
    AND NOT (lower(substring(w.url FROM '://([^/?#]*)')) = ANY ($4))
    AND (NOT $5 OR w.failures = 0 AND NOT (w.id = ANY ($6)))
    ORDER BY d.wanted_at LIMIT 1 FOR NO KEY UPDATE OF d SKIP LOCKED)
UPDATE webhook_deliveries d SET wanted_at = $2 FROM wanted, webhooks w
WHERE d.id = wanted.id AND w.id = d.webhook_id
RETURNING d.id, d.webhook_id, d.body, w.account_id, w.url, w.secret,
    CASE WHEN w.retired_until > $1 THEN w.retired_secrets ELSE '{}' END AS retired_secrets
