-- Names that moderators give, and accounts that admins delete.
SET LOCAL lock_timeout = '2s';

ALTER TABLE admin_actions
    DROP CONSTRAINT admin_actions_action,
    ADD CONSTRAINT admin_actions_action CHECK (action IN ('grant', 'appoint', 'revoke', 'ban', 'unban', 'void_game',
        'close_report', 'rename', 'delete_account')) NOT VALID;
