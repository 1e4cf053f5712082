//! The board: 47 cities and 101 routes (R1.3), as constant tables that the build script generates
//! from `data/*.json`.

use super::card::Color;
use serde::{Deserialize, Serialize};
use std::{
    fmt,
    ops::{Index, IndexMut},
    str::FromStr,
};
#[cfg(feature = "utoipa")]
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{Object, RefOr, Schema, Type},
};

include!(concat!(env!("OUT_DIR"), "/board.rs"));

/// A city of the board. In JSON and SQL it is written as its id, such as `"paris"`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
pub struct City(pub(super) u8);

/// A route of the board. In JSON and SQL it is written as its id, such as `"dieppe-paris"`. Each
/// track of a double route is a separate route.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
pub struct Route(u8);

/// The facts about a city: those that the board prints, and its location.
#[derive(PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct CityFacts {
    /// The id.
    #[cfg_attr(feature = "utoipa", schema(value_type = City, example = "kobenhavn"))]
    pub id: &'static str,
    /// The name printed on the board.
    #[cfg_attr(feature = "utoipa", schema(example = "København"))]
    pub name: &'static str,
    /// The printed name in ASCII.
    #[cfg_attr(feature = "utoipa", schema(example = "Kobenhavn"))]
    pub name_ascii: &'static str,
    /// Today's English name.
    #[cfg_attr(feature = "utoipa", schema(example = "Copenhagen"))]
    pub modern: &'static str,
    /// Today's local name.
    #[cfg_attr(feature = "utoipa", schema(example = "København"))]
    pub local: &'static str,
    /// Today's country, ISO 3166-1 alpha-2.
    #[cfg_attr(feature = "utoipa", schema(example = "DK"))]
    pub country: &'static str,
    /// Latitude in degrees north.
    pub lat: f64,
    /// Longitude in degrees east.
    pub lon: f64,
    /// Position on the board from the left edge, 0 to 1.
    pub x: f64,
    /// Position on the board from the top edge, 0 to 1.
    pub y: f64,
    /// Whether tickets to it count as Big Cities tickets (R1.5).
    pub big_city: bool,
}

/// The facts that the board prints about a route.
#[derive(PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct RouteFacts {
    /// The id.
    #[cfg_attr(feature = "utoipa", schema(value_type = Route, example = "dieppe-london-1"))]
    pub id: &'static str,
    /// One end.
    pub from: City,
    /// The other end.
    pub to: City,
    /// Number of spaces, which is the number of trains it takes.
    #[cfg_attr(feature = "utoipa", schema(minimum = 1, maximum = 8))]
    pub length: u8,
    /// The required colour; null for a gray route (R5.1).
    pub color: Option<Color>,
    /// Whether it is a tunnel (R6).
    pub tunnel: bool,
    /// Locomotives a ferry requires; 0 for a route on land (R5.6).
    #[cfg_attr(feature = "utoipa", schema(minimum = 0, maximum = 2))]
    pub ferry: u8,
    /// The other track of a double route; null if the route is single (R5.5).
    pub twin: Option<Route>,
}

impl City {
    /// The number of cities.
    pub const COUNT: usize = CITIES.len();

    /// The index after the last.
    #[expect(clippy::as_conversions, reason = "47")]
    pub(super) const END: u8 = City::COUNT as u8;

    /// All cities, in the order of their ids.
    pub fn all() -> impl DoubleEndedIterator<Item = City> + Clone {
        (0..City::END).map(City)
    }

    /// The cities of a bit set, one bit for each index.
    #[expect(clippy::as_conversions, reason = "64 bits at most")]
    pub(super) fn of_bits(mut left: u64) -> impl Iterator<Item = City> {
        std::iter::from_fn(move || {
            let index = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (index < u32::from(City::END)).then_some(City(index as u8))
        })
    }

    /// A table that maps each city to itself. Past the last city it is padded.
    #[expect(clippy::as_conversions, reason = "a table has fewer than 256 places")]
    pub(super) fn identity<const SIZE: usize>() -> [City; SIZE] {
        std::array::from_fn(|index| City(index as u8))
    }

