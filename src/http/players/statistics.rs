//! A player's statistics, summed over their games.

use crate::{
    engine::{Int, Route, Variant},
    hosting::{
        period::Period,
        projection::{CardsDrawn, PointTotals, Totals, TunnelStatistics},
    },
    http::{
        guards::{extract::Viewer, parameters::Query},
        players::{leaderboards::requested_period, lookup::named},
        problem::{Problem, ProblemCode},
    },
    identity::ApiScope,
    store::{
        Database,
        read_models::query::{Kinds, KnownPlayer, Streaks, statistics},
    },
};
use actix_web::{get, web};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use utoipa::{IntoParams, ToSchema};

/// The number of favourite routes listed.
const FAVOURITES: usize = 5;

/// Filters of the games summed.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct StatisticsQuery {
    /// Only games of this variant.
    pub variant: Option<Variant>,
    /// Only games with this many seats.
    #[param(minimum = 2, maximum = 5)]
    pub seats: Option<u8>,
    /// `true`: only rated games. `false`: only unrated games.
    pub rated: Option<bool>,
    /// `true`: only games that began with bots. `false`: only games that began without.
    pub bots: Option<bool>,
    /// Only games that ended in this period, in UTC: `season`, `month` or `week` for the current
    /// one, or a key such as `2026-Q4`, `2026-11` or `2026-W47` (ISO 8601). Default: `all`.
    #[param(
        pattern = r"^(all|season|month|week|\d{4}-(Q[1-4]|0[1-9]|1[0-2]|W(0[1-9]|[1-4]\d|5[0-2])))$",
        example = "season"
    )]
    pub period: Option<String>,
}

/// A player's statistics. Means, rates and best values are null if there are no games to compute
/// them from.
#[derive(Serialize, ToSchema)]
pub struct PlayerStatistics {
    /// The period's key.
    #[schema(example = "2026-Q4")]
    pub period: String,
    /// Games played to the end.
    #[schema(example = 41)]
    pub games: u32,
    /// Games won, including shared wins.
    #[schema(example = 17)]
    pub wins: u32,
    /// Share of games won, 0 to 1.
    #[schema(example = 0.4146)]
    pub win_rate: Option<f64>,
    /// Streaks of games won.
    pub streaks: Streaks,
    /// Games the player left before they ended.
    #[schema(example = 1)]
    pub left: u32,
    /// Mean rank.
    #[schema(example = 1.7317)]
    pub mean_rank: Option<f64>,
    /// Mean score, in points.
    #[schema(example = 98.3659)]
    pub mean_score: Option<f64>,
    /// Best score, in points.
    #[schema(example = 151)]
    pub best_score: Option<i16>,
    /// All points, by source.
    pub points: PointTotals,
    /// Ticket statistics.
    pub tickets: TicketStatistics,
    /// Statistics of the longest continuous paths.
    pub longest_path: PathStatistics,
    /// Route statistics.
    pub routes: RouteStatistics,
    /// Mean number of trains left unused.
    #[schema(example = 3.122)]
    pub mean_trains_left: Option<f64>,
    /// Stations built.
    #[schema(example = 29)]
    pub stations_built: u32,
    /// Tunnel statistics.
    pub tunnels: TunnelStatistics,
    /// Train cards drawn.
    pub cards: CardsDrawn,
    /// Time statistics.
    pub time: TimeStatistics,
}

/// Ticket statistics.
#[derive(Serialize, ToSchema)]
pub struct TicketStatistics {
    /// Tickets kept.
    #[schema(example = 203)]
    pub kept: u32,
    /// Kept tickets completed.
    #[schema(example = 171)]
    pub completed: u32,
    /// Kept tickets failed.
    #[schema(example = 32)]
    pub failed: u32,
    /// The number of times the player drew tickets during play.
    #[schema(example = 58)]
    pub draws: u32,
}

/// Longest continuous paths, in trains.
#[derive(Serialize, ToSchema)]
pub struct PathStatistics {
    /// Mean length.
    #[schema(example = 27.439)]
    pub mean: Option<f64>,
    /// Best length.
    #[schema(example = 41)]
    pub best: Option<u8>,
    /// Games in which the player won the European Express, alone or shared.
    #[schema(example = 15)]
    pub expresses: u32,
    /// Share of games in which the player won the European Express, 0 to 1.
    #[schema(example = 0.3659)]
    pub express_rate: Option<f64>,
}

/// Route statistics.
#[derive(Serialize, ToSchema)]
pub struct RouteStatistics {
    /// Routes claimed.
    #[schema(example = 512)]
    pub claimed: u32,
    /// Mean length of claimed routes, in spaces.
    #[schema(example = 3.3457)]
    pub mean_length: Option<f64>,
    /// The routes claimed most often, at most five.
    pub favourites: Vec<FavouriteRoute>,
}

/// A frequently claimed route.
#[derive(Serialize, ToSchema)]
pub struct FavouriteRoute {
    /// The route's id.
    pub route: Route,
    /// The number of times it was claimed.
    #[schema(example = 19)]
    pub claimed: u32,
}

