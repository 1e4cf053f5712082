//! The hosted game: what hosting adds to the rules, without a database and without HTTP.

pub mod absence;
pub mod chain;
pub mod clock;
pub mod codec;
pub mod effects;
pub mod hosted_game;
pub mod invitation;
pub mod joining;
pub mod limits;
pub mod notification_texts;
pub mod notifications;
pub mod outcome;
pub mod packed_details;
pub mod packed_log;
pub mod phrases;
pub mod rng;
pub mod seat_offer;
pub mod standing_order;
pub mod status;
pub mod visibility;
pub mod waiting;
