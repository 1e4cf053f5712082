-- Leagues that their organiser closes for newcomers, and members who were removed.
SET LOCAL lock_timeout = '2s';

ALTER TABLE leagues ADD COLUMN entry_closed boolean NOT NULL DEFAULT false;

-- Accounts that an organiser has removed from a league: they cannot enter again.
CREATE TABLE league_removals (
    league_id uuid NOT NULL REFERENCES leagues ON DELETE CASCADE,
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    removed_at timestamptz NOT NULL,
    PRIMARY KEY (league_id, account_id)
);
CREATE INDEX league_removals_of_account ON league_removals (account_id);
