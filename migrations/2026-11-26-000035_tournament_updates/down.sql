UPDATE tournaments SET updated_at = created_at WHERE updated_at IS NULL;
ALTER TABLE tournaments ALTER COLUMN updated_at SET NOT NULL;
