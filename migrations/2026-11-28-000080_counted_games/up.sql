-- What a game counts for: whom leaderboards list, the rated games of a rating, percentiles of those who are
-- not active, and an end for games without a clock. Replicas of the release before list whom they listed, and
-- do not count the games of ratings; `railhead rebuild` corrects both.
SET LOCAL lock_timeout = '2s';

-- The number of different people with whom the account has played, of the first few. Leaderboards list
-- accounts that have met enough.
ALTER TABLE accounts ADD COLUMN met smallint NOT NULL DEFAULT 0 CHECK (met >= 0);

-- The first people with whom an account has played a game that counts, when both had a name.
CREATE TABLE acquaintances (
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    other_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE CHECK (other_id <> account_id),
    PRIMARY KEY (account_id, other_id)
);
-- For deleted accounts.
CREATE INDEX acquaintances_of_other ON acquaintances (other_id);

-- The rated games of each rating in the period.
ALTER TABLE standings ADD COLUMN duel_games integer NOT NULL DEFAULT 0;
ALTER TABLE standings ADD COLUMN table_games integer NOT NULL DEFAULT 0;

-- The greatest `mu - 3 sigma` of the active players above so many percent of them; NULL in rows of replicas of
-- the release before. A job counts anew.
ALTER TABLE rating_percentiles ADD COLUMN ceiling double precision;
DELETE FROM rating_percentiles;

-- Accounts that were listed keep their places if they have met enough people, at most three of whom are looked up.
INSERT INTO acquaintances (account_id, other_id)
SELECT a.id, o.opponent FROM accounts a
CROSS JOIN LATERAL (SELECT DISTINCT h.opponent FROM head_to_head h JOIN accounts b ON b.id = h.opponent
    WHERE h.player = a.id AND NOT b.is_bot AND (b.password_hash IS NOT NULL OR b.identities > 0) LIMIT 3) o
WHERE NOT a.is_bot AND (a.password_hash IS NOT NULL OR a.identities > 0);
UPDATE accounts a SET met = q.met
FROM (SELECT account_id, count(*)::smallint AS met FROM acquaintances GROUP BY account_id) q WHERE q.account_id = a.id;
UPDATE standings s SET listed = false FROM accounts a WHERE a.id = s.player AND s.listed AND a.met < 3;

-- Games without a clock end for somebody who keeps them waiting for 30 days.
UPDATE game_heads h SET due_at = h.updated_at + interval '30 days'
FROM games g WHERE g.id = h.game_id AND g.status = 'running' AND h.due_at IS NULL;
