-- Vacations and sleeping hours. Replicas of the release before know neither them nor the events that
-- they cause; they have to stop for migration 3 anyway.
SET LOCAL lock_timeout = '2s';

CREATE TABLE vacations (
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    began_at timestamptz NOT NULL,
    -- When it ends, or has ended.
    ends_at timestamptz NOT NULL CHECK (ends_at >= began_at),
    PRIMARY KEY (account_id, began_at)
);
CREATE INDEX vacations_by_end ON vacations (ends_at);

CREATE TABLE sleeping_hours (
    account_id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
    -- In local time (src/game/absence.rs); null if the player has none any more.
    hours jsonb,
    changed_at timestamptz NOT NULL
);

-- Accounts whose games have to be compared with their vacations and sleeping hours, and when.
CREATE TABLE absence_checks (
    account_id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
    check_at timestamptz NOT NULL
);
CREATE INDEX absence_checks_by_time ON absence_checks (check_at);
