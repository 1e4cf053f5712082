//! Lists of games: public ones, and the player's own.

use crate::{
    engine::{GameOptions, PlayerColor, Variant},
    hosting::{seat_offer::OfferedTo, status::GameStatus, visibility::Visibility},
    http::{
        answers::pagination::{self, Cursor},
        guards::{extract::Viewer, parameters::Query},
        problem::{Problem, ProblemCode},
    },
    identity::{ApiScope, PlayerId},
    store::{
        self, Database,
        games::listing::{self, GameScope, SeatListEntry},
    },
};
use actix_web::{get, web};
use railhead_localization::message;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

/// Default page length, in games.
const PAGE: u8 = 20;

/// Filters and paging of a list of games.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct GamesQuery {
    /// Only games with this status.
    pub status: Option<GameStatus>,
    /// Only games of this variant.
    pub variant: Option<Variant>,
    /// Only games with this many seats.
    #[param(minimum = 2, maximum = 5)]
    pub seats: Option<u8>,
    /// Only your own games, public or not, those of your friends, or those with a seat for you.
    /// Requires authentication.
    pub mine: Option<Mine>,
    /// Page length, 1 to 100. Default: 20.
    #[param(minimum = 1, maximum = 100)]
    pub limit: Option<u8>,
    /// The `next` of the previous page.
    #[param(value_type = Option<String>)]
    pub cursor: Option<Cursor<Uuid>>,
}

/// Your relation to a game.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Mine {
    /// Games in which you have a seat, even while a bot plays it for you.
    Seated,
    /// Games waiting for players to which you are invited and have not joined.
    Invited,
    /// Running games in which a seat is offered to you that its player has left.
    Offered,
    /// Public games waiting for players in which a friend of yours sits and you do not.
    Friends,
}

/// A page of games, newest first.
#[derive(Serialize, ToSchema)]
pub struct GamePage {
    /// The games.
    pub items: Vec<ListedGame>,
    /// Pass this as `cursor` to get the next page. Null on the last page.
    #[schema(value_type = Option<String>)]
    pub next: Option<Cursor<Uuid>>,
}

/// A game in a list.
#[derive(Serialize, ToSchema)]
pub struct ListedGame {
    /// The game's id.
    pub id: Uuid,
    /// The game's status.
    pub status: GameStatus,
    /// The players who can see and join the game.
    pub visibility: Visibility,
    /// The game's options.
    pub options: GameOptions,
    /// The names of the ticket packs in use (R2.4).
    #[schema(example = json!(["orient_express"]))]
    pub packs: Vec<String>,
    /// The number of open seats. Some may be reserved for invited players.
    #[schema(example = 1)]
    pub open_seats: u8,
    /// Whether bots of players may take a seat without an invitation.
    pub bots_welcome: bool,
    /// The seats and their players, in seat order.
    pub players: Vec<ListedGameSeat>,
    /// The time at which the game was opened.
    pub created_at: jiff::Timestamp,
    /// The time at which the last event was recorded.
    pub updated_at: jiff::Timestamp,
}

/// A seat in a list.
#[derive(Serialize, ToSchema)]
pub struct ListedGameSeat {
    /// The seat's number, from 0.
    #[schema(maximum = 4, example = 0)]
    pub seat: u8,
    /// The colour of the player's trains. Null for an open seat.
    pub color: Option<PlayerColor>,
    /// The name of the player or bot. Null for an open seat or a deleted account.
    #[schema(example = "Ada")]
    pub name: Option<String>,
    /// The player's id. Null where the name is no player's.
    pub player_id: Option<PlayerId>,
    /// The name of the player whose bot this is. Null for a person, a bot of the server or an open
    /// seat.
    #[schema(example = json!(null))]
    pub bot_of: Option<String>,
    /// The kind of player in the seat.
    pub kind: SeatKind,
    /// To whom the seat is offered. Absent if it is not offered to you.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub offered_to: Option<OfferedTo>,
}

/// The kind of player in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// Open.
    Nobody,
    /// A person, or a bot of a player.
    Person,
    /// A bot of the server, including one that plays for a person.
    Bot,
}

impl From<store::games::listing::GameListEntry> for ListedGame {
    fn from(listed: store::games::listing::GameListEntry) -> ListedGame {
        let store::games::listing::GameListEntry {
            id,
            status,
            visibility,
            options,
            packs,
            open_seats,
            bots_welcome,
            seats_taken,
            created_at,
            updated_at,
        } = listed;
        let player = |SeatListEntry { seat, name, account, bot_of, bot, color, offered_to }| {
            let (name, kind) = occupant(name, bot, open_seats);
            let is_person = kind == SeatKind::Person;
            let (bot_of, account) = (bot_of.filter(|_| is_person), account.filter(|_| is_person));
            let player_id = account.map(PlayerId::of);
            ListedGameSeat { seat, color, name, player_id, bot_of, kind, offered_to }
        };
        let players = seats_taken.into_iter().map(player).collect();
        ListedGame { id, status, visibility, options, packs, open_seats, bots_welcome, players, created_at, updated_at }
    }
}

/// The player in a seat, as a list shows them.
pub fn occupant(name: Option<String>, bot: Option<String>, open_seats: u8) -> (Option<String>, SeatKind) {
    match (bot, name) {
        (Some(level), _) => (Some(format!("{level} (bot)")), SeatKind::Bot),
        (None, Some(name)) => (Some(name), SeatKind::Person),
        // A game cannot begin before all its seats are taken.
        (None, None) if open_seats > 0 => (None, SeatKind::Nobody),
        (None, None) => (None, SeatKind::Person),
    }
}

/// List games
///
/// Newest first: public games, your own, or those that friends wait in. Games opened while you page
/// do not shift the pages.
#[utoipa::path(tag = "lobby", operation_id = "list_games", params(GamesQuery), security((), ("bearer" = [])),
    responses((status = 200, description = "The games", body = GamePage)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)),
        ("x-problems" = json!([ProblemCode::Unauthenticated]))))]
#[get("/v1/games")]
pub async fn list(
    db: web::Data<Database>,
    Viewer(account): Viewer,
    query: Query<GamesQuery>,
) -> Result<web::Json<GamePage>, Problem> {
    let GamesQuery { status, variant, seats, mine, limit, cursor } = query.into_inner();
    let own = || account.ok_or_else(|| Problem::new(ProblemCode::Unauthenticated, message!("detail-mine")));
    let whose = match mine {
        None => GameScope::Public(account),
        Some(Mine::Seated) => GameScope::SeatedIn(own()?),
        Some(Mine::Invited) => GameScope::InvitedTo(own()?),
        Some(Mine::Offered) => GameScope::OfferedTo(own()?),
        Some(Mine::Friends) => GameScope::OfFriends(own()?),
    };
    let limit = limit.unwrap_or(PAGE);
    let filter =
        store::games::listing::GameFilter { whose, status, variant, seats, before: cursor.map(|cursor| cursor.0) };
    let mut found = listing::games(&db, filter, limit + 1).await?;
    let next = pagination::cut(&mut found, limit, |game| game.id);
    Ok(web::Json(GamePage { items: found.into_iter().map(ListedGame::from).collect(), next }))
}
