//! Players, by their names: who they are, and what two of them come to against each other.

use crate::{
    http::{
        admin::key,
        players::past_ratings::ShownRating,
        support::problem::{Code, Problem},
    },
    projection::{Board, Rating},
    store::{Account, Kinds, Store, Versus},
};
use actix_web::{get, web};
use serde::Serialize;
use utoipa::ToSchema;

/// A player.
#[derive(Serialize, ToSchema)]
pub struct PlayerProfile {
    /// The name.
    #[schema(example = "Ada")]
    pub name: String,
    /// Since when.
    pub since: jiff::Timestamp,
    /// Whether it is a guest.
    pub guest: bool,
    /// How strong he is, on each board.
    pub ratings: Ratings,
    /// Games played to their end.
    #[schema(example = 41)]
    pub games: u32,
    /// Games won, alone or with others.
    #[schema(example = 17)]
    pub wins: u32,
}

/// How strong somebody is; who was never rated begins with 1000.
#[derive(Serialize, ToSchema)]
pub struct Ratings {
    /// In games of two.
    pub duel: ShownRating,
    /// In games of three to five.
    pub table: ShownRating,
}

/// What two players come to in games in which both sat.
#[derive(Serialize, ToSchema)]
pub struct HeadToHead {
    /// The one.
    #[schema(example = "Ada")]
    pub player: String,
    /// The other.
    #[schema(example = "Bob")]
    pub opponent: String,
    /// Games they have played together.
    #[schema(example = 12)]
    pub games: u32,
    /// How often the one ranked before the other.
    #[schema(example = 7)]
    pub won: u32,
    /// How often behind.
    #[schema(example = 4)]
    pub lost: u32,
    /// How often they shared a rank.
    #[schema(example = 1)]
    pub tied: u32,
}

/// The account of a name in a path.
///
/// # Errors
/// `NotFound`.
pub async fn named(store: &Store, name: &str) -> Result<Account, Problem> {
    let unknown = || Problem::new(Code::NotFound, "there is no player of this name");
    store.account_named(&key(name)).await?.ok_or_else(unknown)
}

/// Who a player is
///
/// Public, as all of a player is but for the games that are not.
#[utoipa::path(tag = "players", operation_id = "show_player", params(("name" = String, Path, example = "Ada")),
    responses((status = 200, description = "The player", body = PlayerProfile)))]
#[get("/v1/players/{name}")]
pub async fn show(store: web::Data<Store>, name: web::Path<String>) -> Result<web::Json<PlayerProfile>, Problem> {
    let player = named(&store, &name).await?;
    let tally = store.tally(player.id, Kinds::default(), None).await?;
    let ratings = store.ratings(player.id).await?;
    let rating = |board| {
        let found = ratings.iter().find(|(other, _)| *other == board);
        ShownRating::of(&found.map_or(Rating::default(), |(_, rating)| *rating))
    };
    Ok(web::Json(PlayerProfile {
        name: player.name,
        since: player.created_at,
        guest: player.password_hash.is_none(),
        ratings: Ratings { duel: rating(Board::Duel), table: rating(Board::Table) },
        games: tally.games,
        wins: tally.wins,
    }))
}

/// Two players against each other
///
/// In all games in which both sat, with whomever else: who ranked before whom.
#[utoipa::path(tag = "players", operation_id = "show_versus",
    params(("name" = String, Path, example = "Ada"), ("other" = String, Path, example = "Bob")),
    responses((status = 200, description = "How often who was better", body = HeadToHead)))]
#[get("/v1/players/{name}/versus/{other}")]
pub async fn versus(
    store: web::Data<Store>,
    names: web::Path<(String, String)>,
) -> Result<web::Json<HeadToHead>, Problem> {
    let (player, opponent) = (named(&store, &names.0).await?, named(&store, &names.1).await?);
    let Versus { won, lost, tied } = store.versus(player.id, opponent.id).await?;
    let games = won + lost + tied;
    Ok(web::Json(HeadToHead { player: player.name, opponent: opponent.name, games, won, lost, tied }))
}
