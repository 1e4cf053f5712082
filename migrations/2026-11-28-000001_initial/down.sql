-- Drops everything, the functions too.
DROP FUNCTION is_guest;
DROP TABLE season_places, seasons, league_divisions, league_members, leagues, tournament_tables,
    tournament_players, tournament_events, tournaments, challenge_games, challenges, deal_players, deal_games,
    deals, blocks, friendships, mutes, phrases, alert_games, alert_paces, alerts, audiences, game_spectators,
    spectator_links, seat_offers, game_invitations, analysed_seats, analyses, season_ticket_popularity,
    season_route_popularity, season_popularity, ticket_popularity, route_popularity, game_popularity,
    popularity_pending, turn_positions, acquaintances, standings, head_to_head, totals, rating_percentiles,
    rating_changes, ratings, results, absence_checks, sleeping_hours, vacations, webhook_deliveries, outbox,
    webhooks, inbox_items, stored_responses, logs_to_pack, packed_logs, game_events, game_heads, admin_actions,
    outages, heartbeat, standing_orders, former_players, game_seats, games, secrets, signing_keys, imported_games,
    calendar_links, sign_in_challenges, identities, recovery_codes, login_throttle, ended_sessions, sessions,
    api_keys, bots, names, accounts;
DROP SEQUENCE game_endings;
DROP FUNCTION append_moves, append_move, notify_turn, pack_log, refuse_event_changes, count_identities,
    record_ended_sessions;
-- So that the functions are made again with the tables.
DELETE FROM __diesel_schema_migrations WHERE version LIKE '%functions';
