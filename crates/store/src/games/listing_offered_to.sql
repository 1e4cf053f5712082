SELECT g.id FROM games g WHERE g.id IN (
    SELECT o.game_id FROM seat_offers o WHERE o.offered_to = 'public' AND o.game_id < $4
    UNION SELECT o.game_id FROM seat_offers o WHERE o.offered_by IN ({friends}) AND o.game_id < $4)
AND g.status = 'running' AND g.status = ANY ($1) AND g.variant = ANY ($2) AND g.seats = ANY ($3)
AND (g.visibility <> 'unlisted' OR EXISTS (SELECT FROM seat_offers o
    WHERE o.game_id = g.id AND o.offered_by IN ({friends})))
AND {may_see} AND NOT {participates}
ORDER BY g.id DESC LIMIT $5
