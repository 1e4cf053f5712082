WITH page AS MATERIALIZED (SELECT r.game_id, r.seat, r.ended_seq
    FROM {from} WHERE {matched} AND {outcome} AND r.ended_seq < {before}
    AND (r.public OR {viewer} = {player} OR {participates})
    AND {shown}
    ORDER BY r.ended_seq DESC LIMIT {limit})
SELECT p.ended_seq, p.game_id, p.seat, r.finished_at, r.variant, r.rated, r.seats,
c.mu_before, c.sigma_before, c.mu_after, c.sigma_after, c.games,
(SELECT jsonb_agg(jsonb_build_object('seat', o.seat, 'color', s.color, 'name', a.name, 'account', a.id,
        'bot_of', w.name, 'bot', CASE WHEN o.player IS NULL THEN s.bot END,
        'rank', o.rank, 'total', o.total, 'left', o.away IS NOT NULL) ORDER BY o.seat)
    FROM results o JOIN game_seats s USING (game_id, seat) LEFT JOIN accounts a ON a.id = o.player
    LEFT JOIN bots y ON y.account_id = o.player LEFT JOIN accounts w ON w.id = y.owner_id
    WHERE o.game_id = p.game_id) AS players
FROM page p JOIN results r USING (game_id, seat) LEFT JOIN rating_changes c ON c.player = {player}
    AND c.board = CASE r.seats WHEN 2 THEN 'duel' ELSE 'table' END AND c.ended_seq = p.ended_seq
ORDER BY p.ended_seq DESC
