//! Marks, which distinguish colours without colour. Each is drawn around (0, 0).

use crate::{svg::N, theme};
use maud::{Markup, PreEscaped, html};
use railhead_engine::{Color, PlayerColor};

/// The mark of a card colour, about 7 units large, as it is drawn on each of its spaces.
pub(crate) fn card(color: Color) -> &'static str {
    match color {
        // A ring.
        Color::Pink => r#"<circle r="2.6" fill="none" stroke-width="1.6"/>"#,
        // Two bars along the route.
        Color::Blue => r#"<path d="M-5-1.7H5M-5 1.7H5" stroke-width="1.6"/>"#,
        // A triangle.
        Color::Orange => r#"<path d="M-3.4 2.7L0-3.2L3.4 2.7Z" stroke="none"/>"#,
        // A square.
        Color::White => r#"<path d="M-2.5-2.5H2.5V2.5H-2.5Z" fill="none" stroke-width="1.5"/>"#,
        // A plus.
        Color::Green => r#"<path d="M-3.4 0H3.4M0-3.4V3.4" stroke-width="1.9"/>"#,
        // A diamond.
        Color::Yellow => r#"<path d="M-4 0L0-3.6L4 0L0 3.6Z" stroke="none"/>"#,
        // Three dots along the route.
        Color::Black => r#"<path d="M-5.5 0h.1M0 0h.1M5.4 0h.1" stroke-width="2.9" stroke-linecap="round"/>"#,
        // A cross.
        Color::Red => r#"<path d="M-3-3L3 3M-3 3L3-3" stroke-width="1.7"/>"#,
    }
}

/// The mark of a player, on the roof of each train.
fn of_player(color: PlayerColor) -> &'static str {
    match color {
        // One bar along the train.
        PlayerColor::Brown => r##"<path d="M-8 0H8" stroke-width="3"/>"##,
        // Arrow heads.
        PlayerColor::Red => r##"<path d="M-5-3.4L-1.5 0L-5 3.4M1.5-3.4L5 0L1.5 3.4" stroke-width="2"/>"##,
        // Three dots.
        PlayerColor::Purple => r##"<path d="M-7 0h.1M0 0h.1M7 0h.1" stroke-width="4.4" stroke-linecap="round"/>"##,
        // Bars across the train.
        PlayerColor::Gray => r##"<path d="M-7-4V4M-2.4-4V4M2.4-4V4M7-4V4" stroke-width="1.9"/>"##,
        // A ring.
        PlayerColor::Blue => r##"<circle r="3.4" stroke-width="2.2"/>"##,
    }
}

/// The marks as definitions, to be used by [`reference`] and [`player_reference`].
pub(crate) fn definitions() -> Markup {
    html! {
        defs {
            @for color in Color::ALL {
                @let ink = theme::card(Some(color)).1;
                g id=(reference(color)) fill=(ink) stroke=(ink) { (PreEscaped(card(color))) }
            }
            @for color in PlayerColor::ALL {
                g id=(player_reference(color)) fill="none" stroke="#fff" { (PreEscaped(of_player(color))) }
                @for (at, half) in WAGONS.into_iter().enumerate() { (wagon(color, at, half)) }
            }
            g id="gable" { path d="M-18-4L0-22L18-4Z" opacity=".3" {} circle cy="-10.5" r="3" fill="#fff" {} }
        }
    }
}

/// Half the distances between the axles of wagons: of short, longer and long ones.
const WAGONS: [f64; 3] = [7.5, 11.5, 16.5];

/// The drawing on the body of a wagon: the light on its roof, its wheels, and the player's mark.
fn wagon(color: PlayerColor, at: usize, half: f64) -> Markup {
    let roof = format!("M{} -6.6H{}", -half - 2.0, half + 2.0);
    let wheels = format!("M{} 6.8h.1M{half} 6.8h.1", -half);
    html! {
        g id={ (player_reference(color)) (at) } fill="none" stroke="#fff" {
            path d=(PreEscaped(roof)) stroke-opacity=".4" stroke-width="1.6" {}
            path d=(PreEscaped(&wheels)) stroke="#1d1d1f" stroke-width="6" stroke-linecap="round" {}
            g transform="translate(0-1)" { (PreEscaped(of_player(color))) }
        }
    }
}

/// The reference to what is drawn on a wagon for spaces of this length.
pub(crate) fn wagon_reference(color: PlayerColor, space: f64) -> String {
    let at = if space < 32.0 { 0 } else { usize::from(space >= 42.0) + 1 };
    format!("#{}{at}", player_reference(color))
}

/// The id of a card colour's mark.
pub(crate) fn reference(color: Color) -> &'static str {
    match color {
        Color::Pink => "c-pink",
        Color::Blue => "c-blue",
        Color::Orange => "c-orange",
        Color::White => "c-white",
        Color::Green => "c-green",
        Color::Yellow => "c-yellow",
        Color::Black => "c-black",
        Color::Red => "c-red",
    }
}

/// The id of a player's mark.
pub(crate) fn player_reference(color: PlayerColor) -> &'static str {
    match color {
        PlayerColor::Brown => "p-brown",
        PlayerColor::Red => "p-red",
        PlayerColor::Purple => "p-purple",
        PlayerColor::Gray => "p-gray",
        PlayerColor::Blue => "p-blue",
    }
}

/// A locomotive, which ferries ask for: a wheel.
pub(crate) fn wheel(x: f64, y: f64) -> Markup {
    html! {
        circle cx=(N(x)) cy=(N(y)) r="4.2" fill="#fff" stroke="#1d1d1f" stroke-width="1.4" {}
        path d=(PreEscaped(format!("M{:.1} {y:.1}h5M{x:.1} {:.1}v5", x - 2.5, y - 2.5))) stroke="#1d1d1f" stroke-width="1.2" {}
    }
}
