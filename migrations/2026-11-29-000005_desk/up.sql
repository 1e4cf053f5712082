-- Names that moderators give, mutes, notices, and accounts that admins delete.
SET LOCAL lock_timeout = '2s';

-- The end of a mute; NULL for an account that is not muted.
ALTER TABLE accounts ADD COLUMN muted_until timestamptz;

CREATE TABLE notices (
    id uuid PRIMARY KEY,
    -- The text by language: English, and others.
    texts jsonb NOT NULL CHECK (texts ? 'en'),
    starts_at timestamptz NOT NULL,
    ends_at timestamptz NOT NULL CHECK (ends_at > starts_at)
);

ALTER TABLE admin_actions
    -- The tournament ruled on.
    ADD COLUMN tournament_id uuid REFERENCES tournaments,
    DROP CONSTRAINT admin_actions_action,
    ADD CONSTRAINT admin_actions_action
        CHECK (action IN ('grant', 'appoint', 'revoke', 'ban', 'unban', 'void_game', 'close_report', 'mute',
            'unmute', 'post_notice', 'remove_notice', 'rename', 'delete_account',
            'pause_tournament', 'resume_tournament', 'cancel_tournament', 'remove_entrant', 'decide_table'))
        NOT VALID;
