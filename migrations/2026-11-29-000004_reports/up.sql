-- Reports of players to the moderators.
SET LOCAL lock_timeout = '2s';

CREATE TABLE reports (
    id uuid PRIMARY KEY,
    -- NULL once the account is deleted.
    reporter_id uuid REFERENCES accounts ON DELETE SET NULL,
    -- The player, or whoever said the phrase; NULL for a game, and once the account is deleted.
    account_id uuid REFERENCES accounts ON DELETE SET NULL,
    about text NOT NULL CHECK (about IN ('player', 'game', 'phrase')),
    game_id uuid REFERENCES games,
    -- The number of the phrase in the game.
    phrase integer CHECK (phrase > 0),
    reason text NOT NULL CHECK (reason IN ('false_name', 'harassment', 'cheating', 'collusion', 'stalling', 'other')),
    text text CHECK (char_length(text) BETWEEN 1 AND 500),
    reported_at timestamptz NOT NULL DEFAULT now(),
    closed_at timestamptz,
    outcome text CHECK (outcome IN ('no_action', 'warned', 'renamed', 'muted', 'banned', 'game_voided')),
    closed_by uuid REFERENCES accounts ON DELETE SET NULL,
    CHECK ((game_id IS NULL) = (about = 'player')),
    CHECK ((phrase IS NULL) = (about <> 'phrase')),
    CHECK ((closed_at IS NULL) = (outcome IS NULL))
);
CREATE INDEX reports_of_reporter ON reports (reporter_id, id);
CREATE INDEX reports_on_account ON reports (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX reports_closed_by ON reports (closed_by) WHERE closed_by IS NOT NULL;
CREATE INDEX reports_open ON reports (id) WHERE closed_at IS NULL;
CREATE INDEX reports_by_age ON reports (closed_at) WHERE closed_at IS NOT NULL;

ALTER TABLE admin_actions
    DROP CONSTRAINT admin_actions_action,
    ADD CONSTRAINT admin_actions_action
        CHECK (action IN ('grant', 'appoint', 'revoke', 'ban', 'unban', 'void_game', 'close_report')) NOT VALID;
