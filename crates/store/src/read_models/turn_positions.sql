INSERT INTO turn_positions AS p (variant, seats, with_bots, position, games, wins, ranks, points)
SELECT n.variant, n.seats, n.with_bots, n.position, n.games, n.wins, n.ranks, n.points
FROM json_populate_recordset(NULL::turn_positions, $1) n
ON CONFLICT (variant, seats, with_bots, position) DO UPDATE SET games = p.games + excluded.games,
    wins = p.wins + excluded.wins, ranks = p.ranks + excluded.ranks, points = p.points + excluded.points
