-- Leagues that the viewer $1 may see in a list, the latest first, from the place ($2, $3) on.
SELECT l.id
FROM leagues l
WHERE ($2 IS NULL OR (l.created_at, l.id) < ($2, $3)) AND {circle}
ORDER BY l.created_at DESC, l.id DESC
LIMIT $4
