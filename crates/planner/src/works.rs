//! The routes and stations that connections still need.

use railhead_engine::{City, Route, RouteSet};

/// An opponent's route that a station lends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Loan {
    /// The city of the station.
    pub city: City,
    pub route: Route,
    /// Whether the station stands already.
    pub is_built: bool,
}

/// The use of a route.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Use {
    /// The seat owns it.
    Own,
    /// The seat has to claim it.
    Claim,
    /// A station lends it.
    Borrow(Loan),
}

/// A route of a connection, travelled in one direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Leg {
    pub route: Route,
    pub from: City,
    pub to: City,
    pub used: Use,
}

/// The legs of a connection, from the first city of its ticket to the second.
pub(crate) type Way = Vec<Leg>;

/// Routes to claim, and routes to be lent.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Works {
    pub claims: RouteSet,
    pub loans: Vec<Loan>,
}

impl Works {
    /// The works of several connections.
    pub fn of<'a>(ways: impl IntoIterator<Item = &'a Way>) -> Works {
        let mut works = Works::default();
        ways.into_iter().for_each(|way| works.add(way));
        works
    }

    /// Adds the works of a connection.
    pub fn add(&mut self, way: &Way) {
        for leg in way {
            match leg.used {
                Use::Own => {}
                Use::Claim => self.claims.insert(leg.route),
                Use::Borrow(loan) if self.loans.contains(&loan) => {}
                Use::Borrow(loan) => self.loans.push(loan),
            }
        }
    }

    /// The works without those that `others` include.
    pub fn beyond(&self, others: &Works) -> Works {
        let claims = self.claims.iter().filter(|route| !others.claims.contains(*route)).collect();
        let loans = self.loans.iter().filter(|loan| !others.loans.contains(loan)).copied().collect();
        Works { claims, loans }
    }

    /// The trains that the claims use (R5.3).
    pub fn trains(&self) -> u8 {
        self.claims.iter().map(|route| route.facts().length).fold(0, u8::saturating_add)
    }

    /// The cities of new stations.
    pub fn new_stations(&self) -> impl Iterator<Item = City> {
        self.loans.iter().filter(|loan| !loan.is_built).map(|loan| loan.city)
    }

    /// The turns that they take: one for each claim and each new station (R3.1).
    pub fn turns(&self) -> u8 {
        let turns = self.claims.iter().count() + self.new_stations().count();
        u8::try_from(turns).unwrap_or(u8::MAX)
    }
}
