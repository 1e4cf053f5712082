-- For development, while no log is packed.
CREATE OR REPLACE FUNCTION refuse_event_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'game_events is append-only: % refused', TG_OP
        USING ERRCODE = 'restrict_violation';
END
$$;
DROP TABLE logs_to_pack, packed_logs;
