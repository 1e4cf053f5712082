//! The laws of the committed geometry: no drawing covers another, and each is where it belongs.
#![expect(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

use railhead_engine::{City, Route};
use railhead_localization::{Language, Message, names};
use railhead_pictures::{
    geometry::{CityPlace, Geometry, LabelAnchor, RoutePlace, SpacePlace},
    terrain::Terrain,
};
use skrifa::{
    FontRef, MetadataProvider,
    instance::{LocationRef, Size},
};

/// The radius of a city's dot.
const DOT: f64 = 11.0;
/// The precision of measurements on rounded coordinates.
const ROUNDING: f64 = 0.15;

fn board() -> &'static Geometry {
    Geometry::of_board()
}

/// A straight piece of the coast, from a point to a point.
type Side = ((f64, f64), (f64, f64));

/// A rectangle, turned: its centre, the direction of its length, and half its length and width.
#[derive(Clone, Copy, Debug)]
struct Rectangle {
    x: f64,
    y: f64,
    direction: (f64, f64),
    half_length: f64,
    half_width: f64,
}

impl Rectangle {
    fn of_space(space: &SpacePlace, length: f64) -> Rectangle {
        let (sin, cos) = space.angle.to_radians().sin_cos();
        let (half_length, half_width) = (length / 2.0, board().space.width / 2.0);
        Rectangle { x: space.x, y: space.y, direction: (cos, sin), half_length, half_width }
    }

    fn of_label(CityPlace { label, .. }: &CityPlace) -> Rectangle {
        let (ascent, descent) = (board().lettering.ascent, board().lettering.descent);
        let middle = match label.anchor {
            LabelAnchor::Start => label.x + label.width / 2.0,
            LabelAnchor::Middle => label.x,
            LabelAnchor::End => label.x - label.width / 2.0,
        };
        let (half_length, half_width) = (label.width / 2.0, (ascent + descent) / 2.0);
        Rectangle { x: middle, y: label.y + (descent - ascent) / 2.0, direction: (1.0, 0.0), half_length, half_width }
    }

    /// A vector along the rectangle, and across it.
    fn turned(&self, dx: f64, dy: f64) -> (f64, f64) {
        let (ux, uy) = self.direction;
        (dx * ux + dy * uy, dy * ux - dx * uy)
    }

    /// The extent of half of it to the right, and down.
    fn extent(&self) -> (f64, f64) {
        let (ux, uy) = self.direction;
        (
            ux.abs() * self.half_length + uy.abs() * self.half_width,
            uy.abs() * self.half_length + ux.abs() * self.half_width,
        )
    }

    /// The gap to another along the sides of this one; below zero if they overlap there.
    fn gap_along_sides(&self, other: &Rectangle) -> f64 {
        let (along, across) = self.turned(other.x - self.x, other.y - self.y);
        let (cos, sin) = self.turned(other.direction.0, other.direction.1);
        let reach_along = cos.abs() * other.half_length + sin.abs() * other.half_width;
        let reach_across = sin.abs() * other.half_length + cos.abs() * other.half_width;
        (along.abs() - self.half_length - reach_along).max(across.abs() - self.half_width - reach_across)
    }

    /// A straight band at least this wide separates the two; below zero they overlap.
    fn gap(&self, other: &Rectangle) -> f64 {
        self.gap_along_sides(other).max(other.gap_along_sides(self))
    }

    /// The distance from a point; 0 inside.
    fn distance(&self, (x, y): (f64, f64)) -> f64 {
        let (along, across) = self.turned(x - self.x, y - self.y);
        let beyond = |distance: f64, half: f64| (distance.abs() - half).max(0.0);
        beyond(along, self.half_length).hypot(beyond(across, self.half_width))
    }

    /// The distance from a city's dot; below zero if it covers a part of it.
    fn gap_to_dot(&self, city: &CityPlace) -> f64 {
        self.distance((city.x, city.y)) - DOT
    }

