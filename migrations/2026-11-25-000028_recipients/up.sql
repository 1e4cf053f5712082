-- The recipient of a webhook by name: an account, a device of one, or the operator. PostgreSQL computes it, so
-- replicas of the release before, which do not know the column, fill it too. A later release can write it
-- (`DROP EXPRESSION` reads no row). A device without an account would have no recipient, and is refused.
--
-- This rewrites the table, and moves wait until it is done: 6 to 25 seconds for a million webhooks and devices.
SET LOCAL lock_timeout = '2s';

-- Its successor is made anew below; else it would be made twice.
DROP INDEX webhooks_of_device;

ALTER TABLE webhooks ADD COLUMN recipient text NOT NULL GENERATED ALWAYS AS (CASE
    WHEN session_id IS NOT NULL AND account_id IS NOT NULL THEN 'device'
    WHEN session_id IS NULL AND account_id IS NOT NULL THEN 'account'
    WHEN session_id IS NULL THEN 'operator'
END) STORED;

CREATE INDEX webhooks_of_device ON webhooks (url) WHERE recipient = 'device';
