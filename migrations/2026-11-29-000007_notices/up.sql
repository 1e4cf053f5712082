-- Notices of the operator.
SET LOCAL lock_timeout = '2s';

CREATE TABLE notices (
    id uuid PRIMARY KEY,
    -- The text by language: English, and others.
    texts jsonb NOT NULL CHECK (texts ? 'en'),
    starts_at timestamptz NOT NULL,
    ends_at timestamptz NOT NULL CHECK (ends_at > starts_at)
);

ALTER TABLE admin_actions
    DROP CONSTRAINT admin_actions_action,
    ADD CONSTRAINT admin_actions_action
        CHECK (action IN ('grant', 'appoint', 'revoke', 'ban', 'unban', 'void_game', 'close_report', 'mute', 'unmute',
            'post_notice', 'remove_notice'))
        NOT VALID;
