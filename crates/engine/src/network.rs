//! Which cities a player's routes connect.

use super::{
    board::{ByCity, City, Route},
    ticket::TicketId,
};

/// The cities, grouped by connection.
#[derive(Clone, Copy, Debug)]
pub struct Network {
    parent: ByCity<City>,
}

impl Network {
    /// The groups formed by the given routes.
    pub fn of(routes: impl IntoIterator<Item = Route>) -> Network {
        let mut network = Network::default();
        routes.into_iter().for_each(|route| network.join(route));
        network
    }

    /// Connects the ends of a route.
    pub fn join(&mut self, route: Route) {
        let from = self.root(route.facts().from);
        let to = self.root(route.facts().to);
        self.parent[from] = to;
    }

    /// The city that represents this city's group.
    pub fn root(&self, mut city: City) -> City {
        while self.parent[city] != city {
            city = self.parent[city];
        }
        city
    }

    /// Whether a ticket's cities are connected.
    pub fn completes(&self, ticket: TicketId) -> bool {
        self.root(ticket.from) == self.root(ticket.to)
    }
}

impl Default for Network {
    fn default() -> Network {
        Network { parent: ByCity::identity() }
    }
}
