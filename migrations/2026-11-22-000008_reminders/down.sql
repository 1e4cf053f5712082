SET LOCAL lock_timeout = '2s';

CREATE OR REPLACE FUNCTION notify_turn(account uuid, game uuid, version integer, at timestamptz)
RETURNS void LANGUAGE sql AS $$
    INSERT INTO outbox (webhook_id, account_id, game_id, version, notification, at, due_at)
    SELECT w.id, account, game, version, '{"kind":"your_turn"}', at, at FROM webhooks w
    WHERE coalesce(w.account_id, '00000000-0000-0000-0000-000000000000')
        IN (account, '00000000-0000-0000-0000-000000000000') AND 'your_turn' = ANY (w.kinds)
$$;
DELETE FROM outbox WHERE notification ->> 'kind' = 'deadline_near';
ALTER TABLE webhooks DROP COLUMN remind_before, DROP COLUMN language, DROP COLUMN batch;
