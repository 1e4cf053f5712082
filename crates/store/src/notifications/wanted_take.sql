WITH wanted AS (SELECT d.id FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id
    WHERE d.wanted_at <= {now} AND NOT (w.account_id = ANY ({busy_accounts}))
    AND NOT (lower(substring(w.url FROM '://([^/?#]*)')) = ANY ({busy_hosts}))
    AND (NOT {only_quick} OR w.failures = 0 AND NOT (w.id = ANY ({slow})))
    ORDER BY d.wanted_at LIMIT 1 FOR NO KEY UPDATE OF d SKIP LOCKED)
UPDATE webhook_deliveries d SET wanted_at = {leased_until} FROM wanted, webhooks w
WHERE d.id = wanted.id AND w.id = d.webhook_id
RETURNING d.id, d.webhook_id, d.body, w.account_id, w.url, w.secret,
    CASE WHEN w.retired_until > {now} THEN w.retired_secrets ELSE '{{}}' END AS retired_secrets
