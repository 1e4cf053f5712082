//! A game as a viewer may see it, and the facts of it that a picture needs.

use crate::theme::Theme;
use railhead_engine::{City, Event, GameView, PhaseView, PlayerColor, Route, Seat, SeatView};
use railhead_localization::Language;

/// The last thing built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Built {
    /// A route was claimed.
    Route(Route),
    /// A station was built.
    Station(City),
}

impl Built {
    /// The last thing built by these events; `None` if they built nothing.
    pub fn last<'a>(events: impl DoubleEndedIterator<Item = &'a Event>) -> Option<Built> {
        events.rev().find_map(|event| match event {
            Event::RouteClaimed { route, .. } => Some(Built::Route(*route)),
            Event::StationBuilt { city, .. } => Some(Built::Station(*city)),
            _ => None,
        })
    }
}

/// A game to draw.
#[derive(Clone, Copy, Debug)]
pub struct Board<'a> {
    /// The game as the viewer may see it.
    pub view: &'a GameView,
    /// The names of the players, by seat; empty for an open seat.
    pub names: &'a [String],
    /// The last thing built.
    pub built: Option<Built>,
    /// The colours.
    pub theme: Theme,
    /// The language of the texts.
    pub language: Language,
}

impl Board<'_> {
    pub(crate) fn color(&self, seat: Seat) -> PlayerColor {
        let color = self.view.table.seats.get(usize::from(seat.number())).and_then(|seat| seat.color);
        color.unwrap_or(PlayerColor::Gray)
    }

    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(usize::from(seat.number())).map_or("", String::as_str)
    }

    /// The points of a seat: those of routes, and at the end all.
    pub(crate) fn points(&self, seat: &SeatView) -> i64 {
        match &self.view.table.phase {
            PhaseView::Finished { scores } => {
                scores.iter().find(|score| score.seat == seat.seat).map_or(0, |score| score.total.into())
            }
            _ => seat.points.into(),
        }
    }

    /// Whether it is the turn of a seat or, at the end, whether it has won.
    pub(crate) fn is_marked(&self, seat: &SeatView) -> bool {
        match &self.view.table.phase {
            PhaseView::Lobby | PhaseView::Voided { .. } => false,
            PhaseView::Dealing { waiting } => waiting.contains(&seat.seat),
            PhaseView::Turn { seat: turn, .. } => *turn == seat.seat,
            PhaseView::Finished { scores } => scores.iter().any(|score| score.seat == seat.seat && score.rank == 1),
        }
    }
}
