//! Vacations and sleeping hours of an account: their limits, and their record in its games.

use jiff::{
    SignedDuration, Timestamp,
    civil::Time,
    tz::{Offset, TimeZone},
};
use railhead_engine::{SleepingHours, SleepingHoursChange, SleepingTimes};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

const DAY: SignedDuration = SignedDuration::from_hours(24);

/// The days of vacation are those of this many days before.
const YEAR: i32 = 365;

/// The pause between the end of a vacation and the beginning of the next one.
const BETWEEN_VACATIONS: SignedDuration = DAY;

/// The pause between two changes of sleeping hours.
pub const BETWEEN_CHANGES: SignedDuration = SignedDuration::from_hours(1);

/// The length of a vacation in days, 1 to 365.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(try_from = "u16")]
#[schema(value_type = u16, minimum = 1, maximum = 365, example = 7)]
pub struct VacationDays(u16);

/// Not a number of days.
#[derive(Debug, thiserror::Error)]
#[error("a vacation lasts 1 to 365 days")]
pub struct NotDays;

impl VacationDays {
    /// The number of days.
    pub fn number(self) -> u16 {
        self.0
    }
}

impl TryFrom<u16> for VacationDays {
    type Error = NotDays;

    fn try_from(days: u16) -> Result<VacationDays, NotDays> {
        if (1..=365).contains(&days) { Ok(VacationDays(days)) } else { Err(NotDays) }
    }
}

/// A vacation, which may be over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vacation {
    /// Its beginning.
    pub began_at: Timestamp,
    /// Its end, which may have passed.
    pub ends_at: Timestamp,
}

/// The reason for which a vacation cannot begin, or be changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VacationRefusal {
    /// It would need more days than are left.
    UsedUp {
        /// The number of days that are left.
        days_left: u16,
    },
    /// The last one ended a short time ago.
    TooSoon {
        /// The moment from which the next one can begin.
        again_at: Timestamp,
    },
}

impl Vacation {
    /// The number of days it takes: each that has begun counts, and the first in any case.
    pub fn days(self) -> u16 {
        let seconds = self.ends_at.duration_since(self.began_at).as_secs().unsigned_abs();
        u16::try_from(seconds.div_ceil(DAY.as_secs().unsigned_abs()).max(1)).unwrap_or(u16::MAX)
    }

    fn of_days(began_at: Timestamp, days: u16) -> Vacation {
        Vacation { began_at, ends_at: later(began_at, DAY * i32::from(days)) }
    }
}

/// The vacations of an account that still count, the earliest first.
#[derive(Clone, Default, Debug)]
pub struct Vacations(pub Vec<Vacation>);

impl Vacations {
    /// The one under way.
    pub fn current(&self, now: Timestamp) -> Option<Vacation> {
        self.0.last().copied().filter(|last| last.ends_at > now)
    }

    /// The number of the days of a year that are left.
    pub fn days_left(&self, now: Timestamp, allowed: u16) -> u16 {
        let counts = |vacation: &&Vacation| vacation.ends_at > later(now, DAY * -YEAR);
        let used = self.0.iter().filter(counts).fold(0_u16, |used, vacation| used.saturating_add(vacation.days()));
        allowed.saturating_sub(used)
    }

    /// From when on another one can begin; none if it can now, or one is under way.
    pub fn again_at(&self, now: Timestamp) -> Option<Timestamp> {
        let last = self.0.last().filter(|last| last.ends_at <= now)?;
        Some(later(last.ends_at, BETWEEN_VACATIONS)).filter(|again_at| *again_at > now)
    }

