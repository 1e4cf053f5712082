-- What players want done when their turn comes. Replicas of the release before do not carry orders out,
-- and cannot show an inbox that tells of one; they have to stop for migration 3 anyway.
SET LOCAL lock_timeout = '2s';

CREATE TABLE standing_orders (
    -- Changes with each order that is given.
    id uuid NOT NULL UNIQUE,
    game_id uuid NOT NULL REFERENCES games,
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    seat smallint NOT NULL,
    -- The order (src/game/standing_order.rs).
    standing_order jsonb NOT NULL,
    -- The version of the game when it was given.
    version integer NOT NULL,
    given_at timestamptz NOT NULL,
    -- Whether its first move was about to be made.
    begun boolean NOT NULL DEFAULT false,
    PRIMARY KEY (game_id, account_id)
);
CREATE INDEX standing_orders_of_account ON standing_orders (account_id);

-- As before; but a player who has given an order for the turn is told when it ends, and then only if
-- the game still waits for them.
CREATE OR REPLACE FUNCTION notify_turn(account uuid, game uuid, version integer, at timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    turn_deadline timestamptz;
    nobody constant uuid := '00000000-0000-0000-0000-000000000000';
BEGIN
    IF EXISTS (SELECT FROM standing_orders o WHERE o.game_id = game AND o.account_id = account) THEN
        RETURN;
    END IF;
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
