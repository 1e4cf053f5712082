-- Tournaments of a circle for the viewer $1, the latest first; only those in the phase $2, if one is given, from the
-- place ($3, $4) on.
SELECT t.id, t.name, a.name AS organiser, a.id AS organiser_id, t.visibility, t.rules, t.game_options, t.phase, t.players, t.starts_at,
    t.created_at, coalesce(p.is_present, false) AS entered,
    CASE WHEN t.phase IN ('finished', 'cancelled')
        THEN (SELECT max(e.at) FROM tournament_events e WHERE e.tournament_id = t.id) END AS ended_at
FROM tournaments t
LEFT JOIN accounts a ON a.id = t.organiser_id
LEFT JOIN tournament_players p ON p.tournament_id = t.id AND p.account_id = $1
WHERE ($2 IS NULL OR t.phase = $2) AND ($3 IS NULL OR (t.created_at, t.id) < ($3, $4)) AND {circle}
ORDER BY t.created_at DESC, t.id DESC
LIMIT $5
