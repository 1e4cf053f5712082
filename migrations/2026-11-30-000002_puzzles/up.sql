-- Errors of finished games as puzzles, and what accounts made of them.
SET LOCAL lock_timeout = '2s';

CREATE TABLE puzzles (
    -- Random: it says nothing of the game, and puzzles are drawn by it.
    id uuid PRIMARY KEY,
    game_id uuid NOT NULL REFERENCES games ON DELETE CASCADE,
    -- The number of the first event of the decision.
    seq integer NOT NULL,
    seat smallint NOT NULL,
    -- The account that decided. NULL for a bot, for a seat that a stand-in took over, and once it is deleted.
    player_id uuid REFERENCES accounts ON DELETE SET NULL,
    -- The points that the analysis counts for the error.
    cost double precision NOT NULL,
    -- Each move, with its gain over the played one and the standard error (crates/analysis/src/puzzle.rs).
    choices jsonb NOT NULL,
    themes text[] NOT NULL
        CHECK (themes <@ ARRAY['claim', 'tunnel', 'ferry', 'station', 'cards', 'tickets', 'last_round']),
    -- The routes to be claimed after the best move.
    plan jsonb NOT NULL,
    -- Whether it is for everybody; if not, for the account that decided.
    is_general boolean NOT NULL,
    rating double precision NOT NULL,
    attempts integer NOT NULL,
    UNIQUE (game_id, seq)
);
CREATE INDEX puzzles_of_player ON puzzles (player_id) WHERE player_id IS NOT NULL;
CREATE INDEX puzzles_by_rating ON puzzles (rating, id) WHERE is_general;
CREATE INDEX puzzles_by_chance ON puzzles (id) WHERE is_general;

CREATE TABLE puzzle_results (
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    puzzle_id uuid NOT NULL REFERENCES puzzles ON DELETE CASCADE,
    outcome text NOT NULL CHECK (outcome IN ('tried', 'given_up', 'solved')),
    tried_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, puzzle_id)
);
CREATE INDEX puzzle_results_of_puzzle ON puzzle_results (puzzle_id);

CREATE TABLE puzzle_ratings (
    account_id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
    rating double precision NOT NULL,
    attempts integer NOT NULL
);
