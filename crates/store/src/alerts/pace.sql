-- Notes at $2 that the accounts $1 are woken: not again for 10 minutes, and at most 20 times within a day.
WITH paces AS (
    INSERT INTO alert_paces AS p (account_id, ready_at, day_began_at, wakes)
    SELECT a.account_id, $2 + interval '10 minutes', $2, 1 FROM unnest($1) AS a (account_id)
    ON CONFLICT (account_id) DO UPDATE SET
        day_began_at = CASE WHEN p.day_began_at > $2 - interval '1 day' THEN p.day_began_at ELSE $2 END,
        wakes = CASE WHEN p.day_began_at > $2 - interval '1 day' THEN least(p.wakes + 1, 20) ELSE 1 END,
        ready_at = CASE WHEN p.day_began_at > $2 - interval '1 day' AND p.wakes >= 19
            THEN p.day_began_at + interval '1 day' ELSE $2 + interval '10 minutes' END
    RETURNING p.account_id, p.ready_at)
UPDATE alerts a SET ready_at = p.ready_at FROM paces p WHERE a.account_id = p.account_id
