UPDATE accounts a SET renamed_at = CASE WHEN is_same THEN renamed_at ELSE recent || now() END
FROM (SELECT a.id, ARRAY(SELECT t FROM unnest(a.renamed_at) t WHERE t > now() - $3 * interval '1 day' ORDER BY t)
        AS recent, EXISTS (SELECT FROM names n WHERE n.account_id = a.id AND n.name_key = $2) AS is_same
    FROM accounts a WHERE a.id = $1 FOR NO KEY UPDATE OF a) past
WHERE a.id = past.id RETURNING NOT is_same AND cardinality(recent) >= $4 AS refused,
    coalesce(ceil(extract(epoch FROM recent[1] + $3 * interval '1 day' - now())), 0)::bigint AS seconds
