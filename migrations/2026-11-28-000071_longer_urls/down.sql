ALTER TABLE webhooks DROP CONSTRAINT webhooks_url_check;
ALTER TABLE webhooks ADD CONSTRAINT webhooks_url_check CHECK (char_length(url) <= 500);
