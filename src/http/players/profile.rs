//! Players by name: profiles.

use crate::{
    hosting::projection::{Rating, RatingBoard},
    http::{
        players::past_ratings::PlayerRating,
        support::{
            extract::Viewer,
            problem::{Problem, ProblemCode},
        },
    },
    identity::{ApiScope, Name},
    store::{
        Database, Kinds, KnownPlayer, StoredAccount,
        absences::vacations,
        accounts::{account, bots},
        read_models::query::{past_ratings, player, statistics},
    },
};
use actix_web::{get, web};
use railhead_localization::message;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// A player.
#[derive(Serialize, ToSchema)]
pub struct PlayerProfile {
    /// The name.
    #[schema(example = "Ada")]
    pub name: String,
    /// The time at which the account was created.
    pub since: jiff::Timestamp,
    /// Whether the player is a guest.
    pub guest: bool,
    /// Until when the player is on vacation; null if they are not.
    pub vacation_until: Option<jiff::Timestamp>,
    /// The name of the player whose bot this is. Null for a person.
    #[schema(example = json!(null))]
    pub bot_of: Option<String>,
    /// The player's ratings.
    pub ratings: PlayerRatings,
    /// Games played to the end.
    #[schema(example = 41)]
    pub games: u32,
    /// Games won, including shared wins.
    #[schema(example = 17)]
    pub wins: u32,
}

/// A player's ratings. A player without rated games has 1000.
#[derive(Serialize, ToSchema)]
pub struct PlayerRatings {
    /// The rating in two-player games.
    pub duel: PlayerRating,
    /// The rating in games of three to five players.
    pub table: PlayerRating,
}

/// Finds the account of a name in a path. A player hidden from the viewer is unknown to them.
///
/// # Errors
/// `NotFound`.
pub async fn account_named(db: &Database, viewer: Option<Uuid>, name: &str) -> Result<StoredAccount, Problem> {
    account::shown(db, viewer, &Name::key_of(name)).await?.ok_or_else(unknown_player)
}

/// The refusal of a name that nobody has.
pub fn unknown_player() -> Problem {
    Problem::new(ProblemCode::NotFound, message!("detail-no-player"))
}

/// Finds the account of a name in a path, and its past.
///
/// # Errors
/// `NotFound`.
pub async fn named(db: &Database, viewer: Option<Uuid>, name: &str) -> Result<(StoredAccount, KnownPlayer), Problem> {
    let account = account_named(db, viewer, name).await?;
    let player = player::known(db, account.id).await?;
    Ok((account, player))
}

/// Get a player
///
/// Profiles are public. Only games that are not public stay hidden. Players of whom one blocks the
/// other are unknown to each other, here and wherever a player is named.
#[utoipa::path(tag = "players", operation_id = "show_player", params(("name" = String, Path, example = "Ada")),
    security((), ("bearer" = [])),
    responses((status = 200, description = "The player", body = PlayerProfile)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-problems" = json!([ProblemCode::NotFound]))))]
#[get("/v1/players/{name}")]
pub async fn show(
    db: web::Data<Database>,
    Viewer(viewer): Viewer,
    name: web::Path<String>,
) -> Result<web::Json<PlayerProfile>, Problem> {
    let (account, player) = named(&db, viewer, &name).await?;
    let totals = statistics::totals(&db, &player, Kinds::default(), None).await?;
    let ratings = past_ratings::ratings(&db, &player).await?;
    let vacation = vacations::list(&db, account.id).await?.current(db.now());
    let rating = |board| {
        let found = ratings.iter().find(|present| present.board == board);
        let rating = found.map_or(Rating::default(), |present| present.rating);
        PlayerRating::of(&rating, found.and_then(|present| present.percentile))
    };
    let bot_of = if account.is_bot { bots::owner_name(&db, account.id).await? } else { None };
    Ok(web::Json(PlayerProfile {
        guest: account.is_guest(),
        bot_of,
        name: account.name,
        since: account.created_at,
        vacation_until: vacation.map(|vacation| vacation.ends_at),
        ratings: PlayerRatings { duel: rating(RatingBoard::Duel), table: rating(RatingBoard::Table) },
        games: totals.games,
        wins: totals.wins,
    }))
}
