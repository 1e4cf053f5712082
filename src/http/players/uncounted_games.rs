//! The finished games of a player that count for nobody.

use crate::{
    engine::{Seat, Variant},
    http::{
        answers::pagination::{self, Cursor},
        guards::{extract::Caller, parameters::Query},
        players::past_games::{FinishedGamePlayer, FinishedGamesPaging},
        problem::Problem,
    },
    identity::ApiScope,
    store::{
        Database,
        read_models::query::{UncountedGame as StoredGame, uncounted_games},
    },
};
use actix_web::{get, web};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// Default page length, in games.
const PAGE: u8 = 20;

/// A page of games that count for nobody, the latest first.
#[derive(Serialize, ToSchema)]
pub struct UncountedGamePage {
    /// The games.
    pub items: Vec<UncountedGame>,
    /// Pass this as `cursor` to get the next page. Null on the last page.
    #[schema(value_type = Option<String>)]
    pub next: Option<Cursor<i64>>,
}

/// A finished game that counts for nobody.
#[derive(Serialize, ToSchema)]
pub struct UncountedGame {
    /// The game's id.
    pub id: Uuid,
    /// The time at which the game ended.
    pub finished_at: jiff::Timestamp,
    /// The variant.
    pub variant: Variant,
    /// The reason for which it counts for nobody.
    pub kind: UncountedKind,
    /// The tournament of which it was a table. Null for others.
    pub tournament: Option<Uuid>,
    /// Your seat.
    pub seat: Seat,
    /// The players, in seat order.
    pub players: Vec<FinishedGamePlayer>,
}

/// The reason for which a game counts for nobody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum UncountedKind {
    /// Its tournament plays the same deal at all tables.
    Tournament,
    /// It was a daily challenge.
    Challenge,
    /// The table was prepared.
    Prepared,
}

impl From<StoredGame> for UncountedGame {
    fn from(game: StoredGame) -> UncountedGame {
        let StoredGame { seq: _, id, finished_at, variant, seat, tournament, is_challenge, players } = game;
        let kind = match (tournament, is_challenge) {
            (Some(_), _) => UncountedKind::Tournament,
            (None, true) => UncountedKind::Challenge,
            (None, false) => UncountedKind::Prepared,
        };
        let players = players.into_iter().map(FinishedGamePlayer::from).collect();
        UncountedGame { id, finished_at, variant, kind, tournament, seat, players }
    }
}

/// List your games that count for nobody
///
/// Games in which everybody had the same cards, in a tournament or a daily challenge, and those at prepared
/// tables, the latest first. They are in no statistics and in nobody else's history.
#[utoipa::path(tag = "players", operation_id = "list_uncounted_games", params(FinishedGamesPaging),
    security(("bearer" = [])), responses((status = 200, description = "The games", body = UncountedGamePage)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read))))]
#[get("/v1/me/uncounted-games")]
pub async fn list(
    db: web::Data<Database>,
    Caller(account): Caller,
    paging: Query<FinishedGamesPaging>,
) -> Result<web::Json<UncountedGamePage>, Problem> {
    let FinishedGamesPaging { limit, cursor } = paging.into_inner();
    let limit = limit.unwrap_or(PAGE);
    let mut found = uncounted_games::list(&db, account, cursor.map(|cursor| cursor.0), limit + 1).await?;
    let next = pagination::cut(&mut found, limit, |game| game.seq);
    Ok(web::Json(UncountedGamePage { items: found.into_iter().map(UncountedGame::from).collect(), next }))
}
