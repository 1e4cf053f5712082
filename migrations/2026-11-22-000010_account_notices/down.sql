ALTER TABLE sessions DROP COLUMN rotated_from;
DELETE FROM inbox_items WHERE game_id IS NULL;
ALTER TABLE inbox_items DROP CONSTRAINT inbox_items_game,
    ALTER COLUMN game_id SET NOT NULL,
    ALTER COLUMN version SET NOT NULL;
