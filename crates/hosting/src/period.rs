//! Periods of time for statistics and leaderboards, in UTC: all time, a season (a quarter), a month
//! or a week.

use jiff::{
    Timestamp, ToSpan,
    civil::{Date, ISOWeekDate, Weekday, date},
    tz::TimeZone,
};
use std::{fmt, ops::Range, str::FromStr};

/// A period, identified by its first day. It is written as `all`, `2026-Q4`, `2026-11` or
/// `2026-W47` (ISO 8601).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Period {
    /// All time.
    All,
    /// A quarter of a year.
    Season(Date),
    /// A month.
    Month(Date),
    /// A week, from Monday.
    Week(Date),
}

/// The text is not a valid period.
#[derive(Debug, thiserror::Error)]
#[error("period must be all, season, month, week, or a key such as 2026-Q4, 2026-11 or 2026-W47")]
pub struct InvalidPeriod;

impl Period {
    /// The four periods that contain a moment.
    pub fn containing(moment: Timestamp) -> [Period; 4] {
        let day = moment.to_zoned(TimeZone::UTC).date();
        [Period::All, Period::season(day), Period::Month(day.first_of_month()), Period::week(day)]
    }

    /// Parses a period: a key, or one of `season`, `month` and `week` for the one that contains
    /// `now`.
    ///
    /// # Errors
    /// If there is no such period.
    pub fn resolve(word: &str, now: Timestamp) -> Result<Period, InvalidPeriod> {
        let [_, season, month, week] = Period::containing(now);
        match word {
            "season" => Ok(season),
            "month" => Ok(month),
            "week" => Ok(week),
            key => key.parse(),
        }
    }

    /// The beginning and the end of the period, the end excluded; none for all time.
    pub fn range(self) -> Option<Range<Timestamp>> {
        let (from, length) = match self {
            Period::All => return None,
            Period::Season(from) => (from, 3.months()),
            Period::Month(from) => (from, 1.month()),
            Period::Week(from) => (from, 1.week()),
        };
        let midnight = |day: Date| day.to_zoned(TimeZone::UTC).map(|zoned| zoned.timestamp());
        Some(midnight(from).ok()?..midnight(from.checked_add(length).ok()?).ok()?)
    }

    fn season(day: Date) -> Period {
        Period::Season(date(day.year(), (day.month() - 1) / 3 * 3 + 1, 1))
    }

    fn week(day: Date) -> Period {
        let week = day.iso_week_date();
        let monday = ISOWeekDate::new(week.year(), week.week(), Weekday::Monday);
        Period::Week(monday.map_or(day, ISOWeekDate::date))
    }
}

impl fmt::Display for Period {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Period::All => f.write_str("all"),
            Period::Season(from) => write!(f, "{:04}-Q{}", from.year(), (from.month() + 2) / 3),
            Period::Month(from) => write!(f, "{:04}-{:02}", from.year(), from.month()),
            Period::Week(from) => {
                let week = from.iso_week_date();
                write!(f, "{:04}-W{:02}", week.year(), week.week())
            }
        }
    }
}

impl FromStr for Period {
    type Err = InvalidPeriod;

    fn from_str(key: &str) -> Result<Period, InvalidPeriod> {
        // A period beyond the end of the calendar is invalid.
        let period = if key == "all" { Some(Period::All) } else { parse(key).filter(|part| part.range().is_some()) };
        // Each period has one key only: `2026-1` is invalid.
        period.filter(|period| period.to_string() == key).ok_or(InvalidPeriod)
    }
}

fn parse(key: &str) -> Option<Period> {
    let (year, part) = key.split_once('-')?;
    let year = year.parse::<i16>().ok()?;
    if let Some(quarter) = part.strip_prefix('Q') {
        let quarter = quarter.parse::<i8>().ok().filter(|quarter| (1..=4).contains(quarter))?;
        return Some(Period::Season(Date::new(year, quarter * 3 - 2, 1).ok()?));
    }
    if let Some(week) = part.strip_prefix('W') {
        let monday = ISOWeekDate::new(year, week.parse().ok()?, Weekday::Monday).ok()?;
        return Some(Period::Week(monday.date()));
    }
    Some(Period::Month(Date::new(year, part.parse().ok()?, 1).ok()?))
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used)]

    use super::*;

    fn keys(moment: &str) -> [String; 4] {
        Period::containing(moment.parse().unwrap()).map(|period| period.to_string())
    }

    #[test]
    fn a_moment_belongs_to_four_periods_of_utc() {
        assert_eq!(keys("2026-11-21T13:00:00Z"), ["all", "2026-Q4", "2026-11", "2026-W47"]);
        assert_eq!(keys("2026-09-30T23:59:59.999Z"), ["all", "2026-Q3", "2026-09", "2026-W40"]);
        assert_eq!(keys("2026-10-01T00:00:00Z"), ["all", "2026-Q4", "2026-10", "2026-W40"]);
        assert_eq!(keys("2026-10-01T01:00:00+02:00"), ["all", "2026-Q3", "2026-09", "2026-W40"]);
    }

    #[test]
    fn a_week_may_belong_to_another_year_than_its_days() {
        assert_eq!(keys("2027-01-03T23:59:59Z"), ["all", "2027-Q1", "2027-01", "2026-W53"]);
        assert_eq!(keys("2027-01-04T00:00:00Z"), ["all", "2027-Q1", "2027-01", "2027-W01"]);
        assert_eq!(keys("2024-12-30T00:00:00Z"), ["all", "2024-Q4", "2024-12", "2025-W01"]);
    }

    #[test]
    fn a_period_lasts_from_its_first_moment_to_that_after_its_last() {
        let range = |key: &str| {
            key.parse::<Period>().unwrap().range().map(|range| [range.start, range.end].map(|at| at.to_string()))
        };
        assert_eq!(range("all"), None);
        assert_eq!(range("2026-Q4").unwrap(), ["2026-10-01T00:00:00Z", "2027-01-01T00:00:00Z"]);
        assert_eq!(range("2028-02").unwrap(), ["2028-02-01T00:00:00Z", "2028-03-01T00:00:00Z"]);
        assert_eq!(range("2026-W53").unwrap(), ["2026-12-28T00:00:00Z", "2027-01-04T00:00:00Z"]);
        for moment in
            ["2026-12-31T23:59:59Z", "2027-01-01T00:00:00Z"].map(|moment| moment.parse::<Timestamp>().unwrap())
        {
            let ranges = Period::containing(moment).into_iter().filter_map(Period::range);
            ranges.for_each(|range| assert!(range.contains(&moment)));
        }
    }

    #[test]
    fn each_period_has_one_key_and_the_present_ones_a_word() {
        let now = "2026-11-21T13:00:00Z".parse().unwrap();
        for (word, key) in [
            ("all", "all"),
            ("season", "2026-Q4"),
            ("month", "2026-11"),
            ("week", "2026-W47"),
            ("2025-W01", "2025-W01"),
        ] {
            assert_eq!(Period::resolve(word, now).unwrap().to_string(), key);
        }
        for word in [
            "",
            "day",
            "2026",
            "2026-Q5",
            "2026-Q0",
            "2026-13",
            "2026-1",
            "2025-W53",
            "2026-W1",
            "+2026-11",
            "26-11",
            "2026-11-21",
            "9999-12",
            "9999-Q4",
            "9999-W52",
        ] {
            assert!(Period::resolve(word, now).is_err(), "{word}");
        }
    }
}
