-- How often the refresh token of a session was replaced, at most: a genuine token that does not lead to the present
-- one in so many steps is newer than it, because the database has lost its last transactions.
SET LOCAL lock_timeout = '2s';

-- Of the sessions so far it is not known.
ALTER TABLE sessions ADD COLUMN rotations integer NOT NULL DEFAULT 100000;
