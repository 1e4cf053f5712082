//! The past of a tournament's entrants: opponents, positions of the turn order, short tables, byes; and those
//! who are kept apart.

use crate::Entrant;

/// The largest number of seats of a table.
pub(crate) const MAX_SEATS: usize = 5;

/// The past of the entrants of a tournament.
#[derive(Clone, Debug)]
pub struct History {
    entrants: usize,
    met: Vec<u8>,
    positions: Vec<[u8; MAX_SEATS]>,
    shorts: Vec<u8>,
    byes: Vec<u8>,
    /// For every two entrants; empty if nobody is kept apart.
    apart: Vec<bool>,
}

impl History {
    /// The past of so many entrants before the first round.
    pub fn new(entrants: usize) -> History {
        History {
            entrants,
            met: vec![0; entrants * entrants],
            positions: vec![[0; MAX_SEATS]; entrants],
            shorts: vec![0; entrants],
            byes: vec![0; entrants],
            apart: Vec::new(),
        }
    }

    /// Keeps two entrants apart where that can be avoided.
    pub fn keep_apart(&mut self, one: Entrant, other: Entrant) {
        self.apart.resize(self.entrants * self.entrants, false);
        for at in [one * self.entrants + other, other * self.entrants + one] {
            self.apart.get_mut(at).into_iter().for_each(|apart| *apart = true);
        }
    }

    /// Whether two entrants are kept apart.
    pub fn are_apart(&self, one: Entrant, other: Entrant) -> bool {
        self.apart.get(one * self.entrants + other).copied().unwrap_or_default()
    }

    /// Adds the tables and byes of a round, whose full tables have so many seats.
    pub fn add<'a>(&mut self, tables: impl IntoIterator<Item = &'a Vec<Entrant>>, byes: &[Entrant], seats: usize) {
        for table in tables {
            for (position, one) in table.iter().enumerate() {
                if let Some(count) = self.positions.get_mut(*one).and_then(|all| all.get_mut(position)) {
                    *count = count.saturating_add(1);
                }
                bump(&mut self.shorts, *one, table.len() < seats);
                for other in table.iter().filter(|other| *other != one) {
                    bump(&mut self.met, one * self.entrants + other, true);
                }
            }
        }
        byes.iter().for_each(|entrant| bump(&mut self.byes, *entrant, true));
    }

    /// The number of times that two entrants have met.
    pub fn met(&self, one: Entrant, other: Entrant) -> u8 {
        self.met.get(one * self.entrants + other).copied().unwrap_or_default()
    }

    /// The number of times that an entrant sat out.
    pub fn byes(&self, entrant: Entrant) -> u8 {
        self.byes.get(entrant).copied().unwrap_or_default()
    }

    /// The number of times that an entrant had each position of the turn order.
    pub fn positions(&self, entrant: Entrant) -> [u8; MAX_SEATS] {
        self.positions.get(entrant).copied().unwrap_or_default()
    }

    /// The number of tables of an entrant that had a seat less.
    pub fn shorts(&self, entrant: Entrant) -> u8 {
        self.shorts.get(entrant).copied().unwrap_or_default()
    }
}

fn bump(counts: &mut [u8], at: usize, counted: bool) {
    if let Some(count) = counts.get_mut(at).filter(|_| counted) {
        *count = count.saturating_add(1);
    }
}
