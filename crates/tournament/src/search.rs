//! Tables of three to five: a search from the order of points. Players of two tables are exchanged as
//! long as that lowers the cost. Then players of the costliest tables are moved at random, and the search
//! goes on from there, many times; the best tables are kept.

use crate::{costs::Costs, sizes::TableSizes};
use rand::{Rng, RngExt};
use std::{cmp::Reverse, ops::RangeInclusive};

/// The number of times that players are moved at random: the product with the number of tables, and its
/// limits.
const KICKS: usize = 1_500;
const KICKS_RANGE: RangeInclusive<usize> = 8..=150;
/// The players that are moved each time.
const KICKED: usize = 3;
/// The costliest tables, from which they are.
const COSTLIEST: usize = 4;

/// The tables for an order of players.
pub(crate) fn tables(costs: &Costs<'_>, sizes: TableSizes, rng: &mut impl Rng) -> Vec<Vec<usize>> {
    let count = costs.playing.len();
    let meetings = (0..count).flat_map(|one| (0..count).map(move |other| costs.meeting(one, other))).collect();
    let tables = cut(costs.seats, sizes);
    let of_tables = vec![0; tables.len()];
    let mut search = Search { costs, meetings, tables, of_tables };
    search.of_tables = search.tables.iter().map(|table| search.cost_of(table)).collect();
    search.improve(vec![true; search.tables.len()]);
    search.improve_from_elsewhere(rng);
    search.tables
}

/// Cuts the order into tables. The short ones are the last.
fn cut(seats: usize, sizes: TableSizes) -> Vec<Vec<usize>> {
    let mut from = 0;
    let cut = |table: usize| {
        let players = from..from + seats - usize::from(table >= sizes.full);
        from = players.end;
        players.collect()
    };
    (0..sizes.full + sizes.short).map(cut).collect()
}

struct Search<'a> {
    costs: &'a Costs<'a>,
    /// The cost of every two players.
    meetings: Vec<u64>,
    tables: Vec<Vec<usize>>,
    /// The cost of each table.
    of_tables: Vec<u64>,
}

impl Search<'_> {
    /// Looks at all pairs of tables of which one has changed until no exchange helps. Tables that are near
    /// each other come first: their players have similar points.
    fn improve(&mut self, mut has_changed: Vec<bool>) {
        let tables = self.tables.len();
        while has_changed.contains(&true) {
            let before = std::mem::replace(&mut has_changed, vec![false; tables]);
            for apart in 1..tables {
                for first in 0..tables - apart {
                    let pair = [first, first + apart];
                    let is_new =
                        pair.iter().any(|at| [&before, &has_changed].iter().any(|all| all.get(*at) == Some(&true)));
                    if is_new && self.improve_two(first, first + apart) {
                        pair.iter().for_each(|table| mark(&mut has_changed, *table));
                    }
                }
            }
        }
    }

    /// Moves players of costly tables at random and improves from there, and keeps what is better.
    fn improve_from_elsewhere(&mut self, rng: &mut impl Rng) {
        let tables = self.tables.len();
        if tables < 2 {
            return;
        }
        let mut best = (self.tables.clone(), self.of_tables.clone());
        let mut least = self.total();
        for _ in 0..(KICKS / tables).clamp(*KICKS_RANGE.start(), *KICKS_RANGE.end()) {
            if least == 0 {
                break;
            }
            let has_changed = self.kick(rng);
            self.improve(has_changed);
            if self.total() <= least {
                least = self.total();
                best = (self.tables.clone(), self.of_tables.clone());
            } else {
                (self.tables, self.of_tables) = best.clone();
            }
        }
    }

    /// Exchanges players of the costliest tables with players of any. Returns which tables have changed.
    fn kick(&mut self, rng: &mut impl Rng) -> Vec<bool> {
        let count = self.tables.len();
        let mut costliest = (0..count).collect::<Vec<_>>();
        costliest.sort_by_key(|table| Reverse(self.of_tables.get(*table).copied()));
        let mut has_changed = vec![false; count];
        for _ in 0..KICKED {
            let first = costliest.get(rng.random_range(0..count.min(COSTLIEST))).copied().unwrap_or_default();
            let second = rng.random_range(0..count);
            let (Some(mut one), Some(mut other)) = (self.tables.get(first).cloned(), self.tables.get(second).cloned())
            else {
                continue;
            };
            let places = (rng.random_range(0..one.len()), rng.random_range(0..other.len()));
            if first != second {
                exchange(&mut one, places.0, &mut other, places.1);
                self.put([(first, one), (second, other)]);
                [first, second].iter().for_each(|table| mark(&mut has_changed, *table));
            }
        }
        has_changed
    }

    fn put(&mut self, tables: [(usize, Vec<usize>); 2]) {
        for (at, table) in tables {
            let cost = self.cost_of(&table);
            if let (Some(place), Some(of_table)) = (self.tables.get_mut(at), self.of_tables.get_mut(at)) {
                (*place, *of_table) = (table, cost);
            }
        }
    }

    fn total(&self) -> u64 {
        self.of_tables.iter().sum()
    }

    fn cost_of(&self, table: &[usize]) -> u64 {
        self.meetings_of(table) + self.costs.of_table(table)
    }

    /// Makes the exchanges of two tables that lower their cost.
    fn improve_two(&mut self, first: usize, second: usize) -> bool {
        let (Some(mut one), Some(mut other)) = (self.tables.get(first).cloned(), self.tables.get(second).cloned())
        else {
            return false;
        };
        let of_table = |at: usize| self.of_tables.get(at).copied().unwrap_or_default();
        let mut before = of_table(first) + of_table(second);
        if before == 0 {
            return false;
        }
        let mut has_improved = false;
        for at in 0..one.len() {
            for other_at in 0..other.len() {
                exchange(&mut one, at, &mut other, other_at);
                match self.cost_below(&one, &other, before) {
                    Some(after) => (before, has_improved) = (after, true),
                    None => exchange(&mut one, at, &mut other, other_at),
                }
            }
        }
        if has_improved {
            self.put([(first, one), (second, other)]);
        }
        has_improved
    }

    /// The cost of two tables, if it is below a limit.
    fn cost_below(&self, one: &[usize], other: &[usize], limit: u64) -> Option<u64> {
        let meetings = self.meetings_of(one) + self.meetings_of(other);
        // Most exchanges fail here, before the turn order is looked at.
        if meetings >= limit {
            return None;
        }
        let cost = meetings + self.costs.of_table(one) + self.costs.of_table(other);
        (cost < limit).then_some(cost)
    }

    fn meetings_of(&self, table: &[usize]) -> u64 {
        let count = self.costs.playing.len();
        let meeting = |one: usize, other: usize| self.meetings.get(one * count + other).copied().unwrap_or_default();
        let with_later = |(next, one): (usize, &usize)| {
            table.get(next..).unwrap_or_default().iter().map(|other| meeting(*one, *other)).sum::<u64>()
        };
        (1..).zip(table).map(with_later).sum()
    }
}

fn mark(flags: &mut [bool], at: usize) {
    if let Some(flag) = flags.get_mut(at) {
        *flag = true;
    }
}

fn exchange(one: &mut [usize], at: usize, other: &mut [usize], other_at: usize) {
    if let (Some(one), Some(other)) = (one.get_mut(at), other.get_mut(other_at)) {
        std::mem::swap(one, other);
    }
}
