-- Who players are at OpenID Connect providers. Replicas of the release before could not show an inbox
-- with the notice `identity_linked`, and take an account without a password for a guest; they have to
-- stop for migration 3 anyway.
SET LOCAL lock_timeout = '2s';

CREATE TABLE identities (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    -- The name that the operator had given the provider.
    provider text NOT NULL CHECK (octet_length(provider) <= 30),
    issuer text NOT NULL CHECK (octet_length(issuer) <= 500),
    -- The issuer's id of the person.
    subject text NOT NULL CHECK (octet_length(subject) BETWEEN 1 AND 255),
    linked_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (issuer, subject)
);
CREATE INDEX identities_of_account ON identities (account_id);

ALTER TABLE accounts
    -- How many rows of `identities` the account has.
    ADD COLUMN identities smallint NOT NULL DEFAULT 0,
    ADD CONSTRAINT accounts_identities CHECK (identities BETWEEN 0 AND 10) NOT VALID;

CREATE FUNCTION count_identities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        UPDATE accounts SET identities = identities + 1 WHERE id = NEW.account_id;
    ELSE
        UPDATE accounts SET identities = identities - 1 WHERE id = OLD.account_id;
    END IF;
    RETURN NULL;
END
$$;
CREATE TRIGGER identities_counted AFTER INSERT OR DELETE ON identities
    FOR EACH ROW EXECUTE FUNCTION count_identities();

-- A guest can only be reached through its sessions.
CREATE FUNCTION is_guest(account accounts) RETURNS boolean LANGUAGE sql IMMUTABLE
    RETURN account.password_hash IS NULL AND account.identities = 0;

-- Challenges with which somebody has proven who they are. Those that nobody has used are not stored.
CREATE TABLE sign_in_challenges (
    -- SHA-256 of the nonce.
    nonce_hash bytea PRIMARY KEY CHECK (octet_length(nonce_hash) = 32),
    -- Who it was, until a name for the new account is chosen; NULL once the challenge is used up.
    provider text,
    issuer text,
    subject text,
    proven_at timestamptz NOT NULL DEFAULT now(),
    CHECK (num_nulls(provider, issuer, subject) IN (0, 3))
);
CREATE INDEX sign_in_challenges_by_age ON sign_in_challenges (proven_at);
