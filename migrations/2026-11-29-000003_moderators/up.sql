-- Moderators, and bans that end by themselves. The wider checks hold for all rows that there are.
SET LOCAL lock_timeout = '2s';

ALTER TABLE accounts
    -- The end of a ban; NULL for one without.
    ADD COLUMN banned_until timestamptz,
    DROP CONSTRAINT accounts_role_check,
    ADD CONSTRAINT accounts_role CHECK (role IN ('player', 'moderator', 'admin')) NOT VALID;

ALTER TABLE admin_actions
    -- The end of a ban; NULL for one without, and for other actions.
    ADD COLUMN until timestamptz,
    DROP CONSTRAINT admin_actions_action_check,
    ADD CONSTRAINT admin_actions_action
        CHECK (action IN ('grant', 'appoint', 'revoke', 'ban', 'unban', 'void_game')) NOT VALID;
