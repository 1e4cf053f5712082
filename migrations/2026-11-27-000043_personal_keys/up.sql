-- API keys of persons beside those of bots. Replicas of the release before refuse them as unknown.
SET LOCAL lock_timeout = '2s';

-- Every bot is an account, so all rows satisfy it.
ALTER TABLE api_keys DROP CONSTRAINT api_keys_account_id_fkey,
    ADD CONSTRAINT api_keys_of_accounts FOREIGN KEY (account_id) REFERENCES accounts ON DELETE CASCADE NOT VALID;
