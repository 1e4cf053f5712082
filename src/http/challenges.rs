//! Daily challenges: the same deal for everybody, once a day.

use crate::{
    engine::{BotLevel, Deal, GameOptions, Int},
    http::{
        answers::{
            pagination::{self, Cursor},
            table::{Cell, Table, TableFormat, Tabular},
        },
        guards::{
            extract::{Caller, Viewer},
            parameters::Query,
        },
        operations::RateClass,
        problem::{Problem, ProblemCode},
    },
    identity::{ApiScope, PlayerId},
    store::{
        self, Database, challenges,
        error::ChallengeError,
        read_models::query::leaderboards::{LeaderboardPlayers, RankKey},
    },
};
use actix_web::{get, put, web};
use jiff::{Span, Timestamp, civil::Date};
use railhead_localization::message;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

/// Default page length, in challenges or players.
const PAGE: u8 = 20;

/// A daily challenge.
#[derive(Serialize, ToSchema)]
pub struct Challenge {
    /// Its day, in UTC. Games begin on that day only.
    #[schema(example = "2026-11-26")]
    pub day: Date,
    /// The deal that all its games have. Its commitment was fixed before the first of them.
    pub deal: Deal,
    /// Whether the secret of the deal is public: the day and the last of its games are over. Then
    /// everybody's games can be replayed.
    pub revealed: bool,
    /// The options of its games.
    pub options: GameOptions,
    /// The bots, in the seats after the player's.
    pub bots: Vec<BotLevel>,
    /// Your game. Null if you have not played, or are not signed in.
    pub you: Option<ChallengeGame>,
}

/// Your game in a challenge.
#[derive(Serialize, ToSchema)]
pub struct ChallengeGame {
    /// The game.
    pub game: Uuid,
    /// The time at which it ended. Null while it runs.
    pub ended_at: Option<Timestamp>,
    /// Your points. Null while it runs, and if you left it.
    #[schema(example = 112)]
    pub points: Option<i32>,
    /// Your place at the table, from 1.
    #[schema(example = 1)]
    pub place: Option<u8>,
    /// Your rank among the players so far.
    #[schema(example = 12)]
    pub rank: Option<u32>,
}

/// Challenges, the latest first.
#[derive(Serialize, ToSchema)]
pub struct ChallengePage {
    /// The challenges.
    pub items: Vec<Challenge>,
    /// Pass this as `cursor` to get the next page. Null on the last page.
    #[schema(value_type = Option<String>)]
    pub next: Option<Cursor<Date>>,
}

/// Paging of challenges.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ChallengesQuery {
    /// Page length in challenges, 1 to 100. Default: 20.
    #[param(minimum = 1, maximum = 100)]
    pub limit: Option<u8>,
    /// The `next` of the previous page.
    #[param(value_type = Option<String>)]
    pub cursor: Option<Cursor<Date>>,
}

/// The time that a board of challenges covers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChallengeSpan {
    /// The day.
    #[default]
    Day,
    /// The week of the day, from Monday on: points are added up.
    Week,
}

/// Filters and paging of a board.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ChallengeBoardQuery {
    /// The time that it covers. Default: `day`.
    pub span: Option<ChallengeSpan>,
    /// Ranks only these players. `friends` needs a token or an API key. Default: `everybody`.
    pub among: Option<LeaderboardPlayers>,
    /// Page length in players, 1 to 100. Default: 20.
    #[param(minimum = 1, maximum = 100)]
    pub limit: Option<u8>,
    /// The `next` of the previous page.
    #[param(value_type = Option<String>)]
    pub cursor: Option<Cursor<RankKey>>,
}

/// The board of a challenge, or a page of it.
#[derive(Serialize, ToSchema)]
pub struct ChallengeBoard {
    /// The first day that counts.
    #[schema(example = "2026-11-26")]
    pub from: Date,
    /// The last day that counts.
    #[schema(example = "2026-11-26")]
    pub until: Date,
    /// The players, best first.
    pub items: Vec<ChallengeEntry>,
    /// Pass this as `cursor` to get the next page. Null on the last page.
    #[schema(value_type = Option<String>)]
    pub next: Option<Cursor<RankKey>>,
}

