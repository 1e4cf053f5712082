//! Games from elsewhere in a player's own history.

use crate::{
    engine::{Game, Int, PlayerScore, Seat, Variant},
    http::{
        guards::{extract::Caller, heavy_work::HeavyWork, json::Json},
        operations::{PEOPLE, RateClass, problems::SCORING},
        problem::{Problem, ProblemCode, language},
        scoring::{NewScoring, ScoredPlayer, Scoring},
    },
    identity::line,
    log::packs::Packs,
    null,
    store::{
        Database,
        accounts::imported_games::{self, ImportKind, ImportedPlayer, StoredImport},
        error::ImportError,
        quota::MAX_IMPORTED,
    },
    verify::{
        command::message_of,
        transcript::{Transcript, TranscriptError},
        verify_whole,
    },
};
use actix_web::{HttpRequest, HttpResponse, delete, get, put, web};
use jiff::{
    SignedDuration, Timestamp,
    civil::{Date, date},
    tz::TimeZone,
};
use railhead_localization::{Message, message, names};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

/// The maximum size of an export, in bytes: that of the longest usual game, twice. The other kinds have the
/// usual one.
const MAX_BODY: usize = 1_048_576;

/// The first day on which a game may have been played.
const FIRST_DAY: Date = date(1900, 1, 1);

/// A game to import.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewImportedGame {
    /// The export of a game from another server, or from this one. It is verified.
    #[schema(title = "ExportToImport")]
    Export {
        /// The text of `GET /v1/games/{game_id}/export`.
        #[schema(max_length = 1_000_000)]
        export: String,
        /// The names of the players by seat. Default: the colours of their trains.
        #[serde(default, deserialize_with = "null::as_default")]
        #[schema(max_items = 5)]
        players: Vec<String>,
        /// The seat that was yours. Default: none.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// The position at the end of a game on a real table. It is scored.
    #[schema(title = "TableToImport")]
    Table {
        /// The players with their routes, stations and tickets.
        position: NewScoring,
        /// The day on which it was played. Default: unknown.
        #[serde(default)]
        #[schema(value_type = Option<String>, format = Date, example = "2026-11-20")]
        played_on: Option<Date>,
        /// Your place in the list of players, from 0. Default: none.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// A score sheet of a game on a real table. It is taken as it is.
    #[schema(title = "ScoreSheetToImport")]
    ScoreSheet {
        /// The players with their points, in any order.
        #[schema(min_items = 1, max_items = 5)]
        players: Vec<ScoreSheetLine>,
        /// The day on which it was played. Default: unknown.
        #[serde(default)]
        #[schema(value_type = Option<String>, format = Date, example = "2026-11-20")]
        played_on: Option<Date>,
        /// Your place in the list of players, from 0. Default: none.
        #[serde(default)]
        seat: Option<Seat>,
    },
}

/// A line of a score sheet.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ScoreSheetLine {
    /// The player's name.
    #[schema(min_length = 1, max_length = 64, example = "Ada")]
    pub name: String,
    /// The player's total points.
    #[schema(minimum = -500, maximum = 500, example = 96)]
    pub points: i16,
}

/// An imported game.
#[derive(Serialize, ToSchema)]
pub struct ImportedGame {
    /// The id that you have given it.
    pub id: Uuid,
    /// Its source.
    pub kind: ImportKind,
    /// The time at which it was imported.
    pub imported_at: Timestamp,
    /// The day on which it was played: for an export, the one on which it ended, in UTC. Null if it is
    /// unknown.
    #[schema(value_type = Option<String>, format = Date, example = "2026-11-20")]
    pub played_on: Option<Date>,
    /// The variant. Null unless it is an export.
    pub variant: Option<Variant>,
    /// The id of the game on the server that it comes from. Null unless it is an export.
    pub game: Option<Uuid>,
    /// Your place in `players`, from 0. Null if you said none.
    pub seat: Option<Seat>,
    /// The players: of an export by seat, otherwise in the order given.
    #[schema(max_items = 5)]
    pub players: Vec<ImportedPlayer>,
}

/// Your imported games.
#[derive(Serialize, ToSchema)]
pub struct ImportedGameList {
    /// The games, the latest import first.
    #[schema(max_items = 200)]
    pub items: Vec<ImportedGame>,
}

