DROP TABLE admin_actions;
ALTER TABLE game_seats DROP COLUMN handed_over;
ALTER TABLE games DROP CONSTRAINT games_status_check,
    ADD CONSTRAINT games_status_check CHECK (status IN ('lobby', 'running', 'finished'));
