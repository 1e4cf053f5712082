DELETE FROM api_keys k WHERE NOT EXISTS (SELECT FROM bots b WHERE b.account_id = k.account_id);
ALTER TABLE api_keys DROP CONSTRAINT api_keys_of_accounts,
    ADD CONSTRAINT api_keys_account_id_fkey FOREIGN KEY (account_id) REFERENCES bots ON DELETE CASCADE;
