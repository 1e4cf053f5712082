-- The logs of games that ended more than a day ago, packed: the events of such a game are deleted.
SET LOCAL lock_timeout = '2s';

-- One row for each packed log, never changed: what is read is checked against the head of the game.
-- There is no foreign key and no trigger, so that the table can be distributed by game_id.
CREATE TABLE packed_logs (
    game_id uuid PRIMARY KEY,
    -- The dictionary of the compression (src/game/packed_log.rs).
    dictionary smallint NOT NULL,
    log bytea NOT NULL CHECK (octet_length(log) <= 4194304)
);
-- It is compressed already.
ALTER TABLE packed_logs ALTER COLUMN log SET STORAGE EXTERNAL;

-- Games that ended and whose log is still to be packed.
CREATE TABLE logs_to_pack (
    game_id uuid PRIMARY KEY,
    -- When to try. Whoever tries first postpones it by an hour.
    due_at timestamptz NOT NULL
);
CREATE INDEX logs_to_pack_due ON logs_to_pack (due_at);

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
