//! A contender: a policy with a fixed number of rollouts, or a bot at a URL.

use crate::{
    Clock,
    remote::{PREFIX, RemoteBot},
};
use railhead_bots::{Budget, Policy};
use railhead_engine::{Game, Int, Move, Seat};
use rand::Rng;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};
use strum::VariantArray;

/// The rollouts for each millisecond that a policy has on the server, if it is named without a
/// number: about as many as `stationmaster` and `director` do at two seats.
const PER_MILLISECOND: u32 = 20;

/// Somebody who plays in a ladder.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Contender {
    /// A policy with its budget. It is counted in rollouts, never in time, so that games repeat.
    Ours {
        /// The policy.
        policy: Policy,
        /// The number after the name, if there is one.
        rollouts: Option<u32>,
    },
    /// A bot at a URL. Its games repeat if it plays by the position alone.
    Remote(RemoteBot),
}

/// A text is not `POLICY`, `POLICY:ROLLOUTS` or `url:URL`.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "a contender is one of {}, or one with a number of rollouts, as stationmaster:100, or a bot of yours, as \
     url:http://127.0.0.1:9000/",
    names()
)]
pub struct NotAContender;

impl Contender {
    /// All policies with their usual number of rollouts.
    pub fn all() -> Vec<Contender> {
        Policy::VARIANTS.iter().map(|policy| Contender::Ours { policy: *policy, rollouts: None }).collect()
    }

    /// Whether it is this policy, with any budget.
    pub fn is(&self, wanted: Policy) -> bool {
        matches!(self, Contender::Ours { policy, .. } if *policy == wanted)
    }

    /// Chooses a move in a seat of a game; none if the seat has no legal moves.
    ///
    /// # Errors
    /// The reason for which a bot at a URL has not said which.
    pub fn choose_in(&self, game: &Game, seat: Seat, rng: &mut dyn Rng) -> Result<Option<Move>, String> {
        match self {
            Contender::Ours { policy, rollouts } => Ok(policy.choose_in(game, seat, budget(*policy, *rollouts), rng)),
            Contender::Remote(bot) => bot.choose(game, seat).map(Some),
        }
    }

    /// The clock of its decisions: a bot at a URL works elsewhere.
    pub fn clock(&self) -> Clock {
        match self {
            Contender::Ours { .. } => Clock::Thread,
            Contender::Remote(_) => Clock::Wall,
        }
    }
}

/// The budget of each move.
fn budget(policy: Policy, rollouts: Option<u32>) -> Budget {
    let milliseconds = policy.thinking().map_or(0, |time| u32::saturating_from(time.as_millis()));
    Budget::Rollouts(rollouts.unwrap_or(PER_MILLISECOND * milliseconds))
}

fn names() -> String {
    Policy::VARIANTS.iter().map(|policy| policy.name()).collect::<Vec<_>>().join(", ")
}

impl FromStr for Contender {
    type Err = NotAContender;

    fn from_str(text: &str) -> Result<Contender, NotAContender> {
        if text.starts_with(PREFIX) {
            return text.parse().map(Contender::Remote).map_err(|_| NotAContender);
        }
        let (name, rollouts) = match text.split_once(':') {
            Some((name, number)) => (name, Some(number.parse().ok().filter(|rollouts| *rollouts > 0))),
            None => (text, None),
        };
        let policy = name.parse().map_err(|_| NotAContender)?;
        Ok(Contender::Ours { policy, rollouts: rollouts.map(|read| read.ok_or(NotAContender)).transpose()? })
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contender::Ours { policy, rollouts: None } => to.write_str(policy.name()),
            Contender::Ours { policy, rollouts: Some(rollouts) } => write!(to, "{}:{rollouts}", policy.name()),
            Contender::Remote(bot) => bot.fmt(to),
        }
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
        let written = ["random", "stationmaster", "stationmaster:50", "director", "url:http://127.0.0.1:9000/bot"];
        let read = written.map(|text| text.parse::<Contender>().unwrap());
        assert_eq!(read.each_ref().map(Contender::to_string), written);
        let budget = |contender: &Contender| match contender {
            Contender::Ours { policy, rollouts } => Some(budget(*policy, *rollouts)),
            Contender::Remote(_) => None,
        };
        let expected = [Some(0), Some(400), Some(50), Some(1200), None].map(|number| number.map(Budget::Rollouts));
        assert_eq!(read.each_ref().map(budget), expected);
        assert!(read[2].is(Policy::Stationmaster) && !read[4].is(Policy::Stationmaster));
    }

    #[test]
    fn every_policy_contends() {
        let all = Contender::all();
        assert!(all.len() >= 3 && all.iter().all(|one| one.to_string().parse() == Ok(one.clone())));
    }

    #[test]
    fn anything_else_is_refused() {
        for text in [
            "",
            "fisch",
            "random:",
            "random:0",
            "random:-1",
            "random:1:2",
            "random:4294967296",
            " random",
            "url:",
            "url:x",
            "url:ftp://a/",
        ] {
            assert_eq!(text.parse::<Contender>(), Err(NotAContender), "{text:?}");
        }
    }
}
