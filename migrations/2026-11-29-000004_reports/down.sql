DROP TABLE reports;
DELETE FROM inbox_items WHERE notification ->> 'kind' = 'report_closed';
DELETE FROM admin_actions WHERE action = 'close_report';
ALTER TABLE admin_actions
    DROP CONSTRAINT admin_actions_action,
    ADD CONSTRAINT admin_actions_action
        CHECK (action IN ('grant', 'appoint', 'revoke', 'ban', 'unban', 'void_game')) NOT VALID;
DELETE FROM __diesel_schema_migrations WHERE version LIKE '%functions';
