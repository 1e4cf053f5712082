-- Why the analysis of a game was given up, if it was.
SET LOCAL lock_timeout = '2s';

ALTER TABLE analyses
    ADD COLUMN given_up text CHECK (given_up IN ('busy', 'too_long', 'failed')),
    DROP CONSTRAINT analyses_check,
    ADD CONSTRAINT analyses_state CHECK (due_at IS NOT NULL OR analysis IS NOT NULL OR given_up IS NOT NULL) NOT VALID;
