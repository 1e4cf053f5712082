//! Two lines of text below the map, for links to what is no game.

use crate::{
    drawing::PREVIEW,
    svg::{self, Frame, N},
    theme::Theme,
};
use maud::html;
use railhead_engine::Int;
use railhead_localization::Language;

/// The height of the band.
const BAND: f64 = 150.0;

/// The room for a line, from its left edge.
const ROOM: f64 = 1120.0;

/// The width of a letter by the size of its font, on average.
const LETTER: f64 = 0.56;

/// A title and a text for the map of a preview.
#[derive(Clone, Copy, Debug)]
pub struct Banner<'a> {
    /// The title.
    pub title: &'a str,
    /// The text below it.
    pub text: &'a str,
    /// The colours.
    pub theme: Theme,
    /// The language of the texts.
    pub language: Language,
}

impl Banner<'_> {
    /// The lines of a preview without the map, 1200 to 630.
    pub fn pieces(&self) -> String {
        let Banner { title, text, theme, language } = *self;
        let (width, height, palette) = (f64::from(PREVIEW.0), f64::from(PREVIEW.1), theme.palette());
        let top = height - BAND;
        let drawing = html! {
            rect y=(N(top)) width="100%" height=(N(BAND)) fill=(palette.panel) {}
            text x="40" y=(N(top + 68.0)) font-size=(N(size(title, 52.0))) font-weight="bold" { (title) }
            text x="40" y=(N(top + 116.0)) font-size=(N(size(text, 30.0))) fill=(palette.faint) { (text) }
        };
        let frame = Frame { width, height, theme, language, title, description: text };
        svg::document(&frame, "", drawing)
    }
}

/// The size of the font of a line that has to fit.
fn size(line: &str, most: f64) -> f64 {
    most.min(ROOM / (LETTER * line.chars().count().max(1).to_float()))
}
