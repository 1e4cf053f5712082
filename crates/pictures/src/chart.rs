//! Charts: lines over games or moves.

use crate::{
    svg::{self, Frame, N},
    theme::{self, Palette, Theme},
};
use maud::{Markup, PreEscaped, html};
use railhead_engine::PlayerColor;
use railhead_localization::{Language, Message};
use std::fmt::Write;

const WIDTH: f64 = 800.0;
const HEIGHT: f64 = 450.0;
const LEFT: f64 = 70.0;
const RIGHT: f64 = 150.0;
const TOP: f64 = 56.0;
const BOTTOM: f64 = 56.0;

/// A chart.
#[derive(Clone, Debug)]
pub struct Chart {
    /// The heading.
    pub title: Message,
    /// A description for screen readers, sentence by sentence.
    pub description: Vec<Message>,
    /// The name of the axis to the right.
    pub horizontal: Message,
    /// The name of the axis upwards.
    pub vertical: Message,
    /// The lines.
    pub lines: Vec<Line>,
    /// The colours.
    pub theme: Theme,
    /// The language of the texts.
    pub language: Language,
}

/// A line of a chart.
#[derive(Clone, Debug)]
pub struct Line {
    /// The name, at the end of the line.
    pub name: String,
    /// The player's colour, if the line is one of several players.
    pub color: Option<PlayerColor>,
    /// The points, from left to right.
    pub points: Vec<(f64, f64)>,
}

/// From data to the picture.
struct Scale {
    x: (f64, f64),
    y: (f64, f64),
}

impl Scale {
    /// Room for all lines, with whole steps up.
    fn of(lines: &[Line]) -> Scale {
        let range = |values: &mut dyn Iterator<Item = f64>| {
            values.fold((f64::INFINITY, f64::NEG_INFINITY), |(least, most), value| (least.min(value), most.max(value)))
        };
        let points = || lines.iter().flat_map(|line| &line.points);
        let (x, y) = (range(&mut points().map(|point| point.0)), range(&mut points().map(|point| point.1)));
        let finite = |(least, most): (f64, f64)| if least <= most { (least, most) } else { (0.0, 1.0) };
        let ((left, right), (low, high)) = (finite(x), finite(y));
        let by = step(high - low);
        let low = (low / by).floor() * by;
        Scale { x: (left, right.max(left + 1.0)), y: (low, ((high / by).ceil() * by).max(low + by)) }
    }

    fn x(&self, x: f64) -> f64 {
        LEFT + (x - self.x.0) / (self.x.1 - self.x.0) * (WIDTH - LEFT - RIGHT)
    }

    fn y(&self, y: f64) -> f64 {
        HEIGHT - BOTTOM - (y - self.y.0) / (self.y.1 - self.y.0) * (HEIGHT - TOP - BOTTOM)
    }
}

/// The distance of the lines of the grid: 1, 2 or 5 times a power of ten, about five of them.
fn step(range: f64) -> f64 {
    let rough = (range / 5.0).max(1.0);
    let power = 10_f64.powf(rough.log10().floor());
    [1.0, 2.0, 5.0, 10.0].into_iter().map(|by| by * power).find(|step| *step >= rough).unwrap_or(power)
}

/// The multiples of the step in a range.
fn ticks((low, high): (f64, f64)) -> impl Iterator<Item = f64> {
    let by = step(high - low);
    let first = (low / by).ceil();
    (0..64).map(move |at| (first + f64::from(at)) * by).take_while(move |tick| *tick <= high)
}

impl Chart {
    /// The chart as SVG, 800 to 450.
    pub fn svg(&self) -> String {
        let (palette, scale) = (self.theme.palette(), Scale::of(&self.lines));
        let title = self.language.format(&self.title);
        let sentences = self.description.iter().map(|sentence| self.language.format(sentence)).collect::<Vec<_>>();
        let drawing = html! {
            rect width="100%" height="100%" rx="14" fill=(palette.panel) {}
            text x=(N(LEFT)) y="34" font-size="22" { (title) }
            (self.grid(&scale, palette))
            @for line in &self.lines { (self.line(line, &scale)) }
            (self.names(&scale))
        };
        let (theme, language) = (self.theme, self.language);
        let description = sentences.join(" ");
        let frame = Frame { width: WIDTH, height: HEIGHT, theme, language, title: &title, description: &description };
        svg::document(&frame, "", drawing)
    }

