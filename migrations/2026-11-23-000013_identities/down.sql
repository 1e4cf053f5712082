DELETE FROM inbox_items WHERE notification ->> 'kind' = 'identity_linked';
DROP TABLE sign_in_challenges;
DROP FUNCTION is_guest(accounts);
DROP TABLE identities;
DROP FUNCTION count_identities();
ALTER TABLE accounts DROP COLUMN identities;
