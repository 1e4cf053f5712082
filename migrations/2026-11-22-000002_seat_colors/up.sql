-- The colour of each taken seat. Before, it followed from the number of the seat.
SET LOCAL lock_timeout = '2s';
ALTER TABLE game_seats ADD COLUMN color text
    CHECK (color IN ('brown', 'red', 'purple', 'gray', 'blue'));
-- Schema 1 of the events is upcast in the same way (src/game/codec.rs).
UPDATE game_seats SET color = (ARRAY ['brown', 'red', 'purple', 'gray', 'blue'])[seat + 1]
    WHERE account_id IS NOT NULL OR pseudonym IS NOT NULL OR bot IS NOT NULL;
