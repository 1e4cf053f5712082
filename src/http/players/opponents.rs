//! The records of a player against others.

use crate::{
    engine::Int,
    http::{
        answers::{
            pagination::{self, Cursor},
            table::{Cell, Table, TableFormat, Tabular},
        },
        guards::{extract::Viewer, parameters::Query},
        players::{games_filter::GamesFilter, lookup::named},
        problem::{Problem, ProblemCode},
    },
    identity::{ApiScope, PlayerId},
    store::{
        Database, StoredAccount,
        read_models::query::{
            HeadToHeadRecord, KnownPlayer, Opponent as StoredOpponent, OpponentPlace, PastFilter, opponents,
        },
    },
};
use actix_web::{get, web};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// Default page length, in opponents.
const PAGE: u8 = 20;

/// The page of a list of opponents.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct OpponentsPaging {
    /// Page length, 1 to 100. Default: 20.
    #[param(minimum = 1, maximum = 100)]
    pub limit: Option<u8>,
    /// The `next` of the previous page.
    #[param(value_type = Option<String>)]
    pub cursor: Option<Cursor<OpponentPlace>>,
}

/// A page of opponents, those met in most games first.
#[derive(Serialize, ToSchema)]
pub struct OpponentPage {
    /// The opponents.
    pub items: Vec<Opponent>,
    /// Pass this as `cursor` to get the next page. Null on the last page.
    #[schema(value_type = Option<String>)]
    pub next: Option<Cursor<OpponentPlace>>,
}

/// An opponent of a player.
#[derive(Serialize, ToSchema)]
pub struct Opponent {
    /// The opponent's name.
    #[schema(example = "Bob")]
    pub name: String,
    /// The opponent's id.
    pub player_id: PlayerId,
    /// The name of the player whose bot this is. Null for a person.
    #[schema(example = json!(null))]
    pub bot_of: Option<String>,
    /// Games in which both played.
    #[schema(example = 12)]
    pub games: u32,
    /// Games in which the player ranked ahead of the opponent.
    #[schema(example = 7)]
    pub won: u32,
    /// Games in which the player ranked behind the opponent.
    #[schema(example = 4)]
    pub lost: u32,
    /// Games in which they shared a rank.
    #[schema(example = 1)]
    pub tied: u32,
    /// The time at which the last of the games ended.
    pub last_at: jiff::Timestamp,
}

/// The head-to-head record of two players.
#[derive(Serialize, ToSchema)]
pub struct HeadToHead {
    /// The first player's name.
    #[schema(example = "Ada")]
    pub name: String,
    /// The first player's id.
    pub player_id: PlayerId,
    /// The second player's name.
    #[schema(example = "Bob")]
    pub opponent_name: String,
    /// The second player's id.
    pub opponent_id: PlayerId,
    /// Games in which both played.
    #[schema(example = 12)]
    pub games: u32,
    /// Games in which the first player ranked ahead of the second.
    #[schema(example = 7)]
    pub won: u32,
    /// Games in which the first player ranked behind the second.
    #[schema(example = 4)]
    pub lost: u32,
    /// Games in which they shared a rank.
    #[schema(example = 1)]
    pub tied: u32,
}

impl From<StoredOpponent> for Opponent {
    fn from(opponent: StoredOpponent) -> Opponent {
        let StoredOpponent { id, name, bot_of, record, last: _, last_at } = opponent;
        let HeadToHeadRecord { won, lost, tied } = record;
        let [games, won, lost, tied] = [record.games(), won, lost, tied].map(u32::saturating_from);
        Opponent { name, player_id: PlayerId::of(id), bot_of, games, won, lost, tied, last_at: last_at.to_jiff() }
    }
}

