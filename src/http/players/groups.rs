//! A player's results in groups.

use crate::{
    engine::Int,
    http::{
        answers::table::{Cell, Table, TableFormat, Tabular},
        guards::{extract::Viewer, parameters::Query},
        players::{games_filter::GamesFilter, lookup::named, statistics::mean},
        problem::{Problem, ProblemCode},
    },
    identity::ApiScope,
    store::{
        Database,
        read_models::query::{GroupKey, GroupedResults, groups},
    },
};
use actix_web::{get, web};
use serde::Serialize;
use utoipa::ToSchema;

/// The results of a player's games in groups.
#[derive(Serialize, ToSchema)]
pub struct GroupedStatistics {
    /// The key by which the games are grouped.
    pub by: GroupKey,
    /// The groups in which there are games, ordered by their keys.
    pub items: Vec<GroupStatistics>,
}

/// The results of the games of a group.
#[derive(Serialize, ToSchema)]
pub struct GroupStatistics {
    /// The group's key: a variant, a number of seats, a colour, a month such as `2026-11`.
    #[schema(example = "2026-11")]
    pub key: String,
    /// Games played to the end.
    #[schema(example = 12)]
    pub games: u32,
    /// Games won, including shared wins.
    #[schema(example = 7)]
    pub wins: u32,
    /// Share of games won, 0 to 1.
    #[schema(example = 0.5833)]
    pub win_rate: f64,
    /// Mean rank.
    #[schema(example = 1.5)]
    pub mean_rank: f64,
    /// Mean score, in points.
    #[schema(example = 104.25)]
    pub mean_score: f64,
    /// Best score, in points.
    #[schema(example = 151)]
    pub best_score: i16,
    /// Luck and errors in the games that were analysed. Null if none was.
    pub analysed: Option<LuckAndErrors>,
}

/// Luck and errors in analysed games.
#[derive(Serialize, ToSchema)]
pub struct LuckAndErrors {
    /// The number of games.
    #[schema(example = 9)]
    pub games: u32,
    /// The mean luck of a game, in points of the final margin.
    #[schema(example = -3.4)]
    pub mean_luck: f64,
    /// The cost of errors for each decision, in points: the less, the better.
    #[schema(example = 0.42)]
    pub error_per_decision: f64,
}

impl From<GroupedResults> for GroupStatistics {
    fn from(results: GroupedResults) -> GroupStatistics {
        let GroupedResults { key, games, wins, ranks, points, best, analysed, luck, errors, decisions } = results;
        let of_each = |sum: i64| mean(sum.to_float(), u32::saturating_from(games)).unwrap_or(0.0);
        let (win_rate, mean_rank, mean_score) = (of_each(wins), of_each(ranks), of_each(points));
        let [games, wins, analysed] = [games, wins, analysed].map(u32::saturating_from);
        let analysed = mean(luck, analysed).map(|mean_luck| LuckAndErrors {
            games: analysed,
            mean_luck,
            error_per_decision: mean(errors, u32::saturating_from(decisions)).unwrap_or(0.0),
        });
        GroupStatistics { key, games, wins, win_rate, mean_rank, mean_score, best_score: best, analysed }
    }
}

impl Table for GroupedStatistics {
    const COLUMNS: &'static [&'static str] = &[
        "key",
        "games",
        "wins",
        "win_rate",
        "mean_rank",
        "mean_score",
        "best_score",
        "analysed_games",
        "mean_luck",
        "error_per_decision",
    ];

    fn rows(&self) -> Vec<Vec<Cell>> {
        let row = |group: &GroupStatistics| {
            let analysed = group.analysed.as_ref();
            vec![
                Cell::text(&group.key),
                Cell::number(group.games),
                Cell::number(group.wins),
                Cell::number(group.win_rate),
                Cell::number(group.mean_rank),
                Cell::number(group.mean_score),
                Cell::number(group.best_score),
                Cell::optional(analysed.map(|of| of.games)),
                Cell::optional(analysed.map(|of| of.mean_luck)),
                Cell::optional(analysed.map(|of| of.error_per_decision)),
            ]
        };
        self.items.iter().map(row).collect()
    }
}

/// Group a player's results
///
/// Counts the games that ended with a result, public or not, in groups: by variant, number of
/// seats, colour or month. The results against each opponent are a list of their own. Months show
/// how luck and errors develop, in games that were analysed.
#[utoipa::path(tag = "players", operation_id = "group_player_results",
    params(("name" = String, Path, example = "Ada"), ("key" = GroupKey, Path), GamesFilter),
    security((), ("bearer" = [])),
    responses((status = 200, description = "The groups",
        content((GroupedStatistics = "application/json"), (String = "text/csv")))),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-problems" = json!([ProblemCode::NotFound]))))]
#[get("/v1/players/{name}/statistics/by/{key}")]
pub async fn show(
    db: web::Data<Database>,
    Viewer(viewer): Viewer,
    path: web::Path<(String, GroupKey)>,
    filter: Query<GamesFilter>,
    format: TableFormat,
) -> Result<Tabular<GroupedStatistics>, Problem> {
    let (name, by) = path.into_inner();
    let (_, player) = named(&db, viewer, &name).await?;
    let found = groups::groups(&db, &player, filter.into_inner().into(), by).await?;
    Ok(Tabular(format, GroupedStatistics { by, items: found.into_iter().map(GroupStatistics::from).collect() }))
}
