listed AS MATERIALIZED (SELECT
g.id, g.status, g.visibility, g.options, g.packs, g.open_seats, g.bots_welcome, g.created_at,
(SELECT jsonb_agg(jsonb_build_object('seat', s.seat, 'name', a.name, 'account', a.id,
        'bot_of', w.name, 'bot', s.bot, 'color', s.color,
        'offered_to', (SELECT o.offered_to FROM seat_offers o
            WHERE o.game_id = s.game_id AND o.seat = s.seat AND {offered}))
    ORDER BY s.seat)
FROM game_seats s LEFT JOIN accounts a ON a.id = s.account_id LEFT JOIN bots b ON b.account_id = s.account_id
LEFT JOIN accounts w ON w.id = b.owner_id WHERE s.game_id = g.id) AS seats_taken
FROM page JOIN games g USING (id))
SELECT listed.*, h.updated_at FROM listed JOIN game_heads h ON h.game_id = listed.id ORDER BY listed.id DESC
