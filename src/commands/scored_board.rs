//! A scored table as a picture.

use crate::{
    engine::{
        Game, GameView, Int, Occupant, OwnedRoute, OwnedStation, PhaseView, PlayerColor, PlayerScore, STATIONS, Seat,
        SeatView, TRAINS,
    },
    http::{ScoredPlayer, Scoring},
};
use railhead_localization::Language;
use railhead_pictures::{Board, Theme};

/// Draws the table at the end of its game. Players have the colours in the order of the box (R1.1).
pub fn draw(scoring: &Scoring, language: Language) -> String {
    let names = scoring.players.iter().map(|player| player.name.clone()).collect::<Vec<_>>();
    let (view, theme) = (view(scoring), Theme::Light);
    Board { view: &view, names: &names, built: None, theme, language }.svg()
}

/// The table as everybody sees it.
fn view(scoring: &Scoring) -> GameView {
    let mut view = Game::default().view_for(None);
    let seated = || Seat::ALL.into_iter().zip(&scoring.players);
    let table = &mut view.table;
    let routes = |(seat, player): (Seat, &ScoredPlayer)| {
        player.claimed.iter().map(|claimed| OwnedRoute { route: claimed.route, seat }).collect::<Vec<_>>()
    };
    let stations = |(seat, player): (Seat, &ScoredPlayer)| {
        player.borrowed.iter().map(|used| OwnedStation { city: used.city, seat }).collect::<Vec<_>>()
    };
    table.routes = seated().flat_map(routes).collect();
    table.stations = seated().flat_map(stations).collect();
    table.seats = seated().zip(PlayerColor::ALL).map(|((seat, player), color)| at_end(seat, color, player)).collect();
    table.phase = PhaseView::Finished { scores: seated().map(|(seat, player)| score(seat, player)).collect() };
    view
}

fn at_end(seat: Seat, color: PlayerColor, player: &ScoredPlayer) -> SeatView {
    let laid = player.claimed.iter().map(|claimed| claimed.length).sum::<u8>();
    SeatView {
        seat,
        color: Some(color),
        occupant: Occupant::Person,
        away: None,
        on_vacation: false,
        stand_in: false,
        trains: TRAINS.saturating_sub(laid),
        stations: STATIONS.saturating_sub(u8::saturating_from(player.borrowed.len())),
        points: player.routes,
        cards: 0,
        tickets: player.completed.len() + player.failed.len(),
    }
}

fn score(seat: Seat, player: &ScoredPlayer) -> PlayerScore {
    PlayerScore {
        seat,
        rank: player.rank,
        total: player.total,
        routes: player.routes,
        tickets: player.tickets,
        stations: player.stations,
        express: player.express,
        completed: player.completed.clone(),
        failed: player.failed.clone(),
        longest_path: player.longest_path,
        path: Vec::new(),
        borrowed: Vec::new(),
    }
}
