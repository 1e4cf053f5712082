-- Every function and trigger, once, in its present text. It is applied after the newest migration, in a
-- transaction of its own, and may run again: docs/migrations.md says how to change it.
SET LOCAL lock_timeout = '2s';

-- Accounts ----------------------------------------------------------------------------------------------------------

-- A guest can only be reached through its sessions. The body is text, not parsed (RETURN …): as long as a
-- parsed one takes rows of a table, PostgreSQL 15.20 refuses to add a column with a default to it.
CREATE OR REPLACE FUNCTION is_guest(account accounts) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
    SELECT account.password_hash IS NULL AND account.identities = 0 AND NOT account.is_bot
$$;

CREATE OR REPLACE FUNCTION record_ended_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO ended_sessions (id) SELECT id FROM deleted ON CONFLICT DO NOTHING;
    RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER sessions_ended AFTER DELETE ON sessions REFERENCING OLD TABLE AS deleted
    FOR EACH STATEMENT EXECUTE FUNCTION record_ended_sessions();
-- A key ends like a session, and replicas learn of it in the same way.
CREATE OR REPLACE TRIGGER api_keys_ended AFTER DELETE ON api_keys REFERENCING OLD TABLE AS deleted
    FOR EACH STATEMENT EXECUTE FUNCTION record_ended_sessions();

CREATE OR REPLACE FUNCTION count_identities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        UPDATE accounts SET identities = identities + 1 WHERE id = NEW.account_id;
    ELSE
        UPDATE accounts SET identities = identities - 1 WHERE id = OLD.account_id;
    END IF;
    RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER identities_counted AFTER INSERT OR DELETE ON identities
    FOR EACH ROW EXECUTE FUNCTION count_identities();

-- Logs of games -----------------------------------------------------------------------------------------------------

-- Events may be deleted by the transaction that packs them, and by no other.
CREATE OR REPLACE FUNCTION refuse_event_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' AND current_setting('railhead.packing', true) = 'on' THEN
        RETURN NULL;
    END IF;
    RAISE EXCEPTION 'game_events is append-only: % refused', TG_OP
        USING ERRCODE = 'restrict_violation';
END
$$;
-- Where the log is distributed, Citus allows no trigger on it, and `railhead distribute` has dropped this one.
DO $$
BEGIN
    IF to_regclass('pg_dist_partition') IS NOT NULL THEN
        IF EXISTS (SELECT FROM pg_dist_partition WHERE logicalrelid = 'game_events'::regclass) THEN
            RETURN;
        END IF;
    END IF;
    CREATE OR REPLACE TRIGGER game_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON game_events
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_event_changes();
END
$$;

-- Stores the packed log of a game that is over and deletes its events; says how many. It runs with the
-- rights of the owner, so that nobody else needs the right to delete events: a server may run as a role
-- that cannot change the log (`railhead migrate --serving-role`).
CREATE OR REPLACE FUNCTION pack_log(game uuid, compressed_with smallint, packed bytea) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
    deleted integer;
BEGIN
    IF NOT EXISTS (SELECT FROM games WHERE id = game AND status IN ('finished', 'void')) THEN
        RAISE EXCEPTION 'game % is not over', game USING ERRCODE = 'restrict_violation';
    END IF;
    INSERT INTO packed_logs (game_id, dictionary, log) VALUES (game, compressed_with, packed);
    PERFORM set_config('railhead.packing', 'on', true);
    DELETE FROM game_events WHERE game_id = game;
    GET DIAGNOSTICS deleted = ROW_COUNT;
    PERFORM set_config('railhead.packing', 'off', true);
    RETURN deleted;
END
$$;
REVOKE EXECUTE ON FUNCTION pack_log FROM PUBLIC;
-- Temporary tables of the caller come last, so that they cannot stand for those of the owner.
DO $$
BEGIN
    EXECUTE format('ALTER FUNCTION pack_log SET search_path = %I, pg_temp', current_schema());
END
$$;

-- Moves -------------------------------------------------------------------------------------------------------------

-- Writes the deliveries for a turn that has begun to the webhooks that want them, and the reminders
-- of its deadline, which replace those of an earlier turn. A player who has given an order for the turn is
-- told when it ends, and then only if the game still waits for them.
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

