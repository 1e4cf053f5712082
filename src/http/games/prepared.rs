//! Prepared tables: the lessons of the server, scripts of anybody, and positions of games.

use crate::{
    engine::{BotLevel, Move, PlayerColor, Seat},
    hosting::{
        position::PositionChoice,
        prepared::{LessonArea, LessonStep, PreparedTable},
        script::Script,
    },
    http::{
        games::{lobby_command, summary::GameSummary},
        guards::{
            extract::{Caller, IfNoneMatch},
            idempotency::{self, IdempotencyKey},
            json::Json,
        },
        operations::{RateClass, problems::UNKNOWN},
        problem::{Problem, ProblemCode, language},
        reference::unchanging,
    },
    identity::ApiScope,
    store::{
        Database,
        lobby::prepared_tables::{self, Preparation},
    },
};
use actix_web::{HttpResponse, get, http::StatusCode, post, web};
use railhead_localization::{Language, message};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

/// The prepared tables of the server.
#[derive(Serialize, ToSchema)]
pub struct PreparedTables {
    /// The tables, in the order in which to play them.
    pub tables: Vec<DisplayedTable>,
}

/// A prepared table: a lesson.
#[derive(Serialize, ToSchema)]
pub struct DisplayedTable {
    /// The name by which it is opened.
    #[schema(example = "first_journey")]
    pub name: &'static str,
    /// The title in the language of the request.
    #[schema(example = "Your first journey")]
    pub title: String,
    /// A sentence about it, in the language of the request.
    pub description: String,
    /// The time it takes, in minutes.
    #[schema(example = 3)]
    pub minutes: u8,
    /// The steps of the lesson, in order.
    pub steps: Vec<DisplayedStep>,
    /// The table itself.
    #[schema(value_type = Script)]
    pub script: &'static Script,
}

/// A step of a lesson. The next one follows when its move is made or, without a move, when the text
/// has been read.
#[derive(Serialize, ToSchema)]
pub struct DisplayedStep {
    /// The number of the turn it belongs to (R9.5); 0 while the first tickets are chosen.
    #[schema(example = 1)]
    pub turn: u32,
    /// The text in the language of the request.
    #[schema(example = "Take the blue card.")]
    pub text: String,
    /// The move it asks for. With other moves the game goes on, but the lesson no longer fits. Null if
    /// there is only something to read.
    #[serde(rename = "move")]
    #[schema(value_type = Option<Move>)]
    pub asked: Option<&'static Move>,
    /// The part of the screen it is about.
    pub points_at: Option<LessonArea>,
}

/// A prepared table to open.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum PreparedGame {
    /// A table of the server.
    #[schema(title = "PreparedTableGame")]
    Table {
        /// The name of one of the tables of `GET /v1/reference/prepared-tables`.
        #[schema(max_length = 64, example = "first_journey")]
        table: String,
        /// The colour of your trains (R1.1). Default: the first one.
        #[serde(default)]
        color: Option<PlayerColor>,
    },
    /// A script.
    #[schema(title = "ScriptedGame")]
    Script {
        /// The script.
        script: Box<Script>,
        /// The colour of your trains (R1.1). Default: the first one.
        #[serde(default)]
        color: Option<PlayerColor>,
    },
    /// A position of a game that is over, played on.
    #[schema(title = "PositionGame")]
    Position {
        /// The game's id. You may see its replay.
        game: Uuid,
        /// The number of events up to the position. In the midst of a decision, the position is the one
        /// after it.
        #[schema(minimum = 1, example = 120)]
        version: u32,
        /// The seat that you play.
        seat: Seat,
        /// The bots in the other seats. Default: `director`.
        #[serde(default)]
        bots: Option<BotLevel>,
    },
}

impl PreparedGame {
    fn preparation(self) -> Result<Preparation, Problem> {
        Ok(match self {
            PreparedGame::Script { script, color } => Preparation::Script(script, color),
            PreparedGame::Table { table, color } => match PreparedTable::named(&table) {
                Some(table) => Preparation::Script(table.script.clone().into(), color),
                None => {
                    let detail = message!("detail-no-prepared-table", name = table);
                    return Err(Problem::new(ProblemCode::InvalidBody, detail));
                }
            },
            PreparedGame::Position { game, version, seat, bots } => {
                Preparation::Position(game, PositionChoice { version, seat, bots: bots.unwrap_or(BotLevel::Director) })
            }
        })
    }
}

impl DisplayedTable {
    fn of(table: &'static PreparedTable, language: Language) -> DisplayedTable {
        let step = |(number, step): (usize, &'static LessonStep)| DisplayedStep {
            turn: step.turn,
            text: language.format(&table.text(number)),
            asked: table.move_of(step),
            points_at: step.points_at,
        };
        DisplayedTable {
            name: &table.name,
            title: language.format(&table.title()),
            description: language.format(&table.description()),
            minutes: table.minutes,
            steps: (1..).zip(&table.steps).map(step).collect(),
            script: &table.script,
        }
    }
}

/// List the prepared tables
///
/// Lessons for new players, as data: what an app shows, and the move that each step asks for. They
/// change only with the version of the server: keep them, and send `If-None-Match`.
#[utoipa::path(tag = "reference", operation_id = "show_prepared_tables",
    responses((status = 200, description = "The prepared tables", body = PreparedTables,
        headers(("Content-Language" = String))), (status = 304, description = "Not changed")))]
#[get("/v1/reference/prepared-tables")]
pub async fn list(known: IfNoneMatch) -> Result<HttpResponse, Problem> {
    let language = language::current();
    let tables = PreparedTable::all().iter().map(|table| DisplayedTable::of(table, language)).collect();
    unchanging(&known, &PreparedTables { tables })
}

/// Open a prepared table
///
/// A private game against bots that begins at once: with a given deal, after given moves, against bots
/// that make given moves; or from a position of a game that is over. For lessons, puzzles, tests and
/// the question "what if". Equal scripts make equal games as long as your moves are equal; a position
/// is played on with other cards each time. The game has a result, but is in nobody's history and
/// statistics. A bot whose move in the script is not legal decides by itself.
#[utoipa::path(tag = "lobby", operation_id = "open_prepared_game", request_body = PreparedGame,
    security(("bearer" = [])), params(idempotency::IdempotencyKeyHeader),
    responses((status = 201, description = "The game; `Location` is its path", body = GameSummary,
        headers(("Location" = String, description = "The path of the game")))),
    extensions(("x-api-key-scope" = json!(ApiScope::Host)), ("x-rate-class" = json!(RateClass::Games)),
        ("x-problems" = json!([ProblemCode::ScriptRefused, UNKNOWN, ProblemCode::NotFound, ProblemCode::GameNotOver,
            ProblemCode::TooManyOpenGames, ProblemCode::TooManyGames]))))]
#[post("/v1/prepared-games")]
pub async fn create(
    db: web::Data<Database>,
    caller: Caller,
    key: IdempotencyKey,
    body: Json<PreparedGame>,
) -> Result<HttpResponse, Problem> {
    let key = key.keyed(caller.0, &*body)?;
    let preparation = body.into_inner().preparation()?;
    let open = async |key: Option<&_>| prepared_tables::open_prepared(&db, caller.0, preparation, key).await;
    lobby_command::once(StatusCode::CREATED, &db, caller, key, open).await
}