    /// The distance from the border of the board; below zero if a part is outside.
    fn gap_to_border(&self) -> f64 {
        let (width, height) = (f64::from(board().width), f64::from(board().height));
        let (right, down) = self.extent();
        [self.x - right, width - self.x - right, self.y - down, height - self.y - down]
            .into_iter()
            .fold(f64::INFINITY, f64::min)
    }
}

/// The rectangles of a route's spaces.
fn rectangles(route: &RoutePlace) -> Vec<Rectangle> {
    route.spaces.iter().map(|space| Rectangle::of_space(space, route.space_length)).collect()
}

/// All spaces, each with its route.
fn all_spaces() -> Vec<(Route, Rectangle)> {
    board().routes.iter().flat_map(|route| rectangles(route).into_iter().map(|space| (route.id, space))).collect()
}

fn distance(a: (f64, f64), b: (f64, f64)) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

fn centers(route: &RoutePlace) -> Vec<(f64, f64)> {
    route.spaces.iter().map(|space| (space.x, space.y)).collect()
}

/// The difference between two angles in degrees, from 0 to 180.
fn turn(a: f64, b: f64) -> f64 {
    ((a - b + 540.0).rem_euclid(360.0) - 180.0).abs()
}

/// The sides of all rings of the coast.
fn shores() -> Vec<Side> {
    let point = |text: &str| {
        let (x, y) = text.split_once(' ').unwrap();
        (x.parse::<f64>().unwrap(), y.parse::<f64>().unwrap())
    };
    let mut sides = Vec::new();
    for ring in board().coast.split_terminator('Z') {
        let ring: Vec<_> = ring.strip_prefix('M').unwrap().split('L').map(point).collect();
        sides.extend(ring.iter().copied().zip(ring.iter().copied().cycle().skip(1)));
    }
    sides
}

/// Whether a point is on land, by the even-odd rule.
fn on_land(shores: &[Side], (x, y): (f64, f64)) -> bool {
    let right_of = |&&((x1, y1), (x2, y2)): &&Side| (y1 <= y) != (y2 <= y) && x1 + (y - y1) / (y2 - y1) * (x2 - x1) > x;
    shores.iter().filter(right_of).count() % 2 == 1
}

