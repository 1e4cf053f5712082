-- Wrong passwords, by the name tried, by the address that tried it, and by the owner of a session who is asked again.
CREATE TABLE sign_in_attempts (
    key text PRIMARY KEY,
    -- How many since when; an attempt counts from its beginning and is forgiven if the password was right.
    wrong integer NOT NULL DEFAULT 0,
    since timestamptz NOT NULL DEFAULT now(),
    -- How many locks so far: each is twice as long.
    locks integer NOT NULL DEFAULT 0,
    locked_until timestamptz
);
CREATE INDEX sign_in_attempts_by_age ON sign_in_attempts (since);
