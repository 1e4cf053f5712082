-- A server may run as a role that cannot change the log: `railhead migrate --serving-role`.
SET LOCAL lock_timeout = '2s';

-- Stores the packed log of a game that is over and deletes its events; says how many. It runs with the
-- rights of the owner, so that nobody else needs the right to delete events.
CREATE FUNCTION pack_log(game uuid, compressed_with smallint, packed bytea) RETURNS integer
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
