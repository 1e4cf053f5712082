-- When the tokens before the last rotation were replaced, the latest first: for half a minute such a token
-- leads to the present ones. Replicas of the release before write none and take such a token for stolen.
SET LOCAL lock_timeout = '2s';

ALTER TABLE sessions ADD COLUMN earlier_rotations timestamptz[] NOT NULL DEFAULT '{}';
