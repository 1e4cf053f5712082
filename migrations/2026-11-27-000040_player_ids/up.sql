-- Finds an account by the public id of its player, which is computed as `PlayerId::of` does.
CREATE INDEX CONCURRENTLY accounts_by_player_id ON accounts (substring(sha256('player'::bytea || uuid_send(id)) FROM 1 FOR 16));
