//! The filter of the games that lists and records of a player are about.

use crate::{
    engine::Variant,
    store::read_models::query::{Kinds, PastFilter},
};
use jiff::Timestamp;
use serde::Deserialize;
use utoipa::IntoParams;

/// A filter for finished games.
#[derive(Clone, Copy, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct GamesFilter {
    /// Only games of this variant.
    pub variant: Option<Variant>,
    /// Only games with this many seats.
    #[param(minimum = 2, maximum = 5)]
    pub seats: Option<u8>,
    /// `true`: only rated games. `false`: only unrated games.
    pub rated: Option<bool>,
    /// `true`: only games that began with bots. `false`: only games that began without.
    pub bots: Option<bool>,
    /// Only games that ended at or after this time.
    #[param(example = "2026-11-01T00:00:00Z")]
    pub from: Option<Timestamp>,
    /// Only games that ended before this time.
    #[param(example = "2026-12-01T00:00:00Z")]
    pub to: Option<Timestamp>,
}

impl From<GamesFilter> for PastFilter {
    fn from(GamesFilter { variant, seats, rated, bots, from, to }: GamesFilter) -> PastFilter {
        // No game is older. PostgreSQL has no timestamps before 4713 BC.
        let [from, to] = [from, to].map(|moment| moment.map(|moment| moment.max(Timestamp::UNIX_EPOCH)));
        PastFilter { kinds: Kinds { variant, seats, rated, bots }, from, to }
    }
}
