SELECT g.id FROM games g WHERE g.id IN (SELECT s.game_id FROM game_seats s
    WHERE s.account_id IN ({friends}) AND NOT s.game_over)
AND g.id < {before} AND g.visibility = 'public' AND g.status = 'lobby' AND g.open_seats > 0
AND g.status = ANY ({statuses}) AND g.variant = ANY ({variants}) AND g.seats = ANY ({seats})
AND NOT EXISTS (SELECT FROM game_seats s WHERE s.game_id = g.id AND s.account_id = {account}) AND {shown}
ORDER BY g.id DESC LIMIT {limit}
