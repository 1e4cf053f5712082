-- The moves of the bots of a prepared table, as JSON; NULL for all other games. No row is read. Replicas of
-- the release before do not know the column: a bot that they move plays as its level does.
SET LOCAL lock_timeout = '2s';

ALTER TABLE games ADD COLUMN script jsonb;
