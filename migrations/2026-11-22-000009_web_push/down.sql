DELETE FROM secrets WHERE name = 'push';
ALTER TABLE secrets DROP CONSTRAINT secrets_length,
    ADD CONSTRAINT secrets_secret_check CHECK (octet_length(secret) = 32);
DELETE FROM webhooks WHERE session_id IS NOT NULL;
ALTER TABLE webhooks DROP CONSTRAINT webhooks_device, DROP COLUMN session_id, DROP COLUMN public_key;
