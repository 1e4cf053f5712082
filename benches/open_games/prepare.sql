-- A UUID of version 7 of a moment, the same for the same key.
CREATE FUNCTION bench.id_at(at timestamptz, key text) RETURNS uuid LANGUAGE sql STABLE AS $$
    SELECT (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || '7' || substr(md5(key), 1, 3)
        || 'a' || substr(md5(key), 4, 15))::uuid
$$;
CREATE FUNCTION bench.account_id(nth bigint) RETURNS uuid LANGUAGE sql STABLE AS $$
    SELECT bench.id_at('2026-01-01 00:00:00+00'::timestamptz + nth * interval '1 s', 'account ' || nth)
$$;
-- Accounts with passwords, of the length of those of the service.
CREATE FUNCTION bench.add_accounts(first bigint, last bigint) RETURNS void LANGUAGE sql AS $$
    INSERT INTO accounts (id, name, password_hash, created_at)
        SELECT bench.account_id(n), 'Traveller ' || n, repeat('x', 97), now() FROM generate_series(first, last) n;
    INSERT INTO names (name_key, skeleton, account_id)
        SELECT 'traveller ' || n, 'traveller ' || n, bench.account_id(n) FROM generate_series(first, last) n
$$;
CREATE TABLE bench.templates AS
    SELECT row_number() OVER (ORDER BY g.id) - 1 AS nth, g.id, g.created_at, h.due_at, h.version
    FROM games g JOIN game_heads h ON h.game_id = g.id WHERE g.status = 'running' AND h.due_at IS NOT NULL;
CREATE TABLE bench.batch (
    n bigint, template uuid, id uuid PRIMARY KEY, due_at timestamptz, shift interval, version integer,
    first_account bigint, accounts bigint
);
CREATE FUNCTION bench.account(copy bench.batch, seat smallint) RETURNS uuid LANGUAGE sql STABLE AS $$
    SELECT bench.account_id(copy.first_account + (copy.n * 7919 + seat * 104729) % copy.accounts)
$$;
CREATE VIEW bench.columns AS SELECT table_name, column_name, data_type FROM information_schema.columns
    WHERE table_schema = 'public' AND is_generated = 'NEVER' ORDER BY table_name, ordinal_position;
CREATE VIEW bench.tables_of_games AS SELECT table_name FROM bench.columns WHERE column_name = 'game_id';
