//! The fit of a network to games that it has not learnt from.

use super::{
    games::table,
    lessons::{Sample, lessons},
};
use railhead_bots::evaluation::{MARGIN, Network, judged};
use serde::Serialize;
use std::{collections::BTreeMap, num::NonZero};

/// The positions that are told of together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Group {
    /// The variant.
    pub variant: &'static str,
    /// The seats.
    pub seats: u8,
    /// The part of the game by turns: 0 for the first fifteen of a seat, and so on, 3 for the rest.
    pub part: u8,
}

/// The sums of a group.
#[derive(Clone, Copy, Default, Debug)]
pub struct Fit {
    /// The number of positions.
    pub positions: u32,
    margins: f64,
    squares: f64,
    errors: f64,
    lean: f64,
    /// For each tenth of the chance to win: positions, chances, and wins.
    pub tenths: [(u32, f64, f64); 10],
}

impl Fit {
    /// The share of the variance of the final margin that the network explains.
    pub fn explained(&self) -> f64 {
        let count = f64::from(self.positions.max(1));
        let variance = self.squares - self.margins * self.margins / count;
        if variance > 0.0 { 1.0 - self.errors / variance } else { 0.0 }
    }

    /// The points by which the network hopes for more than comes, on average.
    pub fn lean(&self) -> f64 {
        self.lean / f64::from(self.positions.max(1))
    }

    fn add(&mut self, network: &Network, sample: &Sample) {
        let judged = judged(network, &sample.inputs);
        let margin = f64::from(sample.margin * MARGIN);
        self.positions += 1;
        self.margins += margin;
        self.squares += margin * margin;
        self.errors += (judged.margin - margin).powi(2);
        self.lean += judged.margin - margin;
        let tenth = (0..10_u8).rposition(|tenth| judged.win * 10.0 >= f64::from(tenth)).unwrap_or(0);
        if let Some((positions, chances, wins)) = self.tenths.get_mut(tenth) {
            *positions += 1;
            *chances += judged.win;
            *wins += f64::from(sample.win);
        }
    }
}

/// The fit of a network to so many games of another seed, by variant, seats and part of the game.
pub fn fit(network: &Network, seed: u64, games: u32, jobs: NonZero<usize>) -> BTreeMap<Group, Fit> {
    let mut groups = BTreeMap::<Group, Fit>::new();
    for number in 0..u64::from(games) {
        let (variant, seats) = table(number);
        for sample in lessons(seed, number..number + 1, jobs) {
            let part = u8::try_from(sample.turn / (15 * u32::from(seats))).unwrap_or(3).min(3);
            groups.entry(Group { variant: variant.into(), seats, part }).or_default().add(network, &sample);
        }
    }
    groups
}
