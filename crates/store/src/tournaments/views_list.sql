-- Tournaments of a circle for the viewer, the latest first; only those in a phase, if one is given,
-- from a place on.
SELECT t.id, t.name, a.name AS organiser, a.id AS organiser_id, t.visibility, t.rules, t.game_options, t.guests, t.phase, t.players, t.starts_at,
    t.created_at, coalesce(p.is_present, false) AS entered,
    CASE WHEN t.phase IN ('finished', 'cancelled')
        THEN (SELECT max(e.at) FROM tournament_events e WHERE e.tournament_id = t.id) END AS ended_at
FROM tournaments t
LEFT JOIN accounts a ON a.id = t.organiser_id
LEFT JOIN tournament_players p ON p.tournament_id = t.id AND p.account_id = {viewer}
WHERE ({phase} IS NULL OR t.phase = {phase}) AND ({after_at} IS NULL OR (t.created_at, t.id) < ({after_at}, {after_id})) AND {circle}
ORDER BY t.created_at DESC, t.id DESC
LIMIT {limit}
