DROP TABLE notices;
ALTER TABLE accounts DROP COLUMN muted_until;
DELETE FROM inbox_items WHERE notification ->> 'kind' = 'renamed';
DELETE FROM admin_actions
    WHERE action IN ('rename', 'delete_account', 'mute', 'unmute', 'post_notice', 'remove_notice',
        'pause_tournament', 'resume_tournament', 'cancel_tournament', 'remove_entrant', 'decide_table');
ALTER TABLE admin_actions
    DROP COLUMN tournament_id,
    DROP CONSTRAINT admin_actions_action,
    ADD CONSTRAINT admin_actions_action
        CHECK (action IN ('grant', 'appoint', 'revoke', 'ban', 'unban', 'void_game', 'close_report')) NOT VALID;
DELETE FROM __diesel_schema_migrations WHERE version LIKE '%functions';
