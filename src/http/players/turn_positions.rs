//! Results by the order of turns: the advantage of beginning.

use crate::{
    engine::{Int, Variant},
    http::{
        answers::table::{Cell, Table, TableFormat, Tabular},
        guards::parameters::Query,
        problem::{Problem, ProblemCode},
    },
    store::{
        Database,
        read_models::turn_positions::{self, PositionFilter, PositionResults},
    },
};
use actix_web::{get, web};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// Filters of the games counted.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct TurnPositionsQuery {
    /// Only games of this variant.
    pub variant: Option<Variant>,
    /// Only games with this many seats.
    #[param(minimum = 2, maximum = 5)]
    pub seats: Option<u8>,
    /// `true`: only games that began with bots. `false`: only games that began without.
    pub bots: Option<bool>,
}

/// Results by the order of turns.
#[derive(Serialize, ToSchema)]
pub struct TurnPositionList {
    /// The positions, ordered by variant and number of seats. Variants and numbers of seats without
    /// games are absent.
    pub items: Vec<TurnPosition>,
}

/// The results of the players with a position in the order of turns.
#[derive(Serialize, ToSchema)]
pub struct TurnPosition {
    /// The variant.
    pub variant: Variant,
    /// The number of seats.
    #[schema(minimum = 2, maximum = 5, example = 3)]
    pub seats: u8,
    /// The position in the order of turns. 1 begins.
    #[schema(minimum = 1, maximum = 5, example = 1)]
    pub position: u8,
    /// Games counted. Those of the last minute may not be counted yet.
    #[schema(example = 1200)]
    pub games: u32,
    /// Games won, including shared wins.
    #[schema(example = 421)]
    pub wins: u32,
    /// Share of games won, 0 to 1.
    #[schema(example = 0.3508)]
    pub win_rate: f64,
    /// Mean rank.
    #[schema(example = 1.94)]
    pub mean_rank: f64,
    /// Mean score, in points.
    #[schema(example = 101.2)]
    pub mean_score: f64,
}

impl TurnPosition {
    /// None for a variant that this release does not know.
    fn of(results: PositionResults) -> Option<TurnPosition> {
        let PositionResults { variant, seats, position, games, wins, ranks, points } = results;
        let mean = |sum: i64| sum.to_float() / games.max(1).to_float();
        let (win_rate, mean_rank, mean_score) = (mean(wins), mean(ranks), mean(points));
        let [seats, position] = [seats, position].map(u8::saturating_from);
        let [games, wins] = [games, wins].map(u32::saturating_from);
        let variant = variant.parse().ok()?;
        Some(TurnPosition { variant, seats, position, games, wins, win_rate, mean_rank, mean_score })
    }
}

impl Table for TurnPositionList {
    const COLUMNS: &'static [&'static str] =
        &["variant", "seats", "position", "games", "wins", "win_rate", "mean_rank", "mean_score"];

    fn rows(&self) -> Vec<Vec<Cell>> {
        let row = |counted: &TurnPosition| {
            vec![
                Cell::text(counted.variant),
                Cell::number(counted.seats),
                Cell::number(counted.position),
                Cell::number(counted.games),
                Cell::number(counted.wins),
                Cell::number(counted.win_rate),
                Cell::number(counted.mean_rank),
                Cell::number(counted.mean_score),
            ]
        };
        self.items.iter().map(row).collect()
    }
}

/// Get results by the order of turns
///
/// The advantage of beginning: how often players won, their mean rank and mean score, by their
/// position in the order of turns. Counts all seats, those of bots too, of public games that ended
/// with a result; `bots=false` leaves games with bots out.
#[utoipa::path(tag = "leaderboards", operation_id = "show_turn_positions", params(TurnPositionsQuery),
    responses((status = 200, description = "The positions",
        content((TurnPositionList = "application/json"), (String = "text/csv")))),
    extensions(("x-problems" = json!([ProblemCode::Internal]))))]
#[get("/v1/statistics/turn-positions")]
pub async fn show(
    db: web::Data<Database>,
    which: Query<TurnPositionsQuery>,
    format: TableFormat,
) -> Result<Tabular<TurnPositionList>, Problem> {
    let TurnPositionsQuery { variant, seats, bots: with_bots } = which.into_inner();
    let found = turn_positions::load(&db, PositionFilter { variant, seats, with_bots }).await?;
    Ok(Tabular(format, TurnPositionList { items: found.into_iter().filter_map(TurnPosition::of).collect() }))
}
