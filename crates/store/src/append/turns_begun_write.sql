WITH told AS (
    SELECT turn.account FROM unnest({accounts}) AS turn (account)
    WHERE NOT EXISTS (SELECT FROM standing_orders o WHERE o.game_id = {game} AND o.account_id = turn.account)
), receiver AS (
    SELECT told.account, w.id, w.kinds, w.remind_before FROM told
    JOIN webhooks w ON w.account_id = told.account OR w.account_id IS NULL
), begun AS (
    INSERT INTO outbox (webhook_id, account_id, game_id, version, notification, at, due_at)
    SELECT r.id, r.account, {game}, {version}, '{{"kind":"your_turn"}}', {at}, {at} FROM receiver r
    WHERE 'your_turn' = ANY (r.kinds)
), replaced AS (
    DELETE FROM outbox o USING receiver r
    WHERE cardinality(r.remind_before) > 0 AND o.webhook_id = r.id AND o.account_id = r.account
    AND o.game_id = {game} AND o.batch IS NULL AND o.notification ->> 'kind' = 'deadline_near'
)
INSERT INTO outbox (webhook_id, account_id, game_id, version, notification, at, due_at)
SELECT r.id, r.account, {game}, {version},
    jsonb_build_object('kind', 'deadline_near', 'seconds', wanted.seconds), wanted.near, wanted.near
FROM receiver r, LATERAL (SELECT threshold.seconds, {deadline} - threshold.seconds * interval '1 s' AS near
    FROM unnest(r.remind_before) AS threshold (seconds)) AS wanted
WHERE 'deadline_near' = ANY (r.kinds) AND wanted.near > {at}
