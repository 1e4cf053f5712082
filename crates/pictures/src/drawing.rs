//! The picture of a game.

use crate::{
    board::{Board, Built},
    geometry::Geometry,
    map, marks,
    panel::{self, Box},
    svg::{self, Frame, N},
    theme::{self, Theme},
    words,
};
use maud::{Markup, PreEscaped, html};
use railhead_engine::{City, Int, OwnTicket, OwnedRoute, OwnedStation, PlayerColor, Route};
use railhead_localization::Language;

/// The size of a preview, in pixels, as pages of previews require it.
pub(crate) const PREVIEW: (u32, u32) = (1200, 630);

/// The height of a preview: that of the board.
fn preview_height() -> f64 {
    f64::from(Geometry::of_board().height)
}

/// The width of a preview: the board, and a column for the players.
fn preview_width() -> f64 {
    preview_height() * f64::from(PREVIEW.0) / f64::from(PREVIEW.1)
}

impl Board<'_> {
    /// The board with the players below it: for an app, from 390 pixels on.
    pub fn svg(&self) -> String {
        let board = Geometry::of_board();
        let (width, height) = (f64::from(board.width), f64::from(board.height));
        let map = map::map(self.theme, self.language);
        let drawing = html! {
            rect width="100%" height="100%" fill=(self.theme.palette().halo) {}
            (marks::definitions())
            svg width=(N(width)) height=(N(height)) {
                (PreEscaped(&map.ground))
                (self.pieces())
                (PreEscaped(&map.labels))
            }
            (self.panels(panel::row(self.view.table.seats.len(), board)))
        };
        self.document(width, height + panel::ROW, map::style(), drawing)
    }

    /// The map of a preview without the game, 1200 to 630.
    pub(crate) fn preview_ground(theme: Theme, language: Language) -> String {
        let map = map::map(theme, language);
        let frame =
            Frame { width: preview_width(), height: preview_height(), theme, language, title: "", description: "" };
        svg::document(
            &frame,
            "",
            html! {
                rect width="100%" height="100%" fill=(theme.palette().halo) {}
                (marks::definitions())
                svg width=(Geometry::of_board().width) height="100%" {
                    (PreEscaped(&map.ground))
                    (PreEscaped(&map.labels))
                }
            },
        )
    }

    /// The game of a preview without the map: the players are beside the board.
    pub fn preview_pieces(&self) -> String {
        let seats = self.view.table.seats.len();
        let (left, each) = (f64::from(Geometry::of_board().width), preview_height() / 5.0);
        let top = (preview_height() - each * seats.to_float()) / 2.0;
        let place = |seat: usize| Box {
            x: left + 14.0,
            y: top + seat.to_float() * each + 10.0,
            width: preview_width() - left - 28.0,
            height: each - 20.0,
        };
        let drawing = html! {
            (marks::definitions())
            (self.pieces())
            (self.panels((0..seats).map(place)))
        };
        self.document(preview_width(), preview_height(), "", drawing)
    }

    fn panels(&self, places: impl Iterator<Item = Box>) -> Markup {
        html! { @for (seat, place) in self.view.table.seats.iter().zip(places) { (panel::draw(self, seat, &place)) } }
    }

    fn document(&self, width: f64, height: f64, style: &'static str, drawing: Markup) -> String {
        let (title, description) = (self.language.format(&words::title(self)), words::description(self));
        let (theme, language) = (self.theme, self.language);
        let frame = Frame { width, height, theme, language, title: &title, description: &description };
        svg::document(&frame, style, drawing)
    }

    /// The pieces on the map.
    fn pieces(&self) -> Markup {
        let table = &self.view.table;
        let tickets = self.view.you.iter().flat_map(|you| &you.tickets);
        html! {
            @if let Some(built) = self.built { (highlight(built, self.theme)) }
            @for owned in &table.routes { (self.trains(owned)) }
            @for ticket in tickets { (self.ticket(ticket)) }
            @for owned in &table.stations { (self.station(owned)) }
        }
    }

    fn trains(&self, owned: &OwnedRoute) -> Markup {
        let title = self.language.format(&words::claimed_route(owned.route, self.name(owned.seat)));
        html! { g { title { (title) } (trains(owned.route, self.color(owned.seat), self.theme)) } }
    }

    fn station(&self, owned: &OwnedStation) -> Markup {
        let title = self.language.format(&words::station(owned.city, self.name(owned.seat)));
        html! { g { title { (title) } (station(owned.city, self.color(owned.seat), self.theme)) } }
    }

    fn ticket(&self, own: &OwnTicket) -> Markup {
        let (board, palette) = (Geometry::of_board(), self.theme.palette());
        let (from, to) = (board.city(own.ticket.id.from), board.city(own.ticket.id.to));
        let (color, dashes) = if own.completed { (palette.done, "2 12") } else { (palette.accent, "20 12") };
        // Bent a little, so that it is not taken for a route and leaves cities in between visible.
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        let (mx, my) = ((from.x + to.x) / 2.0 - dy * 0.12, (from.y + to.y) / 2.0 + dx * 0.12);
        let path = format!("M{:.1} {:.1}Q{mx:.1} {my:.1} {:.1} {:.1}", from.x, from.y, to.x, to.y);
        html! {
            g fill="none" stroke-linecap="round" {
                title { (self.language.format(&words::ticket(own))) }
                path d=(PreEscaped(&path)) stroke=(palette.halo) stroke-width="8" opacity=".7" {}
                path d=(PreEscaped(&path)) stroke=(color) stroke-width="5" stroke-dasharray=(dashes) {}
                @for end in [from, to] {
                    circle cx=(N(end.x)) cy=(N(end.y)) r="16" stroke=(color) stroke-width="4" {}
                }
            }
        }
    }
}

/// The trains on a route.
pub(crate) fn trains(route: Route, color: PlayerColor, theme: Theme) -> Markup {
    let (board, palette) = (Geometry::of_board(), theme.palette());
    let place = board.route(route);
    let wagon = marks::wagon_reference(color, place.space_length);
    html! {
        path d=(PreEscaped(map::wagons(place))) fill=(theme::player(color)) stroke=(palette.edge) stroke-width="2"
            stroke-linejoin="round" {}
        @for space in &place.spaces { use href=(wagon) transform=(map::upright(space)) {} }
    }
}

/// A station in a city.
pub(crate) fn station(city: City, color: PlayerColor, theme: Theme) -> Markup {
    let place = Geometry::of_board().city(city);
    html! {
        g transform={ "translate(" (N(place.x)) " " (N(place.y)) ")" } {
            g fill=(theme::player(color)) stroke=(theme.palette().edge) stroke-width="2.4" stroke-linejoin="round" {
                path d="M8-12V-20H12V-8M-13 15V-6H13V15ZM-18 15H18" {}
                path d="M-18-4L0-22L18-4Z" {}
            }
            use href="#gable" {}
            use href={ "#" (marks::player_reference(color)) } transform="translate(0 5)" {}
        }
    }
}

pub(crate) fn highlight(built: Built, theme: Theme) -> Markup {
    let (board, accent) = (Geometry::of_board(), theme.palette().accent);
    html! {
        @match built {
            Built::Route(route) => {
                path d=(PreEscaped(map::rectangles(board.route(route), board.space.width, 3.0))) fill=(accent)
                    stroke=(accent) stroke-width="13" stroke-linejoin="round" opacity=".75" {}
            }
            Built::Station(city) => {
                @let place = board.city(city);
                circle cx=(N(place.x)) cy=(N(place.y)) r="27" fill=(accent) opacity=".75" {}
            }
        }
    }
}
