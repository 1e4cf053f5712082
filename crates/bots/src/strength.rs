//! The strength of the levels. `data/ratings.json` holds results of `railhead-lab ladder`.

use railhead_engine::BotLevel;
use serde::{Deserialize, Serialize};
use std::{collections::HashMap, sync::LazyLock};

/// The rating of a bot at tables of one size, among the bots of the server. `conductor` has 1500 at
/// each; 400 points more are odds of ten to one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct Strength {
    /// The number of seats.
    #[cfg_attr(feature = "utoipa", schema(minimum = 2, maximum = 5))]
    pub seats: u8,
    /// The rating.
    #[cfg_attr(feature = "utoipa", schema(example = 1660))]
    pub rating: i32,
    /// The lower end of its 95 % interval.
    #[cfg_attr(feature = "utoipa", schema(example = 1620))]
    pub low: i32,
    /// The upper end of its 95 % interval.
    #[cfg_attr(feature = "utoipa", schema(example = 1700))]
    pub high: i32,
}

#[derive(Deserialize)]
struct Ratings {
    levels: HashMap<BotLevel, Vec<Strength>>,
}

#[expect(clippy::expect_used, reason = "the file is part of the build, and a test parses it")]
static RATINGS: LazyLock<Ratings> =
    LazyLock::new(|| serde_json::from_str(include_str!("../data/ratings.json")).expect("the committed ratings"));

/// The strength of a level at tables of two to five; empty while no ladder has measured it.
pub fn strength(level: BotLevel) -> &'static [Strength] {
    RATINGS.levels.get(&level).map_or(&[], Vec::as_slice)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_measured_level_has_a_rating_at_tables_of_each_size() {
        for level in BotLevel::ALL.into_iter().filter(|level| !strength(*level).is_empty()) {
            let sizes = strength(level).iter().map(|rated| rated.seats).collect::<Vec<_>>();
            assert_eq!(sizes, [2, 3, 4, 5], "{level:?}");
            for Strength { seats, rating, low, high } in strength(level) {
                assert!(low <= rating && rating <= high, "{level:?} at tables of {seats}");
            }
        }
        assert!(strength(BotLevel::Conductor).iter().all(|rated| rated.rating == 1500), "the scale is fixed by it");
    }
}
