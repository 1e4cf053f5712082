//! All finished games of a player, a line each, sent as fast as the client takes them.

use crate::{
    http::{
        answers::pagination::Cursor,
        guards::{
            exports::{RunningExport, RunningExports},
            extract::Caller,
            parameters::Query,
        },
        operations::RateClass,
        players::{
            games_filter::GamesFilter,
            lookup::named,
            past_games::{FinishedGame, MeetingsFilter},
        },
        problem::{Problem, ProblemCode},
    },
    identity::ApiScope,
    log::codec::CodecError,
    store::{
        Database, DatabaseError,
        read_models::query::{KnownPlayer, PastGames, past_games, player},
    },
};
use actix_web::{HttpResponse, get, http::header, web};
use futures_util::{Stream, stream};
use serde::{Deserialize, Serialize};
use utoipa::IntoParams;

/// The number of games that are read at a time.
const PAGE: u8 = 100;

/// The place where a list of lines begins.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct GameLinesBeginning {
    /// The `cursor` of the last line you have, to go on after it. Default: from the latest game on.
    #[param(value_type = Option<String>)]
    pub cursor: Option<Cursor<i64>>,
}

/// A line: a finished game.
#[derive(Serialize)]
struct GameLine {
    #[serde(flatten)]
    game: FinishedGame,
    /// The path of the whole game.
    export: String,
    /// The place after this line.
    cursor: Cursor<i64>,
}

/// Export your games
///
/// All your games that ended with a result, latest first, as JSON Lines: each line is a
/// `FinishedGame`, with the path of the whole game as `export`, and a `cursor`. If the answer breaks
/// off, go on with the `cursor` of the last whole line. One export of an account is sent at a time.
#[utoipa::path(tag = "players", operation_id = "export_games", params(GamesFilter, MeetingsFilter, GameLinesBeginning),
    security(("bearer" = [])),
    responses((status = 200, description = "The games", body = String, content_type = "application/jsonl")),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-rate-class" = json!(RateClass::Computations)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::ExportRunning]))))]
#[get("/v1/me/games.ndjson")]
pub async fn own(
    db: web::Data<Database>,
    exports: web::Data<RunningExports>,
    Caller(account): Caller,
    filter: Query<GamesFilter>,
    meetings: Query<MeetingsFilter>,
    beginning: Query<GameLinesBeginning>,
) -> Result<HttpResponse, Problem> {
    let running = exports.begin(account)?;
    let player = player::known(&db, account).await?;
    let before = beginning.into_inner().cursor.map(|cursor| cursor.0);
    let wanted = meetings.into_inner().of(filter.into_inner(), &db, Some(account), before).await?;
    Ok(answer(Export { db: db.as_ref().clone(), running, player, wanted, is_over: false }))
}

/// Export a player's games
///
/// Like the export of your own games. It has the public ones, and those that you played in.
#[utoipa::path(tag = "players", operation_id = "export_player_games",
    params(("name" = String, Path, example = "Ada"), GamesFilter, MeetingsFilter, GameLinesBeginning),
    security(("bearer" = [])),
    responses((status = 200, description = "The games", body = String, content_type = "application/jsonl")),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-rate-class" = json!(RateClass::Computations)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::ExportRunning]))))]
#[get("/v1/players/{name}/games.ndjson")]
pub async fn of_player(
    db: web::Data<Database>,
    exports: web::Data<RunningExports>,
    Caller(account): Caller,
    name: web::Path<String>,
    filter: Query<GamesFilter>,
    meetings: Query<MeetingsFilter>,
    beginning: Query<GameLinesBeginning>,
) -> Result<HttpResponse, Problem> {
    let running = exports.begin(account)?;
    let (_, player) = named(&db, Some(account), &name).await?;
    let before = beginning.into_inner().cursor.map(|cursor| cursor.0);
    let wanted = meetings.into_inner().of(filter.into_inner(), &db, Some(account), before).await?;
    Ok(answer(Export { db: db.as_ref().clone(), running, player, wanted, is_over: false }))
}

/// An export, and how far it has been sent.
struct Export {
    db: Database,
    running: RunningExport,
    player: KnownPlayer,
    /// The games still to send.
    wanted: PastGames,
    is_over: bool,
}

fn answer(export: Export) -> HttpResponse {
    let named = (header::CONTENT_DISPOSITION, "attachment; filename=\"games.ndjson\"");
    HttpResponse::Ok().insert_header(named).content_type("application/jsonl").streaming(lines(export))
}

/// The lines of an export, a page at a time. No connection is kept between two pages.
fn lines(export: Export) -> impl Stream<Item = Result<web::Bytes, DatabaseError>> {
    stream::try_unfold(export, async |mut export| Ok(export.next().await?.map(|lines| (lines, export))))
}

impl Export {
    async fn next(&mut self) -> Result<Option<web::Bytes>, DatabaseError> {
        if self.is_over {
            return Ok(None);
        }
        let viewer = Some(self.running.account);
        let found = past_games::list(&self.db, &self.player, self.wanted, viewer, PAGE).await?;
        self.is_over = found.len() < usize::from(PAGE);
        let mut text = Vec::new();
        for game in found {
            self.wanted.before = Some(game.seq);
            let cursor = Cursor(game.seq);
            let export = format!("/v1/games/{}/export", game.id);
            let line = GameLine { game: game.into(), export, cursor };
            serde_json::to_writer(&mut text, &line).map_err(CodecError::Encode)?;
            text.push(b'\n');
        }
        Ok(Some(text.into()))
    }
}
