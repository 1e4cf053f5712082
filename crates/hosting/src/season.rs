//! Seasons: quarters of a year whose final places are kept.

use crate::period::{InvalidPeriod, Period};
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};
use std::{fmt, ops::Range, str::FromStr};

/// The rated games of a season and a board that a player needs for a final place.
pub const MIN_GAMES: u32 = 10;

/// The time from the end of a season until its final places are written. Games that began in it and end by
/// then count, so that nobody gains by putting off the end of one.
pub const CLOSING: SignedDuration = SignedDuration::from_hours(14 * 24);

/// A season, written as `2026-Q4`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Season(Period);

/// The state of a season.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeasonPhase {
    /// Games that begin now count.
    Running,
    /// It has ended. Games that began in it still count if they end, then its final places are written.
    Closing,
    /// Its final places are written.
    Over,
}

impl Season {
    /// The season of a moment.
    pub fn containing(moment: Timestamp) -> Season {
        let [_, season, ..] = Period::containing(moment);
        Season(season)
    }

    /// The season that is this period; none for other periods.
    pub fn of(period: Period) -> Option<Season> {
        matches!(period, Period::Season(_)).then_some(Season(period))
    }

    /// The period.
    pub fn period(self) -> Period {
        self.0
    }

    /// The beginning and the end, the end excluded.
    pub fn range(self) -> Range<Timestamp> {
        self.0.range().unwrap_or(Timestamp::MIN..Timestamp::MAX)
    }

    /// The time at which the final places are written.
    pub fn closes_at(self) -> Timestamp {
        self.range().end.saturating_add(CLOSING).unwrap_or(Timestamp::MAX)
    }

    /// The phase of a season that has begun.
    pub fn phase(self, now: Timestamp, is_closed: bool) -> SeasonPhase {
        match (is_closed, now < self.range().end) {
            (true, _) => SeasonPhase::Over,
            (false, true) => SeasonPhase::Running,
            (false, false) => SeasonPhase::Closing,
        }
    }
}

impl fmt::Display for Season {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Season {
    type Err = InvalidPeriod;

    fn from_str(key: &str) -> Result<Season, InvalidPeriod> {
        Season::of(key.parse()?).ok_or(InvalidPeriod)
    }
}

impl TryFrom<String> for Season {
    type Error = InvalidPeriod;

    fn try_from(key: String) -> Result<Season, InvalidPeriod> {
        key.parse()
    }
}

impl From<Season> for String {
    fn from(season: Season) -> String {
        season.to_string()
    }
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn a_season_runs_then_closes_then_is_over() {
        let season = "2026-Q4".parse::<Season>().unwrap();
        let at = |moment: &str| moment.parse::<Timestamp>().unwrap();
        assert_eq!(Season::containing(at("2026-12-31T23:59:59.999999Z")), season);
        assert_ne!(Season::containing(at("2027-01-01T00:00:00Z")), season);
        assert_eq!(season.phase(at("2026-12-31T23:59:59Z"), false), SeasonPhase::Running);
        assert_eq!(season.phase(at("2027-01-01T00:00:00Z"), false), SeasonPhase::Closing);
        assert_eq!(season.phase(at("2027-01-15T00:00:10Z"), true), SeasonPhase::Over);
        assert_eq!(season.closes_at(), at("2027-01-15T00:00:00Z"));
    }

    #[test]
    fn only_quarters_are_seasons() {
        for key in ["all", "2026-11", "2026-W47", "2026-Q5", "season", ""] {
            assert!(key.parse::<Season>().is_err(), "{key}");
        }
        let json = serde_json::to_string(&"2026-Q4".parse::<Season>().unwrap()).unwrap();
        assert_eq!(json, "\"2026-Q4\"");
        assert!(serde_json::from_str::<Season>("\"2026-11\"").is_err());
    }
}
