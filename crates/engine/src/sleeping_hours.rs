//! The hours in which a player sleeps, every day (R10.9).

use serde::{Deserialize, Serialize};

/// The most time that sleeping hours last, in minutes.
const LONGEST: u16 = 600;
const DAY: u16 = 1440;

/// The hours in which a player sleeps, every day: from a minute until another one, in UTC. They may
/// go over midnight and last one minute to ten hours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(try_from = "Unchecked")]
pub struct SleepingHours {
    /// Their beginning, in minutes after midnight UTC.
    #[cfg_attr(feature = "utoipa", schema(maximum = 1439, example = 1260))]
    from: u16,
    /// Their end, in minutes after midnight UTC.
    #[cfg_attr(feature = "utoipa", schema(maximum = 1439, example = 300))]
    until: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Unchecked {
    from: u16,
    until: u16,
}

impl SleepingHours {
    /// The hours between two minutes after midnight UTC; none if there are no such minutes, or if
    /// the hours are none or more than ten.
    pub fn new(from: u16, until: u16) -> Option<SleepingHours> {
        let hours = SleepingHours { from, until };
        (from < DAY && until < DAY && (1..=LONGEST).contains(&hours.minutes())).then_some(hours)
    }

    /// Their beginning, in minutes after midnight UTC.
    pub fn from(self) -> u16 {
        self.from
    }

    /// Their end, in minutes after midnight UTC.
    pub fn until(self) -> u16 {
        self.until
    }

    /// Their length, in minutes.
    pub fn minutes(self) -> u16 {
        (DAY + self.until - self.from) % DAY
    }
}

/// The sleeping hours from a moment on at which the clocks where the player lives change.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SleepingHoursChange {
    /// The moment, in seconds since 1970 in UTC.
    #[cfg_attr(feature = "utoipa", schema(example = 1_824_944_400_i64))]
    pub at: i64,
    /// The hours from then on.
    pub hours: SleepingHours,
}

/// The sleeping hours of a player now, and after the next change of their clocks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SleepingTimes {
    /// The hours now.
    pub hours: SleepingHours,
    /// The next change.
    pub change: Option<SleepingHoursChange>,
}

impl From<SleepingHours> for SleepingTimes {
    fn from(hours: SleepingHours) -> SleepingTimes {
        SleepingTimes { hours, change: None }
    }
}

impl TryFrom<Unchecked> for SleepingHours {
    type Error = &'static str;

    fn try_from(Unchecked { from, until }: Unchecked) -> Result<SleepingHours, &'static str> {
        SleepingHours::new(from, until).ok_or("sleeping hours last one minute to ten hours of a day")
    }
}
