DROP TABLE league_removals;
ALTER TABLE leagues DROP COLUMN entry_closed;
DELETE FROM __diesel_schema_migrations WHERE version LIKE '%functions';