-- Appends events to the log of one game if it still ends with the version and the hash on which they
-- were decided, and says whether it did. With a key, the request is stored too; `begun` are the
-- accounts whose turn has begun, for their webhooks. It is a function because PostgreSQL keeps the
-- plans of its statements, and because it runs as a whole where the game's rows are. Values are read
-- into variables first: a statement with a subscript in it crashes the workers of Citus 13.2.
CREATE OR REPLACE FUNCTION append_move(
    game uuid, known_version integer, known_head bytea, last_head bytea, waits smallint,
    turn_deadline timestamptz, due timestamptz, at timestamptz, event_schema smallint,
    payloads text[], hashes bytea[], begun uuid[],
    account uuid, response_key text, request bytea
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
    last_version integer := known_version + cardinality(payloads);
    event_seq integer;
    event_payload json;
    event_head bytea;
BEGIN
    UPDATE game_heads SET version = last_version, head = last_head, waits_for = waits,
            deadline = turn_deadline, due_at = due, updated_at = at
        WHERE game_id = game AND version = known_version AND head = known_head;
    IF NOT FOUND THEN
        RETURN false;
    END IF;
    FOR i IN 1..cardinality(payloads) LOOP
        event_seq := known_version + i;
        event_payload := payloads[i];
        event_head := hashes[i];
        INSERT INTO game_events (game_id, seq, schema, payload, head, recorded_at)
            VALUES (game, event_seq, event_schema, event_payload, event_head, at);
    END LOOP;
    IF response_key IS NOT NULL THEN
        INSERT INTO stored_responses (scope, account_id, key, request_hash, game_id, version, head, created_at)
            VALUES (game, account, response_key, request, game, last_version, last_head, at);
    END IF;
    -- A worker of Citus has no webhooks, and `begun` is empty there.
    IF cardinality(begun) > 0 THEN
        IF EXISTS (SELECT FROM webhooks) THEN
            PERFORM notify_turn(turn.account, game, last_version, at)
                FROM unnest(begun) AS turn (account);
        END IF;
    END IF;
    RETURN true;
END
$$;

-- The same for several games, each at most once and in the order of their ids, so that two groups
-- never wait for each other in a circle. Says for each whether its events were appended. NULL: nothing
-- was, because a game is locked for long or a key is taken; each is to be appended by itself. Events,
-- requests and turns name their game by its place.
CREATE OR REPLACE FUNCTION append_moves(
    games uuid[], known_versions integer[], known_heads bytea[], last_versions integer[],
    last_heads bytea[], waits smallint[], deadlines timestamptz[], dues timestamptz[],
    ats timestamptz[],
    event_places integer[], seqs integer[], event_schema smallint, payloads text[], hashes bytea[],
    response_places integer[], accounts uuid[], response_keys text[], requests bytea[],
    turn_places integer[], begun uuid[]
) RETURNS boolean[] LANGUAGE plpgsql SET lock_timeout = '250ms'
-- A plan for one set of arrays looks cheaper than one for all, and would be made for each call.
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
    appended boolean[] := '{}';
BEGIN
    FOR i IN 1..cardinality(games) LOOP
        UPDATE game_heads SET version = last_versions[i], head = last_heads[i], waits_for = waits[i],
                deadline = deadlines[i], due_at = dues[i], updated_at = ats[i]
            WHERE game_id = games[i] AND version = known_versions[i] AND head = known_heads[i];
        appended[i] := FOUND;
    END LOOP;
    INSERT INTO game_events (game_id, seq, schema, payload, head, recorded_at)
        SELECT games[e.place], e.seq, event_schema, e.payload::json, e.head, ats[e.place]
        FROM unnest(event_places, seqs, payloads, hashes) AS e (place, seq, payload, head)
        WHERE appended[e.place];
    IF cardinality(response_keys) > 0 THEN
        INSERT INTO stored_responses (scope, account_id, key, request_hash, game_id, version, head, created_at)
            SELECT games[r.place], r.account, r.key, r.request, games[r.place],
                last_versions[r.place], last_heads[r.place], ats[r.place]
            FROM unnest(response_places, accounts, response_keys, requests) AS r (place, account, key, request)
            WHERE appended[r.place];
    END IF;
    IF cardinality(begun) > 0 AND EXISTS (SELECT FROM webhooks) THEN
        PERFORM notify_turn(turn.account, games[turn.place], last_versions[turn.place], ats[turn.place])
            FROM unnest(turn_places, begun) AS turn (place, account) WHERE appended[turn.place];
    END IF;
    RETURN appended;
EXCEPTION WHEN lock_not_available OR deadlock_detected OR unique_violation THEN
    RETURN NULL;
END
$$;
