UPDATE accounts SET role = 'player' WHERE role = 'moderator';
DELETE FROM admin_actions WHERE action = 'appoint';
ALTER TABLE admin_actions
    DROP CONSTRAINT admin_actions_action,
    ADD CONSTRAINT admin_actions_action_check CHECK (action IN ('grant', 'revoke', 'ban', 'unban', 'void_game')),
    DROP COLUMN until;
ALTER TABLE accounts
    DROP CONSTRAINT accounts_role,
    ADD CONSTRAINT accounts_role_check CHECK (role IN ('player', 'admin')),
    DROP COLUMN banned_until;
DELETE FROM __diesel_schema_migrations WHERE version LIKE '%functions';
