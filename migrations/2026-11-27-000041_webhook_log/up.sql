-- The deliveries of webhooks, so that their owners can see what happened to them; pauses; and a second secret while
-- receivers change to a new one. Replicas of the release before send nothing to a paused webhook, since it has no
-- kinds, and sign with the new secret only.
SET LOCAL lock_timeout = '2s';

ALTER TABLE webhooks
    -- The secrets before, the latest first, which sign as well until then.
    ADD COLUMN retired_secrets text[] NOT NULL DEFAULT '{}',
    ADD COLUMN retired_until timestamptz,
    -- The first of the failures in a row; NULL if the last request succeeded, or on rows of an older release.
    ADD COLUMN failing_since timestamptz,
    ADD COLUMN paused_by text CHECK (paused_by IN ('owner', 'failures')),
    -- The kinds that come back when it is resumed; `kinds` is empty until then.
    ADD COLUMN paused_kinds text[],
    ADD CONSTRAINT webhooks_paused CHECK ((paused_by IS NULL) = (paused_kinds IS NULL)) NOT VALID;

CREATE TABLE webhook_deliveries (
    -- That of the request, the same in every attempt.
    id uuid PRIMARY KEY,
    webhook_id uuid NOT NULL REFERENCES webhooks ON DELETE CASCADE,
    -- Of the notifications in it; none for a test.
    kinds text[] NOT NULL,
    body text NOT NULL,
    created_at timestamptz NOT NULL,
    delivered_at timestamptz,
    -- The time from which a replica may send a test, or send it again; NULL if nobody wants that.
    wanted_at timestamptz,
    attempts integer NOT NULL,
    -- The last ten, the oldest first.
    last_attempts jsonb NOT NULL
);
CREATE INDEX webhook_deliveries_of_webhook ON webhook_deliveries (webhook_id, created_at);
CREATE INDEX webhook_deliveries_wanted ON webhook_deliveries (wanted_at) WHERE wanted_at IS NOT NULL;
CREATE INDEX webhook_deliveries_by_age ON webhook_deliveries (created_at);
