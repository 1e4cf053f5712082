//! Leaderboards: who is best at what, of all time or of a season, a month, a week; also of those that are over.

use crate::{
    engine::Variant,
    http::{
        admin::key,
        support::{
            pagination,
            problem::{Code, Problem},
        },
    },
    period::Period,
    store::{self, Compared, Rung, Store},
};
use actix_web::{get, web};
use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

/// Players of an answer, unless told.
const PAGE: u8 = 20;
/// The most players of an answer.
const LONGEST: u8 = 100;
/// Neighbours before and after somebody, unless told.
const NEIGHBOURS: u8 = 5;
/// The most of them.
const MOST_NEIGHBOURS: u8 = 25;

/// Which leaderboards there are.
#[derive(Serialize, ToSchema)]
pub struct Leaderboards {
    /// What players can be compared by.
    #[schema(inline)]
    pub boards: Vec<Compared>,
    /// In which variant; if none is named, in all together.
    pub variants: Vec<Variant>,
    /// The present season, month and week, by UTC.
    #[schema(example = json!(["2026-Q4", "2026-11", "2026-W47"]))]
    pub current: Vec<String>,
    /// Every period in which a game between people has ended: all time, then year by year, the latest first, weeks, seasons and
    /// months. Those that are over stay.
    #[schema(example = json!(["all", "2026-W47", "2026-W46", "2026-Q4", "2026-11"]))]
    pub periods: Vec<String>,
}

/// Which page of a leaderboard is asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Wanted {
    /// Only games of this variant.
    pub variant: Option<Variant>,
    /// Only games that ended in this period, by UTC: `season`, `month`, `week` for the present one, a key such as `2026-Q4`,
    /// `2026-11` or `2026-W47` (ISO 8601) for any; `all` unless told.
    #[param(example = "season")]
    pub period: Option<String>,
    /// How many players at most; 20 unless told.
    #[param(minimum = 1, maximum = 100)]
    pub limit: Option<u8>,
    /// The `next` of the page before.
    #[param(value_type = Option<String>)]
    pub cursor: Option<Below>,
}

/// Whose surroundings are asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Near {
    /// Only games of this variant.
    pub variant: Option<Variant>,
    /// Only games that ended in this period; see the leaderboard.
    #[param(example = "season")]
    pub period: Option<String>,
    /// How many before and after at most; 5 unless told.
    #[param(minimum = 0, maximum = 25)]
    pub neighbours: Option<u8>,
}

/// Where the next page begins. What it is made of is nobody's business but ours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(try_from = "String", into = "String")]
#[schema(value_type = String, example = "AAAAYAAAAAIAAAADAZ3qzGqQe5C4o2yKyOfZ1A")]
pub struct Below(Rung);

/// A leaderboard, or part of it.
#[derive(Serialize, ToSchema)]
pub struct Leaderboard {
    /// What its players are compared by.
    pub board: Compared,
    /// The games of which variant; none: of all.
    pub variant: Option<Variant>,
    /// The games of which period, by its key.
    #[schema(example = "2026-Q4")]
    pub period: String,
    /// When the period began; none: it is all time.
    pub from: Option<jiff::Timestamp>,
    /// When it ends, or ended.
    pub until: Option<jiff::Timestamp>,
    /// The players, the best first.
    pub items: Vec<Ranked>,
    /// If there are more: ask for the next ones with `cursor` this.
    pub next: Option<Below>,
}

/// Somebody in a leaderboard.
#[derive(Serialize, ToSchema)]
pub struct Ranked {
    /// One more than there are better ones: who has come to the same shares a rank, and the next are left out.
    #[schema(example = 3)]
    pub rank: u32,
    /// His name.
    #[schema(example = "Ada")]
    pub name: String,
    /// What he has come to: the rating shown, points, tickets, trains, games.
    #[schema(value_type = f64, example = 1140)]
    pub value: Value,
    /// How many games of these he has played with other people.
    #[schema(example = 41)]
    pub games: u32,
    /// Of ratings: whether it is made of fewer than ten games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub provisional: Option<bool>,
}

/// What somebody has come to.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Value {
    /// A number of something.
    Whole(i32),
    /// A mean, to the hundredth.
    Mean(f64),
}

impl TryFrom<String> for Below {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Below, &'static str> {
        let bytes = BASE64_URL_SAFE_NO_PAD.decode(text).ok();
        let rung = bytes.and_then(|bytes| {
            let (numbers, player) = bytes.split_at_checked(12)?;
            let mut numbers = numbers.chunks_exact(4).filter_map(|four| four.try_into().ok());
            let mut next = || numbers.next();
            let (value, rank, passed) =
                (i32::from_be_bytes(next()?), u32::from_be_bytes(next()?), u32::from_be_bytes(next()?));
            Some(Rung { value, player: Uuid::from_slice(player).ok()?, rank, passed })
        });
        rung.map(Below).ok_or("a cursor is the `next` of the page before")
    }
}

impl From<Below> for String {
    fn from(Below(Rung { value, player, rank, passed }): Below) -> String {
        let numbers = [value.to_be_bytes(), rank.to_be_bytes(), passed.to_be_bytes()].concat();
        BASE64_URL_SAFE_NO_PAD.encode([&numbers[..], player.as_bytes()].concat())
    }
}

