//! The texts of pictures, above all for screen readers.

use crate::{board::Board, terrain::SeaPlace};
use railhead_engine::{City, OwnTicket, PhaseView, PlayerColor, Route, Seat, SeatView};
use railhead_localization::{Argument, Message, message, names};

/// The name of a city.
pub(crate) fn city(city: City) -> Message {
    Message::new(format!("city-{}", city.facts().id))
}

/// A sea.
pub(crate) fn sea(sea: &SeaPlace) -> Message {
    Message::new(format!("sea-{}", sea.id))
}

/// A route that anybody may claim.
pub(crate) fn free_route(route: Route) -> Message {
    let Words { from, to, kind, spaces, locomotives } = words(route);
    match locomotives {
        None => message!("picture-route-free", from, to, kind, spaces),
        Some(locomotives) => message!("picture-ferry-free", from, to, kind, spaces, locomotives),
    }
}

/// A route with its owner.
pub(crate) fn claimed_route(route: Route, player: &str) -> Message {
    let Words { from, to, kind, spaces, locomotives } = words(route);
    match locomotives {
        None => message!("picture-route-claimed", from, to, kind, spaces, player),
        Some(locomotives) => message!("picture-ferry-claimed", from, to, kind, spaces, locomotives, player),
    }
}

/// The words that describe a route.
struct Words {
    from: Message,
    to: Message,
    kind: Message,
    spaces: Message,
    /// The number that a ferry needs.
    locomotives: Option<Message>,
}

fn words(route: Route) -> Words {
    let facts = route.facts();
    let kind = match (facts.tunnel, facts.ferry) {
        (true, _) => "tunnel",
        (false, 0) => "route",
        (false, _) => "ferry",
    };
    let color = facts.color.map_or("gray", |color| color.card().name());
    Words {
        from: city(facts.from),
        to: city(facts.to),
        kind: message!("route-kind", kind, color),
        spaces: message!("spaces", count = facts.length),
        locomotives: (facts.ferry > 0).then(|| message!("ferry-locomotives", count = facts.ferry)),
    }
}

/// A station with its owner.
pub(crate) fn station(at: City, owner: &str) -> Message {
    message!("picture-city-station", city = city(at), player = owner)
}

/// A ticket of the viewer.
pub(crate) fn ticket(own: &OwnTicket) -> Message {
    let id = own.ticket.id;
    let (from, to, points) = (city(id.from), city(id.to), message!("points", count = own.ticket.points));
    if own.completed {
        message!("picture-board-own-ticket-completed", from, to, points)
    } else {
        message!("picture-board-own-ticket", from, to, points)
    }
}

/// The names of players, as a list.
pub(crate) fn list<'a>(names: impl IntoIterator<Item = &'a str>) -> Argument {
    names::list(names.into_iter().map(Argument::from).collect()).unwrap_or_else(|| message!("player-nobody").into())
}

/// The names of the players.
pub(crate) fn title(board: &Board<'_>) -> Message {
    let names = board.names.iter().map(String::as_str).filter(|name| !name.is_empty());
    match names.clone().count() {
        0 => message!("picture-board-title-empty"),
        count => message!("picture-board-title", count, players = list(names)),
    }
}

/// The sentence about the phase of the game.
fn phase(board: &Board<'_>) -> Message {
    let open = board.names.iter().filter(|name| name.is_empty()).count();
    let names = |seats: &mut dyn Iterator<Item = Seat>| list(seats.map(|seat| board.name(seat)));
    match &board.view.table.phase {
        PhaseView::Lobby if open == 0 => message!("phase-ready"),
        PhaseView::Lobby => message!("phase-lobby", open),
        PhaseView::Dealing { waiting } => {
            message!("phase-dealing-waiting", players = names(&mut waiting.iter().copied()))
        }
        PhaseView::Turn { seat, turns_left: None, .. } => message!("phase-turn", player = board.name(*seat)),
        PhaseView::Turn { seat, turns_left: Some(_), .. } => {
            message!("phase-last-round", player = board.name(*seat))
        }
        PhaseView::Finished { scores } => {
            let winners = scores.iter().filter(|score| score.rank == 1).map(|score| score.seat).collect::<Vec<_>>();
            match winners.as_slice() {
                [winner] => message!("phase-finished-winner", player = board.name(*winner)),
                _ => message!("phase-finished-winners", players = names(&mut winners.iter().copied())),
            }
        }
        PhaseView::Voided { .. } => message!("phase-voided"),
    }
}

/// A player and their possessions.
pub(crate) fn player(board: &Board<'_>, seat: &SeatView) -> Message {
    let count = board.view.table.routes.iter().filter(|owned| owned.seat == seat.seat).count();
    message!(
        "picture-board-player",
        player = board.name(seat.seat),
        color = color(board.color(seat.seat)),
        points = message!("points", count = board.points(seat)),
        trains = message!("trains", count = seat.trains),
        routes = message!("routes", count),
    )
}

fn color(color: PlayerColor) -> Message {
    Message::new(format!("player-color-{}", color.name()))
}

/// The description of the whole picture, in sentences.
pub(crate) fn description(board: &Board<'_>) -> String {
    let table = &board.view.table;
    let taken = table.seats.iter().filter(|seat| !board.name(seat.seat).is_empty());
    let tickets = board.view.you.iter().flat_map(|you| &you.tickets);
    let stations = table.stations.iter().map(|owned| {
        message!("picture-board-player-stations", count = 1, player = board.name(owned.seat), cities = city(owned.city))
    });
    let sentences = [message!("picture-board-phase", phase = phase(board))]
        .into_iter()
        .chain(taken.map(|seat| player(board, seat)))
        .chain(stations)
        .chain(tickets.map(ticket));
    sentences.map(|sentence| board.language.format(&sentence)).collect::<Vec<_>>().join(" ")
}
