-- Seats that are offered to stand-ins, and who had the seats that stand-ins have taken over. Replicas
-- of the release before cannot read a log in which a stand-in was seated; they have to stop for
-- migration 3 anyway.
SET LOCAL lock_timeout = '2s';

-- The seats that their players have left, and that others may take over.
CREATE TABLE seat_offers (
    game_id uuid NOT NULL REFERENCES games,
    seat smallint NOT NULL CHECK (seat BETWEEN 0 AND 4),
    offered_to text NOT NULL CHECK (offered_to IN ('friends', 'public')),
    offered_by uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    offered_at timestamptz NOT NULL,
    PRIMARY KEY (game_id, seat)
);
CREATE INDEX seat_offers_by_account ON seat_offers (offered_by);
CREATE INDEX seat_offers_to_public ON seat_offers (game_id) WHERE offered_to = 'public';

-- Who had a seat until a stand-in took it over, the first as 0. Nobody sits in a game twice.
CREATE TABLE former_players (
    game_id uuid NOT NULL REFERENCES games,
    seat smallint NOT NULL CHECK (seat BETWEEN 0 AND 4),
    nth smallint NOT NULL CHECK (nth BETWEEN 0 AND 7),
    account_id uuid REFERENCES accounts ON DELETE SET NULL,
    -- As in game_seats.
    pseudonym uuid,
    PRIMARY KEY (game_id, seat, nth),
    UNIQUE (game_id, account_id),
    CHECK (account_id IS NULL OR pseudonym IS NULL)
);
CREATE INDEX former_players_of_account ON former_players (account_id, game_id)
    WHERE account_id IS NOT NULL;
