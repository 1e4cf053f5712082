//! The prices of the routes of the board.

use super::{
    board::ByRoute,
    card::Color,
    payment::{ByPrice, Price},
    route_set::RouteSet,
};

/// Routes with the same price: the payments of a hand are computed once for each price.
#[derive(Debug)]
pub(super) struct PriceClass {
    pub price: Price,
    /// Its place in a table of all prices.
    pub place: usize,
    pub routes: RouteSet,
}

include!(concat!(env!("OUT_DIR"), "/prices.rs"));
