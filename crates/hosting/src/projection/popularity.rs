//! Popularity of routes and tickets: how often players had them, and how often winners did.

use crate::projection::record::SeatRecord;
use railhead_engine::{Route, TicketId};
use std::collections::BTreeMap;

/// Games counted.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Popularity {
    /// Their number.
    pub games: u32,
    /// Seats that won. Several seats may share a win.
    pub winners: u32,
    /// The routes claimed in them.
    pub routes: BTreeMap<Route, RouteCount>,
    /// The tickets kept in them.
    pub tickets: BTreeMap<TicketId, TicketCount>,
}

/// Claims of a route.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct RouteCount {
    /// In all.
    pub claimed: u32,
    /// By winners.
    pub by_winners: u32,
}

/// Games in which a ticket was kept.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct TicketCount {
    /// In all.
    pub kept: u32,
    /// Of these, how many were completed.
    pub completed: u32,
    /// Kept by winners.
    pub by_winners: u32,
}

impl Popularity {
    /// Counts a game.
    pub fn add<'a>(&mut self, seats: impl IntoIterator<Item = &'a SeatRecord>) {
        self.games += 1;
        for record in seats {
            let won = u32::from(record.rank == 1);
            self.winners += won;
            for route in &record.routes {
                let count = self.routes.entry(*route).or_default();
                count.claimed += 1;
                count.by_winners += won;
            }
            let kept = record.completed.iter().map(|ticket| (ticket, 1));
            for (ticket, completed) in kept.chain(record.failed.iter().map(|ticket| (ticket, 0))) {
                let count = self.tickets.entry(*ticket).or_default();
                count.kept += 1;
                count.completed += completed;
                count.by_winners += won;
            }
        }
    }
}
