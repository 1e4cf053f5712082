-- What changes with every move gets a narrow row of its own. Replicas of the release before stop
-- first: docs/migrations.md, "When old replicas have to stop".
SET LOCAL lock_timeout = '2s';

-- One row for each game. Every append locks it and checks its version and head. There are no checks
-- and no foreign key, because PostgreSQL would prepare them again for each move; and nothing that
-- changes with each move is indexed, except for `due_at` in a game with a clock.
CREATE TABLE game_heads (
    game_id uuid PRIMARY KEY,
    version integer NOT NULL,
    -- The hash after the last event (src/game/chain.rs).
    head bytea NOT NULL,
    -- The seats the game waits for, one bit each, and their deadline.
    waits_for smallint NOT NULL DEFAULT 0,
    deadline timestamptz,
    -- When the scheduler has to look at the game: a clock runs out, a bot has to move, or the table
    -- has been open for too long.
    due_at timestamptz,
    updated_at timestamptz NOT NULL
) WITH (fillfactor = 50);
INSERT INTO game_heads (game_id, version, head, waits_for, deadline, due_at, updated_at)
    SELECT id, version, head, waits_for, deadline, due_at, updated_at FROM games;
CREATE INDEX game_heads_due ON game_heads (due_at) WHERE due_at IS NOT NULL;
ALTER TABLE games DROP COLUMN version, DROP COLUMN head, DROP COLUMN waits_for, DROP COLUMN deadline,
    DROP COLUMN due_at, DROP COLUMN updated_at;
ALTER TABLE games RESET (fillfactor);

ALTER TABLE game_events DROP CONSTRAINT game_events_seq_check,
    DROP CONSTRAINT game_events_head_check;

-- A key counts within a game or, for requests that look for a game or open one, within an account.
ALTER TABLE stored_responses ADD COLUMN scope uuid,
    DROP CONSTRAINT stored_responses_pkey,
    DROP CONSTRAINT stored_responses_key_check,
    DROP CONSTRAINT stored_responses_request_hash_check;
-- Which of the two a stored response is cannot be told: for the day that it is kept, it is both.
UPDATE stored_responses SET scope = game_id;
INSERT INTO stored_responses
        (scope, account_id, key, request_hash, game_id, version, head, response, created_at)
    SELECT account_id, account_id, key, request_hash, game_id, version, head, response, created_at
    FROM stored_responses;
ALTER TABLE stored_responses ALTER COLUMN scope SET NOT NULL,
    ADD CONSTRAINT stored_responses_pkey PRIMARY KEY (account_id, scope, key);

-- Writes the deliveries for a turn that has begun to the webhooks that want them.
CREATE FUNCTION notify_turn(account uuid, game uuid, version integer, at timestamptz)
RETURNS void LANGUAGE sql AS $$
    INSERT INTO outbox (webhook_id, account_id, game_id, version, notification, at, due_at)
    SELECT w.id, account, game, version, '{"kind":"your_turn"}', at, at FROM webhooks w
    WHERE coalesce(w.account_id, '00000000-0000-0000-0000-000000000000')
        IN (account, '00000000-0000-0000-0000-000000000000') AND 'your_turn' = ANY (w.kinds)
$$;

-- Appends events to the log of one game if it still ends with the version and the hash on which they
-- were decided, and says whether it did. With a key, the response is stored too; `begun` are the
-- accounts whose turn has begun, for their webhooks. It is a function because PostgreSQL keeps the
-- plans of its statements, and because it runs as a whole where the game's rows are. Values are read
-- into variables first: a statement with a subscript in it crashes the workers of Citus 13.2.
CREATE FUNCTION append_move(
    game uuid, known_version integer, known_head bytea, last_head bytea, waits smallint,
    turn_deadline timestamptz, due timestamptz, at timestamptz, event_schema smallint,
    payloads text[], hashes bytea[], begun uuid[],
    account uuid, response_key text, request bytea, answer text
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
        INSERT INTO stored_responses
                (scope, account_id, key, request_hash, game_id, version, head, response, created_at)
            VALUES (game, account, response_key, request, game, last_version, last_head, answer, at);
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
-- responses and turns name their game by its place.
CREATE FUNCTION append_moves(
    games uuid[], known_versions integer[], known_heads bytea[], last_versions integer[],
    last_heads bytea[], waits smallint[], deadlines timestamptz[], dues timestamptz[],
    ats timestamptz[],
    event_places integer[], seqs integer[], event_schema smallint, payloads text[], hashes bytea[],
    response_places integer[], accounts uuid[], response_keys text[], requests bytea[],
    answers text[],
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
        INSERT INTO stored_responses
                (scope, account_id, key, request_hash, game_id, version, head, response, created_at)
            SELECT games[r.place], r.account, r.key, r.request, games[r.place],
                last_versions[r.place], last_heads[r.place], r.answer, ats[r.place]
            FROM unnest(response_places, accounts, response_keys, requests, answers)
                AS r (place, account, key, request, answer)
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
