-- Endpoints of push services have up to a thousand letters and more.
SET LOCAL lock_timeout = '2s';

ALTER TABLE webhooks DROP CONSTRAINT webhooks_url_check;
ALTER TABLE webhooks ADD CONSTRAINT webhooks_url_check CHECK (char_length(url) <= 2000);
