//! A contender: a policy with a fixed number of rollouts.

use railhead_bots::{Budget, Policy};
use railhead_engine::Int;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};
use strum::VariantArray;

/// The rollouts for each millisecond that a policy has on the server, if it is named without a
/// number: about as many as `stationmaster` and `director` do at two seats.
const PER_MILLISECOND: u32 = 20;

/// A policy with its budget. It is counted in rollouts, never in time, so that games repeat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Contender {
    /// The policy.
    pub policy: Policy,
    /// The number after the name, if there is one.
    rollouts: Option<u32>,
}

/// A text is not `POLICY` or `POLICY:ROLLOUTS`.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a contender is one of {}, or one with a number of rollouts, as stationmaster:100", names())]
pub struct NotAContender;

impl Contender {
    /// All policies with their usual number of rollouts.
    pub fn all() -> Vec<Contender> {
        Policy::VARIANTS.iter().map(|policy| Contender { policy: *policy, rollouts: None }).collect()
    }

    /// The budget of each move.
    pub fn budget(self) -> Budget {
        let milliseconds = self.policy.thinking().map_or(0, |time| u32::saturating_from(time.as_millis()));
        Budget::Rollouts(self.rollouts.unwrap_or(PER_MILLISECOND * milliseconds))
    }
}

fn names() -> String {
    Policy::VARIANTS.iter().map(|policy| policy.name()).collect::<Vec<_>>().join(", ")
}

impl FromStr for Contender {
    type Err = NotAContender;

    fn from_str(text: &str) -> Result<Contender, NotAContender> {
        let (name, rollouts) = match text.split_once(':') {
            Some((name, number)) => (name, Some(number.parse().ok().filter(|rollouts| *rollouts > 0))),
            None => (text, None),
        };
        let policy = name.parse().map_err(|_| NotAContender)?;
        Ok(Contender { policy, rollouts: rollouts.map(|read| read.ok_or(NotAContender)).transpose()? })
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(self.policy.name())?;
        self.rollouts.map_or(Ok(()), |rollouts| write!(to, ":{rollouts}"))
    }
}

impl TryFrom<String> for Contender {
    type Error = NotAContender;

    fn try_from(text: String) -> Result<Contender, NotAContender> {
        text.parse()
    }
}

impl From<Contender> for String {
    fn from(contender: Contender) -> String {
        contender.to_string()
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_name_and_a_number_are_read_as_they_are_written() {
        let written = ["random", "stationmaster", "stationmaster:50", "director"];
        let read = written.map(|text| text.parse::<Contender>().unwrap());
        assert_eq!(read.map(|contender| contender.to_string()), written);
        assert_eq!(read.map(Contender::budget), [0, 400, 50, 1200].map(Budget::Rollouts));
        assert_eq!(read[2].policy, Policy::Stationmaster);
    }

    #[test]
    fn every_policy_contends() {
        let all = Contender::all();
        assert!(all.len() >= 3 && all.iter().all(|one| one.to_string().parse() == Ok(*one)));
    }

    #[test]
    fn anything_else_is_refused() {
        for text in ["", "fisch", "random:", "random:0", "random:-1", "random:1:2", "random:4294967296", " random"] {
            assert_eq!(text.parse::<Contender>(), Err(NotAContender), "{text:?}");
        }
    }
}
