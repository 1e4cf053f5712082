-- Tournaments that the viewer $1 may see, the latest first: public ones, and those that the viewer has opened or
-- entered, or whose organiser is a friend. With $3, only those that the viewer has opened or entered.
SELECT t.id, t.name, a.name AS organiser, t.visibility, t.rules, t.game_options, t.phase, t.players, t.starts_at,
    t.created_at, coalesce(p.is_present, false) AS entered
FROM tournaments t
LEFT JOIN accounts a ON a.id = t.organiser_id
LEFT JOIN tournament_players p ON p.tournament_id = t.id AND p.account_id = $1
WHERE ($2 IS NULL OR t.phase = $2)
    AND ($4 IS NULL OR (t.created_at, t.id) < ($4, $5))
    AND CASE WHEN $3 THEN p.account_id IS NOT NULL OR t.organiser_id = $1
        ELSE (t.visibility = 'public' OR p.account_id IS NOT NULL OR t.organiser_id = $1
            OR t.visibility = 'friends' AND $1 IN ({friends}))
        AND (p.account_id IS NOT NULL OR t.organiser_id IS NULL OR {shown}) END
ORDER BY t.created_at DESC, t.id DESC
LIMIT $6
