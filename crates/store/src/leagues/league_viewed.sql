-- Leagues as the viewer $1 sees them, with the viewer's part in them.
SELECT l.id, l.organiser_id, l.name, l.listed, l.rules, l.game_options, l.packs, l.bots_welcome, l.guests, l.season_days,
    l.created_at, l.phase, l.season, l.season_at, l.due_at, l.entry_closed, a.name AS organiser,
    (SELECT count(*) FROM league_members m WHERE m.league_id = l.id) AS members,
    (SELECT c.code FROM invitation_codes c WHERE c.league_id = l.id) AS code,
    n.account_id IS NOT NULL AS is_member,
    EXISTS (SELECT FROM league_removals r WHERE r.league_id = l.id AND r.account_id = $1) AS is_removed,
    o.division AS own_division, o.tournament_id AS own_tournament
FROM leagues l
LEFT JOIN accounts a ON a.id = l.organiser_id AND {shown}
LEFT JOIN league_members n ON n.league_id = l.id AND n.account_id = $1
LEFT JOIN LATERAL (SELECT d.division, d.tournament_id
    FROM league_divisions d JOIN tournament_players p ON p.tournament_id = d.tournament_id
    WHERE d.league_id = l.id AND d.season = l.season AND p.account_id = $1) o ON true
WHERE {which}
