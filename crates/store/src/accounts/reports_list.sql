SELECT r.id, r.about, a.name AS player, r.game_id, r.phrase, p.phrase AS said, r.reason, r.text, b.name AS reporter,
    r.reported_at, r.outcome, r.closed_at, c.name AS closed_by
FROM reports r LEFT JOIN accounts a ON a.id = r.account_id LEFT JOIN accounts b ON b.id = r.reporter_id
LEFT JOIN accounts c ON c.id = r.closed_by LEFT JOIN phrases p ON (p.game_id, p.number) = (r.game_id, r.phrase)
WHERE {which} AND {is_for}
ORDER BY r.id {order} LIMIT {limit}
