-- The link by which calendar programs read the deadlines of an account.
SET LOCAL lock_timeout = '2s';

CREATE TABLE calendar_links (
    account_id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
    -- SHA-256 of the secret in the link, which is not stored.
    secret_hash bytea NOT NULL UNIQUE CHECK (octet_length(secret_hash) = 32),
    created_at timestamptz NOT NULL
);
