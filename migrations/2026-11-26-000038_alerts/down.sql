DROP TABLE alert_games, alert_paces, alerts;
