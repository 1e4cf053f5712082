-- What players say to the table of a game, and whom an account does not want to hear. Replicas of the
-- release before do not know of either.
SET LOCAL lock_timeout = '2s';

ALTER TABLE accounts
    -- Whether the account wants to hear nobody at all.
    ADD COLUMN mutes_everybody boolean NOT NULL DEFAULT false;

-- Phrases said in a game: the latest 200. They are no part of its log.
CREATE TABLE phrases (
    game_id uuid NOT NULL REFERENCES games,
    -- Their order in the game, from 1.
    number integer NOT NULL CHECK (number > 0),
    seat smallint NOT NULL,
    -- Who said it; NULL once the account is deleted.
    account_id uuid REFERENCES accounts ON DELETE SET NULL,
    phrase text NOT NULL,
    -- The version of the game at that moment.
    version integer NOT NULL,
    said_at timestamptz NOT NULL,
    -- When the seat has its whole allowance back.
    spent_until timestamptz NOT NULL,
    PRIMARY KEY (game_id, number)
);
CREATE INDEX phrases_of_account ON phrases (account_id);
CREATE INDEX phrases_by_age ON phrases (said_at);

CREATE TABLE mutes (
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    muted_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    muted_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, muted_id),
    CHECK (account_id <> muted_id)
);
CREATE INDEX mutes_of_muted ON mutes (muted_id);
