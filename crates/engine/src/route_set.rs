//! Sets of routes as bit sets, so that the routes open to a player follow from a few operations.

use super::board::{ByCity, City, Route};
use std::ops::BitAnd;

/// A set of routes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct RouteSet(pub(super) u128);

const _: () = assert!(Route::COUNT <= 128, "a RouteSet has 128 bits");

include!(concat!(env!("OUT_DIR"), "/route_set.rs"));

impl City {
    /// The routes that begin or end in it.
    pub(super) fn routes(self) -> RouteSet {
        TOUCHING[self]
    }
}

impl RouteSet {
    /// All routes.
    pub const ALL: RouteSet = RouteSet((1 << Route::COUNT) - 1);

    /// Whether no route is in it.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a route is in it.
    pub fn contains(self, route: Route) -> bool {
        self.0 >> route.index() & 1 == 1
    }

    /// Puts a route in.
    pub fn insert(&mut self, route: Route) {
        self.0 |= 1 << route.index();
    }

    /// Takes a route out.
    pub fn remove(&mut self, route: Route) {
        self.0 &= !(1 << route.index());
    }

    /// Its routes, in the order of their ids.
    pub fn iter(self) -> impl Iterator<Item = Route> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let route = Route::at(left.trailing_zeros())?;
            left &= left - 1;
            Some(route)
        })
    }
}

impl FromIterator<Route> for RouteSet {
    fn from_iter<I: IntoIterator<Item = Route>>(routes: I) -> RouteSet {
        let mut set = RouteSet::default();
        routes.into_iter().for_each(|route| set.insert(route));
        set
    }
}

impl BitAnd for RouteSet {
    type Output = RouteSet;
    /// The routes in both.
    fn bitand(self, other: RouteSet) -> RouteSet {
        RouteSet(self.0 & other.0)
    }
}