impl From<StoredImport> for ImportedGame {
    fn from(stored: StoredImport) -> ImportedGame {
        let StoredImport { id, imported_at, kind, played_on, variant, game, seat, players } = stored;
        ImportedGame { id, kind, imported_at, played_on, variant, game, seat, players }
    }
}

/// List your imported games
///
/// Only you see them. They are in no statistics and on no leaderboard.
#[utoipa::path(tag = "players", operation_id = "list_imported_games", security(("bearer" = [])),
    responses((status = 200, description = "Your imported games", body = ImportedGameList)),
    extensions(("x-api-key-scope" = json!(PEOPLE))))]
#[get("/v1/me/imported-games")]
pub async fn list(db: web::Data<Database>, Caller(account): Caller) -> Result<web::Json<ImportedGameList>, Problem> {
    let items = imported_games::list(&db, account).await?.into_iter().map(ImportedGame::from).collect();
    Ok(web::Json(ImportedGameList { items }))
}

/// Import a game
///
/// From the export of a game, which is verified; from the routes, stations and tickets on a real
/// table, which are scored; or from a score sheet. The id is yours to choose, such as a random UUID:
/// the same one again replaces the game. You can have 200.
#[utoipa::path(tag = "players", operation_id = "import_game", params(("imported_id" = Uuid, Path)),
    request_body = NewImportedGame, security(("bearer" = [])),
    responses((status = 200, description = "The imported game", body = ImportedGame)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Games)),
        ("x-max-body" = json!(MAX_BODY)),
        ("x-problems" = json!([SCORING, ProblemCode::ImportRefused, ProblemCode::TooManyImportedGames,
            ProblemCode::NotFound]))))]
#[put("/v1/me/imported-games/{imported_id}")]
pub async fn import(
    db: web::Data<Database>,
    packs: web::Data<Packs>,
    request: HttpRequest,
    Caller(account): Caller,
    id: web::Path<Uuid>,
    body: Json<NewImportedGame>,
) -> Result<web::Json<ImportedGame>, Problem> {
    if !matches!(*body, NewImportedGame::Export { .. }) {
        body.check_usual_length()?;
    }
    let import = body.into_inner().read(&request, &packs, *id, db.now()).await?;
    imported_games::store(&db, account, &import).await?;
    Ok(web::Json(import.into()))
}

/// Remove an imported game
///
/// Only your copy is removed. Where the game was played, it stays as it is.
#[utoipa::path(tag = "players", operation_id = "remove_imported_game", params(("imported_id" = Uuid, Path)),
    security(("bearer" = [])), responses((status = 204, description = "The game is removed")),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound]))))]
#[delete("/v1/me/imported-games/{imported_id}")]
pub async fn remove(
    db: web::Data<Database>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    match imported_games::remove(&db, account, *id).await? {
        true => Ok(HttpResponse::NoContent().finish()),
        false => Err(Problem::new(ProblemCode::NotFound, message!("detail-no-imported-game"))),
    }
}

impl NewImportedGame {
    async fn read(
        self,
        request: &HttpRequest,
        packs: &Packs,
        id: Uuid,
        imported_at: Timestamp,
    ) -> Result<StoredImport, Problem> {
        let of_kind = |kind, played_on, seat, players| {
            let (variant, game) = (None, None);
            StoredImport { id, imported_at, kind, played_on, variant, game, seat, players }
        };
        let stored = match self {
            NewImportedGame::Export { export, players, seat } => {
                check_names(&players)?;
                let named = players.len();
                let work = move || decide_again(&export, named, seat);
                let decided = HeavyWork::of(request)?.run(request, work).await?;
                let (record, game) = decided.map_err(|(place, detail)| refused(place, detail))?;
                let ended_on = record.events.last().map(|(at, _)| at.to_zoned(TimeZone::UTC).date());
                StoredImport {
                    variant: Some(game.options().variant),
                    game: Some(record.game),
                    ..of_kind(ImportKind::Export, ended_on, seat, finished(&game, &players))
                }
            }
            NewImportedGame::Table { position, played_on, seat } => {
                let player =
                    |ScoredPlayer { name, rank, total, .. }: ScoredPlayer| ImportedPlayer { name, rank, total };
                let players = Scoring::of(position, packs)?.players.into_iter().map(player).collect();
                of_kind(ImportKind::Table, played_on, seat, players)
            }
            NewImportedGame::ScoreSheet { players, played_on, seat } => {
                if let Some(at) = players.iter().position(|player| line(&player.name).is_err()) {
                    return Err(refused(&format!("/players/{at}/name"), message!("detail-player-name")));
                }
                of_kind(ImportKind::ScoreSheet, played_on, seat, ranked(players))
            }
        };
        let days = FIRST_DAY..=last_day(imported_at);
        if stored.played_on.is_some_and(|day| !days.contains(&day)) {
            let (first, last) = (days.start().to_string(), days.end().to_string());
            return Err(refused("/played_on", message!("detail-import-day", first, last)));
        }
        check_seat(stored.seat, stored.players.len()).map_err(|detail| refused("/seat", detail))?;
        Ok(stored)
    }
}

