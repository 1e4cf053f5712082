//! The games a player has played.

use crate::{
    engine::{Seat, Variant},
    http::{
        players::{past_ratings::RatingStep, profile::named},
        support::{
            extract::Onlooker,
            pagination::{self, Before},
            problem::{Code, Problem},
        },
    },
    store::{self, Finalist, Kinds, Outcome, PastGames, Store},
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
pub struct Wanted {
    /// Only those of this variant.
    pub variant: Option<Variant>,
    /// Only those of so many seats.
    #[param(minimum = 2, maximum = 5)]
    pub seats: Option<u8>,
    /// Only those that were rated, or were not.
    pub rated: Option<bool>,
    /// Only those that began with bots, or without.
    pub bots: Option<bool>,
    /// Only those in which the player of this name sat, too.
    #[param(example = "Bob")]
    pub opponent: Option<String>,
    /// Only those that he won, lost or tied; with an opponent, against him.
    #[param(inline)]
    pub outcome: Option<Outcome>,
    /// Only those that ended at this moment or later.
    #[param(example = "2026-11-01T00:00:00Z")]
    pub from: Option<jiff::Timestamp>,
    /// Only those that ended before this moment.
    #[param(example = "2026-12-01T00:00:00Z")]
    pub to: Option<jiff::Timestamp>,
    /// How many at most; 20 unless told.
    #[param(minimum = 1, maximum = 100)]
    pub limit: Option<u8>,
    /// The `next` of the page before.
    #[param(value_type = Option<String>)]
    pub cursor: Option<Before>,
}

/// Games that were played, the latest first.
#[derive(Serialize, ToSchema)]
pub struct GamesPlayed {
    /// The games.
    pub items: Vec<GamePlayed>,
    /// If there are more: ask again with `cursor` this.
    pub next: Option<Before>,
}

/// A game that was played.
#[derive(Serialize, ToSchema)]
pub struct GamePlayed {
    /// Its id.
    pub id: Uuid,
    /// When it ended.
    pub finished_at: jiff::Timestamp,
    /// Its variant.
    pub variant: Variant,
    /// Whether it was rated.
    pub rated: bool,
    /// The player's seat.
    pub seat: Seat,
    /// What it did to his rating; none if it was not rated.
    pub rating: Option<RatingStep>,
    /// Who played, in seat order.
    pub players: Vec<PlayerPlayed>,
}

/// Somebody in a game that was played.
#[derive(Serialize, ToSchema)]
pub struct PlayerPlayed {
    /// His seat.
    pub seat: Seat,
    /// His name, also if a bot played on for him; a bot's, if it was one from the beginning; none if the account was deleted.
    #[schema(example = "Ada")]
    pub name: Option<String>,
    /// Whether it was a bot from the beginning.
    pub bot: bool,
    /// His rank.
    #[schema(example = 1)]
    pub rank: u8,
    /// His points.
    #[schema(example = 96)]
    pub total: i16,
    /// Whether he had resigned, or was out of time, when it ended.
    pub left: bool,
}

impl From<store::PastGame> for GamePlayed {
    fn from(game: store::PastGame) -> GamePlayed {
        let store::PastGame { seq: _, id, finished_at, variant, rated, seat, rating, players } = game;
        let rating = rating.as_ref().map(RatingStep::of);
        let players = players.into_iter().map(PlayerPlayed::from).collect();
        GamePlayed { id, finished_at, variant, rated, seat, rating, players }
    }
}

impl From<Finalist> for PlayerPlayed {
    fn from(Finalist { seat, name, bot, rank, total, left }: Finalist) -> PlayerPlayed {
        let is_bot = bot.is_some();
        let name = bot.map(|level| format!("{level} (bot)")).or(name);
        PlayerPlayed { seat, name, bot: is_bot, rank, total, left }
    }
}

/// Refuses what no game has.
///
/// # Errors
/// `InvalidQuery`.
pub fn check_seats(seats: Option<u8>) -> Result<(), Problem> {
    let possible = seats.is_none_or(|seats| (2..=5).contains(&seats));
    if possible { Ok(()) } else { Err(Problem::new(Code::InvalidQuery, "seats is 2 to 5")) }
}

/// The games a player has played
///
/// Those that ended with a result, the latest first. Games that are not public are listed only for who sat there. Games that end
/// meanwhile do not shift the pages.
#[utoipa::path(tag = "players", operation_id = "list_past_games", params(("name" = String, Path, example = "Ada"), Wanted),
    security((), ("bearer" = [])), responses((status = 200, description = "The games", body = GamesPlayed)))]
#[get("/v1/players/{name}/games")]
pub async fn list(
    store: web::Data<Store>,
    Onlooker(viewer): Onlooker,
    name: web::Path<String>,
    query: web::Query<Wanted>,
) -> Result<web::Json<GamesPlayed>, Problem> {
    let Wanted { variant, seats, rated, bots, opponent, outcome, from, to, limit, cursor } = query.into_inner();
    check_seats(seats)?;
    let limit = pagination::limit(limit, PAGE, 1..=LONGEST)?;
    let player = named(&store, &name).await?;
    let opponent = match opponent {
        Some(opponent) => Some(named(&store, &opponent).await?.id),
        None => None,
    };
    let kinds = Kinds { variant, seats, rated, bots };
    // No game is older; the database knows no moment before 4713 BC.
    let [from, to] = [from, to].map(|moment| moment.map(|moment| moment.max(jiff::Timestamp::UNIX_EPOCH)));
    let wanted = PastGames { kinds, opponent, outcome, from, to, before: cursor.map(|Before(seq)| seq) };
    let mut found = store.past_games(player.id, wanted, viewer, limit + 1).await?;
    let next = pagination::cut(&mut found, limit, |game| Before(game.seq));
    Ok(web::Json(GamesPlayed { items: found.into_iter().map(GamePlayed::from).collect(), next }))
}
