DROP TABLE season_places, seasons;
