DROP TABLE phrases, mutes;
ALTER TABLE accounts DROP COLUMN mutes_everybody;
