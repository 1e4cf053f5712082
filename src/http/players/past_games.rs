//! The finished games of a player.

use crate::{
    engine::{PlayerColor, Seat, Variant},
    http::{
        answers::pagination::{self, Cursor},
        guards::{extract::Viewer, parameters::Query},
        players::{games_filter::GamesFilter, lookup::named, past_ratings::RatingStep},
        problem::{Problem, ProblemCode},
    },
    identity::{ApiScope, PlayerId},
    store::{
        self, Database,
        read_models::query::{Finalist, GameOutcome, PastGames, past_games},
    },
};
use actix_web::{get, web};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

/// Default page length, in games.
const PAGE: u8 = 20;

/// A filter for games between players.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct MeetingsFilter {
    /// Only games in which the player of this name also played.
    #[param(example = "Bob")]
    pub opponent: Option<String>,
    /// Only games the player won, lost or tied; with an opponent, against that opponent.
    pub outcome: Option<GameOutcome>,
}

/// The page of a list of finished games.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct FinishedGamesPaging {
    /// Page length, 1 to 100. Default: 20.
    #[param(minimum = 1, maximum = 100)]
    pub limit: Option<u8>,
    /// The `next` of the previous page.
    #[param(value_type = Option<String>)]
    pub cursor: Option<Cursor<i64>>,
}

/// A page of finished games, latest first.
#[derive(Serialize, ToSchema)]
pub struct FinishedGamePage {
    /// The games.
    pub items: Vec<FinishedGame>,
    /// Pass this as `cursor` to get the next page. Null on the last page.
    #[schema(value_type = Option<String>)]
    pub next: Option<Cursor<i64>>,
}

/// A finished game.
#[derive(Serialize, ToSchema)]
pub struct FinishedGame {
    /// The game's id.
    pub id: Uuid,
    /// The time at which the game ended.
    pub finished_at: jiff::Timestamp,
    /// The variant.
    pub variant: Variant,
    /// Whether the game was rated.
    pub rated: bool,
    /// The player's seat.
    pub seat: Seat,
    /// The player's rating change. Null if the game was not rated, or did not change the rating.
    pub rating: Option<RatingStep>,
    /// The players, in seat order.
    pub players: Vec<FinishedGamePlayer>,
}

/// A player of a finished game.
#[derive(Serialize, ToSchema)]
pub struct FinishedGamePlayer {
    /// The seat's number, from 0.
    pub seat: Seat,
    /// The colour of the player's trains.
    pub color: Option<PlayerColor>,
    /// The player's name, even if a bot took over the seat; the bot's name, if the seat began as a
    /// bot. Null if the account was deleted.
    #[schema(example = "Ada")]
    pub name: Option<String>,
    /// The player's id. Null where the name is no player's.
    pub player_id: Option<PlayerId>,
    /// The name of the player whose bot this is. Null for a person or a bot of the server.
    #[schema(example = json!(null))]
    pub bot_of: Option<String>,
    /// Whether the seat was a bot of the server from the beginning.
    pub bot: bool,
    /// The final rank, from 1.
    #[schema(example = 1)]
    pub rank: u8,
    /// The final score, in points.
    #[schema(example = 96)]
    pub total: i16,
    /// Whether the player had resigned or run out of time when the game ended.
    pub left: bool,
}

impl MeetingsFilter {
    /// The games of a filter wanted, from the one before a number on.
    ///
    /// # Errors
    /// `NotFound` if there is no such opponent.
    pub async fn of(
        self,
        filter: GamesFilter,
        db: &Database,
        viewer: Option<Uuid>,
        before: Option<i64>,
    ) -> Result<PastGames, Problem> {
        let MeetingsFilter { opponent, outcome } = self;
        let opponent = match opponent {
            Some(opponent) => Some(named(db, viewer, &opponent).await?.0.id),
            None => None,
        };
        Ok(PastGames { filter: filter.into(), opponent, outcome, before })
    }
}

impl From<store::read_models::query::PastGame> for FinishedGame {
    fn from(game: store::read_models::query::PastGame) -> FinishedGame {
        let store::read_models::query::PastGame { seq: _, id, finished_at, variant, rated, seat, rating, players } =
            game;
        let rating = rating.as_ref().map(RatingStep::of);
        let players = players.into_iter().map(FinishedGamePlayer::from).collect();
        FinishedGame { id, finished_at, variant, rated, seat, rating, players }
    }
}

impl From<Finalist> for FinishedGamePlayer {
    fn from(Finalist { seat, color, name, account, bot_of, bot, rank, total, left }: Finalist) -> FinishedGamePlayer {
        let is_bot = bot.is_some();
        let player_id = account.map(PlayerId::of);
        let name = bot.map(|level| format!("{level} (bot)")).or(name);
        FinishedGamePlayer { seat, color, name, player_id, bot_of, bot: is_bot, rank, total, left }
    }
}

/// List a player's games
///
/// Games that ended with a result, latest first. Games that are not public are listed only for
/// their players. Games that end while you page do not shift the pages.
#[utoipa::path(tag = "players", operation_id = "list_player_games", params(("name" = String, Path, example = "Ada"), GamesFilter, MeetingsFilter, FinishedGamesPaging),
    security((), ("bearer" = [])), responses((status = 200, description = "The games", body = FinishedGamePage)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-problems" = json!([ProblemCode::NotFound]))))]
#[get("/v1/players/{name}/games")]
pub async fn list(
    db: web::Data<Database>,
    Viewer(viewer): Viewer,
    name: web::Path<String>,
    filter: Query<GamesFilter>,
    meetings: Query<MeetingsFilter>,
    paging: Query<FinishedGamesPaging>,
) -> Result<web::Json<FinishedGamePage>, Problem> {
    let FinishedGamesPaging { limit, cursor } = paging.into_inner();
    let limit = limit.unwrap_or(PAGE);
    let (_, player) = named(&db, viewer, &name).await?;
    let before = cursor.map(|cursor| cursor.0);
    let wanted = meetings.into_inner().of(filter.into_inner(), &db, viewer, before).await?;
    let mut found = past_games::list(&db, &player, wanted, viewer, limit + 1).await?;
    let next = pagination::cut(&mut found, limit, |game| game.seq);
    Ok(web::Json(FinishedGamePage { items: found.into_iter().map(FinishedGame::from).collect(), next }))
}
