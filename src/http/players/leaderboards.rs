//! Leaderboards: all time, or by season, month or week, including past periods.

use crate::{
    engine::Variant,
    hosting::period::Period,
    http::{
        answers::{
            pagination::{self, Cursor},
            table::{Cell, Table, TableFormat, Tabular},
        },
        guards::{extract::Viewer, parameters::Query},
        players::lookup::named,
        problem::{Problem, ProblemCode},
    },
    identity::{ApiScope, PlayerId},
    store::{
        self, Database,
        read_models::query::leaderboards::{self, LeaderboardMetric, LeaderboardPlayers, RankKey},
    },
};
use actix_web::{get, web};
use railhead_localization::message;
use serde::{Deserialize, Serialize};
use strum::VariantArray;
use utoipa::{IntoParams, ToSchema};

/// Default page length, in players.
const PAGE: u8 = 20;
/// Default number of neighbours before and after a player.
const NEIGHBOURS: u8 = 5;

/// The available leaderboards.
#[derive(Serialize, ToSchema)]
pub struct LeaderboardList {
    /// The values by which players are compared.
    pub boards: Vec<LeaderboardMetric>,
    /// The variants. Without one, a leaderboard covers all of them.
    pub variants: Vec<Variant>,
    /// The current season, month and week, in UTC.
    #[schema(example = json!(["2026-Q4", "2026-11", "2026-W47"]))]
    pub current: Vec<String>,
    /// Every period in which a game without bots has ended: first all time, then by year, latest
    /// first, its weeks, seasons and months. Past periods stay available.
    #[schema(example = json!(["all", "2026-W47", "2026-W46", "2026-Q4", "2026-11"]))]
    pub periods: Vec<String>,
}

/// Filters and paging of a leaderboard.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct LeaderboardQuery {
    /// Only games of this variant.
    pub variant: Option<Variant>,
    /// Only games that ended in this period, in UTC: `season`, `month` or `week` for the current
    /// one, or a key such as `2026-Q4`, `2026-11` or `2026-W47` (ISO 8601). Default: `all`.
    #[param(
        pattern = r"^(all|season|month|week|\d{4}-(Q[1-4]|0[1-9]|1[0-2]|W(0[1-9]|[1-4]\d|5[0-2])))$",
        example = "season"
    )]
    pub period: Option<String>,
    /// Ranks only these players. `friends` needs a token or an API key. Default: `everybody`.
    pub among: Option<LeaderboardPlayers>,
    /// Page length in players, 1 to 100. Default: 20.
    #[param(minimum = 1, maximum = 100)]
    pub limit: Option<u8>,
    /// The `next` of the previous page.
    #[param(value_type = Option<String>)]
    pub cursor: Option<Cursor<RankKey>>,
}

/// Filters of a leaderboard around a player.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct AroundPlayerQuery {
    /// Only games of this variant.
    pub variant: Option<Variant>,
    /// Only games that ended in this period; see the leaderboard.
    #[param(
        pattern = r"^(all|season|month|week|\d{4}-(Q[1-4]|0[1-9]|1[0-2]|W(0[1-9]|[1-4]\d|5[0-2])))$",
        example = "season"
    )]
    pub period: Option<String>,
    /// The number of players to list before and after, at most 25. Default: 5.
    #[param(minimum = 0, maximum = 25)]
    pub neighbours: Option<u8>,
}

/// A leaderboard, or a page of it.
#[derive(Serialize, ToSchema)]
pub struct Leaderboard {
    /// The value by which the players are compared.
    pub board: LeaderboardMetric,
    /// The variant. Null for all variants.
    pub variant: Option<Variant>,
    /// The period's key.
    #[schema(example = "2026-Q4")]
    pub period: String,
    /// The beginning of the period. Null for all time.
    pub from: Option<jiff::Timestamp>,
    /// The end of the period. Null for all time.
    pub until: Option<jiff::Timestamp>,
    /// The players, best first.
    pub items: Vec<LeaderboardEntry>,
    /// Pass this as `cursor` to get the next page. Null on the last page.
    #[schema(value_type = Option<String>)]
    pub next: Option<Cursor<RankKey>>,
}

