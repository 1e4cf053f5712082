DROP FUNCTION pack_log;
