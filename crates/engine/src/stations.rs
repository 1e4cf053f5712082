//! The stations on the board (R8).

use super::{
    board::{ByCity, City},
    seat::Seat,
};
use std::ops::Index;

/// The seat with a station in each city.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Stations {
    table: ByCity<Option<Seat>>,
    /// The number of cities with a station.
    built: u8,
}

impl Stations {
    /// Builds a station.
    pub fn build(&mut self, city: City, seat: Seat) {
        let before = self.table[city].replace(seat);
        self.built += u8::from(before.is_none());
    }

    /// The number of cities without a station.
    pub(super) fn free(&self) -> u8 {
        City::END - self.built
    }

    /// The seat with a station in each city, as a table.
    pub fn table(&self) -> &ByCity<Option<Seat>> {
        &self.table
    }
}

impl Index<City> for Stations {
    type Output = Option<Seat>;
    fn index(&self, city: City) -> &Option<Seat> {
        &self.table[city]
    }
}
