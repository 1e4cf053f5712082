-- The details of results are packed. Results that are there already stay as they are, and are read
-- as before, until `railhead rebuild` packs them. Replicas of the release before cannot read new
-- results; they have to stop for migration 3 anyway.
SET LOCAL lock_timeout = '2s';

-- The score, its explanation and the record as JSON, compressed (src/game/packed_details.rs).
ALTER TABLE results ADD COLUMN details bytea;
ALTER TABLE results ALTER COLUMN details SET STORAGE EXTERNAL;
ALTER TABLE results ALTER COLUMN score DROP NOT NULL,
    ALTER COLUMN explanation DROP NOT NULL,
    ALTER COLUMN record DROP NOT NULL;
ALTER TABLE results ADD CONSTRAINT results_details
    CHECK (details IS NOT NULL OR (score IS NOT NULL AND explanation IS NOT NULL AND record IS NOT NULL)) NOT VALID;
