-- Analyses of finished games, and those still to be made. `due_at` is the time from which a replica may take the
-- game; NULL once the analysis is made. `analysis` is JSON, compressed by zstd.
SET LOCAL lock_timeout = '2s';

CREATE TABLE analyses (
    game_id uuid PRIMARY KEY REFERENCES games ON DELETE CASCADE,
    queued_at timestamptz NOT NULL,
    asked_by uuid REFERENCES accounts ON DELETE SET NULL,
    due_at timestamptz,
    analysis bytea,
    CHECK (due_at IS NOT NULL OR analysis IS NOT NULL)
);
ALTER TABLE analyses ALTER COLUMN analysis SET STORAGE EXTERNAL;

-- Those that somebody asked for come first, of these the latest.
CREATE INDEX analyses_queued ON analyses ((asked_by IS NULL), queued_at DESC) WHERE due_at IS NOT NULL;
CREATE INDEX analyses_asked ON analyses (asked_by) WHERE asked_by IS NOT NULL;

-- Sums of the analyses, for statistics: points of luck, points that errors cost, decisions.
CREATE TABLE analysed_seats (
    game_id uuid NOT NULL REFERENCES analyses ON DELETE CASCADE,
    seat smallint NOT NULL,
    luck real NOT NULL,
    errors real NOT NULL,
    decisions smallint NOT NULL,
    PRIMARY KEY (game_id, seat)
);
