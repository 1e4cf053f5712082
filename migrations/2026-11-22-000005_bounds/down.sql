ALTER TABLE ended_sessions ALTER COLUMN ended_at SET DEFAULT now();
ALTER TABLE admin_actions DROP COLUMN admin_name, DROP COLUMN account_name;
ALTER TABLE game_invitations DROP COLUMN invited_by;
ALTER TABLE accounts DROP COLUMN renamed_at;