    /// The vacation of so many days that begins now, or that the one under way becomes. The present
    /// day of one under way is used up in any case.
    pub fn plan(&self, days: u16, now: Timestamp, allowed: u16) -> Result<Vacation, VacationRefusal> {
        let days_left = self.days_left(now, allowed);
        if let Some(current) = self.current(now) {
            let begun = Vacation { ends_at: now, ..current }.days();
            let days_left = days_left.saturating_add(current.days());
            return match days.max(begun) {
                days if days > days_left => Err(VacationRefusal::UsedUp { days_left }),
                days => Ok(Vacation::of_days(current.began_at, days)),
            };
        }
        match self.again_at(now) {
            Some(again_at) => Err(VacationRefusal::TooSoon { again_at }),
            None if days > days_left => Err(VacationRefusal::UsedUp { days_left }),
            None => Ok(Vacation::of_days(now, days)),
        }
    }
}

/// The hours in which a player sleeps, every day, in local time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LocalSleepingHours {
    /// The start, in local time.
    #[schema(value_type = String, pattern = r"^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$", example = "22:30:00")]
    pub from: Time,
    /// The end, in local time; on the next day if it is earlier than the start. At most ten hours after
    /// it. Seconds do not count.
    #[schema(value_type = String, pattern = r"^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$", example = "07:00:00")]
    pub to: Time,
    /// The IANA name of the time zone.
    #[schema(max_length = 64, example = "Europe/Paris")]
    pub zone: String,
}

impl LocalSleepingHours {
    /// The hours in UTC, with the offset that the zone has at this time, and with its next one; none if
    /// there is no such zone, or if the hours are none or more than ten.
    pub fn in_utc(&self, now: Timestamp) -> Option<SleepingTimes> {
        let zone = TimeZone::get(&self.zone).ok()?;
        let hours = self.at_offset(zone.to_offset(now))?;
        let mut later = zone.following(now).map(|to| (to.timestamp().as_second(), self.at_offset(to.offset())));
        let change = later.find(|(_, later)| *later != Some(hours));
        let change = change.and_then(|(at, hours)| Some(SleepingHoursChange { at, hours: hours? }));
        Some(SleepingTimes { hours, change })
    }

    fn at_offset(&self, offset: Offset) -> Option<SleepingHours> {
        let minute = |time: Time| {
            let local = i32::from(time.hour()) * 60 + i32::from(time.minute());
            u16::try_from((local - offset.seconds() / 60).rem_euclid(1440)).ok()
        };
        SleepingHours::new(minute(self.from)?, minute(self.to)?)
    }
}

/// The absence of an account that its games should have recorded.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Absence {
    /// The end of the vacation under way.
    pub vacation_until: Option<Timestamp>,
    /// The hours in which the player sleeps.
    pub sleeping: Option<SleepingTimes>,
}

