-- The hash chain of each log (src/chain.rs): the hash after every event, and beside the version of its game the last one.
-- Payloads become json, which keeps the text as it was hashed; the generated column, which nothing read, goes.
ALTER TABLE game_events DISABLE TRIGGER game_events_append_only;
ALTER TABLE game_events
    DROP COLUMN kind,
    ALTER COLUMN payload TYPE json USING payload::text::json,
    ADD COLUMN head bytea;
ALTER TABLE games ADD COLUMN head bytea;
ALTER TABLE kept_answers ADD COLUMN head bytea;

CREATE FUNCTION pg_temp.hmac(key bytea, message bytea) RETURNS bytea LANGUAGE plpgsql AS $$
DECLARE
    inner_key bytea := decode(repeat('36', 64), 'hex');
    outer_key bytea := decode(repeat('5c', 64), 'hex');
BEGIN
    FOR i IN 0..31 LOOP
        inner_key := set_byte(inner_key, i, get_byte(key, i) # 54);
        outer_key := set_byte(outer_key, i, get_byte(key, i) # 92);
    END LOOP;
    RETURN sha256(outer_key || sha256(inner_key || message));
END
$$;

DO $$
DECLARE
    game record;
    event record;
    hash bytea;
BEGIN
    FOR game IN SELECT id, secret FROM games LOOP
        hash := substring(pg_temp.hmac(game.secret, uuid_send(game.id)) FOR 16);
        FOR event IN SELECT seq, '{"seq":' || seq || ',"schema":' || schema || ',"at":"'
                || trim('"' FROM to_json(recorded_at AT TIME ZONE 'UTC')::text) || 'Z",' || substring(payload::text FROM 2) AS line
            FROM game_events WHERE game_id = game.id ORDER BY seq LOOP
            hash := substring(pg_temp.hmac(game.secret, hash || convert_to(event.line, 'UTF8')) FOR 16);
            UPDATE game_events SET head = hash WHERE game_id = game.id AND seq = event.seq;
        END LOOP;
        UPDATE games SET head = hash WHERE id = game.id;
    END LOOP;
END
$$;
DROP FUNCTION pg_temp.hmac(bytea, bytea);
-- Answers kept for retries, a day's at most: of those whose event is not known any more there are none.
UPDATE kept_answers k SET head = e.head FROM game_events e WHERE e.game_id = k.game_id AND e.seq = k.version;
DELETE FROM kept_answers WHERE head IS NULL;

ALTER TABLE game_events ALTER COLUMN head SET NOT NULL, ADD CHECK (octet_length(head) = 16);
ALTER TABLE games ALTER COLUMN head SET NOT NULL;
ALTER TABLE kept_answers ALTER COLUMN head SET NOT NULL;
ALTER TABLE game_events ENABLE TRIGGER game_events_append_only;
