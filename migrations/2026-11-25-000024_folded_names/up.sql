-- Names by full case folding: `Straße` and `STRASSE` are one. SQL cannot fold like that, so a job of the
-- server fills the column (src/jobs/names.rs). It is NULL for a name that was not looked at yet, as for those
-- that replicas of the release before add, and for good where another name had the same folding before: both
-- accounts keep their names and find each other's spelling in `name_key`, as before.
SET LOCAL lock_timeout = '2s';

ALTER TABLE names ADD COLUMN folded text;

-- It has no rows yet, so names cannot be added for as long as it takes to read the table once.
CREATE UNIQUE INDEX names_by_folding ON names (folded) WHERE folded IS NOT NULL;
