//! The owners of routes, and the routes still open to each seat (R5.5).

use super::{
    board::{ByRoute, Route},
    payment::ByPrice,
    prices::{PRICE_OF, PRICE_ROUTES},
    route_set::RouteSet,
    seat::{BySeat, Seat},
};
use std::ops::Index;

/// Whether the second track of a double route closes when the first is claimed (R5.5).
pub fn second_track_closes(seats: u8) -> bool {
    (2..=3).contains(&seats)
}

/// The owner of each route.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Owners {
    table: ByRoute<Option<Seat>>,
    owned: BySeat<RouteSet>,
    open: BySeat<OpenRoutes>,
}

/// The routes open to one seat, regardless of its trains and cards, and how many there are at each
/// price. Kept up to date because every move needs it and few moves change it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct OpenRoutes {
    routes: RouteSet,
    by_price: ByPrice,
}

impl Default for OpenRoutes {
    fn default() -> OpenRoutes {
        OpenRoutes { routes: RouteSet::ALL, by_price: PRICE_ROUTES }
    }
}

impl OpenRoutes {
    pub fn routes(&self) -> RouteSet {
        self.routes
    }

    /// The number of open routes at each price.
    pub fn by_price(&self) -> &ByPrice {
        &self.by_price
    }

    fn close(&mut self, route: Route) {
        if self.routes.contains(route) {
            self.routes.remove(route);
            if let Some(count) = self.by_price.as_flattened_mut().get_mut(usize::from(PRICE_OF[route])) {
                *count = count.saturating_sub(1);
            }
        }
    }
}

impl Owners {
    /// Gives a route to a seat at a table of `seats` seats. Its second track closes for that seat,
    /// and with 2 or 3 seats for everyone (R5.5).
    pub fn give(&mut self, route: Route, seat: Seat, seats: u8) {
        if let Some(before) = self.table[route].replace(seat) {
            self.owned[before].remove(route);
        }
        self.owned[seat].insert(route);
        for other in Seat::first(seats) {
            self.open[other].close(route);
            if let Some(twin) = route.facts().twin.filter(|_| second_track_closes(seats) || other == seat) {
                self.open[other].close(twin);
            }
        }
    }

    /// The routes of a seat.
    pub fn of(&self, seat: Seat) -> RouteSet {
        self.owned[seat]
    }

    /// The routes of each seat.
    pub(super) fn owned(&self) -> &BySeat<RouteSet> {
        &self.owned
    }

    /// The routes open to a seat, regardless of its trains and cards.
    pub(super) fn open_to(&self, seat: Seat) -> &OpenRoutes {
        &self.open[seat]
    }

    /// The owner of each route, in the order of ids.
    pub fn iter(&self) -> impl Iterator<Item = (Route, &Option<Seat>)> {
        self.table.iter()
    }

    /// The owner of each route as a table.
    pub fn table(&self) -> &ByRoute<Option<Seat>> {
        &self.table
    }
}

impl Index<Route> for Owners {
    type Output = Option<Seat>;
    fn index(&self, route: Route) -> &Option<Seat> {
        &self.table[route]
    }
}
