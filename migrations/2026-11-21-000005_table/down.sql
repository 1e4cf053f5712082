DROP TABLE ratings, outages, heartbeat, kept_answers, game_invitations;
ALTER TABLE game_seats DROP COLUMN bot;
ALTER TABLE games DROP COLUMN options, DROP COLUMN packs, DROP COLUMN visibility, DROP COLUMN code,
    DROP COLUMN open_seats, DROP COLUMN due_at, DROP COLUMN opener_mu, DROP COLUMN rematch_of;
