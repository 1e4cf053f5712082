-- Links by which people watch private games, how late spectators see a game, and who watches now.
-- Replicas of the release before know of none of it: they refuse whoever was admitted by a link, and
-- would show spectators the present; they have to stop for migration 3 anyway.
SET LOCAL lock_timeout = '2s';

-- How many seconds spectators are behind.
ALTER TABLE games ADD COLUMN spectator_delay smallint NOT NULL DEFAULT 0
    CHECK (spectator_delay BETWEEN 0 AND 3600);

-- The link of a game, as long as its players share one.
CREATE TABLE spectator_links (
    game_id uuid PRIMARY KEY REFERENCES games,
    token uuid NOT NULL,
    made_at timestamptz NOT NULL
);

-- Whom the link has admitted.
CREATE TABLE game_spectators (
    game_id uuid NOT NULL REFERENCES spectator_links ON DELETE CASCADE,
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    admitted_at timestamptz NOT NULL,
    PRIMARY KEY (game_id, account_id)
);
CREATE INDEX game_spectators_of_account ON game_spectators (account_id);

-- Who watches games at each replica. Replicas write their rows again as long as somebody watches.
CREATE UNLOGGED TABLE audiences (
    game_id uuid NOT NULL,
    replica uuid NOT NULL,
    watching integer NOT NULL CHECK (watching > 0),
    -- Those who want to be seen.
    shown uuid[] NOT NULL,
    at timestamptz NOT NULL,
    PRIMARY KEY (game_id, replica)
);
CREATE INDEX audiences_by_age ON audiences (at);
