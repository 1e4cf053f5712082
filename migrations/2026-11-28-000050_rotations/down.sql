ALTER TABLE sessions DROP COLUMN rotations;
