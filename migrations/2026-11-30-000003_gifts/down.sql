DELETE FROM __diesel_schema_migrations WHERE version LIKE '%functions';
ALTER TABLE analysed_seats DROP COLUMN given;
