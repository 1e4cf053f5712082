//! The final score (R9.2, R9.3) and the best use of stations (R8.2, R8.3).

use super::{
    board::{ByRoute, City, Route},
    game::{Game, STATIONS},
    integer::Int,
    longest_path::{is_path, longest_path_in, trains},
    network::Network,
    player_score::{BorrowedRoute, PlayerScore, STATION_POINTS},
    position::Position,
    ranking::{Ending, rank, rank_leavers_last},
    seat::Seat,
    ticket::{Ticket, TicketId},
};
use std::cmp::Reverse;

/// The most routes that 45 trains can build.
const MAX_ROUTES: usize = 24;

/// Points for the longest continuous path (R9.3).
const EXPRESS_POINTS: u8 = 10;

impl Game {
    /// The final scores, in seat order, as if the game ended now.
    pub fn score(&self) -> Vec<PlayerScore> {
        let mut scores = self.position().score();
        rank_leavers_last(&mut scores, |seat| self.ending(seat));
        scores
    }

    fn ending(&self, seat: Seat) -> Ending {
        if self.is_absent(seat) {
            return Ending::Absent;
        }
        if self.presence[seat].away.is_some() { Ending::Left } else { Ending::There }
    }

    /// Whether these are the final scores. Of several longest paths, and of several equally good
    /// uses of stations, any is right.
    pub fn scores_as(&self, scores: &[PlayerScore]) -> bool {
        let (position, own) = (self.position(), self.score());
        own.len() == scores.len() && own.iter().zip(scores).all(|(own, other)| position.is_as_good(own, other))
    }
}

impl Position {
    /// The scores, in seat order (R9.2–9.4).
    pub fn score(&self) -> Vec<PlayerScore> {
        let mut scores = self.seats().map(|seat| self.score_seat(seat)).collect::<Vec<_>>();
        let longest = scores.iter().map(|score| score.longest_path).max().unwrap_or(0);
        for score in &mut scores {
            if score.longest_path == longest && longest > 0 {
                score.express = EXPRESS_POINTS;
                score.total += i16::from(EXPRESS_POINTS);
            }
        }
        rank(&mut scores, self.tie_break);
        scores
    }

    /// Whether a score differs from this position's own by the choice of the path and of the
    /// borrowed routes at most.
    fn is_as_good(&self, own: &PlayerScore, other: &PlayerScore) -> bool {
        let PlayerScore { path, borrowed, completed, failed, .. } = own.clone();
        if *own != (PlayerScore { path, borrowed, completed, failed, ..other.clone() }) {
            return false;
        }
        let is_own = |route: &Route| self.owners[*route] == Some(own.seat);
        let travels = is_path(&other.path) && other.path.iter().all(is_own) && trains(&other.path) == own.longest_path;
        let lends = |lent: &BorrowedRoute| {
            lent.route.touches(lent.city) && self.owners[lent.route].is_some_and(|owner| owner != own.seat)
        };
        let cities = |score: &PlayerScore| score.borrowed.iter().map(|lent| lent.city).collect::<Vec<_>>();
        let borrows = cities(own) == cities(other) && other.borrowed.iter().all(lends);
        let outcome = self.outcome(own.seat, Network::of(self.routes_of(own.seat)), &other.borrowed);
        travels
            && borrows
            && outcome == (other.tickets, other.completed.clone(), other.failed.clone())
            && own.completed.len() == other.completed.len()
    }

    /// The outcome of the tickets of a seat with these borrowed routes: the points, the completed
    /// and the failed ones. `network` is that of its own routes.
    fn outcome(
        &self,
        seat: Seat,
        mut network: Network,
        borrowed: &[BorrowedRoute],
    ) -> (i16, Vec<TicketId>, Vec<TicketId>) {
        borrowed.iter().for_each(|lent| network.join(lent.route));
        let (mut points, mut completed, mut failed) = (0, Vec::new(), Vec::new());
        for ticket in &self.tickets[seat] {
            if network.completes(ticket.id) {
                points += i16::from(ticket.points);
                completed.push(ticket.id);
            } else {
                points -= i16::from(ticket.points);
                failed.push(ticket.id);
            }
        }
        (points, completed, failed)
    }

