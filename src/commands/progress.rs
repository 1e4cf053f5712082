//! Progress bars.

use indicatif::{ProgressBar, ProgressStyle};

pub fn of(what: &str, count: u64) -> ProgressBar {
    let template = format!("{{bar:40}} {{human_pos}} of {{human_len}} {what}, {{per_sec}}, {{eta}} left");
    let style = ProgressStyle::with_template(&template);
    ProgressBar::new(count).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
