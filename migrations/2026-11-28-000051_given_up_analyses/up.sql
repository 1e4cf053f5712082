-- Why the analysis of a game was given up, if it was.
SET LOCAL lock_timeout = '2s';

ALTER TABLE analyses ADD COLUMN given_up text CHECK (given_up IN ('busy', 'too_long', 'failed'));