/// A player on the board of a challenge.
#[derive(Serialize, ToSchema)]
pub struct ChallengeEntry {
    /// 1 plus the number of players with more points. Players with equal points share a rank.
    #[schema(example = 3)]
    pub rank: u32,
    /// The player's name.
    #[schema(example = "Ada")]
    pub name: String,
    /// The player's id.
    pub player_id: PlayerId,
    /// The points.
    #[schema(example = 112)]
    pub points: i32,
    /// The number of games that they come from.
    #[schema(example = 1)]
    pub games: u32,
    /// The place at the table, from 1; the best of a week.
    #[schema(example = 1)]
    pub place: u8,
    /// The game, to be replayed, once the deal is revealed. Null before, and for several games.
    pub game: Option<Uuid>,
}

impl Table for ChallengeBoard {
    const COLUMNS: &'static [&'static str] = &["rank", "name", "player_id", "points", "games", "place", "game"];

    fn rows(&self) -> Vec<Vec<Cell>> {
        let row = |entry: &ChallengeEntry| {
            vec![
                Cell::number(entry.rank),
                Cell::text(&entry.name),
                Cell::text(entry.player_id),
                Cell::number(entry.points),
                Cell::number(entry.games),
                Cell::number(entry.place),
                Cell::optional(entry.game),
            ]
        };
        self.items.iter().map(row).collect()
    }

    fn next(&self) -> Option<String> {
        self.next.as_ref()?.encode().ok()
    }
}

impl From<store::challenges::Challenge> for Challenge {
    fn from(challenge: store::challenges::Challenge) -> Challenge {
        let store::challenges::Challenge { day, deal, is_revealed, own } = challenge;
        Challenge {
            day,
            deal,
            revealed: is_revealed,
            options: GameOptions { deal: Some(deal), ..challenges::options() },
            bots: challenges::BOTS.to_vec(),
            you: own.map(|own| ChallengeGame {
                game: own.game,
                ended_at: own.ended_at,
                points: own.points,
                place: own.place.map(u8::saturating_from),
                rank: own.rank.map(u32::saturating_from),
            }),
        }
    }
}

impl From<ChallengeError> for Problem {
    fn from(error: ChallengeError) -> Problem {
        match error {
            ChallengeError::NoSuchChallenge => no_challenge(),
            ChallengeError::Over => Problem::new(ProblemCode::NotFound, message!("detail-challenge-over")),
            ChallengeError::Guest => Problem::new(ProblemCode::GuestAccount, message!("detail-guest-challenge")),
            ChallengeError::Bot => Problem::new(ProblemCode::NotForBots, message!("detail-bot-challenge")),
            ChallengeError::TooNew { until } => {
                Problem::new(ProblemCode::AccountTooNew, message!("detail-new-account-challenge"))
                    .with("again_at", until.to_string())
            }
            ChallengeError::Game(error) => error.into(),
            ChallengeError::Database(error) => error.into(),
        }
    }
}

fn no_challenge() -> Problem {
    Problem::new(ProblemCode::NotFound, message!("detail-no-challenge"))
}