/// A player in a leaderboard.
#[derive(Serialize, ToSchema)]
pub struct LeaderboardEntry {
    /// 1 plus the number of better players. Players with equal values share a rank, and the next
    /// ranks are skipped.
    #[schema(example = 3)]
    pub rank: u32,
    /// The player's name.
    #[schema(example = "Ada")]
    pub name: String,
    /// The player's id.
    pub player_id: PlayerId,
    /// The value compared: the shown rating, points, tickets, trains or games.
    #[schema(value_type = f64, example = 1140)]
    pub value: Value,
    /// The number of games without bots that the value is made of; for ratings, those that changed it.
    #[schema(example = 41)]
    pub games: u32,
    /// Whether the rating is based on fewer than ten games. Absent unless the leaderboard is of
    /// ratings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub provisional: Option<bool>,
}

#[derive(Serialize)]
#[serde(untagged)]
pub enum Value {
    Whole(i32),
    /// A mean, rounded to hundredths.
    Mean(f64),
}

impl Leaderboard {
    fn of(
        board: store::read_models::query::leaderboards::LeaderboardScope,
        mut found: Vec<store::read_models::query::leaderboards::Ranked>,
        limit: u8,
    ) -> Leaderboard {
        let next = pagination::cut(&mut found, limit, store::read_models::query::leaderboards::Ranked::rank_key);
        let store::read_models::query::leaderboards::LeaderboardScope { by, period, variant, viewer: _, among: _ } =
            board;
        let range = period.range();
        Leaderboard {
            board: by,
            variant,
            period: period.to_string(),
            from: range.as_ref().map(|range| range.start),
            until: range.map(|range| range.end),
            next,
            items: found.into_iter().map(|ranked| LeaderboardEntry::of(by, ranked)).collect(),
        }
    }
}

impl Table for Leaderboard {
    const COLUMNS: &'static [&'static str] = &["rank", "name", "value", "games", "provisional", "player_id"];

    fn rows(&self) -> Vec<Vec<Cell>> {
        let row = |entry: &LeaderboardEntry| {
            vec![
                Cell::number(entry.rank),
                Cell::text(&entry.name),
                match entry.value {
                    Value::Whole(value) => Cell::number(value),
                    Value::Mean(value) => Cell::number(value),
                },
                Cell::number(entry.games),
                Cell::optional(entry.provisional),
                Cell::text(entry.player_id),
            ]
        };
        self.items.iter().map(row).collect()
    }

    fn next(&self) -> Option<String> {
        self.next.as_ref()?.encode().ok()
    }
}

impl LeaderboardEntry {
    fn of(by: LeaderboardMetric, ranked: store::read_models::query::leaderboards::Ranked) -> LeaderboardEntry {
        let store::read_models::query::leaderboards::Ranked {
            rank,
            name,
            value,
            games,
            provisional,
            passed: _,
            player,
        } = ranked;
        let value = match by {
            LeaderboardMetric::MeanScore => Value::Mean(f64::from(value) / 100.0),
            LeaderboardMetric::Duel
            | LeaderboardMetric::Table
            | LeaderboardMetric::Wins
            | LeaderboardMetric::BestScore
            | LeaderboardMetric::TicketsCompleted
            | LeaderboardMetric::LongestPath => Value::Whole(value),
        };
        LeaderboardEntry { rank, name, player_id: PlayerId::of(player), value, games, provisional }
    }
}

/// The period of a query.
///
/// # Errors
/// `invalid_query`.
pub fn requested_period(db: &Database, word: Option<&str>) -> Result<Period, Problem> {
    let Some(word) = word else { return Ok(Period::All) };
    Period::resolve(word, db.now()).map_err(|_| {
        let problem = Problem::new(ProblemCode::InvalidQuery, message!("detail-period"));
        problem.with("parameter", "period").with("value", word)
    })
}

/// List the leaderboards
///
/// The boards, variants and periods that `GET /v1/leaderboards/{board}` accepts.
#[utoipa::path(tag = "leaderboards", operation_id = "list_leaderboards",
    responses((status = 200, description = "The available leaderboards", body = LeaderboardList)),
    extensions(("x-problems" = json!([ProblemCode::Internal]))))]
