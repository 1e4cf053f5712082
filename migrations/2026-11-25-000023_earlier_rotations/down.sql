ALTER TABLE sessions DROP COLUMN earlier_rotations;
