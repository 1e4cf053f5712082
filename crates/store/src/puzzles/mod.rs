//! Puzzles: errors of finished games, and what accounts made of them. Who may see one is a condition here: the
//! account that erred sees its own; all others those of public games, unless somebody who played there wants no
//! part in open data.

mod attempt;
mod keep;
mod next;
mod rating;

pub use attempt::{Answer, RatingChange, attempt};
pub(crate) use keep::keep;
pub use next::{Wanted, next};

use crate::{
    DatabaseError,
    engine::{Route, Seat},
    log::codec::CodecError,
    read_models::query::open_games,
};
use diesel::{
    QueryableByName,
    sql_types::{Array, Bool, Double, Integer, Jsonb, SmallInt, Text, Uuid as SqlUuid},
};
use railhead_analysis::{Choices, Theme};
use serde::de::DeserializeOwned;
use serde_json::Value;
use strum::{EnumString, IntoStaticStr, VariantArray};
use uuid::Uuid;

/// The columns of a puzzle `p` for the account `viewer`.
fn columns(viewer: &str) -> String {
    format!(
        "p.id, p.game_id, p.seq, p.seat, p.cost, p.choices, p.themes, p.plan, p.rating, \
        p.player_id IS NOT DISTINCT FROM {viewer} AND {viewer} IS NOT NULL AS is_own"
    )
}

/// Whether a puzzle `p` that is for everybody may be shown now.
fn is_shown() -> String {
    open_games::is_open("p.game_id")
}

/// A puzzle, for a viewer.
#[derive(Clone, Debug)]
pub struct StoredPuzzle {
    /// Its id.
    pub id: Uuid,
    /// The game.
    pub game: Uuid,
    /// The number of the first event of the decision.
    pub seq: u32,
    /// The seat that decided.
    pub seat: Seat,
    /// The points that the analysis counts for the error.
    pub cost: f64,
    /// The moves to choose from.
    pub choices: Choices,
    /// The subjects.
    pub themes: Vec<Theme>,
    /// The routes to be claimed after the best move.
    pub plan: Vec<Route>,
    /// The rating.
    pub rating: f64,
    /// Whether the viewer has decided.
    pub is_own: bool,
}

/// The outcome of an account at a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum PuzzleOutcome {
    /// Nothing but wrong moves.
    Tried,
    /// It has seen the solution.
    GivenUp,
    /// It found a right move.
    Solved,
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = SqlUuid)]
    id: Uuid,
    #[diesel(sql_type = SqlUuid)]
    game_id: Uuid,
    #[diesel(sql_type = Integer)]
    seq: i32,
    #[diesel(sql_type = SmallInt)]
    seat: i16,
    #[diesel(sql_type = Double)]
    cost: f64,
    #[diesel(sql_type = Jsonb)]
    choices: Value,
    #[diesel(sql_type = Array<Text>)]
    themes: Vec<String>,
    #[diesel(sql_type = Jsonb)]
    plan: Value,
    #[diesel(sql_type = Double)]
    rating: f64,
    #[diesel(sql_type = Bool)]
    is_own: bool,
}

impl TryFrom<Row> for StoredPuzzle {
    type Error = DatabaseError;

    fn try_from(row: Row) -> Result<StoredPuzzle, DatabaseError> {
        Ok(StoredPuzzle {
            id: row.id,
            game: row.game_id,
            seq: row.seq.cast_unsigned(),
            seat: read(Value::from(row.seat))?,
            cost: row.cost,
            choices: read(row.choices)?,
            themes: read(Value::from(row.themes))?,
            plan: read(row.plan)?,
            rating: row.rating,
            is_own: row.is_own,
        })
    }
}

fn read<T: DeserializeOwned>(stored: Value) -> Result<T, DatabaseError> {
    Ok(serde_json::from_value(stored).map_err(CodecError::Decode)?)
}
