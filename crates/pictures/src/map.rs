//! The map under every picture of a game: land, cities and free routes. It is the same for all
//! games and drawn once for each theme and language.

use crate::{
    geometry::{CityPlace, Geometry, LabelAnchor, RoutePlace, SpacePlace},
    marks,
    svg::{self, N},
    terrain::Terrain,
    theme::{self, Palette, Theme},
    words,
};
use base64::{Engine, prelude::BASE64_STANDARD as STANDARD};
use maud::{Markup, PreEscaped, html};
use railhead_engine::{City, Route};
use railhead_localization::Language;
use std::sync::{LazyLock, OnceLock};

/// On small screens the names of most cities are too small to read; those of the big cities are
/// written larger.
const SMALL: &str = "@media(max-width:640px){.n{display:none}.n.b{display:inline;font-size:38px}}";

/// The style of a document with the map: it has the font of the names with it.
pub(crate) fn style() -> &'static str {
    static STYLE: LazyLock<String> = LazyLock::new(|| {
        let font = STANDARD.encode(include_bytes!("../fonts/OldStandard.woff2"));
        format!("@font-face{{font-family:'{FONT}';font-weight:700;src:url(data:font/woff2;base64,{font})}}{SMALL}")
    });
    &STYLE
}

/// The font of the names on the map, of the time of the game. It has only their letters.
pub(crate) const FONT: &str = "Old Standard TT";
/// The font size at which a name in it is no wider than in that of the labels.
const SIZE: f64 = 20.0;

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
        (terrain(board, palette))
        (seas(palette, language))
        g stroke=(palette.track) stroke-linejoin="round" {
            @for route in Route::all() {
                g {
                    title { (language.format(&words::free_route(route))) }
                    (free_route(route, board, palette))
                }
            }
        }
        @for city in City::all() { (dot(city, board.city(city), palette)) }
        (frame(board, palette))
    }
}

/// Sea and land. The lines along the coast are wide strokes, one over the other.
fn terrain(board: &Geometry, palette: &Palette) -> Markup {
    let Terrain { graticule, tints, hachures, lakes, rivers, borders, .. } = Terrain::of_board();
    let waterlines = [(palette.waterline, 17.0), (palette.sea, 15.4), (palette.waterline, 9.5), (palette.sea, 7.7)];
    html! {
        defs { path id="coast" d=(PreEscaped(coast(board))) fill-rule="evenodd" {} }
        rect width=(board.width) height=(board.height) fill=(palette.sea) {}
        g fill="none" stroke-linejoin="round" {
            path d=(graticule) stroke=(palette.waterline) stroke-opacity=".7" {}
            @for (color, width) in waterlines { use href="#coast" stroke=(color) stroke-width=(N(width)) {} }
        }
        use href="#coast" fill=(palette.land) stroke=(palette.coast) stroke-width="1.6" stroke-linejoin="round" {}
        @for (tint, color) in tints.iter().zip(palette.tints) { path d=(tint) fill=(color) fill-rule="evenodd" {} }
        g fill="none" stroke-linecap="round" stroke-linejoin="round" {
            path d=(hachures.lit) stroke=(palette.hachures[0]) stroke-width=".7" {}
            path d=(hachures.shaded) stroke=(palette.hachures[1]) {}
            path d=(lakes) fill=(palette.sea) fill-rule="evenodd" stroke=(palette.river) {}
            @for river in rivers { path d=(river.path) stroke=(palette.river) stroke-width=(N(river.width)) {} }
            path d=(borders) stroke=(palette.border) stroke-width="1.3" stroke-dasharray="6 3.4 .1 3.4"
                stroke-opacity=".75" {}
        }
    }
}

fn seas(palette: &Palette, language: Language) -> Markup {
    html! {
        g class="n" font-family=(names_fonts()) font-weight="700" fill=(palette.sea_name) text-anchor="middle" {
            @for sea in &Terrain::of_board().seas {
                text x=(N(sea.x)) y=(N(sea.y)) font-size=(N(sea.size)) letter-spacing=(N(sea.spacing)) {
                    (language.format(&words::sea(sea)))
                }
            }
        }
    }
}

/// The fonts of names: another one, where that of the map is missing, has room as well.
fn names_fonts() -> String {
    format!("'{FONT}',{}", svg::FONTS)
}

