DROP TABLE standing_orders;
CREATE OR REPLACE FUNCTION notify_turn(account uuid, game uuid, version integer, at timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    turn_deadline timestamptz;
    nobody constant uuid := '00000000-0000-0000-0000-000000000000';
BEGIN
    INSERT INTO outbox (webhook_id, account_id, game_id, version, notification, at, due_at)
        SELECT w.id, account, game, version, '{"kind":"your_turn"}', at, at FROM webhooks w
        WHERE coalesce(w.account_id, nobody) IN (account, nobody) AND 'your_turn' = ANY (w.kinds);
    IF NOT EXISTS (SELECT FROM webhooks w WHERE coalesce(w.account_id, nobody) IN (account, nobody)
            AND cardinality(w.remind_before) > 0 AND 'deadline_near' = ANY (w.kinds)) THEN
        RETURN;
    END IF;
    SELECT deadline INTO turn_deadline FROM game_heads h WHERE h.game_id = game;
    DELETE FROM outbox o USING webhooks w
        WHERE coalesce(w.account_id, nobody) IN (account, nobody) AND cardinality(w.remind_before) > 0
        AND o.webhook_id = w.id AND o.account_id = account AND o.game_id = game AND o.batch IS NULL
        AND o.notification ->> 'kind' = 'deadline_near';
    INSERT INTO outbox (webhook_id, account_id, game_id, version, notification, at, due_at)
        SELECT w.id, account, game, version,
            jsonb_build_object('kind', 'deadline_near', 'seconds', wanted.seconds), wanted.near, wanted.near
        FROM webhooks w, LATERAL (SELECT threshold.seconds, turn_deadline - threshold.seconds * interval '1 s' AS near
            FROM unnest(w.remind_before) AS threshold (seconds)) AS wanted
        WHERE coalesce(w.account_id, nobody) IN (account, nobody) AND 'deadline_near' = ANY (w.kinds)
        AND wanted.near > at;
END
$$;