/// The distance of a point from the coast.
fn from_coast(shores: &[Side], (x, y): (f64, f64)) -> f64 {
    let to_side = |&((x1, y1), (x2, y2)): &Side| {
        let (dx, dy) = (x2 - x1, y2 - y1);
        let along = (((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)).clamp(0.0, 1.0);
        distance((x1 + along * dx, y1 + along * dy), (x, y))
    };
    shores.iter().map(to_side).fold(f64::INFINITY, f64::min)
}

#[test]
fn every_city_and_every_route_has_its_place_in_the_order_of_ids() {
    assert!(board().cities.iter().map(|place| place.id).eq(City::all()));
    assert!(board().routes.iter().map(|place| place.id).eq(Route::all()));
}

#[test]
fn cities_are_within_a_hundredth_of_the_width_of_their_place() {
    // The places are those of the data with a margin around them: the same for all cities.
    let (width, height, margin) = (f64::from(board().width), f64::from(board().height), 28.0);
    for place in &board().cities {
        let facts = place.id.facts();
        let printed = (margin + facts.x * (width - 2.0 * margin), margin + facts.y * (height - 2.0 * margin));
        assert!(distance(printed, (place.x, place.y)) <= width / 100.0, "{}", place.id);
    }
}

#[test]
fn every_route_has_its_spaces_and_each_is_long_enough_to_touch() {
    for route in Route::all() {
        let place = board().route(route);
        assert_eq!(place.spaces.len(), usize::from(route.facts().length), "{route}");
        // 44 pixels when a board of 1600 pixels is shown at twice its size.
        let scale = f64::from(board().width) / 1600.0;
        assert!(place.space_length >= 22.0 * scale, "{route}: {}", place.space_length);
    }
}

#[test]
fn spaces_run_evenly_between_the_two_cities_and_bend_gently() {
    for route in Route::all() {
        let place = board().route(route);
        let (from, to) = (board().city(route.facts().from), board().city(route.facts().to));
        let centers = centers(place);
        for (city, space) in [(from, centers.first()), (to, centers.last())] {
            let way = distance((city.x, city.y), *space.unwrap()) - DOT - place.space_length / 2.0;
            assert!(way <= 34.0, "{route} begins {way} from {}", city.id);
        }
        let steps: Vec<f64> = centers.windows(2).map(|pair| distance(pair[0], pair[1])).collect();
        let shortest = steps.iter().copied().fold(f64::INFINITY, f64::min);
        let longest = steps.iter().copied().fold(0.0, f64::max);
        assert!(steps.is_empty() || longest - shortest <= 0.5 + ROUNDING, "{route}: {steps:?}");
        for pair in place.spaces.windows(2) {
            assert!(turn(pair[0].angle, pair[1].angle) <= 25.0, "{route}: {pair:?}");
        }
        // Each space points to the next, the first away from the first city.
        let ahead = centers.iter().skip(1).copied().chain([(to.x, to.y)]);
        for (space, (x, y)) in place.spaces.iter().zip(ahead) {
            let heading = (y - space.y).atan2(x - space.x).to_degrees();
            assert!(turn(space.angle, heading) <= 45.0, "{route}: {space:?} does not lead to {x}, {y}");
        }
    }
}

#[test]
fn no_space_covers_another() {
    let spaces = all_spaces();
    for (index, (route, space)) in spaces.iter().enumerate() {
        for (other, covered) in &spaces[..index] {
            let gap = space.gap(covered);
            assert!(gap >= 2.0 - ROUNDING, "{route} is {gap} from {other}");
        }
    }
}

#[test]
fn no_space_covers_a_city() {
    for (route, space) in all_spaces() {
        for city in &board().cities {
            let gap = space.gap_to_dot(city);
            assert!(gap >= 3.0 - ROUNDING, "{route} is {gap} from {}", city.id);
        }
    }
}

#[test]
fn a_label_covers_neither_spaces_nor_cities_nor_other_labels() {
    let spaces = all_spaces();
    for place in &board().cities {
        let (id, label) = (place.id, Rectangle::of_label(place));
        for (route, space) in &spaces {
            let gap = label.gap(space);
            assert!(gap >= 3.0 - ROUNDING, "the label of {id} is {gap} from {route}");
        }
        for city in &board().cities {
            let gap = label.gap_to_dot(city);
            assert!(gap >= 3.0 - ROUNDING, "the label of {id} is {gap} from {}", city.id);
        }
        for other in board().cities.iter().filter(|other| other.id != id) {
            let gap = label.gap(&Rectangle::of_label(other));
            assert!(gap >= 3.0 - ROUNDING, "the label of {id} is {gap} from that of {}", other.id);
        }
    }
}

#[test]
fn a_label_is_nearer_to_its_city_than_to_any_other() {
    for place in &board().cities {
        let label = Rectangle::of_label(place);
        let own = label.gap_to_dot(place);
        assert!(own <= 14.0, "the label of {} is {own} from it", place.id);
        for other in board().cities.iter().filter(|other| other.id != place.id) {
            assert!(label.gap_to_dot(other) > own, "the label of {} is nearer to {}", place.id, other.id);
        }
    }
}

#[test]
fn everything_is_on_the_board() {
    for (route, space) in all_spaces() {
        assert!(space.gap_to_border() >= 5.0 - ROUNDING, "{route}");
    }
    for city in &board().cities {
        assert!(Rectangle::of_label(city).gap_to_border() >= 5.0 - ROUNDING, "{}", city.id);
    }
}

#[test]
fn twins_run_parallel() {
    for route in Route::all() {
        let Some(twin) = route.facts().twin else { continue };
        let (place, other) = (board().route(route), board().route(twin));
        assert_eq!((route.facts().from, route.facts().to), (twin.facts().from, twin.facts().to));
        assert!((place.space_length - other.space_length).abs() < f64::EPSILON, "{route}");
        for ((space, beside), rectangle) in place.spaces.iter().zip(&other.spaces).zip(rectangles(place)) {
            assert!(turn(space.angle, beside.angle) <= ROUNDING, "{route}");
            let (along, across) = rectangle.turned(beside.x - space.x, beside.y - space.y);
            assert!(along.abs() <= ROUNDING, "{route}: its twin is {along} ahead");
            let between = across.abs() - board().space.width;
            assert!((2.0..=6.0).contains(&between), "{route}: its twin is {between} beside");
        }
    }
}

#[test]
fn cities_are_on_land_and_harbours_close_to_it() {
    let shores = shores();
    for city in &board().cities {
        let at = (city.x, city.y);
        let harbour = from_coast(&shores, at) <= f64::from(board().width) / 100.0;
        assert!(on_land(&shores, at) || harbour, "{}", city.id);
    }
}

#[test]
fn ferries_cross_water() {
    let shores = shores();
    for route in Route::all().filter(|route| route.facts().ferry > 0) {
        let wet = centers(board().route(route)).into_iter().any(|center| !on_land(&shores, center));
        assert!(wet, "{route}");
    }
}

#[test]
fn the_coast_is_one_small_path() {
    let coast = &board().coast;
    assert!(coast.len() <= 45_000, "{}", coast.len());
    assert!(coast.chars().all(|char| "MLZ-. 0123456789".contains(char)));
    // It goes on beyond the border, where its outline does not show.
    let border = |value: f64, end: u32| value < 0.0 || value > f64::from(end);
    let outside = |(x, y): (f64, f64)| border(x, board().width) || border(y, board().height);
    assert!(shores().iter().any(|side| outside(side.0)));
}

fn terrain() -> &'static Terrain {
    Terrain::of_board()
}

