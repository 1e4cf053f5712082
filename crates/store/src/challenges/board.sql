-- A page of the players with points on these days, as the viewer sees them, after a place.
SELECT s.player, a.name, s.points, s.games, s.place, s.game, s.is_revealed
FROM (SELECT g.account_id AS player, sum(g.points)::integer AS points, count(*)::integer AS games,
        min(g.place) AS place, (array_agg(g.game_id))[1] AS game, bool_and(d.revealed_at IS NOT NULL) AS is_revealed
    FROM challenge_games g JOIN challenges c ON c.day = g.day JOIN deals d ON d.id = c.deal_id
    WHERE g.day BETWEEN {first} AND {last} AND g.points IS NOT NULL {among}
    GROUP BY g.account_id) s
JOIN accounts a ON a.id = s.player
WHERE (s.points, s.player) < ({last_points}, {last_player}) AND {listed} AND {shown}
ORDER BY s.points DESC, s.player DESC
LIMIT {limit}
