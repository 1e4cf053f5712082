-- The moment of the last event is in `tournament_events`: nothing reads this column, and nothing writes it any more.
-- A later release drops it.
SET LOCAL lock_timeout = '2s';

ALTER TABLE tournaments ALTER COLUMN updated_at DROP NOT NULL;
