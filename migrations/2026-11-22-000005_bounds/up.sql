-- What an account may do is bounded by what it did.
SET LOCAL lock_timeout = '2s';

-- When the account last changed its name, for at most 30 days.
ALTER TABLE accounts ADD COLUMN renamed_at timestamptz[] NOT NULL DEFAULT '{}';

-- The account that sent the invitation. It may have been deleted since.
ALTER TABLE game_invitations ADD COLUMN invited_by uuid;

-- The names at the time of the action: the log keeps who it was when an account is deleted.
ALTER TABLE admin_actions ADD COLUMN admin_name text, ADD COLUMN account_name text;

-- A transaction may wait long before it ends a session; replicas read this table by time.
ALTER TABLE ended_sessions ALTER COLUMN ended_at SET DEFAULT clock_timestamp();
