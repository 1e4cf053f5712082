//! The panel of a player: name, points, remaining pieces, and whether it is their turn.

use crate::{
    board::Board,
    geometry::Geometry,
    marks,
    svg::N,
    theme::{self, Palette},
    words,
};
use maud::{Markup, html};
use railhead_engine::{Int, Occupant, PlayerColor, SeatView, whole};

/// The height of a row of panels.
pub(crate) const ROW: f64 = 170.0;

/// The place of a drawing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Box {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

/// The places of so many panels in a row below the board.
pub(crate) fn row(seats: usize, board: &Geometry) -> impl Iterator<Item = Box> {
    let (width, gap) = (f64::from(board.width), 12.0);
    let each = ((width - gap) / seats.max(4).to_float() - gap).min(420.0);
    let left = (width - seats.to_float() * (each + gap) + gap) / 2.0;
    let y = f64::from(board.height) + 15.0;
    (0..seats).map(move |seat| Box { x: left + seat.to_float() * (each + gap), y, width: each, height: ROW - 30.0 })
}

/// Draws the panel of a seat.
pub(crate) fn draw(board: &Board<'_>, seat: &SeatView, place: &Box) -> Markup {
    let palette = board.theme.palette();
    if seat.occupant == Occupant::Nobody {
        return framed(place, palette, false, (None, "…"), &html! {});
    }
    let content = html! {
        title { (board.language.format(&words::player(board, seat))) }
        (points(board.points(seat), place.height))
        (counters(seat, place, palette))
    };
    framed(place, palette, board.is_marked(seat), (seat.color, board.name(seat.seat)), &content)
}

/// A panel with the name of a player.
pub(crate) fn framed(
    place: &Box,
    palette: &Palette,
    is_marked: bool,
    (color, player): (Option<PlayerColor>, &str),
    content: &Markup,
) -> Markup {
    let (stroke, thick) = if is_marked { (palette.accent, "7") } else { (palette.coast, "2") };
    html! {
        g transform={ "translate(" (N(place.x)) " " (N(place.y)) ")" } {
            rect width=(N(place.width)) height=(N(place.height)) rx="18" fill=(palette.panel) stroke=(stroke)
                stroke-width=(thick) {}
            @if let Some(color) = color {
                rect x="16" y="18" width="44" height="34" rx="8" fill=(theme::player(color)) stroke=(palette.edge)
                    stroke-width="2" {}
                use href={ "#" (marks::player_reference(color)) } transform="translate(38 35)scale(1.7)" {}
            }
            (name(player, place.width - 92.0))
            (content)
        }
    }
}

/// A name, smaller if it is long, and cut if it is very long.
fn name(name: &str, room: f64) -> Markup {
    let letters = name.chars().count().max(1).to_float();
    let size = (room / (0.54 * letters)).clamp(27.0, 40.0);
    let most = usize::saturating_from(whole(room / (0.54 * size)));
    let is_cut = name.chars().count() > most + 1;
    let shown = name.chars().take(if is_cut { most } else { most + 1 }).collect::<String>();
    html! { text x="72" y="48" font-size=(N(size)) { (shown) @if is_cut { "…" } } }
}

/// Points, with the sign that numbers have in print.
pub(crate) fn points(points: i64, height: f64) -> Markup {
    let sign = if points < 0 { "−" } else { "" };
    html! { text x="18" y=(N(height - 22.0)) font-size="62" { (sign) (points.abs()) } }
}

/// The trains and stations left, and the numbers of cards and tickets, each with its sign.
fn counters(seat: &SeatView, place: &Box, palette: &Palette) -> Markup {
    let signs = [
        (seat.trains.into(), "M-13 6H13V-6H-9L-13 0ZM-7 10h.1M7 10h.1"),
        (usize::from(seat.cards), "M-8-11H8V11H-8Z"),
        (seat.stations.into(), "M-9 10V-2L0-11L9-2V10Z"),
        (seat.tickets, "M-13-8H13V8H-13ZM-6-8V8"),
    ];
    html! {
        g font-size="27" fill=(palette.faint) {
            @for (at, (number, sign)) in signs.into_iter().enumerate() {
                @let x = place.width - 142.0 + (at % 2).to_float() * 74.0;
                @let y = place.height - 58.0 + (at / 2).to_float() * 36.0;
                path d=(sign) transform={ "translate(" (N(x)) " " (N(y - 9.0)) ")" } fill="none"
                    stroke=(palette.faint) stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round" {}
                text x=(N(x + 19.0)) y=(N(y)) { (number) }
            }
        }
    }
}
