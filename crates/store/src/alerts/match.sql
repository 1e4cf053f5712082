-- At most $4 accounts that the game $1, opened by $2, wakes at $3: those woken longest ago first. It reads one range
-- of the index for each of the 16 kinds of alerts that match. An account has at most five.
SELECT m.account_id FROM (
    SELECT c.account_id, min(c.ready_at) AS ready_at
    FROM (SELECT g.id, g.variant, g.seats,
            CASE WHEN (g.options ->> 'rated')::boolean THEN 'rated' ELSE 'casual' END AS rated,
            coalesce(g.options -> 'clock' ->> 'kind', 'none') AS clock
        FROM games g WHERE g.id = $1 AND g.status = 'lobby' AND g.visibility = 'public' AND g.open_seats > 0) g
    CROSS JOIN unnest(ARRAY[g.variant, 'any']) AS v (variant)
    CROSS JOIN unnest(ARRAY[g.seats, 0::smallint]) AS s (seats)
    CROSS JOIN unnest(ARRAY[g.rated, 'any']) AS r (rated)
    CROSS JOIN unnest(ARRAY[g.clock, 'any']) AS k (clock)
    CROSS JOIN LATERAL (
        SELECT a.account_id, a.ready_at FROM alerts a
        WHERE a.variant = v.variant AND a.seats = s.seats AND a.rated = r.rated AND a.clock = k.clock
            AND a.ready_at <= $3 AND a.ends_at > $3 AND a.account_id <> $2
            AND NOT EXISTS (SELECT FROM accounts b WHERE b.id = a.account_id AND b.banned_at IS NOT NULL)
            AND NOT EXISTS (SELECT FROM game_invitations i WHERE i.game_id = g.id AND i.account_id = a.account_id)
            AND NOT {seated} AND {shown}
        ORDER BY a.ready_at, a.account_id LIMIT 5 * $4) c
    GROUP BY c.account_id) m
ORDER BY m.ready_at, m.account_id LIMIT $4
