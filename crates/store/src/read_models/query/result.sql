SELECT g.options, r.started_at, r.finished_at, r.details, r.away,
    s.color, s.bot, a.id, a.name, w.name AS bot_of,
    EXISTS (SELECT FROM former_players f WHERE f.game_id = r.game_id AND f.seat = r.seat) AS stand_in
FROM games g JOIN results r ON r.game_id = g.id JOIN game_seats s ON s.game_id = r.game_id AND s.seat = r.seat
-- The result of a prepared table counts for nobody.
LEFT JOIN accounts a ON a.id = coalesce(r.player, s.account_id)
LEFT JOIN bots o ON o.account_id = r.player LEFT JOIN accounts w ON w.id = o.owner_id
WHERE g.id = $1 AND {may_see} ORDER BY r.seat
