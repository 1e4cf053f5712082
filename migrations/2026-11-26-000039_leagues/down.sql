DROP TABLE league_divisions, league_members, leagues;
