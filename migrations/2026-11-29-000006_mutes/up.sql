-- Mutes by moderators.
SET LOCAL lock_timeout = '2s';

-- The end of a mute; NULL for an account that was never muted.
ALTER TABLE accounts ADD COLUMN muted_until timestamptz;

ALTER TABLE admin_actions
    DROP CONSTRAINT admin_actions_action,
    ADD CONSTRAINT admin_actions_action
        CHECK (action IN ('grant', 'appoint', 'revoke', 'ban', 'unban', 'void_game', 'close_report', 'mute', 'unmute'))
        NOT VALID;
