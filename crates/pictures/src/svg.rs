//! The common frame of SVG documents.

use crate::theme::Theme;
use maud::{Markup, PreEscaped, Render, html};
use railhead_engine::whole;
use railhead_localization::Language;
use std::fmt::Write;

/// A number with at most one decimal.
#[derive(Clone, Copy)]
pub(crate) struct N(pub f64);

impl Render for N {
    fn render_to(&self, buffer: &mut String) {
        write_tenths(buffer, tenths(self.0));
    }
}

fn tenths(number: f64) -> i64 {
    whole((number * 10.0).round())
}

/// Writes a number of tenths, as short as SVG allows.
fn write_tenths(buffer: &mut String, tenths: i64) {
    if tenths < 0 {
        buffer.push('-');
    }
    let (whole, tenth) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
    // Writing to a string cannot fail.
    let _ = match (whole, tenth) {
        (_, 0) => write!(buffer, "{whole}"),
        (0, _) => write!(buffer, ".{tenth}"),
        (..) => write!(buffer, "{whole}.{tenth}"),
    };
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
pub(crate) const FONTS: &str = "'Source Sans 3','Railhead Sans','Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

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

/// A closed path of straight lines, each relative to the point before: a third shorter.
pub(crate) fn polygon(points: impl IntoIterator<Item = (f64, f64)>) -> String {
    let mut path = String::with_capacity(64);
    let mut before = (0, 0);
    for (at, (x, y)) in points.into_iter().enumerate() {
        let here = (tenths(x), tenths(y));
        path.push(if at == 0 { 'M' } else { 'l' });
        write_tenths(&mut path, here.0 - before.0);
        if here.1 >= before.1 {
            path.push(' ');
        }
        write_tenths(&mut path, here.1 - before.1);
        before = here;
    }
    path.push('z');
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_one_decimal_or_none() {
        let written = [0.0, 12.0, 12.04, 12.05, -3.26, -0.3, 1600.0].map(|number| N(number).render().into_string());
        assert_eq!(written, ["0", "12", "12", "12.1", "-3.3", "-.3", "1600"]);
    }

    #[test]
    fn a_polygon_is_relative_to_its_rounded_points() {
        assert_eq!(polygon([(10.0, 20.04), (12.06, 19.0), (12.14, 30.0)]), "M10 20l2.1-1l0 11z");
    }
}
