DROP TABLE invitation_codes;
ALTER TABLE leagues DROP COLUMN guests;
ALTER TABLE tournaments DROP COLUMN round_after, DROP COLUMN guests;
DELETE FROM __diesel_schema_migrations WHERE version LIKE '%functions';
