-- Friends, and players who are hidden from each other. Replicas of the release before know of neither,
-- and could not show an inbox with the notices `friend_request` and `friend_accepted`; they have to stop
-- for migration 3 anyway.
SET LOCAL lock_timeout = '2s';

-- What an account wants with another: two who both want it are friends. A row that says nothing any more
-- is deleted after a while.
CREATE TABLE friendships (
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    friend_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    -- Since when the account asks to be friends, or is one; NULL if it does not.
    wanted_at timestamptz,
    -- When the other's inbox last had an item about it.
    notified_at timestamptz,
    -- Until when the other does not hear of it: they have declined, or ended the friendship.
    refused_until timestamptz,
    PRIMARY KEY (account_id, friend_id),
    CHECK (account_id <> friend_id)
);
CREATE INDEX friendships_of_friend ON friendships (friend_id);

-- The two accounts of a row are hidden from each other.
CREATE TABLE blocks (
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    blocked_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    blocked_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, blocked_id),
    CHECK (account_id <> blocked_id)
);
CREATE INDEX blocks_of_blocked ON blocks (blocked_id);
