ALTER TABLE tournaments DROP COLUMN games_to_end;
