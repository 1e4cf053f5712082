DROP TABLE facts_pending, ticket_facts, route_facts, game_facts, standings;
