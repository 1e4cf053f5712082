//! The table at the time of scoring: from a game, or as listed by people at a real table, which may
//! contain mistakes.

use super::{
    board::{ByCity, ByRoute, City, Route, UnknownName},
    game::{Game, STATIONS, TRAINS},
    owners::second_track_closes,
    route_set::RouteSet,
    seat::{BySeat, Seat},
    ticket::{Ticket, TicketId},
    variant::TieBreak,
};
use serde::Serialize;

/// Routes, stations and tickets of every player: everything a final score depends on (R9.2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub(super) seats: u8,
    pub(super) owners: ByRoute<Option<Seat>>,
    owned: BySeat<RouteSet>,
    pub(super) stations: ByCity<Option<Seat>>,
    pub(super) tickets: BySeat<Vec<Ticket>>,
    pub(super) tie_break: TieBreak,
}

/// The list of one player, by the ids as written.
#[derive(Clone, Copy, Debug)]
pub struct ListedSeat<'a> {
    /// The routes claimed.
    pub routes: &'a [String],
    /// The cities in which stations are built.
    pub stations: &'a [String],
    /// The tickets kept.
    pub tickets: &'a [String],
}

/// The reason why a position is impossible. Players are numbered in the order listed, from 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[serde(untagged)]
#[expect(missing_docs, reason = "the message says what each field is")]
pub enum PositionError {
    #[error("1 to 5 players can be scored, not {players}")]
    PlayerCount { players: usize },
    #[error("there is no route \"{id}\"")]
    UnknownRoute { player: Seat, id: String },
    #[error("there is no city \"{id}\"")]
    UnknownCity { player: Seat, id: String },
    #[error("there is no ticket \"{id}\"")]
    UnknownTicket { player: Seat, id: String },
    #[error("route {route} {} (R5.5)", again(*player, *owner))]
    RouteTaken { player: Seat, route: Route, owner: Seat },
    #[error("{twin}, the other track beside {route}, is claimed by the same player (R5.5)")]
    BothTracks { player: Seat, route: Route, twin: Route },
    #[error("with 2 or 3 players {route} closes when its other track, {twin}, is claimed (R5.5)")]
    TrackClosed { player: Seat, route: Route, twin: Route, owner: Seat },
    #[error("the routes need {need} trains, a player has {have} (R1.1)")]
    TrainsShort { player: Seat, need: u16, have: u8 },
    #[error("the station in {city} {} (R8.1)", again(*player, *owner))]
    StationTaken { player: Seat, city: City, owner: Seat },
    #[error("{built} stations are built, a player has {have} (R1.1)")]
    NoStationsLeft { player: Seat, built: usize, have: u8 },
    #[error("ticket {ticket} {} (R7.2)", again(*player, *owner))]
    TicketTaken { player: Seat, ticket: TicketId, owner: Seat },
}

impl PositionError {
    /// The player whose entry is wrong; none if it is how many there are.
    pub fn player(&self) -> Option<Seat> {
        match *self {
            PositionError::PlayerCount { players: _ } => None,
            PositionError::UnknownRoute { player, .. }
            | PositionError::UnknownCity { player, .. }
            | PositionError::UnknownTicket { player, .. }
            | PositionError::RouteTaken { player, .. }
            | PositionError::BothTracks { player, .. }
            | PositionError::TrackClosed { player, .. }
            | PositionError::TrainsShort { player, .. }
            | PositionError::StationTaken { player, .. }
            | PositionError::NoStationsLeft { player, .. }
            | PositionError::TicketTaken { player, .. } => Some(player),
        }
    }
}

fn again(player: Seat, owner: Seat) -> String {
    if player == owner { "is listed twice".to_owned() } else { format!("is player {owner}'s already") }
}

impl Game {
    /// The present position of the game.
    pub fn position(&self) -> Position {
        let mut tickets = BySeat::<Vec<Ticket>>::default();
        self.seats().for_each(|seat| tickets[seat].clone_from(&self.players[seat].tickets));
        let (seats, tie_break) = (self.options.seats, self.options.tie_break);
        let (owners, owned) = (*self.owners.table(), *self.owners.owned());
        Position { seats, owners, owned, stations: *self.stations.table(), tickets, tie_break }
    }
}

