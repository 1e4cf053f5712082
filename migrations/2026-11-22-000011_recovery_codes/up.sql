-- Codes on paper, by which a player who has forgotten the password sets a new one. Replicas of the
-- release before could not show an inbox with the notice `recovery_code_used`; they have to stop for
-- migration 3 anyway.
SET LOCAL lock_timeout = '2s';

CREATE TABLE recovery_codes (
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    -- Ten codes are made together. A code that was used is deleted.
    number smallint NOT NULL CHECK (number BETWEEN 1 AND 10),
    -- SHA-256 of the code.
    code_hash bytea NOT NULL CHECK (octet_length(code_hash) = 32),
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (account_id, number)
);