    fn score_seat(&self, seat: Seat) -> PlayerScore {
        let mut own = Vec::with_capacity(MAX_ROUTES);
        own.extend(self.routes_of(seat));
        let built = self.stations_of(seat).collect::<Vec<_>>();
        let network = Network::of(own.iter().copied());
        let borrowed = best_borrowing_in(&self.owners, seat, &built, network, &self.tickets[seat]);
        let (tickets, completed, failed) = self.outcome(seat, network, &borrowed);
        let routes = own.iter().map(|route| u16::from(route.points())).sum::<u16>();
        let stations = STATION_POINTS * STATIONS.saturating_sub(u8::saturating_from(built.len()));
        let path = longest_path_in(&network, &own);
        PlayerScore {
            seat,
            rank: 0,
            total: routes.cast_signed() + tickets + i16::from(stations),
            routes,
            tickets,
            stations,
            express: 0,
            completed,
            failed,
            longest_path: trains(&path),
            path,
            borrowed,
        }
    }
}

/// The opponents' routes that a player's stations lend so that their tickets score most (R8.3):
/// most points, then most completed tickets, then first in the order of route ids. A station
/// without opponents' routes lends nothing.
pub fn best_borrowing(
    owners: &ByRoute<Option<Seat>>,
    seat: Seat,
    stations: &[City],
    own: &[Route],
    tickets: &[Ticket],
) -> Vec<BorrowedRoute> {
    best_borrowing_in(owners, seat, stations, Network::of(own.iter().copied()), tickets)
}

/// Finds what [`best_borrowing`] finds, given the network of the player's own routes.
fn best_borrowing_in(
    owners: &ByRoute<Option<Seat>>,
    seat: Seat,
    stations: &[City],
    base: Network,
    tickets: &[Ticket],
) -> Vec<BorrowedRoute> {
    let lendable = stations.iter().map(|&city| lendable(owners, seat, city)).filter(|routes| !routes.is_empty());
    let lendable = lendable.collect::<Vec<_>>();
    // Most tickets that are open stay so whatever is borrowed.
    let mut all = base;
    lendable.iter().flatten().for_each(|lent| all.join(lent.route));
    let is_open = |ticket: &&Ticket| !base.completes(ticket.id) && all.completes(ticket.id);
    let open = tickets.iter().filter(is_open).collect::<Vec<_>>();
    if open.is_empty() {
        return combination(&lendable, 0);
    }
    let mut networks = vec![base];
    for lent in &lendable {
        let extend = |network: &Network, lent: &BorrowedRoute| {
            let mut network = *network;
            network.join(lent.route);
            network
        };
        networks = networks.iter().flat_map(|so_far| lent.iter().map(|lent| extend(so_far, lent))).collect();
    }
    let worth = |network: &Network| {
        let completed = open.iter().filter(|ticket| network.completes(ticket.id));
        completed.fold((0, 0), |(points, count), ticket| (points + u16::from(ticket.points), count + 1))
    };
    let best = (0_usize..).zip(&networks).max_by_key(|(at, network)| (worth(network), Reverse(*at)));
    combination(&lendable, best.map_or(0, |(at, _)| at))
}

/// The combination at this index, if the last station changes its route first.
fn combination(lendable: &[Vec<BorrowedRoute>], mut at: usize) -> Vec<BorrowedRoute> {
    let lent = lendable.iter().rev().filter_map(|lent| {
        let chosen = lent.get(at % lent.len().max(1));
        at /= lent.len().max(1);
        chosen.copied()
    });
    let mut lent = lent.collect::<Vec<_>>();
    lent.reverse();
    lent
}

/// The routes that a station in this city can lend: one of an opponent to each neighbouring city.
fn lendable(owners: &ByRoute<Option<Seat>>, seat: Seat, city: City) -> Vec<BorrowedRoute> {
    let foreign = city.routes().iter().filter(|route| owners[*route].is_some_and(|owner| owner != seat));
    let mut lent = foreign.map(|route| BorrowedRoute { city, route }).collect::<Vec<_>>();
    lent.dedup_by_key(|lent| lent.route.other_end(city));
    lent
}
