-- Links by which people watch private games, and who watches now. Replicas of the release before do not
-- know of either, and refuse whoever was admitted by a link.
SET LOCAL lock_timeout = '2s';

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
