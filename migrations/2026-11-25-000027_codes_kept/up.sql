-- Codes lead to their game after it has begun, too.
CREATE INDEX CONCURRENTLY games_of_code ON games (code, id) WHERE code IS NOT NULL;