/// Time statistics.
#[derive(Serialize, ToSchema)]
pub struct TimeStatistics {
    /// Turns begun.
    #[schema(example = 1310)]
    pub turns: u32,
    /// Turns in which no move was possible.
    #[schema(example = 0)]
    pub passes: u32,
    /// The number of times the player ran out of time.
    #[schema(example = 2)]
    pub timeouts: u32,
    /// Total thinking time for the player's own moves, in seconds.
    #[schema(example = 24310.227)]
    pub thinking_seconds: f64,
    /// Median thinking time per move, in seconds, accurate to within 3 %.
    #[schema(example = 6.214)]
    pub median_move_seconds: Option<f64>,
    /// 90th percentile of thinking time per move, in seconds.
    #[schema(example = 31.722)]
    pub p90_move_seconds: Option<f64>,
}

impl PlayerStatistics {
    fn of(period: Period, totals: Totals, streaks: Streaks) -> PlayerStatistics {
        let each = |sum: f64| mean(sum, totals.games);
        PlayerStatistics {
            period: period.to_string(),
            games: totals.games,
            wins: totals.wins,
            win_rate: each(totals.wins.into()),
            streaks,
            left: totals.left,
            mean_rank: each(totals.ranks.into()),
            mean_score: each(totals.total.to_float()),
            best_score: totals.best_total,
            points: totals.points,
            tickets: TicketStatistics {
                kept: totals.completed + totals.failed,
                completed: totals.completed,
                failed: totals.failed,
                draws: totals.ticket_draws,
            },
            longest_path: PathStatistics {
                mean: each(totals.paths.into()),
                best: (totals.games > 0).then_some(totals.longest_path),
                expresses: totals.expresses,
                express_rate: each(totals.expresses.into()),
            },
            mean_trains_left: each(totals.trains_left.into()),
            stations_built: totals.stations_built,
            tunnels: totals.tunnels,
            cards: totals.cards,
            time: TimeStatistics::of(&totals),
            routes: RouteStatistics::of(&totals),
        }
    }
}

impl RouteStatistics {
    fn of(totals: &Totals) -> RouteStatistics {
        let claimed = totals.routes.values().sum();
        let length = totals.routes.iter().map(|(route, count)| u32::from(route.facts().length) * count).sum::<u32>();
        let mut routes = totals.routes.iter().collect::<Vec<_>>();
        routes.sort_by_key(|(route, count)| (Reverse(**count), **route));
        let favourite = |(route, count): (&Route, &u32)| FavouriteRoute { route: *route, claimed: *count };
        RouteStatistics {
            claimed,
            mean_length: mean(length.into(), claimed),
            favourites: routes.into_iter().take(FAVOURITES).map(favourite).collect(),
        }
    }
}

impl TimeStatistics {
    fn of(totals: &Totals) -> TimeStatistics {
        let seconds = |millis: u32| f64::from(millis) / 1000.0;
        TimeStatistics {
            turns: totals.turns,
            passes: totals.passes,
            timeouts: totals.timeouts,
            thinking_seconds: totals.thought.to_float() / 1000.0,
            median_move_seconds: totals.thinking.quantile(0.5).map(seconds),
            p90_move_seconds: totals.thinking.quantile(0.9).map(seconds),
        }
    }
}

/// The mean of a sum, rounded to four decimals; none of nothing.
pub fn mean(sum: f64, count: u32) -> Option<f64> {
    (count > 0).then(|| (sum / f64::from(count) * 10_000.0).round() / 10_000.0)
}

/// Get a player's statistics
///
/// Sums all games that ended with a result, public or not. Filters select games of a kind or a
/// period.
#[utoipa::path(tag = "players", operation_id = "show_player_statistics", params(("name" = String, Path, example = "Ada"), StatisticsQuery),
    security((), ("bearer" = [])),
    responses((status = 200, description = "The statistics", body = PlayerStatistics)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-problems" = json!([ProblemCode::NotFound]))))]
#[get("/v1/players/{name}/statistics")]
pub async fn show(
    db: web::Data<Database>,
    Viewer(viewer): Viewer,
    name: web::Path<String>,
    query: Query<StatisticsQuery>,
) -> Result<web::Json<PlayerStatistics>, Problem> {
    let StatisticsQuery { variant, seats, rated, bots, period } = query.into_inner();
    let period = requested_period(&db, period.as_deref())?;
    let (_, player) = named(&db, viewer, &name).await?;
    let kinds = Kinds { variant, seats, rated, bots };
    of_player(&db, &player, kinds, period).await.map(web::Json)
}

/// The statistics of a player's games of these kinds in a period.
pub async fn of_player(
    db: &Database,
    player: &KnownPlayer,
    kinds: Kinds,
    period: Period,
) -> Result<PlayerStatistics, Problem> {
    let totals = statistics::totals(db, player, kinds, period.range()).await?;
    let streaks = statistics::streaks(db, player, kinds, period.range()).await?;
    Ok(PlayerStatistics::of(period, totals, streaks))
}