/// The lines of a path of the terrain.
fn lines(path: &str) -> Vec<Vec<(f64, f64)>> {
    let (mut lines, mut at) = (Vec::<Vec<_>>::new(), (0.0, 0.0));
    let mut starts = path.match_indices(|letter: char| letter.is_ascii_alphabetic()).peekable();
    while let Some((start, command)) = starts.next() {
        let end = starts.peek().map_or(path.len(), |next| next.0);
        let numbers = path[start + 1..end].replace('-', " -");
        let numbers = numbers.split_whitespace().map(|number| number.parse().unwrap()).collect::<Vec<f64>>();
        match (command, &numbers[..]) {
            ("M", [x, y]) => at = (*x, *y),
            ("m" | "l", [x, y]) => at = (at.0 + x, at.1 + y),
            ("z", []) => at = lines.last().unwrap()[0],
            _ => panic!("{command} {numbers:?}"),
        }
        if command.eq_ignore_ascii_case("m") {
            lines.push(vec![at]);
        } else {
            lines.last_mut().unwrap().push(at);
        }
    }
    lines
}

fn hachures() -> Vec<Vec<(f64, f64)>> {
    [&terrain().hachures.lit, &terrain().hachures.shaded].into_iter().flat_map(|path| lines(path)).collect()
}

#[test]
fn the_terrain_is_small_and_on_the_board() {
    let Terrain { graticule, tints, hachures, lakes, rivers, borders, seas: _ } = terrain();
    let paths = [graticule, &hachures.lit, &hachures.shaded, lakes, borders];
    let paths = paths.into_iter().chain(tints).chain(rivers.iter().map(|river| &river.path)).collect::<Vec<_>>();
    assert!(paths.iter().map(|path| path.len()).sum::<usize>() <= 70_000);
    let beyond = 20.0;
    for (x, y) in paths.into_iter().flat_map(|path| lines(path)).flatten() {
        assert!((-beyond..=f64::from(board().width) + beyond).contains(&x), "{x}");
        assert!((-beyond..=f64::from(board().height) + beyond).contains(&y), "{y}");
    }
}