fn later(moment: Timestamp, time: SignedDuration) -> Timestamp {
    moment.saturating_add(time).unwrap_or(moment)
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn at(text: &str) -> Timestamp {
        text.parse().unwrap()
    }

    fn vacation(began_at: &str, ends_at: &str) -> Vacation {
        Vacation { began_at: at(began_at), ends_at: at(ends_at) }
    }

    #[test]
    fn a_vacation_lasts_1_to_365_days() {
        let days = |number: u16| VacationDays::try_from(number).ok().map(VacationDays::number);
        assert_eq!([0, 1, 7, 365, 366].map(days), [None, Some(1), Some(7), Some(365), None]);
    }

    #[test]
    fn each_day_that_has_begun_counts_and_the_first_in_any_case() {
        let days = |ends_at| vacation("2026-07-01T12:00:00Z", ends_at).days();
        assert_eq!(days("2026-07-01T12:00:00Z"), 1);
        assert_eq!(days("2026-07-02T12:00:00Z"), 1);
        assert_eq!(days("2026-07-02T12:00:01Z"), 2);
        assert_eq!(days("2026-07-31T12:00:00Z"), 30);
    }

    #[test]
    fn days_come_back_a_year_after_the_end() {
        let past = Vacations(vec![vacation("2026-01-01T00:00:00Z", "2026-01-21T00:00:00Z")]);
        let left = |now| past.days_left(at(now), 30);
        assert_eq!(left("2026-06-01T00:00:00Z"), 10);
        assert_eq!(left("2027-01-20T23:59:59Z"), 10);
        assert_eq!(left("2027-01-21T00:00:00Z"), 30);
        let used_up = VacationRefusal::UsedUp { days_left: 10 };
        assert_eq!(past.plan(11, at("2026-06-01T00:00:00Z"), 30), Err(used_up));
        assert_eq!(past.plan(10, at("2026-06-01T00:00:00Z"), 30).unwrap().days(), 10);
        assert_eq!(
            Vacations::default().plan(1, at("2026-06-01T00:00:00Z"), 0),
            Err(VacationRefusal::UsedUp { days_left: 0 })
        );
    }

    #[test]
    fn a_day_lies_between_two_vacations() {
        let past = Vacations(vec![vacation("2026-07-01T00:00:00Z", "2026-07-01T06:00:00Z")]);
        let again_at = at("2026-07-02T06:00:00Z");
        assert_eq!(past.plan(1, at("2026-07-02T05:59:59Z"), 30), Err(VacationRefusal::TooSoon { again_at }));
        assert!(past.plan(1, again_at, 30).is_ok());
    }

    #[test]
    fn a_vacation_under_way_can_become_longer_or_shorter() {
        let now = at("2026-07-03T12:00:00Z");
        let current = Vacations(vec![vacation("2026-07-01T00:00:00Z", "2026-07-11T00:00:00Z")]);
        let until = |days| current.plan(days, now, 30).map(|plan| plan.ends_at.to_string());
        assert_eq!(until(30).unwrap(), "2026-07-31T00:00:00Z");
        assert_eq!(until(10).unwrap(), "2026-07-11T00:00:00Z");
        assert_eq!(until(1).unwrap(), "2026-07-04T00:00:00Z", "the third day has begun");
        assert_eq!(until(31), Err(VacationRefusal::UsedUp { days_left: 30 }));
    }

    #[test]
    fn sleeping_hours_follow_the_clocks_of_their_zone() {
        let utc = |zone: &str, now: &str| {
            let (from, to) = ("22:30:00".parse().unwrap(), "06:15:00".parse().unwrap());
            let hours = LocalSleepingHours { from, to, zone: zone.to_owned() }.in_utc(at(now));
            hours.map(|times| (times.hours.from(), times.hours.until()))
        };
        assert_eq!(utc("Europe/Paris", "2026-07-01T12:00:00Z"), Some((20 * 60 + 30, 4 * 60 + 15)));
        assert_eq!(utc("Europe/Paris", "2026-12-01T12:00:00Z"), Some((21 * 60 + 30, 5 * 60 + 15)));
        assert_eq!(utc("Asia/Kathmandu", "2026-12-01T12:00:00Z"), Some((16 * 60 + 45, 30)));
        assert_eq!(utc("America/Los_Angeles", "2026-12-01T12:00:00Z"), Some((6 * 60 + 30, 14 * 60 + 15)));
        assert_eq!(utc("Europe/Atlantis", "2026-12-01T12:00:00Z"), None);
    }

    #[test]
    fn sleeping_hours_know_the_next_change_of_clocks() {
        let change = |zone: &str| {
            let (from, to) = ("22:30:00".parse().unwrap(), "06:15:00".parse().unwrap());
            let times = LocalSleepingHours { from, to, zone: zone.to_owned() }.in_utc(at("2027-01-01T12:00:00Z"));
            let change = times.unwrap().change?;
            Some((Timestamp::from_second(change.at).unwrap().to_string(), change.hours.from(), change.hours.until()))
        };
        let expected = |at: &str, from, until| Some((at.to_owned(), from, until));
        assert_eq!(change("Europe/Paris"), expected("2027-03-28T01:00:00Z", 20 * 60 + 30, 4 * 60 + 15));
        assert_eq!(change("Australia/Lord_Howe"), expected("2027-04-03T15:00:00Z", 12 * 60, 19 * 60 + 45));
        assert_eq!(change("Asia/Kathmandu"), None);
        assert_eq!(change("UTC"), None);
    }
}
