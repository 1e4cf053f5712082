WITH mine AS MATERIALIZED (SELECT s.game_id, s.seat FROM game_seats s
    WHERE s.account_id = $1 AND NOT s.game_over),
heads AS MATERIALIZED (SELECT h.game_id, h.version, h.head, h.waits_for, h.deadline, h.updated_at FROM game_heads h
    WHERE h.game_id IN (SELECT game_id FROM mine)),
page AS MATERIALIZED (SELECT heads.*, mine.seat, heads.waits_for & (1 << mine.seat) <> 0 AS is_turn
    FROM mine JOIN heads USING (game_id) ORDER BY is_turn DESC, CASE WHEN heads.waits_for & (1 << mine.seat) <> 0
    THEN heads.deadline END NULLS LAST, heads.updated_at DESC, heads.game_id LIMIT $2),
-- To read a field of an event is most of the work: the types are read once.
types AS MATERIALIZED (SELECT e.game_id, e.seq, e.payload ->> 'type' AS type FROM game_events e
    WHERE e.game_id IN (SELECT game_id FROM page)),
points AS MATERIALIZED (SELECT e.game_id, (e.payload ->> 'seat')::smallint AS seat,
    sum((e.payload ->> 'points')::integer) AS points FROM game_events e
    WHERE (e.game_id, e.seq) IN (SELECT game_id, seq FROM types WHERE type = 'route_claimed') GROUP BY 1, 2),
logs AS MATERIALIZED (SELECT t.game_id, count(*) FILTER (WHERE t.type = 'turn_started') AS turns,
    bool_or(t.type = 'last_round_begun') AS is_last_round, max(t.seq) FILTER (WHERE t.type = ANY ($3)) AS deed
    FROM types t GROUP BY t.game_id),
deeds AS MATERIALIZED (SELECT e.game_id, e.seq, e.schema, e.payload::text AS payload, e.recorded_at FROM game_events e
    WHERE (e.game_id, e.seq) IN (SELECT game_id, deed FROM logs))
SELECT g.id, g.status, g.options, g.open_seats, page.seat, page.version, page.head, page.waits_for, page.deadline,
    page.updated_at, coalesce(logs.turns, 0) AS turns, coalesce(logs.is_last_round, false) AS is_last_round,
    deeds.seq, deeds.schema, deeds.payload, deeds.recorded_at,
    (SELECT jsonb_agg(jsonb_build_object('seat', s.seat, 'name', a.name, 'account', a.id, 'bot_of', w.name, 'bot', s.bot,
        'color', s.color, 'points', coalesce(p.points, 0)) ORDER BY s.seat) FROM game_seats s
        LEFT JOIN accounts a ON a.id = s.account_id LEFT JOIN bots o ON o.account_id = s.account_id
        LEFT JOIN accounts w ON w.id = o.owner_id
        LEFT JOIN points p ON p.game_id = s.game_id AND p.seat = s.seat WHERE s.game_id = g.id) AS players
FROM page JOIN games g ON g.id = page.game_id
LEFT JOIN logs ON logs.game_id = page.game_id LEFT JOIN deeds ON deeds.game_id = page.game_id
ORDER BY page.is_turn DESC, CASE WHEN page.is_turn THEN page.deadline END NULLS LAST, page.updated_at DESC, g.id
