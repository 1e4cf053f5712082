//! Explains a score: the way of each ticket, the longest path city by city, and the route that each
//! station lends.

use super::{
    board::{ByCity, City, Route},
    player_score::{BorrowedRoute, PlayerScore},
    position::Position,
    seat::Seat,
    ticket::{Ticket, TicketId},
};
use serde::{Deserialize, Serialize};

/// The explanation of one player's score.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct ScoreExplanation {
    /// The routes claimed, in the order of their ids, with their points (R1.4).
    pub claimed: Vec<ScoredRoute>,
    /// Each kept ticket and the way that completes it, in the order the tickets were kept.
    pub ticket_paths: Vec<TicketPath>,
    /// The longest continuous path, in the order it is travelled (R9.3).
    pub path: Vec<PathLeg>,
    /// The route that each station lends, in the order of cities (R8.2).
    pub borrowed: Vec<StationUse>,
}

/// A claimed route and the points it scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct ScoredRoute {
    /// The route.
    pub route: Route,
    /// Its trains.
    #[cfg_attr(feature = "utoipa", schema(example = 4))]
    pub length: u8,
    /// The points it scored (R1.4).
    #[cfg_attr(feature = "utoipa", schema(example = 7))]
    pub points: u8,
}

/// A ticket and how it was completed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct TicketPath {
    /// The ticket.
    pub id: TicketId,
    /// The points it counts for; negative if it failed.
    #[cfg_attr(feature = "utoipa", schema(example = -8))]
    pub points: i16,
    /// Whether the ticket's cities are connected.
    pub completed: bool,
    /// The path from its first city to its second: of all paths, one with the fewest borrowed
    /// routes, then the fewest trains. Empty if the ticket failed.
    pub path: Vec<PathLeg>,
    /// The stations whose borrowed routes this way uses, in travel order.
    pub stations: Vec<City>,
}

/// A route, travelled in one direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct PathLeg {
    /// The route.
    pub route: Route,
    /// The city it starts from.
    pub from: City,
    /// The city it leads to.
    pub to: City,
    /// Its trains.
    #[cfg_attr(feature = "utoipa", schema(example = 4))]
    pub length: u8,
    /// The seat that owns the route, if a station borrows it; absent for the player's own route.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<Seat>,
}

/// A station and the route it lends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct StationUse {
    /// Its city.
    pub city: City,
    /// The opponent's route it lends to a ticket; null if no ticket's path uses one.
    pub route: Option<Route>,
    /// The seat that owns this route; null if there is none.
    pub owner: Option<Seat>,
    /// The tickets whose paths use this station.
    pub tickets: Vec<TicketId>,
}

/// A route that a player's tickets may use.
#[derive(Clone, Copy)]
struct Usable {
    route: Route,
    /// The station that borrows it; none for an own route.
    station: Option<City>,
    owner: Option<Seat>,
}

/// The way to a city: the number of its borrowed routes, the number of its trains, and its last
/// route.
#[derive(Clone, Copy)]
struct Reached {
    cost: (u8, u8),
    by: Option<Usable>,
}

impl Position {
    /// Explains a player's score, which must come from this position.
    pub fn explain(&self, score: &PlayerScore) -> ScoreExplanation {
        let claimed = self.routes_of(score.seat).map(|route| ScoredRoute {
            route,
            length: route.facts().length,
            points: route.points(),
        });
        let usable = self.usable(score);
        let ticket_paths = self.tickets[score.seat].iter().map(|ticket| path(ticket, &usable)).collect::<Vec<_>>();
        let stations = self.stations_of(score.seat);
        ScoreExplanation {
            claimed: claimed.collect(),
            path: travelled(&score.path),
            borrowed: stations.map(|city| self.station_use(city, &score.borrowed, &ticket_paths)).collect(),
            ticket_paths,
        }
    }

    fn usable(&self, score: &PlayerScore) -> Vec<Usable> {
        let own = self.routes_of(score.seat).map(|route| Usable { route, station: None, owner: None });
        let lent = score.borrowed.iter();
        let lent =
            lent.map(|&BorrowedRoute { city, route }| Usable { route, station: Some(city), owner: self.owners[route] });
        own.chain(lent).collect()
    }

    fn station_use(&self, city: City, borrowed: &[BorrowedRoute], ticket_paths: &[TicketPath]) -> StationUse {
        let tickets = ticket_paths.iter().filter(|path| path.stations.contains(&city)).map(|path| path.id);
        let tickets = tickets.collect::<Vec<_>>();
        let lent = borrowed.iter().find(|lent| lent.city == city && !tickets.is_empty());
        let route = lent.map(|lent| lent.route);
        StationUse { city, route, owner: route.and_then(|route| self.owners[route]), tickets }
    }
}

fn leg(route: Route, from: City, owner: Option<Seat>) -> PathLeg {
    PathLeg { route, from, to: route.other_end(from), length: route.facts().length, owner }
}

/// A path with the cities it visits. One player never owns two routes between the same cities
/// (R5.5), so the path starts at the end of the first route that the second does not touch.
fn travelled(path: &[Route]) -> Vec<PathLeg> {
    let Some(first) = path.first() else { return Vec::new() };
    let end = path.get(1).map_or(first.facts().to, |second| {
        let to = first.facts().to;
        if second.touches(to) { to } else { first.facts().from }
    });
    let mut at = first.other_end(end);
    let legs = path.iter().map(|&route| {
        let leg = leg(route, at, None);
        at = leg.to;
        leg
    });
    legs.collect()
}

fn path(ticket: &Ticket, usable: &[Usable]) -> TicketPath {
    let TicketId { from, to } = ticket.id;
    let mut reached = ByCity::<Option<Reached>>::default();
    reached[from] = Some(Reached { cost: (0, 0), by: None });
    while spread(&mut reached, usable) {}
    let (mut path, mut stations) = (Vec::new(), Vec::new());
    let mut at = to;
    while let Some(Usable { route, station, owner }) = reached[at].and_then(|reached| reached.by) {
        at = route.other_end(at);
        path.push(leg(route, at, owner));
        stations.extend(station);
    }
    path.reverse();
    stations.reverse();
    let completed = reached[to].is_some();
    let points = i16::from(ticket.points);
    TicketPath { id: ticket.id, points: if completed { points } else { -points }, completed, path, stations }
}

/// Follows every route once from every reached city. Returns whether any city was newly reached or
/// became cheaper.
fn spread(reached: &mut ByCity<Option<Reached>>, usable: &[Usable]) -> bool {
    let mut better = false;
    for &by in usable {
        let facts = by.route.facts();
        for (from, to) in [(facts.from, facts.to), (facts.to, facts.from)] {
            let Some(Reached { cost: (borrowed, trains), .. }) = reached[from] else { continue };
            let cost = (borrowed + u8::from(by.station.is_some()), trains + facts.length);
            if reached[to].is_none_or(|known| cost < known.cost) {
                reached[to] = Some(Reached { cost, by: Some(by) });
                better = true;
            }
        }
    }
    better
}
