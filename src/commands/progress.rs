//! How far a command has come.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar of so many games.
pub fn of_games(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {per_sec}, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
