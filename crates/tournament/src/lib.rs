//! Pairings and standings of tournaments. Everything here is a function of its arguments: who has the
//! results and the seed of a tournament can compute every pairing again.

mod design;
mod pairing;
mod points;
mod sizes;
mod standings;

pub use design::{Design, DesignError};
pub use pairing::{History, Pairing, Weights, pair};
pub use points::{Points, table_points};
pub use sizes::{TableSizes, table_sizes};
pub use standings::{Line, Round, Standing, TableResult, standings};

/// The number of an entrant, from 0 in the order of entry.
pub type Entrant = usize;