impl Table for OpponentPage {
    const COLUMNS: &'static [&'static str] =
        &["name", "bot_of", "games", "won", "lost", "tied", "last_at", "player_id"];

    fn rows(&self) -> Vec<Vec<Cell>> {
        let row = |opponent: &Opponent| {
            vec![
                Cell::text(&opponent.name),
                Cell::text(opponent.bot_of.as_deref().unwrap_or_default()),
                Cell::number(opponent.games),
                Cell::number(opponent.won),
                Cell::number(opponent.lost),
                Cell::number(opponent.tied),
                Cell::text(opponent.last_at),
                Cell::text(opponent.player_id),
            ]
        };
        self.items.iter().map(row).collect()
    }

    fn next(&self) -> Option<String> {
        self.next.as_ref()?.encode().ok()
    }
}

/// List a player's opponents
///
/// Everybody with whom the player finished a game, with the record against each, those met in most
/// games first. Deleted accounts and the bots of the server are not listed.
#[utoipa::path(tag = "players", operation_id = "list_opponents",
    params(("name" = String, Path, example = "Ada"), GamesFilter, OpponentsPaging),
    security((), ("bearer" = [])), responses((status = 200, description = "The opponents",
        content((OpponentPage = "application/json"), (String = "text/csv")),
        headers(("Link" = String, description = "In CSV, the address of the next page, if there is one")))),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-problems" = json!([ProblemCode::NotFound]))))]
#[get("/v1/players/{name}/opponents")]
pub async fn list(
    db: web::Data<Database>,
    Viewer(viewer): Viewer,
    name: web::Path<String>,
    filter: Query<GamesFilter>,
    paging: Query<OpponentsPaging>,
    format: TableFormat,
) -> Result<Tabular<OpponentPage>, Problem> {
    let OpponentsPaging { limit, cursor } = paging.into_inner();
    let limit = limit.unwrap_or(PAGE);
    let (_, player) = named(&db, viewer, &name).await?;
    let after = cursor.map(|cursor| cursor.0);
    let mut found = opponents::list(&db, &player, filter.into_inner().into(), viewer, after, limit + 1).await?;
    let place = |opponent: &StoredOpponent| OpponentPlace(opponent.record.games(), opponent.last, opponent.id);
    let next = pagination::cut(&mut found, limit, place);
    Ok(Tabular(format, OpponentPage { items: found.into_iter().map(Opponent::from).collect(), next }))
}

/// Compare two players
///
/// Counts how often each ranked ahead of the other, in all games in which both played, or those of
/// a filter.
#[utoipa::path(tag = "players", operation_id = "show_head_to_head",
    params(("name" = String, Path, example = "Ada"), ("other" = String, Path, example = "Bob"), GamesFilter),
    security((), ("bearer" = [])),
    responses((status = 200, description = "The head-to-head record", body = HeadToHead)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-problems" = json!([ProblemCode::NotFound]))))]
#[get("/v1/players/{name}/versus/{other}")]
pub async fn versus(
    db: web::Data<Database>,
    Viewer(viewer): Viewer,
    names: web::Path<(String, String)>,
    filter: Query<GamesFilter>,
) -> Result<web::Json<HeadToHead>, Problem> {
    let (account, player) = named(&db, viewer, &names.0).await?;
    let (opponent, _) = named(&db, viewer, &names.1).await?;
    compare(&db, &account, &player, &opponent, filter.into_inner().into()).await.map(web::Json)
}

/// The record of a player against another.
pub async fn compare(
    db: &Database,
    account: &StoredAccount,
    player: &KnownPlayer,
    opponent: &StoredAccount,
    filter: PastFilter,
) -> Result<HeadToHead, Problem> {
    let record = opponents::head_to_head(db, player, opponent.id, filter).await?;
    let HeadToHeadRecord { won, lost, tied } = record;
    let [games, won, lost, tied] = [record.games(), won, lost, tied].map(u32::saturating_from);
    Ok(HeadToHead {
        name: account.name.clone(),
        player_id: PlayerId::of(account.id),
        opponent_name: opponent.name.clone(),
        opponent_id: PlayerId::of(opponent.id),
        games,
        won,
        lost,
        tied,
    })
}
