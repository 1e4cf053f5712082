-- Where accounts, and the operator, want to be told what is new.
CREATE TABLE webhooks (
    id uuid PRIMARY KEY,
    -- None: the operator's, told the news of all accounts.
    account_id uuid REFERENCES accounts ON DELETE CASCADE,
    url text NOT NULL CHECK (char_length(url) <= 500),
    kinds text[] NOT NULL,
    -- What requests are signed with.
    secret text NOT NULL,
    -- From when until when nothing is sent, and in which time zone.
    quiet jsonb,
    digest_minutes smallint NOT NULL CHECK (digest_minutes BETWEEN 0 AND 1440),
    created_at timestamptz NOT NULL,
    -- Until then it is left alone: a replica is sending to it, or it failed.
    busy_until timestamptz,
    -- How often in a row it failed, and how it did last.
    failures integer NOT NULL DEFAULT 0,
    last_error text,
    -- How much news was never delivered.
    given_up integer NOT NULL DEFAULT 0
);
CREATE INDEX webhooks_of_account ON webhooks (coalesce(account_id, '00000000-0000-0000-0000-000000000000'));
CREATE UNIQUE INDEX webhooks_of_operator ON webhooks ((true)) WHERE account_id IS NULL;

-- What is still to be delivered. No foreign key: a move must not lock the row of a webhook.
CREATE TABLE webhook_news (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    webhook_id uuid NOT NULL,
    account_id uuid NOT NULL,
    game_id uuid NOT NULL,
    version integer NOT NULL,
    news jsonb NOT NULL,
    by_account uuid,
    at timestamptz NOT NULL,
    -- When it is to be looked at: quiet hours, digests and failures put it off.
    due_at timestamptz NOT NULL,
    -- The request in which it was first sent, and when: it stays the same however often that is repeated.
    batch uuid,
    tried_at timestamptz
);
CREATE INDEX webhook_news_due ON webhook_news (due_at, webhook_id);
CREATE INDEX webhook_news_of_webhook ON webhook_news (webhook_id, at);
CREATE INDEX webhook_news_of_account ON webhook_news (account_id);
