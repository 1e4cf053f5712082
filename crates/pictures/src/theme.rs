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
    /// Lines along the coast, and the graticule.
    pub waterline: &'static str,
    pub land: &'static str,
    pub coast: &'static str,
    /// High land, and mountains.
    pub tints: [&'static str; 2],
    /// Hachures of lit slopes, and of those in the shade.
    pub hachures: [&'static str; 2],
    pub river: &'static str,
    pub sea_name: &'static str,
    pub border: &'static str,
    /// Cities.
    pub lamp: &'static str,
    /// The light around a city.
    pub glow: &'static str,
    /// The middle of a big city.
    pub hub: &'static str,
    /// Around free spaces.
    pub track: &'static str,
    /// The rings of cities.
    pub rim: &'static str,
    /// The inner edge of spaces.
    pub bevel: &'static str,
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
                sea: "#cddcd7",
                waterline: "#aac4c2",
                land: "#f4ead2",
                coast: "#6f7468",
                tints: ["#ecdfbf", "#e0cca0"],
                hachures: ["#a98e62", "#7d6238"],
                river: "#5f93b0",
                sea_name: "#6c9299",
                border: "#a0503f",
                lamp: "#e9b44c",
                glow: "none",
                hub: "#fbf6e8",
                track: "#1d1d1f",
                rim: "#1d1d1f",
                bevel: "#ffffff90",
                ink: "#22282c",
                faint: "#5c666c",
                halo: "#fbf6e8",
                panel: "#ffffff",
                accent: "#d4006a",
                done: "#1b7f3b",
                edge: "#1d1d1f",
            },
            Theme::Dark => &Palette {
                sea: "#0c1826",
                waterline: "#1c3147",
                land: "#1e2b3a",
                coast: "#4c6480",
                tints: ["#243445", "#2b3e52"],
                hachures: ["#3d5268", "#4d6580"],
                river: "#3d6f96",
                sea_name: "#41607f",
                border: "#8a6a5c",
                lamp: "#ffd166",
                glow: "#ffd16633",
                hub: "#fff6dc",
                track: "#93a5b8",
                rim: "#0c1826",
                bevel: "#0c182680",
                ink: "#eef1f2",
                faint: "#aab4ba",
                halo: "#121b26",
                panel: "#1b2632",
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
        PlayerColor::Gray => "#434c54",
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
