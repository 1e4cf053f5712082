DROP INDEX webhooks_of_device;
ALTER TABLE webhooks DROP COLUMN recipient;
CREATE INDEX webhooks_of_device ON webhooks (url) WHERE session_id IS NOT NULL;
