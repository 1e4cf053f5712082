//! Colours. Nothing differs by colour alone: card colours and players also have marks.

use railhead_engine::{Color, PlayerColor};
use serde::{Deserialize, Serialize};

/// The colours of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema), schema(as = PictureTheme))]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// Dark on light.
    #[default]
    Light,
    /// Light on dark.
    Dark,
}

/// The colours of a theme, as SVG writes them.
#[derive(Debug)]
pub(crate) struct Palette {
    pub sea: &'static str,
    pub land: &'static str,
    pub coast: &'static str,
    /// Texts and outlines.
    pub ink: &'static str,
    /// Texts of less weight.
    pub faint: &'static str,
    /// Behind texts, so that they stand out.
    pub halo: &'static str,
    /// The background of a player's panel.
    pub panel: &'static str,
    /// The important things now: the turn, the last move, open tickets.
    pub accent: &'static str,
    /// Completed tickets.
    pub done: &'static str,
    /// Around trains and stations.
    pub edge: &'static str,
}

impl Theme {
    pub(crate) fn palette(self) -> &'static Palette {
        match self {
            Theme::Light => &Palette {
                sea: "#cfe0e8",
                land: "#f5f0e3",
                coast: "#8fa9b4",
                ink: "#22282c",
                faint: "#5c666c",
                halo: "#fbf8ef",
                panel: "#ffffff",
                accent: "#d4006a",
                done: "#1b7f3b",
                edge: "#1d1d1f",
            },
            Theme::Dark => &Palette {
                sea: "#12202b",
                land: "#2b3439",
                coast: "#536773",
                ink: "#eef1f2",
                faint: "#aab4ba",
                halo: "#161d21",
                panel: "#1c2429",
                accent: "#ff5fb0",
                done: "#5fd487",
                edge: "#f4f4f4",
            },
        }
    }
}

/// The colour of a route's spaces, and of their mark.
pub(crate) fn card(color: Option<Color>) -> (&'static str, &'static str) {
    const DARK: &str = "#1d1d1f";
    const LIGHT: &str = "#ffffff";
    match color {
        Some(Color::Pink) => ("#e48fc2", DARK),
        Some(Color::Blue) => ("#3a7fc8", LIGHT),
        Some(Color::Orange) => ("#ef8a2a", DARK),
        Some(Color::White) => ("#fbfbf7", DARK),
        Some(Color::Green) => ("#4a9a45", LIGHT),
        Some(Color::Yellow) => ("#f2d13c", DARK),
        Some(Color::Black) => ("#2e2e33", LIGHT),
        Some(Color::Red) => ("#d0393a", LIGHT),
        None => ("#a7acae", DARK),
    }
}

/// The colour of a player's trains and stations.
pub(crate) fn player(color: PlayerColor) -> &'static str {
    match color {
        PlayerColor::Brown => "#84491b",
        PlayerColor::Red => "#c31f2e",
        PlayerColor::Purple => "#7a36a5",
        PlayerColor::Gray => "#66727a",
        PlayerColor::Blue => "#1258b8",
    }
}

/// The colour and the dashes of a player's line in a chart.
pub(crate) fn line(color: PlayerColor, theme: Theme) -> (&'static str, &'static str) {
    match (color, theme) {
        (PlayerColor::Brown, Theme::Light) => ("#84491b", "none"),
        (PlayerColor::Brown, Theme::Dark) => ("#d79a63", "none"),
        (PlayerColor::Red, Theme::Light) => ("#c31f2e", "12 4"),
        (PlayerColor::Red, Theme::Dark) => ("#ff7a80", "12 4"),
        (PlayerColor::Purple, Theme::Light) => ("#7a36a5", "3 4"),
        (PlayerColor::Purple, Theme::Dark) => ("#cf9bf0", "3 4"),
        (PlayerColor::Gray, Theme::Light) => ("#566068", "14 4 3 4"),
        (PlayerColor::Gray, Theme::Dark) => ("#b9c3c9", "14 4 3 4"),
        (PlayerColor::Blue, Theme::Light) => ("#1258b8", "7 4"),
        (PlayerColor::Blue, Theme::Dark) => ("#7fb2ff", "7 4"),
    }
}
