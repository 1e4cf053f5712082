DROP TABLE webhook_deliveries;
UPDATE webhooks SET kinds = paused_kinds WHERE paused_kinds IS NOT NULL;
ALTER TABLE webhooks DROP COLUMN paused_kinds, DROP COLUMN paused_by, DROP COLUMN failing_since,
    DROP COLUMN retired_until, DROP COLUMN retired_secrets;