#[get("/v1/leaderboards")]
pub async fn list(db: web::Data<Database>) -> Result<web::Json<LeaderboardList>, Problem> {
    let [_, current @ ..] = Period::containing(db.now());
    let key = |period: &Period| period.to_string();
    let mut periods = leaderboards::periods(&db).await?.iter().map(key).collect::<Vec<_>>();
    periods.sort_unstable_by(|a, b| b.cmp(a));
    Ok(web::Json(LeaderboardList {
        boards: LeaderboardMetric::VARIANTS.to_vec(),
        variants: Variant::ALL.to_vec(),
        current: current.iter().map(key).collect(),
        periods,
    }))
}

/// Get a leaderboard
///
/// Covers games that began without bots, best player first. Ratings cover only rated games, and show
/// the rating after the last game of the period and variant. Guests, banned players and players who have
/// not met three different people with a name are not listed, and neither are players who are hidden
/// from you. Among friends, ranks count them and you
/// only. Players with equal values share a rank.
/// Games that end while you page do not shift the pages.
#[utoipa::path(tag = "leaderboards", operation_id = "show_leaderboard", params(("board" = LeaderboardMetric, Path), LeaderboardQuery),
    security((), ("bearer" = [])),
    responses((status = 200, description = "The players",
        content((Leaderboard = "application/json"), (String = "text/csv")),
        headers(("Link" = String, description = "In CSV, the address of the next page, if there is one")))),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-problems" = json!([ProblemCode::Unauthenticated]))))]
#[get("/v1/leaderboards/{board}")]
pub async fn show(
    db: web::Data<Database>,
    viewer: Viewer,
    by: web::Path<LeaderboardMetric>,
    wanted: Query<LeaderboardQuery>,
    format: TableFormat,
) -> Result<Tabular<Leaderboard>, Problem> {
    let LeaderboardQuery { variant, period: word, among, limit, cursor } = wanted.into_inner();
    let (limit, among) = (limit.unwrap_or(PAGE), among.unwrap_or_default());
    let viewer = viewer.needed_if(among == LeaderboardPlayers::Friends)?;
    let period = requested_period(&db, word.as_deref())?;
    let board = store::read_models::query::leaderboards::LeaderboardScope {
        by: by.into_inner(),
        period,
        variant,
        viewer,
        among,
    };
    let found = leaderboards::read(&db, board, cursor.map(|cursor| cursor.0), limit + 1).await?;
    Ok(Tabular(format, Leaderboard::of(board, found, limit)))
}

/// Get a player's neighbours
///
/// The player's rank, with the players just before and after them.
#[utoipa::path(tag = "leaderboards", operation_id = "show_leaderboard_around",
    params(("board" = LeaderboardMetric, Path), ("name" = String, Path, example = "Ada"), AroundPlayerQuery),
    security((), ("bearer" = [])),
    responses((status = 200, description = "The player and their neighbours", body = Leaderboard)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-problems" = json!([ProblemCode::NotFound]))))]
#[get("/v1/leaderboards/{board}/around/{name}")]
pub async fn around(
    db: web::Data<Database>,
    Viewer(viewer): Viewer,
    path: web::Path<(LeaderboardMetric, String)>,
    near: Query<AroundPlayerQuery>,
) -> Result<web::Json<Leaderboard>, Problem> {
    let (by, name) = path.into_inner();
    let AroundPlayerQuery { variant, period: word, neighbours } = near.into_inner();
    let neighbours = neighbours.unwrap_or(NEIGHBOURS);
    let (period, among) = (requested_period(&db, word.as_deref())?, LeaderboardPlayers::Everybody);
    let board = store::read_models::query::leaderboards::LeaderboardScope { by, period, variant, viewer, among };
    let (account, player) = named(&db, viewer, &name).await?;
    let (found, shown) = leaderboards::around(&db, board, &player, neighbours).await?;
    if found.is_empty() {
        return Err(Problem::new(ProblemCode::NotFound, message!("detail-not-in-leaderboard", name = account.name)));
    }
    Ok(web::Json(Leaderboard::of(board, found, shown)))
}
