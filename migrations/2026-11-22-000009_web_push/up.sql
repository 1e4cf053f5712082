-- Devices to which notifications are pushed (RFC 8030). They share the queue of webhooks. Replicas
-- of the release before would post to them unencrypted; they have to stop for migration 3 anyway.
SET LOCAL lock_timeout = '2s';

ALTER TABLE webhooks
    -- The device; NULL for webhooks. Its URL is that of its push service.
    ADD COLUMN session_id uuid REFERENCES sessions ON DELETE CASCADE,
    -- The key for which its notifications are encrypted (RFC 8291), an uncompressed point of P-256.
    -- `secret` is then the device's authentication secret, in base64url.
    ADD COLUMN public_key bytea CHECK (octet_length(public_key) = 65),
    ADD CONSTRAINT webhooks_device CHECK ((session_id IS NULL) = (public_key IS NULL)) NOT VALID;
CREATE UNIQUE INDEX webhooks_of_session ON webhooks (session_id);
-- A browser that signs in to another account keeps its URL.
CREATE INDEX webhooks_of_device ON webhooks (url) WHERE session_id IS NOT NULL;

-- The key `push` identifies the server to push services: PKCS #8.
ALTER TABLE secrets DROP CONSTRAINT secrets_secret_check,
    ADD CONSTRAINT secrets_length CHECK (name = 'push' OR octet_length(secret) = 32) NOT VALID;
