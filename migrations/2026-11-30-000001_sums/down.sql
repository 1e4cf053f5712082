DELETE FROM __diesel_schema_migrations WHERE version LIKE '%functions';
DELETE FROM analysed_seats WHERE game_id NOT IN (SELECT game_id FROM analyses);
ALTER TABLE analysed_seats DROP CONSTRAINT analysed_seats_game_id_fkey;
ALTER TABLE analysed_seats ADD CONSTRAINT analysed_seats_game_id_fkey FOREIGN KEY (game_id) REFERENCES analyses
    ON DELETE CASCADE;
ALTER TABLE analysed_seats DROP COLUMN version;
