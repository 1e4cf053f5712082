-- Guests in tournaments and leagues, codes that lead to these, and rounds that an organiser puts off.
SET LOCAL lock_timeout = '2s';

ALTER TABLE tournaments
    ADD COLUMN guests boolean NOT NULL DEFAULT false,
    -- The time before which no further round begins, if the organiser has put it off.
    ADD COLUMN round_after timestamptz;
ALTER TABLE leagues ADD COLUMN guests boolean NOT NULL DEFAULT false;

-- Codes of tournaments and leagues, longer than those of games. A code never leads to another one.
CREATE TABLE invitation_codes (
    code text PRIMARY KEY CHECK (char_length(code) = 7),
    tournament_id uuid UNIQUE REFERENCES tournaments ON DELETE CASCADE,
    league_id uuid UNIQUE REFERENCES leagues ON DELETE CASCADE,
    CHECK (num_nonnulls(tournament_id, league_id) = 1)
);
