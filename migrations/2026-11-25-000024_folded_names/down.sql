DROP INDEX names_by_folding;
ALTER TABLE names DROP COLUMN folded;
