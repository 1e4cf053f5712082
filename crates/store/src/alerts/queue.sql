-- Queues the game $1, which the account $2 opened at $3, if anybody has an alert.
INSERT INTO alert_games (game_id, opener_id, opened_at)
SELECT $1, {person}, $3 WHERE EXISTS (SELECT FROM alerts a WHERE a.ends_at > $3)
