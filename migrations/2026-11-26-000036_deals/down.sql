DROP TABLE challenge_games, challenges, deal_players, deal_games;
ALTER TABLE games DROP COLUMN deal_id;
DROP TABLE deals;
