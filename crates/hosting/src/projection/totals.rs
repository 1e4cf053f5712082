//! The sum of many records, independent of the order and grouping in which they are added.

use crate::projection::{
    histogram::Histogram,
    record::{CardsDrawn, PointTotals, SeatRecord, TunnelStatistics},
};
use railhead_engine::{Int, Route};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The sum of records of seats.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
#[expect(missing_docs, reason = "the fields are those of a record")]
pub struct Totals {
    pub games: u32,
    pub wins: u32,
    pub left: u32,
    /// Sum of all ranks.
    pub ranks: u32,
    /// Sum of all scores.
    pub total: i64,
    pub best_total: Option<i16>,
    pub points: PointTotals,
    pub completed: u32,
    pub failed: u32,
    pub ticket_draws: u32,
    /// Sum of all longest paths, in trains.
    pub paths: u32,
    pub longest_path: u8,
    pub expresses: u32,
    /// Claims of each route.
    pub routes: BTreeMap<Route, u32>,
    pub trains_left: u32,
    pub stations_built: u32,
    pub tunnels: TunnelStatistics,
    pub cards: CardsDrawn,
    pub turns: u32,
    pub passes: u32,
    pub timeouts: u32,
    /// Total thinking time, in milliseconds.
    pub thought: u64,
    pub thinking: Histogram,
}

impl Totals {
    /// Adds a record.
    pub fn add(&mut self, record: &SeatRecord) {
        self.games += 1;
        self.wins += u32::from(record.rank == 1);
        self.left += u32::from(record.left);
        self.ranks += u32::from(record.rank);
        self.total += i64::from(record.total);
        self.best_total = self.best_total.max(Some(record.total));
        self.points += record.points;
        self.completed += u32::saturating_from(record.completed.len());
        self.failed += u32::saturating_from(record.failed.len());
        self.ticket_draws += record.ticket_draws;
        self.paths += u32::from(record.longest_path);
        self.longest_path = self.longest_path.max(record.longest_path);
        self.expresses += u32::from(record.has_express());
        for route in &record.routes {
            *self.routes.entry(*route).or_default() += 1;
        }
        self.trains_left += u32::from(record.trains_left);
        self.stations_built += u32::from(record.stations_built);
        self.tunnels += record.tunnels;
        self.cards += record.cards;
        self.turns += record.turns;
        self.passes += record.passes;
        self.timeouts += record.timeouts;
        self.thought += record.thought();
        record.thinking.iter().for_each(|millis| self.thinking.add(*millis));
    }

    /// Adds another sum.
    pub fn merge(&mut self, other: &Totals) {
        self.games += other.games;
        self.wins += other.wins;
        self.left += other.left;
        self.ranks += other.ranks;
        self.total += other.total;
        self.best_total = self.best_total.max(other.best_total);
        self.points += other.points;
        self.completed += other.completed;
        self.failed += other.failed;
        self.ticket_draws += other.ticket_draws;
        self.paths += other.paths;
        self.longest_path = self.longest_path.max(other.longest_path);
        self.expresses += other.expresses;
        for (route, count) in &other.routes {
            *self.routes.entry(*route).or_default() += count;
        }
        self.trains_left += other.trains_left;
        self.stations_built += other.stations_built;
        self.tunnels += other.tunnels;
        self.cards += other.cards;
        self.turns += other.turns;
        self.passes += other.passes;
        self.timeouts += other.timeouts;
        self.thought += other.thought;
        self.thinking.merge(&other.thinking);
    }
}
