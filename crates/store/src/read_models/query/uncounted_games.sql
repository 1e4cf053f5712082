-- The finished games of the account {account} that count for nobody, the latest first: the table was
-- prepared, or shares its deal with others.
WITH page AS MATERIALIZED (SELECT g.id AS game_id, g.ended_seq, s.seat
    FROM game_seats s JOIN games g ON g.id = s.game_id
    WHERE s.account_id = {account} AND (g.deal_id IS NOT NULL OR g.script IS NOT NULL)
    AND g.ended_seq IS NOT NULL AND g.ended_seq < {before}
    AND EXISTS (SELECT FROM results r WHERE r.game_id = g.id)
    ORDER BY g.ended_seq DESC LIMIT {limit})
SELECT p.ended_seq, p.game_id, p.seat, r.finished_at, r.variant, t.tournament_id,
EXISTS (SELECT FROM challenge_games c WHERE c.game_id = p.game_id) AS is_challenge,
(SELECT jsonb_agg(jsonb_build_object('seat', o.seat, 'color', s.color, 'name', a.name, 'account', a.id,
        'bot_of', w.name, 'bot', CASE WHEN s.account_id IS NULL AND s.pseudonym IS NULL THEN s.bot END,
        'rank', o.rank, 'total', o.total, 'left', o.away IS NOT NULL) ORDER BY o.seat)
    FROM results o JOIN game_seats s USING (game_id, seat) LEFT JOIN accounts a ON a.id = s.account_id
    LEFT JOIN bots y ON y.account_id = s.account_id LEFT JOIN accounts w ON w.id = y.owner_id
    WHERE o.game_id = p.game_id) AS players
FROM page p JOIN results r USING (game_id, seat) LEFT JOIN tournament_tables t ON t.game_id = p.game_id
ORDER BY p.ended_seq DESC
