-- The boards of the season $1 with their players, unless its final places are written.
INSERT INTO seasons AS s (season, board, players)
SELECT $1, 'duel', count(*) FROM standings WHERE period = $1 AND variant = 'all' AND listed AND duel_rating IS NOT NULL
UNION ALL
SELECT $1, 'table', count(*) FROM standings WHERE period = $1 AND variant = 'all' AND listed AND table_rating IS NOT NULL
ON CONFLICT (season, board) DO UPDATE SET players = excluded.players
WHERE s.closed_at IS NULL AND s.players <> excluded.players
