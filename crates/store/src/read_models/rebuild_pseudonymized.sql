SELECT DISTINCT r.player, c.pseudonym FROM results r
JOIN game_seats s USING (game_id, seat) JOIN games g ON g.id = r.game_id
LEFT JOIN former_players f ON f.game_id = r.game_id AND f.seat = r.seat AND f.nth = 0
    AND g.options ->> 'stand_ins' = 'owner',
LATERAL (SELECT CASE WHEN f.game_id IS NULL THEN s.pseudonym ELSE f.pseudonym END AS pseudonym) c
WHERE c.pseudonym <> r.player
