DROP FUNCTION append_moves;
DROP FUNCTION append_move;
DROP FUNCTION notify_turn;
DELETE FROM stored_responses WHERE scope = account_id;
ALTER TABLE stored_responses DROP CONSTRAINT stored_responses_pkey, DROP COLUMN scope,
    ADD CONSTRAINT stored_responses_pkey PRIMARY KEY (account_id, key),
    ADD CONSTRAINT stored_responses_key_check CHECK (char_length(key) BETWEEN 1 AND 255),
    ADD CONSTRAINT stored_responses_request_hash_check CHECK (octet_length(request_hash) = 32);
ALTER TABLE game_events ADD CONSTRAINT game_events_seq_check CHECK (seq > 0),
    ADD CONSTRAINT game_events_head_check CHECK (octet_length(head) = 16);
ALTER TABLE games ADD COLUMN version integer, ADD COLUMN head bytea,
    ADD COLUMN waits_for smallint NOT NULL DEFAULT 0, ADD COLUMN deadline timestamptz,
    ADD COLUMN due_at timestamptz, ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
UPDATE games SET version = h.version, head = h.head, waits_for = h.waits_for,
    deadline = h.deadline, due_at = h.due_at, updated_at = h.updated_at
    FROM game_heads h WHERE h.game_id = games.id;
ALTER TABLE games ALTER COLUMN version SET NOT NULL, ALTER COLUMN head SET NOT NULL,
    ADD CONSTRAINT games_version_check CHECK (version > 0),
    ADD CONSTRAINT games_head_check CHECK (octet_length(head) = 16);
ALTER TABLE games SET (fillfactor = 70);
CREATE INDEX games_due ON games (due_at) WHERE due_at IS NOT NULL;
DROP TABLE game_heads;
