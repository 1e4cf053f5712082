//! The land under the board: relief, rivers, lakes and borders. `tools/geometry` computes it;
//! `data/terrain.json` is its output. `tests/geometry.rs` checks that it leaves room for the game.

use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// The land under the board, as SVG paths with the commands `M`, `m`, `l` and `z`. The order of the
/// fields is the order to draw in, on the land and under the routes; only the graticule is for the
/// sea and lies under the land. It is a look: an app may leave out any of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct Terrain {
    /// Meridians and parallels: lines.
    pub graticule: String,
    /// High land, and within it the mountains: areas by the even-odd rule.
    pub tints: Vec<String>,
    /// Strokes down the slopes of mountains. They cover no space, city or label.
    pub hachures: Hachures,
    /// Lakes: areas by the even-odd rule.
    pub lakes: String,
    /// Rivers, from narrow to wide.
    pub rivers: Vec<Rivers>,
    /// The borders of states in spring 1912: lines.
    pub borders: String,
    /// Room in the seas for their names. It covers no land, space, city or label.
    pub seas: Vec<SeaPlace>,
}

/// The place of the name of a sea.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct SeaPlace {
    /// The sea: `atlantic`, `baltic`, `black`, `mediterranean` or `north`.
    #[cfg_attr(feature = "utoipa", schema(example = "north"))]
    pub id: String,
    /// The middle of the text.
    pub x: f64,
    /// The base line of the text.
    pub y: f64,
    /// The font size for which there is room.
    pub size: f64,
    /// Space after each letter.
    pub spacing: f64,
    /// The width of the longest name, in any language of the service.
    pub width: f64,
}

/// Strokes down the slopes, by light from the north-west.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct Hachures {
    /// Strokes of the lit slopes: lines.
    pub lit: String,
    /// Strokes of the slopes in the shade: lines to draw bolder.
    pub shaded: String,
}

/// The stretches of rivers that have the same width.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct Rivers {
    /// The width of the lines.
    #[cfg_attr(feature = "utoipa", schema(example = 2.7))]
    pub width: f64,
    /// The lines.
    pub path: String,
}

#[expect(clippy::expect_used, reason = "the file is part of the build, and the tests parse it")]
static BOARD: LazyLock<Terrain> =
    LazyLock::new(|| serde_json::from_str(include_str!("../data/terrain.json")).expect("the committed terrain"));

impl Terrain {
    /// The terrain of the board.
    pub fn of_board() -> &'static Terrain {
        &BOARD
    }
}
