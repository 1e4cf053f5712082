//! The standings of a tournament as a table.

use crate::{
    svg::{self, Frame, N},
    theme::Theme,
};
use maud::{Markup, html};
use railhead_engine::Int;
use railhead_localization::{Language, Message, message};

const WIDTH: f64 = 800.0;
const TOP: f64 = 132.0;
const ROW: f64 = 36.0;
const BOTTOM: f64 = 24.0;
/// The middle of a row above its baseline.
const BASE: f64 = 24.0;

/// The right edges of the columns of numbers.
const EDGES: [f64; 3] = [560.0, 670.0, 770.0];

/// The length of a name from which on it is squeezed, in characters, and its width then.
const LONG_NAME: (usize, f64) = (24, 320.0);

/// The standings of a tournament.
#[derive(Clone, Debug)]
pub struct Standings {
    /// The name of the tournament.
    pub title: String,
    /// Its phase and the number of its players.
    pub subtitle: Message,
    /// The first places.
    pub rows: Vec<StandingsRow>,
    /// The number of players after them.
    pub more: usize,
    /// The colours.
    pub theme: Theme,
    /// The language of the texts.
    pub language: Language,
}

/// A player in the standings.
#[derive(Clone, Debug)]
pub struct StandingsRow {
    /// The place, from 1; shared by equals.
    pub place: usize,
    /// The name; none for a player without one.
    pub name: Option<String>,
    /// The points.
    pub points: f64,
    /// The tables won.
    pub wins: u32,
    /// The tables played.
    pub tables: u32,
    /// Whether the player still takes part.
    pub is_present: bool,
}

impl Standings {
    /// The table as SVG, 800 wide.
    pub fn svg(&self) -> String {
        let Standings { title, theme, language, .. } = self;
        let palette = theme.palette();
        let rows = self.rows.len() + usize::from(self.more > 0);
        let height = TOP + ROW * rows.to_float() + BOTTOM;
        let drawing = html! {
            rect width="100%" height="100%" rx="14" fill=(palette.panel) {}
            text x="30" y="44" font-size="26" { (title) }
            text x="30" y="74" font-size="17" fill=(palette.faint) { (language.format(&self.subtitle)) }
            (self.header())
            g font-size="19" {
                @for (at, row) in self.rows.iter().enumerate() { (self.row(row, TOP + ROW * at.to_float())) }
            }
            @if self.more > 0 {
                text x="90" y=(N(TOP + ROW * self.rows.len().to_float() + BASE)) font-size="17" fill=(palette.faint) {
                    (language.format(&message!("picture-standings-more", count = self.more)))
                }
            }
        };
        let description = self.rows.iter().take(3).map(|row| self.sentence(row)).collect::<Vec<_>>().join(" ");
        let (theme, language) = (*theme, *language);
        let frame = Frame { width: WIDTH, height, theme, language, title, description: &description };
        svg::document(&frame, "", drawing)
    }

    fn header(&self) -> Markup {
        let palette = self.theme.palette();
        let names = [
            message!("picture-standings-points"),
            message!("picture-standings-wins"),
            message!("picture-standings-tables"),
        ];
        html! {
            g font-size="15" fill=(palette.faint) {
                @for (edge, name) in EDGES.into_iter().zip(&names) {
                    text x=(N(edge)) y="116" text-anchor="end" { (self.language.format(name)) }
                }
            }
            path d={ "M30 " (N(TOP - 6.0)) "H770" } stroke=(palette.coast) stroke-width="2" {}
        }
    }

    fn row(&self, row: &StandingsRow, y: f64) -> Markup {
        let palette = self.theme.palette();
        let name = self.name(row);
        let squeezed = (name.chars().count() > LONG_NAME.0).then_some(N(LONG_NAME.1));
        let numbers = [self.language.decimals(row.points, 2), row.wins.to_string(), row.tables.to_string()];
        html! {
            g fill=[(!row.is_present).then_some(palette.faint)] {
                text x="70" y=(N(y + BASE)) text-anchor="end" fill=[(row.place == 1).then_some(palette.accent)] {
                    (row.place)
                }
                text x="90" y=(N(y + BASE)) textLength=[squeezed] lengthAdjust=[squeezed.map(|_| "spacingAndGlyphs")] {
                    (name)
                }
                @for (edge, number) in EDGES.into_iter().zip(&numbers) {
                    text x=(N(edge)) y=(N(y + BASE)) text-anchor="end" { (number) }
                }
            }
        }
    }

    fn name(&self, row: &StandingsRow) -> String {
        row.name.clone().unwrap_or_else(|| self.language.format(&message!("picture-standings-nobody")))
    }

    fn sentence(&self, row: &StandingsRow) -> String {
        let (player, points) = (self.name(row), self.language.decimals(row.points, 2));
        self.language.format(&message!("picture-standings-line", place = row.place, player, points))
    }
}
