SELECT g.id FROM games g
WHERE g.status = 'lobby' AND g.visibility = 'public' AND g.packs = '{{}}' AND g.open_seats > 0
AND g.options - 'auto_start' = {options} AND g.created_at > {since}
AND ({mu} IS NULL OR abs(g.opener_mu - {mu}) <= 3 + extract(epoch FROM {now} - g.created_at) / 30)
AND NOT EXISTS (SELECT FROM game_seats s WHERE s.game_id = g.id AND s.account_id = {account})
AND NOT EXISTS (SELECT FROM game_seats s JOIN bots b ON b.account_id = s.account_id WHERE s.game_id = g.id)
AND NOT EXISTS (SELECT FROM game_invitations i
    WHERE i.game_id = g.id AND i.account_id = {account} AND i.state = 'barred') AND {shown}
AND g.open_seats > (SELECT count(*) FROM game_invitations i
    WHERE i.game_id = g.id AND i.account_id <> {account} AND i.seat IS NOT NULL)
ORDER BY g.id LIMIT 1 FOR NO KEY UPDATE OF g{locked}
