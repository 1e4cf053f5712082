-- Games that players have imported: from another server, or from a real table. They are in no statistics and on no
-- board. `players` is a list of names, ranks and points, as JSON; `game_id` the id that an exported game has elsewhere.
SET LOCAL lock_timeout = '2s';

CREATE TABLE imported_games (
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    id uuid NOT NULL,
    imported_at timestamptz NOT NULL,
    kind text NOT NULL CHECK (kind IN ('export', 'table', 'score_sheet')),
    played_on date,
    variant text,
    game_id uuid,
    seat smallint,
    players jsonb NOT NULL,
    PRIMARY KEY (account_id, id)
);