    fn grid(&self, scale: &Scale, palette: &Palette) -> Markup {
        let (right, bottom) = (WIDTH - RIGHT, HEIGHT - BOTTOM);
        html! {
            g font-size="15" fill=(palette.faint) stroke=(palette.coast) stroke-width="1" {
                @for tick in ticks(scale.y) {
                    path d={ "M" (N(LEFT)) " " (N(scale.y(tick))) "H" (N(right)) } opacity=".6" {}
                    text x=(N(LEFT - 10.0)) y=(N(scale.y(tick) + 5.0)) text-anchor="end" stroke="none" { (N(tick)) }
                }
                @for tick in ticks(scale.x) {
                    text x=(N(scale.x(tick))) y=(N(bottom + 22.0)) text-anchor="middle" stroke="none" { (N(tick)) }
                }
                path d={ "M" (N(LEFT)) " " (N(bottom)) "H" (N(right)) } stroke-width="2" {}
                text x=(N(right)) y=(N(bottom + 44.0)) text-anchor="end" stroke="none" {
                    (self.language.format(&self.horizontal))
                }
                text x=(N(right)) y="34" text-anchor="end" stroke="none" { (self.language.format(&self.vertical)) }
            }
        }
    }

    fn line(&self, line: &Line, scale: &Scale) -> Markup {
        let mut path = String::new();
        for (at, (x, y)) in line.points.iter().enumerate() {
            // Writing to a string cannot fail.
            let _ = write!(path, "{}{:.1} {:.1}", if at == 0 { 'M' } else { 'L' }, scale.x(*x), scale.y(*y));
        }
        let (color, dashes) = self.look(line);
        html! {
            path d=(PreEscaped(path)) fill="none" stroke=(color) stroke-width="3.2" stroke-dasharray=(dashes)
                stroke-linejoin="round" { title { (line.name) } }
            @if let [(x, y)] = line.points.as_slice() {
                circle cx=(N(scale.x(*x))) cy=(N(scale.y(*y))) r="4" fill=(color) {}
            }
        }
    }

    /// The names at the ends of the lines, moved so that none covers another.
    fn names(&self, scale: &Scale) -> Markup {
        let mut ends =
            self.lines.iter().filter_map(|line| Some((line, scale.y(line.points.last()?.1)))).collect::<Vec<_>>();
        ends.sort_by(|(_, one), (_, other)| one.total_cmp(other));
        let mut least = TOP - 14.0;
        for (_, y) in &mut ends {
            *y = y.max(least + 20.0);
            least = *y;
        }
        let too_low = (least - (HEIGHT - BOTTOM + 6.0)).max(0.0);
        html! {
            g font-size="16" {
                @for (line, y) in ends {
                    @let (size, length) = fitting(&line.name);
                    text x=(N(WIDTH - RIGHT + 10.0)) y=(N(y - too_low + 5.0)) fill=(self.look(line).0)
                        font-size=[size] textLength=[length] lengthAdjust=[length.map(|_| "spacingAndGlyphs")] {
                        (line.name)
                    }
                }
            }
        }
    }

    /// The colour and the dashes of a line: lines differ even without colours.
    fn look(&self, line: &Line) -> (&'static str, &'static str) {
        match line.color {
            None => (self.theme.palette().accent, "none"),
            Some(color) => theme::line(color, self.theme),
        }
    }
}

/// The size and the length at which a name fits beside the chart, if it is not short: names are not
/// cut.
fn fitting(name: &str) -> (Option<&'static str>, Option<&'static str>) {
    match name.chars().count() {
        0..=15 => (None, None),
        16..=20 => (Some("12"), None),
        _ => (Some("12"), Some("138")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_names_are_smaller_and_not_cut() {
        assert_eq!(fitting("Ada"), (None, None));
        assert_eq!(fitting("Bahnhofsvorsteher"), (Some("12"), None));
        assert_eq!(fitting("Maximiliane of Long Hall"), (Some("12"), Some("138")));
    }

    #[test]
    fn the_grid_has_round_numbers() {
        assert_eq!(ticks((0.0, 118.0)).collect::<Vec<_>>(), [0.0, 50.0, 100.0]);
        assert_eq!(ticks((-40.0, 118.0)).collect::<Vec<_>>(), [0.0, 50.0, 100.0]);
        assert_eq!(ticks((1480.0, 1520.0)).collect::<Vec<_>>(), [1480.0, 1490.0, 1500.0, 1510.0, 1520.0]);
        assert_eq!(ticks((0.0, 1.0)).collect::<Vec<_>>(), [0.0, 1.0]);
    }
}