fn check_names(given: &[String]) -> Result<(), Problem> {
    match given.iter().position(|name| !(1..=64).contains(&name.chars().count()) || line(name).is_err()) {
        Some(at) => Err(refused(&format!("/players/{at}"), message!("detail-player-name"))),
        None => Ok(()),
    }
}

fn check_seat(seat: Option<Seat>, places: usize) -> Result<(), Message> {
    match seat {
        Some(seat) if usize::from(seat.number()) >= places => Err(message!("detail-no-place", players = places)),
        Some(_) | None => Ok(()),
    }
}

/// The last day that there is anywhere at this time.
fn last_day(now: Timestamp) -> Date {
    (now + SignedDuration::from_hours(14)).to_zoned(TimeZone::UTC).date()
}

/// The players of a finished game by seat, with the names given or, without any, their colours.
fn finished(game: &Game, given: &[String]) -> Vec<ImportedPlayer> {
    let player = |score: &PlayerScore| {
        let name = given.get(usize::from(score.seat.number())).cloned();
        let color = game.colors()[score.seat].map_or(message!("player-nobody"), names::player);
        let by_color = || language::current().format(&color);
        ImportedPlayer { name: name.unwrap_or_else(by_color), rank: score.rank, total: score.total }
    };
    game.scores().iter().map(player).collect()
}

/// Decides an exported game again: the record, and the game as it ended. What its first event can tell
/// is looked at first.
fn decide_again(export: &str, named: usize, seat: Option<Seat>) -> Result<(Transcript, Game), (&'static str, Message)> {
    let unreadable = |error: TranscriptError| message!("detail-import-unreadable", reason = error.to_string());
    let in_export = |detail| ("/export", detail);
    let record = Transcript::parse(export).map_err(unreadable).map_err(in_export)?;
    if let Some(seats) = record.options().map(|options| options.seats) {
        if named > 0 && named != usize::from(seats) {
            return Err(("/players", message!("detail-import-names", seats)));
        }
        check_seat(seat, seats.into()).map_err(|detail| ("/seat", detail))?;
    }
    let game = verify_whole(&record).map_err(message_of).map_err(in_export)?.game;
    if game.is_finished() { Ok((record, game)) } else { Err(in_export(message!("detail-void-import"))) }
}

/// The players of a score sheet with their ranks.
fn ranked(lines: Vec<ScoreSheetLine>) -> Vec<ImportedPlayer> {
    let points = lines.iter().map(|line| line.points).collect::<Vec<_>>();
    let rank = |own: i16| u8::saturating_from(1 + points.iter().filter(|other| **other > own).count());
    let player = |line: ScoreSheetLine| ImportedPlayer { rank: rank(line.points), total: line.points, name: line.name };
    lines.into_iter().map(player).collect()
}

fn refused(place: &str, detail: Message) -> Problem {
    Problem::new(ProblemCode::ImportRefused, detail).with("parameter", place)
}

impl From<ImportError> for Problem {
    fn from(error: ImportError) -> Problem {
        match error {
            ImportError::TooMany { most } => {
                let detail = message!("detail-too-many-imported-games", most);
                Problem::new(ProblemCode::TooManyImportedGames, detail).with("most", most)
            }
            ImportError::Database(error) => error.into(),
        }
    }
}

const _: () = assert!(MAX_IMPORTED == 200, "the document says so");