    /// The facts that the board prints about this city.
    #[expect(clippy::indexing_slicing, reason = "a City is below 47 by construction")]
    pub fn facts(self) -> &'static CityFacts {
        &CITIES[usize::from(self.0)]
    }

    /// Its index in the order of ids, 0 to 46. For lookup tables only; never stored.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl Route {
    /// The number of routes.
    pub const COUNT: usize = ROUTES.len();

    /// The index after the last.
    #[expect(clippy::as_conversions, reason = "101")]
    const END: u8 = Route::COUNT as u8;

    /// All routes, in the order of their ids.
    pub fn all() -> impl DoubleEndedIterator<Item = Route> + Clone {
        (0..Route::END).map(Route)
    }

    /// The facts that the board prints about this route.
    #[expect(clippy::indexing_slicing, reason = "a Route is below 101 by construction")]
    pub fn facts(self) -> &'static RouteFacts {
        &ROUTES[usize::from(self.0)]
    }

    /// Its index in the order of ids, 0 to 100. For lookup tables only; never stored.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The route at this index.
    pub(super) fn at(index: u32) -> Option<Route> {
        u8::try_from(index).ok().filter(|index| usize::from(*index) < Route::COUNT).map(Route)
    }

    /// The points for claiming it (R1.4).
    pub fn points(self) -> u8 {
        match self.facts().length {
            0 => 0,
            1 => 1,
            2 => 2,
            3 => 4,
            4 => 7,
            5..=7 => 15,
            8.. => 21,
        }
    }

    /// Whether it begins or ends in the city.
    pub fn touches(self, city: City) -> bool {
        self.facts().from == city || self.facts().to == city
    }

    /// The other end, seen from a city that it touches.
    pub fn other_end(self, city: City) -> City {
        let RouteFacts { from, to, .. } = *self.facts();
        if from == city { to } else { from }
    }
}

/// A name that is not on the board.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no {what} \"{name}\"")]
pub struct UnknownName {
    /// The kind of thing that was looked up.
    pub what: &'static str,
    /// The given name, cut to 64 characters.
    pub name: String,
}

impl UnknownName {
    pub(super) fn new(what: &'static str, name: &str) -> UnknownName {
        UnknownName { what, name: name.chars().take(64).collect() }
    }
}

macro_rules! named {
    ($Id:ident, $TABLE:ident, $what:literal, $doc:literal) => {
        #[cfg(feature = "utoipa")]
        impl PartialSchema for $Id {
            fn schema() -> RefOr<Schema> {
                let ids = $Id::all().map(|id| id.facts().id);
                Object::builder().schema_type(Type::String).description(Some($doc)).enum_values(Some(ids)).into()
            }
        }

        #[cfg(feature = "utoipa")]
        impl ToSchema for $Id {
            fn name() -> std::borrow::Cow<'static, str> {
                std::borrow::Cow::Borrowed(concat!(stringify!($Id), "Id"))
            }
        }

        impl FromStr for $Id {
            type Err = UnknownName;
            fn from_str(name: &str) -> Result<$Id, UnknownName> {
                let found = $TABLE.binary_search_by(|facts| facts.id.cmp(name));
                let index = found.ok().and_then(|index| u8::try_from(index).ok());
                index.map($Id).ok_or_else(|| UnknownName::new($what, name))
            }
        }

        impl TryFrom<String> for $Id {
            type Error = UnknownName;
            fn try_from(name: String) -> Result<$Id, UnknownName> {
                name.parse()
            }
        }

        impl From<$Id> for &'static str {
            fn from(id: $Id) -> &'static str {
                id.facts().id
            }
        }

        impl fmt::Display for $Id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.facts().id)
            }
        }
    };
}

named!(City, CITIES, "city", "The id of a city");
named!(Route, ROUTES, "route", "The id of a route; each track of a double route has its own");

macro_rules! table_by {
    ($Table:ident, $Id:ident, $doc:literal) => {
        #[doc = $doc]
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $Table<T>(pub(super) [T; $Id::COUNT]);

        impl<T> $Table<T> {
            /// Each value with its key, in the order of ids.
            pub fn iter(&self) -> impl Iterator<Item = ($Id, &T)> {
                $Id::all().zip(&self.0)
            }
        }

        impl<T: Copy + Default> Default for $Table<T> {
            fn default() -> $Table<T> {
                $Table([T::default(); $Id::COUNT])
            }
        }

        #[expect(clippy::indexing_slicing, reason = "an id is below the table's size by construction")]
        impl<T> Index<$Id> for $Table<T> {
            type Output = T;
            fn index(&self, id: $Id) -> &T {
                &self.0[usize::from(id.0)]
            }
        }

        #[expect(clippy::indexing_slicing, reason = "an id is below the table's size by construction")]
        impl<T> IndexMut<$Id> for $Table<T> {
            fn index_mut(&mut self, id: $Id) -> &mut T {
                &mut self.0[usize::from(id.0)]
            }
        }
    };
}

table_by!(ByCity, City, "One value for each city.");
table_by!(ByRoute, Route, "One value for each route.");
