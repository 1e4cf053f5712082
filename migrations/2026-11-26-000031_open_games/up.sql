-- Which games of a player may be in dumps of open data. No row is rewritten.
SET LOCAL lock_timeout = '2s';

ALTER TABLE accounts
    ADD COLUMN open_games text NOT NULL DEFAULT 'rated' CHECK (open_games IN ('none', 'rated', 'all'));
