SELECT r.game_id, r.variant, r.with_bots, r.public, r.finished_at, r.details, c.mu_before, c.sigma_before
FROM results r LEFT JOIN rating_changes c
    ON r.rated AND c.player = r.player AND c.board IN ('duel', 'table') AND c.ended_seq = r.ended_seq
WHERE r.game_id = ANY($1)
