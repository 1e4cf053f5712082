SELECT g.id FROM games g WHERE g.id IN (
    SELECT o.game_id FROM seat_offers o WHERE o.offered_to = 'public' AND o.game_id < {before}
    UNION SELECT o.game_id FROM seat_offers o WHERE o.offered_by IN ({friends}) AND o.game_id < {before})
AND g.status = 'running' AND g.status = ANY ({statuses}) AND g.variant = ANY ({variants}) AND g.seats = ANY ({seats})
AND (g.visibility <> 'unlisted' OR EXISTS (SELECT FROM seat_offers o
    WHERE o.game_id = g.id AND o.offered_by IN ({friends})))
AND {may_see} AND NOT {participates}
ORDER BY g.id DESC LIMIT {limit}