/// The coast as a shorter path.
fn coast(board: &Geometry) -> String {
    let point = |point: &str| {
        let (x, y) = point.split_once(' ').unwrap_or_default();
        (x.parse().unwrap_or_default(), y.parse().unwrap_or_default())
    };
    let rings = board.coast.split_terminator('Z').map(|ring| ring.trim_start_matches('M').split('L').map(point));
    rings.map(svg::polygon).collect()
}

/// The border of the map, divided as that of a survey.
fn frame(board: &Geometry, palette: &Palette) -> Markup {
    let (width, height) = (f64::from(board.width) - 4.0, f64::from(board.height) - 4.0);
    html! {
        @for (color, thick, dashes) in [(palette.coast, "4", "none"), (palette.halo, "2.2", "20")] {
            rect x="2" y="2" width=(N(width)) height=(N(height)) fill="none" stroke=(color) stroke-width=(thick)
                stroke-dasharray=(dashes) {}
        }
    }
}

fn labels(theme: Theme, language: Language) -> Markup {
    let board = Geometry::of_board();
    html! {
        g font-family=(names_fonts()) font-weight="700" font-size=(N(SIZE)) stroke=(theme.palette().halo)
            stroke-width="5" stroke-linejoin="round"
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
        svg::polygon(corners.map(|(x, y)| (space.x + x * cos - y * sin, space.y + x * sin + y * cos)))
    };
    place.spaces.iter().map(rectangle).collect()
}

/// The position of a wagon: its roof is up.
pub(crate) fn upright(space: &SpacePlace) -> Markup {
    let is_down = space.angle.to_radians().cos() < 0.0;
    at(&SpacePlace { angle: space.angle + if is_down { 180.0 } else { 0.0 }, ..*space })
}

/// The bodies of the wagons on a route as one path, a little longer than its spaces.
pub(crate) fn wagons(place: &RoutePlace) -> String {
    let half = place.space_length / 2.0 + 2.5;
    let body = [(-half, -6.5), (3.0 - half, -9.5), (half - 3.0, -9.5), (half, -6.5), (half, 6.4), (-half, 6.4)];
    let wagon = |space: &SpacePlace| {
        let (sin, cos) = space.angle.to_radians().sin_cos();
        let (sin, cos) = if cos < 0.0 { (-sin, -cos) } else { (sin, cos) };
        svg::polygon(body.map(|(x, y)| (space.x + x * cos - y * sin, space.y + x * sin + y * cos)))
    };
    place.spaces.iter().map(wagon).collect()
}

/// The spaces of a route are carriages with a dark edge and a light one within. The edge of a tunnel
/// has ties.
fn free_route(route: Route, board: &Geometry, palette: &Palette) -> Markup {
    let (facts, place) = (route.facts(), board.route(route));
    let (fill, _) = theme::card(facts.color);
    let spaces = rectangles(place, board.space.width, 0.0);
    let (id, wheels) = (html! { "r" (route.index()) }, usize::from(facts.ferry));
    let reference = html! { "#" (id) };
    html! {
        @if facts.tunnel {
            g fill="none" stroke-width="6.5" stroke-dasharray="5 3.2" { path id=(id) d=(PreEscaped(&spaces)) {} }
            use href=(reference) stroke-width="2.2" {}
        } @else {
            g stroke-width="2.2" { path id=(id) d=(PreEscaped(&spaces)) {} }
        }
        use href=(reference) fill=(fill) stroke=(palette.bevel) {}
        @for (at_space, space) in place.spaces.iter().enumerate() {
            @if at_space < wheels {
                (marks::wheel(space.x, space.y))
            } @else if let Some(color) = facts.color {
                use href={ "#" (marks::reference(color)) } transform=(at(space)) {}
            }
        }
    }
}

/// A city: a disc, with a ring if it is big.
fn dot(city: City, place: &CityPlace, palette: &Palette) -> Markup {
    let (x, y) = (N(place.x), N(place.y));
    html! {
        @if palette.glow != "none" { circle cx=(x) cy=(y) r="17" fill=(palette.glow) {} }
        circle cx=(x) cy=(y) r="9" fill=(palette.lamp) stroke=(palette.rim) stroke-width="2.4" {}
        @if city.facts().big_city {
            circle cx=(x) cy=(y) r="4.6" fill=(palette.hub) stroke=(palette.rim) stroke-width="2.4" {}
        } @else {
            circle cx=(x) cy=(y) r="2.4" fill=(palette.rim) {}
        }
    }
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
