ALTER TABLE analyses DROP COLUMN given_up;
