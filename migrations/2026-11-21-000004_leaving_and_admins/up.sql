-- A game may be ended without a result, and a seat handed over to a bot; whose it was stays known.
ALTER TABLE games DROP CONSTRAINT games_status_check,
    ADD CONSTRAINT games_status_check CHECK (status IN ('lobby', 'running', 'finished', 'void'));
ALTER TABLE game_seats ADD COLUMN handed_over boolean NOT NULL DEFAULT false;

-- What admins did. It names accounts by id only: who deletes his account is not named any more.
CREATE TABLE admin_actions (
    id uuid PRIMARY KEY,
    recorded_at timestamptz NOT NULL DEFAULT now(),
    -- None: on the command line.
    admin_id uuid REFERENCES accounts ON DELETE SET NULL,
    action text NOT NULL CHECK (action IN ('grant', 'revoke', 'ban', 'unban', 'void_game')),
    account_id uuid REFERENCES accounts ON DELETE SET NULL,
    game_id uuid REFERENCES games,
    reason text CHECK (char_length(reason) <= 500)
);
CREATE INDEX admin_actions_of_admin ON admin_actions (admin_id);
CREATE INDEX admin_actions_on_account ON admin_actions (account_id);
