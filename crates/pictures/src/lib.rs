//! The board to look at. [`geometry`] has the places of cities, spaces and the coast; the rest
//! draws games as SVG and PNG. Nothing here knows of HTTP, of the database, or of viewers: a
//! picture displays the view that it is given.

#![cfg_attr(not(test), deny(clippy::as_conversions))]

pub mod geometry;
pub mod terrain;

mod banner;
mod board;
mod chart;
mod drawing;
mod map;
mod marks;
mod panel;
mod preview;
mod replay;
mod standings;
mod svg;
mod terminal;
mod theme;
mod words;

pub use banner::Banner;
pub use board::{Board, Built};
pub use chart::{Chart, Line};
pub use preview::{PngError, preview};
pub use replay::Replay;
pub use standings::{Standings, StandingsRow};
pub use theme::Theme;
