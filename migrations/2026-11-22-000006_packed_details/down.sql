-- For development, while no result is packed.
ALTER TABLE results DROP COLUMN details;
ALTER TABLE results ALTER COLUMN score SET NOT NULL,
    ALTER COLUMN explanation SET NOT NULL,
    ALTER COLUMN record SET NOT NULL;
