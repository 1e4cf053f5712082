WITH due AS (SELECT due_at FROM game_heads WHERE due_at <= $1 ORDER BY due_at LIMIT 10000),
    waiting AS (SELECT at FROM outbox ORDER BY due_at LIMIT 10000),
    open_reports AS (SELECT reported_at FROM reports WHERE closed_at IS NULL ORDER BY id LIMIT 10000),
    actions AS (SELECT action, count(*) AS times FROM admin_actions GROUP BY action)
SELECT (SELECT count(*) FROM due) AS games_due,
    coalesce(greatest(0, extract(epoch FROM $1 - (SELECT min(due_at) FROM due))), 0)::float8 AS oldest_due_seconds,
    (SELECT count(*) FROM waiting) AS deliveries_waiting,
    coalesce(greatest(0, extract(epoch FROM $1 - (SELECT min(at) FROM waiting))), 0)::float8 AS oldest_delivery_seconds,
    coalesce((SELECT max(ended_seq) FROM games WHERE ended_seq IS NOT NULL), 0) AS games_finished,
    (SELECT count(*) FROM (SELECT FROM logs_to_pack WHERE due_at <= $1 LIMIT 10000) d) AS logs_to_pack,
    (SELECT count(*) FROM open_reports) AS reports_open,
    coalesce(greatest(0, extract(epoch FROM $1 - (SELECT min(reported_at) FROM open_reports))), 0)::float8
        AS oldest_report_seconds,
    (SELECT count(*) FROM (SELECT FROM sessions WHERE rotated_at > $1 - interval '15 minutes' LIMIT 100000) s)
        AS sessions_active,
    coalesce(greatest(0, extract(epoch FROM $1 - (SELECT beat_at FROM heartbeat))), 0)::float8 AS heartbeat_seconds,
    (SELECT count(*) FROM outages) AS outages,
    (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()) AS connections,
    current_setting('max_connections')::bigint AS most_connections,
    coalesce((SELECT array_agg(action ORDER BY action) FROM actions), '{}') AS actions,
    coalesce((SELECT array_agg(times ORDER BY action) FROM actions), '{}') AS times
