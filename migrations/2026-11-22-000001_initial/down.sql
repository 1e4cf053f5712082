DROP TABLE popularity_pending, ticket_popularity, route_popularity, game_popularity, standings,
    rating_changes, ratings, head_to_head, totals, results, outbox, webhooks, inbox_items,
    admin_actions, outages, heartbeat, stored_responses, game_invitations, game_events, game_seats,
    games, signing_keys, secrets, login_throttle, ended_sessions, sessions, names, accounts;
DROP SEQUENCE game_endings;
DROP FUNCTION refuse_event_changes, record_ended_sessions;
