//! The ranking of players, and how equal scores are separated (R9.4).

use super::{
    game::STATIONS,
    integer::Int,
    player_score::{PlayerScore, STATION_POINTS},
    seat::Seat,
    variant::TieBreak,
};
use serde::{Deserialize, Serialize};

/// A criterion that separates players with equal points (R9.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TieBreakCriterion {
    /// Completed tickets; more is better.
    CompletedTickets,
    /// Stations used; fewer is better.
    StationsUsed,
    /// Trains of the longest continuous path; more is better.
    LongestPath,
}

/// A group of players with equal points, and how they were ranked (R9.4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct TieGroup {
    /// The points of each player in the group.
    #[cfg_attr(feature = "utoipa", schema(example = 96))]
    pub points: i16,
    /// The players, in seat order.
    pub players: Vec<Seat>,
    /// The rank of each of them, in the same order.
    #[cfg_attr(feature = "utoipa", schema(example = json!([2, 1])))]
    pub ranks: Vec<u8>,
    /// The comparisons made, in order, until no players were tied.
    pub steps: Vec<TieBreakStep>,
    /// Whether some of them are still tied after every step and share a rank.
    pub shared: bool,
}

/// One comparison between players with equal points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct TieBreakStep {
    /// The criterion.
    pub by: TieBreakCriterion,
    /// The value of each player in the group, in seat order.
    #[cfg_attr(feature = "utoipa", schema(value_type = Vec<u8>, example = json!([1, 0])))]
    pub values: Vec<u8>,
    /// Whether this step separates players who were equal in every earlier step.
    pub decides: bool,
}

impl TieBreak {
    /// The criteria for players with equal points, in order (R9.4).
    pub fn criteria(self) -> &'static [TieBreakCriterion] {
        match self {
            TieBreak::Standard => {
                &[TieBreakCriterion::CompletedTickets, TieBreakCriterion::StationsUsed, TieBreakCriterion::LongestPath]
            }
            TieBreak::German => &[TieBreakCriterion::CompletedTickets, TieBreakCriterion::LongestPath],
        }
    }
}

impl TieBreakCriterion {
    fn value(self, score: &PlayerScore) -> u8 {
        match self {
            TieBreakCriterion::CompletedTickets => u8::saturating_from(score.completed.len()),
            TieBreakCriterion::StationsUsed => STATIONS.saturating_sub(score.stations / STATION_POINTS),
            TieBreakCriterion::LongestPath => score.longest_path,
        }
    }

    /// The value for comparison; greater is better.
    fn worth(self, score: &PlayerScore) -> i16 {
        let value = i16::from(self.value(score));
        match self {
            TieBreakCriterion::CompletedTickets | TieBreakCriterion::LongestPath => value,
            TieBreakCriterion::StationsUsed => -value,
        }
    }
}

/// Points, then the tie-break criteria; greater is better.
fn standing(score: &PlayerScore, criteria: &[TieBreakCriterion]) -> Vec<i16> {
    std::iter::once(score.total).chain(criteria.iter().map(|by| by.worth(score))).collect()
}

/// Gives every score its rank (R9.4).
pub(super) fn rank(scores: &mut [PlayerScore], tie_break: TieBreak) {
    let standings = scores.iter().map(|score| standing(score, tie_break.criteria())).collect::<Vec<_>>();
    for score in scores {
        let own = standing(score, tie_break.criteria());
        score.rank = u8::saturating_from(1 + standings.iter().filter(|other| **other > own).count());
    }
}

/// The way in which a player ended the game, the better first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Ending {
    /// There.
    There,
    /// The seat was handed over.
    Left,
    /// Without a turn of their own: equal to all others who made none.
    Absent,
}

/// Ranks players whose seat was handed over after all others, and those who were absent last (R10.1). Those
/// who ended the game alike keep their order.
pub(super) fn rank_leavers_last(scores: &mut [PlayerScore], ending: impl Fn(Seat) -> Ending) {
    let place = |score: &PlayerScore| match ending(score.seat) {
        Ending::Absent => (Ending::Absent, 0),
        other => (other, score.rank),
    };
    let places = scores.iter().map(place).collect::<Vec<_>>();
    for (score, own) in scores.iter_mut().zip(&places) {
        score.rank = u8::saturating_from(1 + places.iter().filter(|other| *other < own).count());
    }
}

/// The ranking of players with equal points, the highest points first. Empty if all points differ.
pub fn ties(scores: &[PlayerScore], tie_break: TieBreak) -> Vec<TieGroup> {
    let mut points = scores.iter().map(|score| score.total).collect::<Vec<_>>();
    points.sort_unstable_by(|a, b| b.cmp(a));
    points.dedup();
    let equal = |points| scores.iter().filter(|score| score.total == points).collect::<Vec<_>>();
    let groups = points.into_iter().map(equal).filter(|group| group.len() > 1);
    groups.map(|group| tie(&group, tie_break.criteria())).collect()
}

fn tie(group: &[&PlayerScore], criteria: &[TieBreakCriterion]) -> TieGroup {
    let mut steps = Vec::new();
    let mut parts = 1;
    for (at, &by) in (1..).zip(criteria) {
        if parts == group.len() {
            break;
        }
        let before = std::mem::replace(&mut parts, distinct(group, criteria.iter().take(at).copied()));
        let values = group.iter().map(|score| by.value(score)).collect();
        steps.push(TieBreakStep { by, values, decides: parts > before });
    }
    TieGroup {
        points: group.first().map_or(0, |score| score.total),
        players: group.iter().map(|score| score.seat).collect(),
        ranks: group.iter().map(|score| score.rank).collect(),
        steps,
        shared: parts < group.len(),
    }
}

/// The number of groups into which these criteria divide the players.
fn distinct(group: &[&PlayerScore], criteria: impl Iterator<Item = TieBreakCriterion> + Clone) -> usize {
    let values = |score: &&PlayerScore| criteria.clone().map(|by| by.value(score)).collect::<Vec<_>>();
    let mut values = group.iter().map(values).collect::<Vec<_>>();
    values.sort_unstable();
    values.dedup();
    values.len()
}
