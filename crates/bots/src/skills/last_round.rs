//! The last turn, and what a position is worth at the end.

use super::{claims::best, player::Player};
use railhead_engine::{City, Int, Move, Network, Route, STATION_POINTS, Ticket, best_borrowing, longest_path, trains};

impl Player<'_> {
    /// The move that leads to the best final score. A tunnel counts for less because it may fail.
    pub fn last_move<'m>(&self, moves: &'m [Move]) -> Option<&'m Move> {
        let own = self.position.owned_by(self.position.you.seat);
        let stations = self.position.own_stations().collect::<Vec<_>>();
        let rival = self.longest_rival();
        let now = self.score(&own, &stations, rival);
        let mut tried = None;
        let options = moves.iter().filter_map(|made| match made {
            Move::ClaimRoute { route, .. } => (tried.replace(*route) != Some(*route)).then(|| {
                let gain = self.score(&[&own[..], &[*route]].concat(), &stations, rival) - now;
                (if route.facts().tunnel { gain * 6 } else { gain * 10 }, made)
            }),
            Move::BuildStation { city, .. } => {
                let gain = self.score(&own, &[&stations[..], &[*city]].concat(), rival) - now;
                Some((gain * 10, made))
            }
            Move::DrawCard {} | Move::TakeFaceUp { .. } | Move::Pass {} => Some((0, made)),
            Move::DrawTickets {} => Some((-100, made)),
            Move::PayTunnel { .. } | Move::AbandonTunnel {} | Move::KeepTickets { .. } => None,
        });
        best(options)
    }

    /// The longest path of an opponent.
    pub fn longest_rival(&self) -> u8 {
        let paths = self.position.opponents().map(|seat| trains(&longest_path(&self.position.owned_by(seat.seat))));
        paths.max().unwrap_or(0)
    }

    /// The final score with these routes and stations (R9.2), against a rival's longest path.
    pub fn score(&self, own: &[Route], stations: &[City], rival: u8) -> i32 {
        let you = self.position.you;
        let tickets = you.tickets.iter().map(|own| own.ticket).collect::<Vec<_>>();
        let borrowed = best_borrowing(&self.position.owners, you.seat, stations, own, &tickets);
        let network = Network::of(own.iter().copied().chain(borrowed.iter().map(|lent| lent.route)));
        let worth = |ticket: &Ticket| {
            let points = i32::from(ticket.points);
            if network.completes(ticket.id) { points } else { -points }
        };
        let routes = own.iter().map(|route| i32::from(route.points())).sum::<i32>();
        let express = if trains(&longest_path(own)) >= rival { 10 } else { 0 };
        routes + tickets.iter().map(worth).sum::<i32>() + express
            - i32::from(STATION_POINTS) * i32::saturating_from(stations.len())
    }
}