#[test]
fn hachures_cover_no_space_city_or_label() {
    let spaces = all_spaces();
    let labels = board().cities.iter().map(Rectangle::of_label).collect::<Vec<_>>();
    for stroke in hachures() {
        let [from, to] = stroke[..] else { panic!("{stroke:?}") };
        for point in [from, ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0), to] {
            assert!(spaces.iter().all(|(_, space)| space.distance(point) >= 2.0), "{point:?} is on a space");
            assert!(labels.iter().all(|label| label.distance(point) >= 1.5), "{point:?} is on a label");
            let is_free = |city: &CityPlace| distance(point, (city.x, city.y)) >= DOT + 3.0;
            assert!(board().cities.iter().all(is_free), "{point:?} is on a city");
        }
    }
}

#[test]
fn hachures_are_on_land() {
    let shores = shores();
    for stroke in hachures() {
        assert!(on_land(&shores, stroke[0]), "{stroke:?}");
    }
}

#[test]
fn rivers_lakes_and_borders_are_on_land_or_close_to_it() {
    let shores = shores();
    let rivers = terrain().rivers.iter().map(|river| (&river.path, 4.0));
    for (path, most) in rivers.chain([(&terrain().lakes, 8.0), (&terrain().borders, 12.0)]) {
        for point in lines(path).into_iter().flatten() {
            let way = if on_land(&shores, point) { 0.0 } else { from_coast(&shores, point) };
            assert!(way <= most, "{point:?} is {way} from the coast");
        }
    }
}

#[test]
fn rivers_become_wider_downstream() {
    let widths = terrain().rivers.iter().map(|river| river.width).collect::<Vec<_>>();
    assert!(widths.len() > 1 && widths.is_sorted(), "{widths:?}");
    // The Danube is the widest where it reaches the Black Sea.
    let widest = lines(&terrain().rivers.last().unwrap().path);
    assert!(widest.iter().flatten().any(|point| distance(*point, (1205.0, 590.0)) < 60.0), "{widest:?}");
}

#[test]
fn names_of_seas_are_in_open_water() {
    let (shores, spaces) = (shores(), all_spaces());
    for sea in &terrain().seas {
        let (half_length, half_width) = (sea.width / 2.0, sea.size * 0.42);
        let name = Rectangle { x: sea.x, y: sea.y - sea.size * 0.32, direction: (1.0, 0.0), half_length, half_width };
        assert!(name.gap_to_border() >= 2.0, "{}", sea.id);
        assert!(spaces.iter().all(|(_, space)| space.gap(&name) >= 2.0), "{} is on a route", sea.id);
        for city in &board().cities {
            assert!(Rectangle::of_label(city).gap(&name) >= 2.0, "{} is on the label of {}", sea.id, city.id);
            assert!(name.gap_to_dot(city) >= 2.0, "{} is on {}", sea.id, city.id);
        }
        for step in 0..=20 {
            let x = name.x + half_length * (f64::from(step) / 10.0 - 1.0);
            assert!(
                [-1.0, 0.0, 1.0].iter().all(|side| !on_land(&shores, (x, name.y + side * half_width))),
                "{}",
                sea.id
            );
        }
    }
}

#[test]
fn names_fit_their_labels_in_the_font_of_the_map() {
    let font = FontRef::new(include_bytes!("../fonts/OldStandard.ttf")).unwrap();
    let (letters, metrics) = (font.charmap(), font.glyph_metrics(Size::unscaled(), LocationRef::default()));
    let em = f64::from(font.metrics(Size::unscaled(), LocationRef::default()).units_per_em);
    let width = |text: &str, size: f64| {
        let advance = |letter: char| letters.map(letter).and_then(|glyph| metrics.advance_width(glyph));
        let letters =
            text.chars().map(|letter| advance(letter).unwrap_or_else(|| panic!("{letter} of {text} is missing")));
        letters.map(f64::from).sum::<f64>() / em * size
    };
    for language in Language::ALL {
        for city in &board().cities {
            let name = language.format(&names::city(city.id));
            assert!(width(&name, 20.0) <= city.label.width, "{name}");
        }
        for sea in &terrain().seas {
            let name = language.format(&Message::new(format!("sea-{}", sea.id)));
            let spaces = sea.spacing * name.chars().count() as f64;
            assert!(width(&name, sea.size) + spaces <= sea.width, "{name}");
        }
    }
}
