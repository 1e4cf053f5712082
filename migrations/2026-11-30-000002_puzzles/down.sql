DELETE FROM __diesel_schema_migrations WHERE version LIKE '%functions';
DROP TABLE puzzle_ratings, puzzle_results, puzzles;
