//! The common frame of SVG documents.

use crate::theme::Theme;
use maud::{Markup, PreEscaped, Render, html};
use railhead_localization::Language;
use std::fmt::Write;

/// A number with at most one decimal.
#[derive(Clone, Copy)]
pub(crate) struct N(pub f64);

impl Render for N {
    fn render_to(&self, buffer: &mut String) {
        let tenths = (self.0 * 10.0).round();
        // Writing to a string cannot fail.
        let _ = if tenths % 10.0 == 0.0 {
            write!(buffer, "{}", tenths / 10.0)
        } else {
            write!(buffer, "{:.1}", tenths / 10.0)
        };
    }
}

/// The document around a drawing.
pub(crate) struct Frame<'a> {
    pub width: f64,
    pub height: f64,
    pub theme: Theme,
    pub language: Language,
    /// The title, for screen readers.
    pub title: &'a str,
    /// The description for screen readers.
    pub description: &'a str,
}

/// The fonts of texts. The first is for pictures of pixels, which have no others.
const FONTS: &str = "'Source Sans 3','Railhead Sans','Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/// A whole document.
pub(crate) fn document(frame: &Frame<'_>, style: &'static str, drawing: Markup) -> String {
    let Frame { width, height, theme, language, title, description } = *frame;
    let palette = theme.palette();
    let markup = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(PreEscaped(format!("0 0 {width} {height}")))
            role="img" aria-labelledby="title desc" lang=(language.code())
            font-family=(FONTS) font-weight="600" fill=(palette.ink) {
            title id="title" { (title) }
            desc id="desc" { (description) }
            @if !style.is_empty() { style { (PreEscaped(style)) } }
            (drawing)
        }
    };
    markup.into_string()
}

/// A path of straight lines.
pub(crate) fn polygon(points: &[(f64, f64)]) -> String {
    let mut path = String::with_capacity(points.len() * 12);
    for (at, (x, y)) in points.iter().enumerate() {
        path.push(if at == 0 { 'M' } else { 'L' });
        N(*x).render_to(&mut path);
        path.push(' ');
        N(*y).render_to(&mut path);
    }
    path.push('Z');
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_one_decimal_or_none() {
        let written = [0.0, 12.0, 12.04, 12.05, -3.26, 1600.0].map(|number| N(number).render().into_string());
        assert_eq!(written, ["0", "12", "12", "12.1", "-3.3", "1600"]);
    }
}
