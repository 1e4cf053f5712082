DROP TABLE seat_offers, former_players;
