-- What people are told over all their games: whose turn it is, and news.
ALTER TABLE games
    -- The people it waits for, a bit a seat.
    ADD COLUMN waits_for smallint NOT NULL DEFAULT 0,
    -- Until when; whom it waits for at once has the same time.
    ADD COLUMN deadline timestamptz;
-- Of games that run: whose turn began last, or who has not chosen his first tickets yet.
UPDATE games g SET waits_for = (
    SELECT coalesce(sum(1 << s.seat), 0) FROM game_seats s LEFT JOIN (
        SELECT (payload ->> 'seat')::smallint AS seat FROM game_events
        WHERE game_id = g.id AND kind = 'turn_started' ORDER BY seq DESC LIMIT 1) turn ON true
    WHERE s.game_id = g.id AND s.account_id IS NOT NULL AND s.bot IS NULL
        AND coalesce(turn.seat = s.seat, NOT EXISTS (
            SELECT FROM game_events WHERE game_id = g.id AND kind = 'tickets_kept' AND (payload ->> 'seat')::smallint = s.seat)))
    WHERE status = 'running';
UPDATE games SET deadline = due_at - interval '1 second' WHERE waits_for <> 0;

-- Whether the game is over: the games that may wait for somebody are found among those that are not.
ALTER TABLE game_seats ADD COLUMN over boolean NOT NULL DEFAULT false;
UPDATE game_seats s SET over = true FROM games g WHERE g.id = s.game_id AND g.status IN ('finished', 'void');
CREATE INDEX game_seats_at_play ON game_seats (account_id) WHERE account_id IS NOT NULL AND NOT over;

-- How many items the account's inbox has had: raised under the lock of its row, so that items are numbered as they are committed.
ALTER TABLE accounts ADD COLUMN inbox_seq integer NOT NULL DEFAULT 0;
-- Up to which of them somebody has read on this device.
ALTER TABLE sessions ADD COLUMN inbox_read integer NOT NULL DEFAULT 0;

-- News, written in the transaction of what they tell of.
CREATE TABLE inbox_items (
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    seq integer NOT NULL CHECK (seq > 0),
    game_id uuid NOT NULL REFERENCES games,
    version integer NOT NULL,
    news jsonb NOT NULL,
    -- Who asks somebody to a game. He may be gone by now; then nobody is named.
    by_account uuid,
    at timestamptz NOT NULL,
    PRIMARY KEY (account_id, seq)
);
CREATE INDEX inbox_items_by_age ON inbox_items (at);