impl Leaderboard {
    fn of(board: store::Leaderboard, mut found: Vec<store::Ranked>, limit: u8) -> Leaderboard {
        let has_more = found.len() > usize::from(limit);
        found.truncate(limit.into());
        let rung = |last: &store::Ranked| Below(last.rung());
        let store::Leaderboard { by, period, variant } = board;
        let range = period.range();
        Leaderboard {
            board: by,
            variant,
            period: period.to_string(),
            from: range.as_ref().map(|range| range.start),
            until: range.map(|range| range.end),
            next: found.last().filter(|_| has_more).map(rung),
            items: found.into_iter().map(|ranked| Ranked::of(by, ranked)).collect(),
        }
    }
}

impl Ranked {
    fn of(by: Compared, ranked: store::Ranked) -> Ranked {
        let store::Ranked { rank, name, value, games, provisional, passed: _, player: _ } = ranked;
        let value = match by {
            Compared::MeanScore => Value::Mean(f64::from(value) / 100.0),
            Compared::Duel
            | Compared::Table
            | Compared::Wins
            | Compared::BestScore
            | Compared::TicketsCompleted
            | Compared::LongestPath => Value::Whole(value),
        };
        Ranked { rank, name, value, games, provisional }
    }
}

fn period(store: &Store, word: Option<&str>) -> Result<Period, Problem> {
    let meant = word.map_or(Ok(Period::All), |word| Period::meant(word, store.now()));
    meant.map_err(|unknown| Problem::new(Code::InvalidQuery, unknown.to_string()))
}

/// The leaderboards there are
#[utoipa::path(tag = "leaderboards", operation_id = "list_leaderboards",
    responses((status = 200, description = "What can be asked for", body = Leaderboards)))]
#[get("/v1/leaderboards")]
pub async fn list(store: web::Data<Store>) -> Result<web::Json<Leaderboards>, Problem> {
    let [_, current @ ..] = Period::of(store.now());
    let key = |period: &Period| period.to_string();
    let mut periods = store.periods().await?.iter().map(key).collect::<Vec<_>>();
    periods.sort_unstable_by(|a, b| b.cmp(a));
    Ok(web::Json(Leaderboards {
        boards: Compared::ALL.to_vec(),
        variants: Variant::ALL.to_vec(),
        current: current.iter().map(key).collect(),
        periods,
    }))
}

/// A leaderboard
///
/// Of games that began without bots, the best first; ratings of rated games only, as they stood after the last game of the period
/// and variant. Guests and banned players are not in it. Who has come to the same shares a rank. Games that end meanwhile do
/// not shift the pages.
#[utoipa::path(tag = "leaderboards", operation_id = "show_leaderboard", params(("board" = inline(Compared), Path), Wanted),
    responses((status = 200, description = "The players", body = Leaderboard)))]
#[get("/v1/leaderboards/{board}")]
pub async fn show(
    store: web::Data<Store>,
    by: web::Path<Compared>,
    wanted: web::Query<Wanted>,
) -> Result<web::Json<Leaderboard>, Problem> {
    let Wanted { variant, period: word, limit, cursor } = wanted.into_inner();
    let limit = pagination::limit(limit, PAGE, 1..=LONGEST)?;
    let board = store::Leaderboard { by: by.into_inner(), period: period(&store, word.as_deref())?, variant };
    let found = store.leaderboard(board, cursor.map(|Below(rung)| rung), limit + 1).await?;
    Ok(web::Json(Leaderboard::of(board, found, limit)))
}

/// A leaderboard around somebody
///
/// His rank, with those just before and after him.
#[utoipa::path(tag = "leaderboards", operation_id = "show_leaderboard_around",
    params(("board" = inline(Compared), Path), ("name" = String, Path, example = "Ada"), Near),
    responses((status = 200, description = "He and his neighbours", body = Leaderboard)))]
#[get("/v1/leaderboards/{board}/around/{name}")]
pub async fn around(
    store: web::Data<Store>,
    path: web::Path<(Compared, String)>,
    near: web::Query<Near>,
) -> Result<web::Json<Leaderboard>, Problem> {
    let (by, name) = path.into_inner();
    let Near { variant, period: word, neighbours } = near.into_inner();
    let neighbours = neighbours.unwrap_or(NEIGHBOURS);
    if neighbours > MOST_NEIGHBOURS {
        return Err(Problem::new(Code::InvalidQuery, format!("neighbours is 0 to {MOST_NEIGHBOURS}")));
    }
    let board = store::Leaderboard { by, period: period(&store, word.as_deref())?, variant };
    let unknown = || Problem::new(Code::NotFound, "there is no account of this name");
    let account = store.account_named(&key(&name)).await?.ok_or_else(unknown)?;
    let (found, shown) = store.around(board, account.id, neighbours).await?;
    if found.is_empty() {
        return Err(Problem::new(Code::NotFound, format!("{} is not in this leaderboard", account.name)));
    }
    Ok(web::Json(Leaderboard::of(board, found, shown)))
}
