ALTER TABLE kept_answers DROP COLUMN head;
ALTER TABLE games DROP COLUMN head;
ALTER TABLE game_events
    DROP COLUMN head,
    ALTER COLUMN payload TYPE jsonb USING payload::jsonb,
    ADD COLUMN kind text NOT NULL GENERATED ALWAYS AS (payload ->> 'type') STORED;