impl Position {
    /// The position that the players list; their tickets must be among `known`.
    ///
    /// # Errors
    /// The first entry, in the order listed, that no game can lead to.
    pub fn read(listed: &[ListedSeat<'_>], tie_break: TieBreak, known: &[Ticket]) -> Result<Position, PositionError> {
        let seats = u8::try_from(listed.len()).ok().filter(|seats| (1..=5).contains(seats));
        let seats = seats.ok_or(PositionError::PlayerCount { players: listed.len() })?;
        let mut position = Position {
            seats,
            owners: ByRoute::default(),
            owned: BySeat::default(),
            stations: ByCity::default(),
            tickets: BySeat::default(),
            tie_break,
        };
        for (player, listed) in position.seats().zip(listed) {
            listed.routes.iter().try_for_each(|id| position.claim(player, id))?;
            listed.stations.iter().try_for_each(|id| position.build(player, id))?;
            listed.tickets.iter().try_for_each(|id| position.keep(player, id, known))?;
            position.check_stock(player)?;
        }
        Ok(position)
    }

    /// The players' seats, in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.seats)
    }

    /// The ranking of equal scores.
    pub fn tie_break(&self) -> TieBreak {
        self.tie_break
    }

    /// The routes a seat owns, in the order of their ids.
    pub(super) fn routes_of(&self, seat: Seat) -> impl Iterator<Item = Route> {
        self.owned[seat].iter()
    }

    /// The cities in which a seat has built stations, in the order of their ids.
    pub(super) fn stations_of(&self, seat: Seat) -> impl Iterator<Item = City> {
        self.stations.iter().filter(move |(_, owner)| **owner == Some(seat)).map(|(city, _)| city)
    }

    fn claim(&mut self, player: Seat, id: &str) -> Result<(), PositionError> {
        let unknown = |UnknownName { name, .. }| PositionError::UnknownRoute { player, id: name };
        let route = id.parse::<Route>().map_err(unknown)?;
        if let Some(owner) = self.owners[route] {
            return Err(PositionError::RouteTaken { player, route, owner });
        }
        if let Some((twin, owner)) = route.facts().twin.and_then(|twin| Some((twin, self.owners[twin]?))) {
            if owner == player {
                return Err(PositionError::BothTracks { player, route, twin });
            }
            if second_track_closes(self.seats) {
                return Err(PositionError::TrackClosed { player, route, twin, owner });
            }
        }
        self.owners[route] = Some(player);
        self.owned[player].insert(route);
        Ok(())
    }

    fn build(&mut self, player: Seat, id: &str) -> Result<(), PositionError> {
        let unknown = |UnknownName { name, .. }| PositionError::UnknownCity { player, id: name };
        let city = id.parse::<City>().map_err(unknown)?;
        if let Some(owner) = self.stations[city] {
            return Err(PositionError::StationTaken { player, city, owner });
        }
        self.stations[city] = Some(player);
        Ok(())
    }

    fn keep(&mut self, player: Seat, id: &str, known: &[Ticket]) -> Result<(), PositionError> {
        let unknown = |UnknownName { name, .. }| PositionError::UnknownTicket { player, id: name };
        let ticket = Ticket::named(id, known.iter().copied()).map_err(unknown)?;
        let holds = |seat: &Seat| self.tickets[*seat].iter().any(|held| held.id == ticket.id);
        if let Some(owner) = self.seats().find(holds) {
            return Err(PositionError::TicketTaken { player, ticket: ticket.id, owner });
        }
        self.tickets[player].push(ticket);
        Ok(())
    }

    fn check_stock(&self, player: Seat) -> Result<(), PositionError> {
        let need = self.routes_of(player).map(|route| u16::from(route.facts().length)).sum::<u16>();
        if need > u16::from(TRAINS) {
            return Err(PositionError::TrainsShort { player, need, have: TRAINS });
        }
        let built = self.stations_of(player).count();
        if built > usize::from(STATIONS) {
            return Err(PositionError::NoStationsLeft { player, built, have: STATIONS });
        }
        Ok(())
    }
}
