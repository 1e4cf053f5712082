//! Lists of games: those that are public, and one's own.

use crate::{
    engine::{GameOptions, Variant},
    game::visibility::Visibility,
    http::support::{
        extract::Onlooker,
        pagination::{self, Cursor},
        problem::{Code, Problem},
    },
    store::{self, Place, Status, Store, Whose},
};
use actix_web::{get, web};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

/// Games of an answer, unless told.
const PAGE: u8 = 20;
/// The most games of an answer.
const LONGEST: u8 = 100;

/// Which games are asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Filter {
    /// Only those that stand so.
    #[param(inline)]
    pub status: Option<Status>,
    /// Only those of this variant.
    pub variant: Option<Variant>,
    /// Only those of so many seats.
    #[param(minimum = 2, maximum = 5)]
    pub seats: Option<u8>,
    /// Only your own, public or not; you have to be signed in.
    #[param(inline)]
    pub mine: Option<Mine>,
    /// How many at most; 20 unless told.
    #[param(minimum = 1, maximum = 100)]
    pub limit: Option<u8>,
    /// The `next` of the page before.
    #[param(value_type = Option<String>)]
    pub cursor: Option<Cursor>,
}

/// Which games are yours.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Mine {
    /// Those in which you sit, also while a bot plays for you.
    Seated,
    /// Those that wait for players, to which you are invited and in which you do not sit yet.
    Invited,
}

/// Games, the newest first.
#[derive(Serialize, ToSchema)]
pub struct Games {
    /// The games.
    pub items: Vec<ListedGame>,
    /// If there are more: ask again with `cursor` this.
    pub next: Option<Cursor>,
}

/// A game in a list.
#[derive(Serialize, ToSchema)]
pub struct ListedGame {
    /// The game's id.
    pub id: Uuid,
    /// Where it stands.
    pub status: Status,
    /// Who may see and join it.
    pub visibility: Visibility,
    /// What was agreed.
    pub options: GameOptions,
    /// The names of the packs of tickets added (R2.4).
    #[schema(example = json!(["orient_express"]))]
    pub packs: Vec<String>,
    /// How many seats nobody has taken; some of them may be kept for somebody.
    #[schema(example = 1)]
    pub open_seats: u8,
    /// Who sits where, in seat order.
    pub players: Vec<ListedPlayer>,
    /// When the table was opened.
    pub created_at: jiff::Timestamp,
    /// When its last event happened.
    pub updated_at: jiff::Timestamp,
}

/// A seat in a list.
#[derive(Serialize, ToSchema)]
pub struct ListedPlayer {
    /// Which seat.
    #[schema(maximum = 4, example = 0)]
    pub seat: u8,
    /// The name of the person, or of the bot; none of an open seat, or if the account was deleted.
    #[schema(example = "Ada")]
    pub name: Option<String>,
    /// Who plays it.
    #[schema(inline)]
    pub kind: Kind,
}

/// Who plays a seat.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person,
    /// A bot, also one that plays for a person.
    Bot,
}

impl From<store::Listed> for ListedGame {
    fn from(listed: store::Listed) -> ListedGame {
        let store::Listed { id, status, visibility, options, packs, open_seats, places, created_at, updated_at } =
            listed;
        let player = |Place { seat, name, bot }| match (bot, name) {
            (Some(level), _) => ListedPlayer { seat, name: Some(format!("{level} (bot)")), kind: Kind::Bot },
            (None, Some(name)) => ListedPlayer { seat, name: Some(name), kind: Kind::Person },
            // A game is not begun before all its seats are taken.
            (None, None) if open_seats > 0 => ListedPlayer { seat, name: None, kind: Kind::Nobody },
            (None, None) => ListedPlayer { seat, name: None, kind: Kind::Person },
        };
        let players = places.into_iter().map(player).collect();
        ListedGame { id, status, visibility, options, packs, open_seats, players, created_at, updated_at }
    }
}

/// List games
///
/// The newest first: the public ones, or your own. Games that are opened meanwhile do not shift the pages.
#[utoipa::path(tag = "lobby", operation_id = "list_games", params(Filter), security((), ("bearer" = [])),
    responses((status = 200, description = "The games", body = Games)))]
#[get("/v1/games")]
pub async fn list(
    store: web::Data<Store>,
    Onlooker(account): Onlooker,
    query: web::Query<Filter>,
) -> Result<web::Json<Games>, Problem> {
    let Filter { status, variant, seats, mine, limit, cursor } = query.into_inner();
    if seats.is_some_and(|seats| !(2..=5).contains(&seats)) {
        return Err(Problem::new(Code::InvalidQuery, "seats is 2 to 5"));
    }
    let own = || account.ok_or_else(|| Problem::new(Code::Unauthenticated, "sign in to see which games are yours"));
    let whose = match mine {
        None => Whose::Everybodys,
        Some(Mine::Seated) => Whose::SeatedIn(own()?),
        Some(Mine::Invited) => Whose::InvitedTo(own()?),
    };
    let limit = pagination::limit(limit, PAGE, 1..=LONGEST)?;
    let filter = store::Filter { whose, status, variant, seats, before: cursor.map(|Cursor(id)| id) };
    let mut found = store.games(filter, limit + 1).await?;
    let next = pagination::cut(&mut found, limit, |game| Cursor(game.id));
    Ok(web::Json(Games { items: found.into_iter().map(ListedGame::from).collect(), next }))
}
