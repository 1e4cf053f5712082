//! The cities connected by a player's routes.

use super::{
    board::{City, Route},
    ticket::TicketId,
};

/// The cities, grouped by connection.
#[derive(Clone, Copy, Debug)]
pub struct Network {
    /// The city that represents each city's group. Padded to a multiple of 16, so that two groups
    /// are joined sixteen cities at a time.
    groups: [City; City::COUNT.next_multiple_of(16)],
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
        for group in &mut self.groups {
            *group = if *group == from { to } else { *group };
        }
    }

    /// The city that represents this city's group.
    #[expect(clippy::indexing_slicing, reason = "a City is below the table's size by construction")]
    pub fn root(&self, city: City) -> City {
        self.groups[city.index()]
    }

    /// Whether a ticket's cities are connected.
    pub fn completes(&self, ticket: TicketId) -> bool {
        self.root(ticket.from) == self.root(ticket.to)
    }
}

impl Default for Network {
    fn default() -> Network {
        Network { groups: City::identity() }
    }
}
