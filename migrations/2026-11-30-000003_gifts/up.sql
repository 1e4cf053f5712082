-- What a seat gave to others at tables of three to five, for moderators.
SET LOCAL lock_timeout = '2s';
-- The points given to each seat, in the order of seats (crates/analysis/src/gifts.rs). NULL at tables of two, and in
-- games that were analysed before this column was.
ALTER TABLE analysed_seats ADD COLUMN given real[];
