DROP TABLE sessions, ended_sessions, secrets;
DROP FUNCTION say_session_ended;
ALTER TABLE accounts DROP COLUMN role, DROP COLUMN banned_at, ADD COLUMN name_key text UNIQUE;
UPDATE accounts SET name_key = names.name_key FROM names WHERE names.account_id = accounts.id;
DROP TABLE names;
