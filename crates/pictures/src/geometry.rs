//! The places of everything drawn: cities with their labels, the spaces of every route, the coast.
//!
//! `tools/geometry` computes it; `data/geometry.json` is its output. `tests/geometry.rs` checks
//! that nothing covers anything else.

use railhead_engine::{City, Route};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// The geometry of the board. Coordinates run from its top left corner to the right and down.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Geometry {
    /// The width of the board. It sets the unit of all lengths.
    pub width: u32,
    /// The height of the board.
    pub height: u32,
    /// The size of all spaces.
    pub space: SpaceSize,
    /// The text for which the labels have room.
    pub lettering: Lettering,
    /// The coast as one SVG path with the commands `M`, `L` and `Z`. Filled by the even-odd rule,
    /// it is the land.
    pub coast: String,
    /// The 47 cities, in the order of their ids.
    pub cities: Vec<CityPlace>,
    /// The 101 routes, in the order of their ids.
    pub routes: Vec<RoutePlace>,
}

/// The size of all spaces.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct SpaceSize {
    /// The size across the route.
    pub width: f64,
}

/// The text for which the labels have room: Source Sans 3, semibold.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct Lettering {
    /// The font size.
    pub size: f64,
    /// The rise of the tallest letter above the base line.
    pub ascent: f64,
    /// The fall of the deepest letter below the base line.
    pub descent: f64,
}

/// The place of a city.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct CityPlace {
    /// The city.
    pub id: City,
    /// The centre of its dot. Dots up to a radius of 11 cover nothing.
    pub x: f64,
    /// The centre of its dot.
    pub y: f64,
    /// The place of its name.
    pub label: CityLabel,
}

/// The place of the name of a city.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct CityLabel {
    /// The start, the middle or the end of the text, by `anchor`.
    pub x: f64,
    /// The base line of the text.
    pub y: f64,
    /// The part of the text at `x`.
    pub anchor: LabelAnchor,
    /// The width of the city's longest name, in any language of the service.
    pub width: f64,
}

/// The part of a text at its position, as SVG's `text-anchor`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum LabelAnchor {
    /// The text begins there.
    Start,
    /// The text is centred there.
    Middle,
    /// The text ends there.
    End,
}

/// The place of a route.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct RoutePlace {
    /// The route.
    pub id: Route,
    /// The size of each of its spaces along the route.
    pub space_length: f64,
    /// Its spaces, from its first city to its second.
    pub spaces: Vec<SpacePlace>,
}

/// The place of a space.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct SpacePlace {
    /// The centre of the space.
    pub x: f64,
    /// The centre of the space.
    pub y: f64,
    /// By how many degrees the space is turned clockwise; at 0 the route runs to the right.
    pub angle: f64,
}

#[expect(clippy::expect_used, reason = "the file is part of the build, and the tests parse it")]
static BOARD: LazyLock<Geometry> =
    LazyLock::new(|| serde_json::from_str(include_str!("../data/geometry.json")).expect("the committed geometry"));

impl Geometry {
    /// The geometry of the board.
    pub fn of_board() -> &'static Geometry {
        &BOARD
    }

    /// The place of a city.
    #[expect(clippy::indexing_slicing, reason = "a place for each city, in their order, by test")]
    pub fn city(&self, city: City) -> &CityPlace {
        &self.cities[city.index()]
    }

    /// The place of a route.
    #[expect(clippy::indexing_slicing, reason = "a place for each route, in their order, by test")]
    pub fn route(&self, route: Route) -> &RoutePlace {
        &self.routes[route.index()]
    }
}