/// List the daily challenges
///
/// Today's and past ones, the latest first, with your games. A day is one of UTC.
#[utoipa::path(tag = "challenges", operation_id = "list_challenges", params(ChallengesQuery),
    security((), ("bearer" = [])), responses((status = 200, description = "The challenges", body = ChallengePage)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-problems" = json!([ProblemCode::Internal]))))]
#[get("/v1/challenges")]
pub async fn list(
    db: web::Data<Database>,
    Viewer(viewer): Viewer,
    query: Query<ChallengesQuery>,
) -> Result<web::Json<ChallengePage>, Problem> {
    let ChallengesQuery { limit, cursor } = query.into_inner();
    let limit = limit.unwrap_or(PAGE);
    let last = cursor.and_then(|Cursor(shown)| shown.yesterday().ok());
    let mut found = challenges::list(&db, viewer, last, limit + 1).await?;
    let next = pagination::cut(&mut found, limit, |challenge| challenge.day);
    Ok(web::Json(ChallengePage { items: found.into_iter().map(Into::into).collect(), next }))
}

/// Play a daily challenge
///
/// Opens your game, dealt, in seat 0 against the bots; repeating the request changes nothing. You have
/// one game, and 12 hours of time for all its moves: games begin on the day of the challenge only. The
/// game is unrated. Others see nothing of it until the deal is revealed. Guests cannot play, nor accounts
/// of less than three days that have not played with three people yet, because anybody could look at the
/// cards with another account first.
#[utoipa::path(tag = "challenges", operation_id = "play_challenge", params(("day" = Date, Path)),
    security(("bearer" = [])), responses((status = 200, description = "The challenge, with your game", body = Challenge)),
    extensions(("x-api-key-scope" = json!(ApiScope::Play)), ("x-rate-class" = json!(RateClass::Games)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::GuestAccount, ProblemCode::NotForBots,
            ProblemCode::AccountTooNew]))))]
#[put("/v1/challenges/{day}/game")]
pub async fn play(
    db: web::Data<Database>,
    Caller(account): Caller,
    day: web::Path<Date>,
) -> Result<web::Json<Challenge>, Problem> {
    challenges::play(&db, account, *day).await?;
    let challenge = challenges::challenge(&db, Some(account), *day).await?;
    Ok(web::Json(challenge.ok_or_else(no_challenge)?.into()))
}

/// Get the board of a daily challenge
///
/// The players who have played to the end, most points first. Guests and banned players are not listed,
/// and neither are players who are hidden from you.
#[utoipa::path(tag = "challenges", operation_id = "show_challenge_board", params(("day" = Date, Path), ChallengeBoardQuery),
    security((), ("bearer" = [])), responses((status = 200, description = "The players",
        content((ChallengeBoard = "application/json"), (String = "text/csv")),
        headers(("Link" = String, description = "In CSV, the address of the next page, if there is one")))),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::Unauthenticated]))))]
#[get("/v1/challenges/{day}/board")]
pub async fn board(
    db: web::Data<Database>,
    viewer: Viewer,
    day: web::Path<Date>,
    query: Query<ChallengeBoardQuery>,
    format: TableFormat,
) -> Result<Tabular<ChallengeBoard>, Problem> {
    let ChallengeBoardQuery { span, among, limit, cursor } = query.into_inner();
    let (limit, among) = (limit.unwrap_or(PAGE), among.unwrap_or_default());
    let viewer = viewer.needed_if(among == LeaderboardPlayers::Friends)?;
    if challenges::challenge(&db, viewer, *day).await?.is_none() {
        return Err(no_challenge());
    }
    let (first, last) = days(*day, span.unwrap_or_default());
    let board = challenges::ChallengeBoard { first, last, viewer, among };
    let mut found = challenges::board(&db, board, cursor.map(|cursor| cursor.0), limit + 1).await?;
    let next = pagination::cut(&mut found, limit, challenges::ChallengePlace::rank_key);
    let entry = |place: challenges::ChallengePlace| {
        let challenges::ChallengePlace { rank, name, points, games, place, game, passed: _, player } = place;
        ChallengeEntry { rank, name, player_id: PlayerId::of(player), points, games, place, game }
    };
    let items = found.into_iter().map(entry).collect();
    Ok(Tabular(format, ChallengeBoard { from: first, until: last, items, next }))
}

/// The first and the last day that a board covers.
fn days(day: Date, span: ChallengeSpan) -> (Date, Date) {
    let since_monday = i64::from(day.weekday().to_monday_zero_offset());
    let moved = |days: i64| day.checked_add(Span::new().days(days)).unwrap_or(day);
    match span {
        ChallengeSpan::Day => (day, day),
        ChallengeSpan::Week => (moved(-since_monday), moved(6 - since_monday)),
    }
}
