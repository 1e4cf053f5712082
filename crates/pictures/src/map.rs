//! The map under every picture of a game: land, cities and free routes. It is the same for all
//! games and drawn once for each theme and language.

use crate::{
    geometry::{CityPlace, Geometry, LabelAnchor, RoutePlace, SpacePlace},
    marks,
    svg::N,
    theme::{self, Palette, Theme},
    words,
};
use maud::{Markup, PreEscaped, html};
use railhead_engine::{City, Route};
use railhead_localization::Language;
use std::sync::OnceLock;

/// On small screens the names of most cities are too small to read; those of the big cities are
/// written larger.
pub(crate) const STYLE: &str = "@media(max-width:640px){.n{display:none}.n.b{display:inline;font-size:40px}}";

/// The drawings under the trains, and over them.
pub(crate) struct Map {
    /// Land, free routes and cities.
    pub ground: String,
    /// The names of the cities.
    pub labels: String,
}

/// The map, in board units from (0, 0).
pub(crate) fn map(theme: Theme, language: Language) -> &'static Map {
    static MAPS: [[OnceLock<Map>; Language::ALL.len()]; 2] = [const { [const { OnceLock::new() }; 5] }; 2];
    let [light, dark] = &MAPS;
    let maps = if theme == Theme::Light { light } else { dark };
    let [english, french, german, spanish, italian] = maps;
    let drawn = match language {
        Language::English => english,
        Language::French => french,
        Language::German => german,
        Language::Spanish => spanish,
        Language::Italian => italian,
    };
    drawn.get_or_init(|| Map {
        ground: ground(theme, language).into_string(),
        labels: labels(theme, language).into_string(),
    })
}

fn ground(theme: Theme, language: Language) -> Markup {
    let (board, palette) = (Geometry::of_board(), theme.palette());
    html! {
        rect width=(board.width) height=(board.height) fill=(palette.sea) {}
        path d=(PreEscaped(&board.coast)) fill=(palette.land) fill-rule="evenodd" stroke=(palette.coast)
            stroke-width="1.5" stroke-linejoin="round" {}
        @for route in Route::all() {
            g {
                title { (language.format(&words::free_route(route))) }
                (free_route(route, board, palette))
            }
        }
        @for city in City::all() { (dot(city, board.city(city), palette)) }
    }
}

fn labels(theme: Theme, language: Language) -> Markup {
    let board = Geometry::of_board();
    html! {
        g font-size=(N(board.lettering.size)) stroke=(theme.palette().halo) stroke-width="5" stroke-linejoin="round"
            paint-order="stroke" {
            @for city in City::all() { (label(city, board.city(city), language)) }
        }
    }
}

/// The position of a space, as a transformation.
pub(crate) fn at(space: &SpacePlace) -> Markup {
    html! { "translate(" (N(space.x)) " " (N(space.y)) ")rotate(" (N(space.angle)) ")" }
}

/// The spaces of a route as one path of rectangles, grown by so much on every side.
pub(crate) fn rectangles(place: &RoutePlace, width: f64, grown: f64) -> String {
    let (half, across) = (place.space_length / 2.0 + grown, width / 2.0 + grown);
    let corners = [(-half, -across), (half, -across), (half, across), (-half, across)];
    let rectangle = |space: &SpacePlace| {
        let (sin, cos) = space.angle.to_radians().sin_cos();
        let turned = corners.map(|(x, y)| (space.x + x * cos - y * sin, space.y + x * sin + y * cos));
        crate::svg::polygon(&turned)
    };
    place.spaces.iter().map(rectangle).collect()
}

fn free_route(route: Route, board: &Geometry, palette: &Palette) -> Markup {
    let (facts, place) = (route.facts(), board.route(route));
    let (fill, _) = theme::card(facts.color);
    let spaces = rectangles(place, board.space.width, 0.0);
    let wheels = usize::from(facts.ferry);
    html! {
        // The edge of a tunnel is a dark band with gaps.
        @if facts.tunnel {
            path d=(PreEscaped(&spaces)) fill="none" stroke=(palette.edge) stroke-width="6.5" stroke-dasharray="5 3.2" {}
        }
        path d=(PreEscaped(&spaces)) fill=(fill) stroke=(palette.edge) stroke-width="1.1" stroke-linejoin="round" {}
        @for (at_space, space) in place.spaces.iter().enumerate() {
            @if at_space < wheels {
                (marks::wheel(space.x, space.y))
            } @else if let Some(color) = facts.color {
                use href={ "#" (marks::reference(color)) } transform=(at(space)) {}
            }
        }
    }
}

fn dot(city: City, place: &CityPlace, palette: &Palette) -> Markup {
    let fill = if city.facts().big_city { palette.edge } else { "#e9b44c" };
    html! { circle cx=(N(place.x)) cy=(N(place.y)) r="9" fill=(fill) stroke=(palette.edge) stroke-width="2.5" {} }
}

fn label(city: City, place: &CityPlace, language: Language) -> Markup {
    let anchor = match place.label.anchor {
        LabelAnchor::Start => "start",
        LabelAnchor::Middle => "middle",
        LabelAnchor::End => "end",
    };
    let class = if city.facts().big_city { "n b" } else { "n" };
    html! {
        text class=(class) x=(N(place.label.x)) y=(N(place.label.y)) text-anchor=(anchor) {
            (language.format(&words::city(city)))
        }
    }
}
