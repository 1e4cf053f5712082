//! A whole game as an animation in one file, which begins again when it ends.

use crate::{
    board::Built,
    drawing,
    geometry::Geometry,
    map, marks,
    panel::{self, Box},
    svg::{self, Frame, N},
    theme::Theme,
    words,
};
use maud::{Markup, PreEscaped, html};
use railhead_engine::{Event, Game, Int, PlayerColor, Seat};
use railhead_localization::{Language, message};

/// The time for which each route or station is the newest one, in seconds.
const STEP: f64 = 0.7;
/// The time for which the end stays, in seconds.
const REST: f64 = 5.0;

/// A finished game to draw.
#[derive(Clone, Copy, Debug)]
pub struct Replay<'a> {
    /// The whole log.
    pub events: &'a [Event],
    /// The names of the players, by seat.
    pub names: &'a [String],
    /// The colours.
    pub theme: Theme,
    /// The language of the texts.
    pub language: Language,
}

/// A route or station, and its changes.
struct Step {
    seat: Seat,
    built: Built,
}

/// The points of a seat from a time on.
struct Points {
    from: f64,
    points: i64,
}

impl Replay<'_> {
    /// The animation. What it shows without moving is the end of the game.
    pub fn svg(&self) -> String {
        let (game, steps, points) = self.fold();
        let board = Geometry::of_board();
        let (width, height) = (f64::from(board.width), f64::from(board.height));
        let map = map::map(self.theme, self.language);
        let palette = self.theme.palette();
        let end = STEP * (steps.len() + 1).to_float();
        let drawing = html! {
            rect width="100%" height="100%" fill=(palette.halo) {}
            (marks::definitions())
            svg width=(N(width)) height=(N(height)) {
                (PreEscaped(&map.ground))
                @for (at, step) in steps.iter().enumerate() { (self.step(&game, step, STEP * (at + 1).to_float())) }
                (PreEscaped(&map.labels))
            }
            rect y=(N(height)) width=(N(width)) height="8" fill=(palette.accent) {
                animate id="loop" attributeName="width" from="0" to=(N(width)) dur=(seconds(end + REST))
                    begin="0s;loop.end" {}
            }
            @for ((seat, place), points) in game.seats().zip(panel::row(game.seats().count(), board)).zip(&points) {
                (self.panel(&game, seat, &place, points))
            }
        };
        let moves = steps.len();
        let frame = Frame {
            width,
            height: height + panel::ROW,
            theme: self.theme,
            language: self.language,
            title: &self.language.format(&message!(
                "picture-replay-title",
                players = words::list(self.names.iter().map(String::as_str))
            )),
            description: &self.language.format(&message!("picture-replay-description", moves)),
        };
        svg::document(&frame, map::style(), drawing)
    }

    /// The end of the game, the things built in order, and the points of every seat.
    fn fold(&self) -> (Game, Vec<Step>, Vec<Vec<Points>>) {
        let game = Game::replay(self.events);
        let mut points = game.seats().map(|_| vec![Points { from: 0.0, points: 0 }]).collect::<Vec<_>>();
        let mut steps = Vec::new();
        for event in self.events {
            let (seat, built, gained) = match event {
                Event::RouteClaimed { seat, route, points, .. } => (*seat, Built::Route(*route), *points),
                Event::StationBuilt { seat, city, .. } => (*seat, Built::Station(*city), 0),
                _ => continue,
            };
            steps.push(Step { seat, built });
            if let Some(own) = points.get_mut(usize::from(seat.number())).filter(|_| gained > 0) {
                let before = own.last().map_or(0, |last| last.points);
                own.push(Points { from: STEP * steps.len().to_float(), points: before + i64::from(gained) });
            }
        }
        let end = STEP * (steps.len() + 1).to_float();
        for (own, score) in points.iter_mut().zip(game.scores()) {
            own.push(Points { from: end, points: score.total.into() });
        }
        (game, steps, points)
    }

    /// A route or station, which is there from a time on.
    fn step(&self, game: &Game, step: &Step, from: f64) -> Markup {
        let color = color(game, step.seat);
        let name = self.names.get(usize::from(step.seat.number())).map_or("", String::as_str);
        let (title, drawn) = match step.built {
            Built::Route(route) => (words::claimed_route(route, name), drawing::trains(route, color, self.theme)),
            Built::Station(city) => (words::station(city, name), drawing::station(city, color, self.theme)),
        };
        html! {
            g visibility="hidden" { (shown(from, STEP)) (drawing::highlight(step.built, self.theme)) }
            g { title { (self.language.format(&title)) } (hidden_until(from)) (drawn) }
        }
    }

    fn panel(&self, game: &Game, seat: Seat, place: &Box, points: &[Points]) -> Markup {
        let is_winner = game.scores().iter().any(|score| score.seat == seat && score.rank == 1);
        let name = self.names.get(usize::from(seat.number())).map_or("", String::as_str);
        let end = points.last().map_or(0.0, |last| last.from);
        let content = html! {
            @if is_winner {
                rect width=(N(place.width)) height=(N(place.height)) rx="18" fill="none" stroke-width="7"
                    stroke=(self.theme.palette().accent) { (hidden_until(end)) }
            }
            @for (at, now) in points.iter().enumerate() {
                @match points.get(at + 1) {
                    Some(next) => g visibility="hidden" {
                        (shown(now.from, next.from - now.from)) (panel::points(now.points, place.height))
                    },
                    None => g { (hidden_until(now.from)) (panel::points(now.points, place.height)) },
                }
            }
        };
        panel::framed(place, self.theme.palette(), false, (Some(color(game, seat)), name), &content)
    }
}

fn color(game: &Game, seat: Seat) -> PlayerColor {
    game.colors()[seat].unwrap_or(PlayerColor::Gray)
}

fn seconds(seconds: f64) -> Markup {
    html! { (N(seconds)) "s" }
}

/// Makes the surrounding element visible only for a while.
fn shown(from: f64, during: f64) -> Markup {
    html! {
        set attributeName="visibility" to="visible" begin={ "loop.begin+" (seconds(from)) } dur=(seconds(during)) {}
    }
}

/// Hides the surrounding element until a time.
fn hidden_until(from: f64) -> Markup {
    html! { set attributeName="visibility" to="hidden" begin="loop.begin" dur=(seconds(from)) {} }
}
