WITH new AS (SELECT account_id, version, notification, nth, count(*) OVER whole AS many,
    row_number() OVER (whole ORDER BY nth) AS place
    FROM unnest({accounts}, {versions}, {notifications}) WITH ORDINALITY AS n (account_id, version, notification, nth)
    WHERE {by} IS NULL OR {shown} WINDOW whole AS (PARTITION BY account_id)),
raised AS (UPDATE accounts a SET inbox_seq = inbox_seq + n.many FROM new n WHERE a.id = n.account_id AND n.place = 1
    RETURNING a.id, inbox_seq - n.many AS before),
items AS (INSERT INTO inbox_items (account_id, seq, game_id, version, notification, by_account, at)
    SELECT n.account_id, r.before + n.place, {game}, n.version, n.notification::jsonb, {by}, {at}
    FROM new n JOIN raised r ON r.id = n.account_id)
INSERT INTO outbox (webhook_id, account_id, game_id, version, notification, by_account, at, due_at)
SELECT w.id, n.account_id, {game}, n.version, n.notification::jsonb, {by}, {at}, {at} FROM new n JOIN webhooks w
ON coalesce(w.account_id, '00000000-0000-0000-0000-000000000000') IN (n.account_id, '00000000-0000-0000-0000-000000000000')
WHERE n.notification::jsonb ->> 'kind' = ANY (w.kinds)
