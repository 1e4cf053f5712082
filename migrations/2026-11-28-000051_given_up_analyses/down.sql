DELETE FROM analyses WHERE given_up IS NOT NULL;
ALTER TABLE analyses
    DROP CONSTRAINT analyses_state,
    DROP COLUMN given_up,
    ADD CONSTRAINT analyses_check CHECK (due_at IS NOT NULL OR analysis IS NOT NULL);
