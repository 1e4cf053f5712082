//! Listing, opening, reading, starting and ending leagues.

use crate::{
    http::{
        answers::pagination::{self, Cursor},
        guards::{
            extract::{Caller, Viewer},
            json::Json,
            parameters::Query,
            text::public_title,
        },
        leagues::view::League,
        operations::RateClass,
        problem::{Problem, ProblemCode},
        tournaments::view::TournamentGames,
    },
    identity::ApiScope,
    log::packs::Packs,
    null,
    store::{
        Database,
        leagues::{league, lifecycle, season, settings::LeagueSettings},
    },
};
use actix_web::{HttpResponse, delete, get, post, put, web};
use jiff::Timestamp;
use railhead_tournament::LeagueRules;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

/// Default page length, in leagues.
const PAGE: u8 = 10;

/// The league to open.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"name": "The Alps", "rules": {"seats": 4, "division": 7, "moves": 2}, "season_days": 30,
    "games": {"clock": {"kind": "per_move", "seconds": 86400}}}))]
pub struct NewLeague {
    /// The name, 1 to 40 characters.
    #[schema(min_length = 1, max_length = 40, example = "The Alps")]
    pub name: String,
    /// Whether it is in the list; otherwise players need its id. Default: no.
    #[serde(default, deserialize_with = "null::as_default")]
    pub listed: bool,
    /// Its rules.
    pub rules: LeagueRules,
    /// The options of its games.
    pub games: TournamentGames,
    /// Whether bots of players may enter; not if the games are rated. Default: no.
    #[serde(default, deserialize_with = "null::as_default")]
    pub bots_welcome: bool,
    /// Whether guests may enter, who have no password; not if the games are rated. Default: no.
    #[serde(default, deserialize_with = "null::as_default")]
    pub guests: bool,
    /// The least time from the beginning of a season to that of the next, in days, 1 to 120.
    #[schema(minimum = 1, maximum = 120, example = 30)]
    pub season_days: u8,
}

/// Filters and paging of the list of leagues.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct LeaguesQuery {
    /// Only those that you have opened or are a member of; needs a token or an API key.
    #[serde(default)]
    pub own: bool,
    /// Page length, 1 to 20. Default: 10.
    #[param(minimum = 1, maximum = 20)]
    pub limit: Option<u8>,
    /// The `next` of the previous page.
    #[param(value_type = Option<String>)]
    pub cursor: Option<Cursor<(Timestamp, Uuid)>>,
}

/// A page of leagues, the latest first.
#[derive(Serialize, ToSchema)]
pub struct LeaguePage {
    /// The leagues.
    pub items: Vec<League>,
    /// Pass this as `cursor` to get the next page. Null on the last page.
    #[schema(value_type = Option<String>)]
    pub next: Option<Cursor<(Timestamp, Uuid)>>,
}

impl NewLeague {
    fn settings(self, db: &Database, packs: &Packs) -> Result<LeagueSettings, Problem> {
        let name = public_title(db, "/name", &self.name)?;
        self.games.check_rated(self.bots_welcome, self.guests)?;
        Ok(LeagueSettings {
            name,
            listed: self.listed,
            rules: self.rules,
            options: self.games.options(self.rules.seats),
            packs: packs.named(&self.games.packs)?,
            bots_welcome: self.bots_welcome,
            guests: self.guests,
            season_days: self.season_days,
        })
    }
}

/// List leagues
///
/// The latest first: those that are listed, or your own.
#[utoipa::path(tag = "tournaments", operation_id = "list_leagues", params(LeaguesQuery),
    security((), ("bearer" = [])), responses((status = 200, description = "The leagues", body = LeaguePage)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-problems" = json!([ProblemCode::Unauthenticated]))))]
#[get("/v1/leagues")]
pub async fn list(
    db: web::Data<Database>,
    viewer: Viewer,
    query: Query<LeaguesQuery>,
) -> Result<web::Json<LeaguePage>, Problem> {
    let LeaguesQuery { own, limit, cursor } = query.into_inner();
    let (viewer, limit) = (viewer.needed_if(own)?, limit.unwrap_or(PAGE));
    let mut found = league::list(&db, viewer, own, cursor.map(|cursor| cursor.0), limit + 1).await?;
    let next = pagination::cut(&mut found, limit, |viewed| (viewed.league.created_at, viewed.league.id));
    Ok(web::Json(LeaguePage { items: found.into_iter().map(League::from).collect(), next }))
}

/// Open a league
///
/// The id is yours to choose, such as a random UUID: the same request again changes nothing. You are its
/// organiser, and may enter like everybody. You can have three that have not ended.
#[utoipa::path(tag = "tournaments", operation_id = "open_league", params(("league_id" = Uuid, Path)),
    request_body = NewLeague, security(("bearer" = [])),
    responses((status = 200, description = "The league", body = League)),
    extensions(("x-api-key-scope" = json!(ApiScope::Host)), ("x-rate-class" = json!(RateClass::Games)),
        ("x-problems" = json!([ProblemCode::TournamentRules, ProblemCode::TooManyTournaments, ProblemCode::IdTaken,
            ProblemCode::UnknownPack, ProblemCode::PackTwice, ProblemCode::ClockRange,
            ProblemCode::NameNotAllowed]))))]
#[put("/v1/leagues/{league_id}")]
pub async fn create(
    db: web::Data<Database>,
    packs: web::Data<Packs>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
    body: Json<NewLeague>,
) -> Result<web::Json<League>, Problem> {
    let settings = body.into_inner().settings(&db, &packs)?;
    lifecycle::open(&db, account, *id, settings).await?;
    Ok(web::Json(league::viewed(&db, Some(account), *id).await?.into()))
}

/// Get a league
///
/// With your division, if you play in its season.
#[utoipa::path(tag = "tournaments", operation_id = "show_league", params(("league_id" = Uuid, Path)),
    security((), ("bearer" = [])), responses((status = 200, description = "The league", body = League)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-problems" = json!([ProblemCode::NotFound]))))]
#[get("/v1/leagues/{league_id}")]
pub async fn show(
    db: web::Data<Database>,
    Viewer(viewer): Viewer,
    id: web::Path<Uuid>,
) -> Result<web::Json<League>, Problem> {
    Ok(web::Json(league::viewed(&db, viewer, *id).await?.into()))
}

/// Start a league
///
/// By its organiser. The members are divided by their ratings, and the first season begins; later ones
/// begin by themselves.
#[utoipa::path(tag = "tournaments", operation_id = "start_league", params(("league_id" = Uuid, Path)),
    security(("bearer" = [])), responses((status = 200, description = "The league", body = League)),
    extensions(("x-api-key-scope" = json!(ApiScope::Host)), ("x-rate-class" = json!(RateClass::Games)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::NotOrganiser, ProblemCode::TournamentRefused]))))]
#[post("/v1/leagues/{league_id}/start")]
pub async fn start(
    db: web::Data<Database>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
) -> Result<web::Json<League>, Problem> {
    season::start(&db, account, *id).await?;
    Ok(web::Json(league::viewed(&db, Some(account), *id).await?.into()))
}

/// End a league
///
/// By its organiser: at once before its first season, and with the present one afterwards.
#[utoipa::path(tag = "tournaments", operation_id = "end_league", params(("league_id" = Uuid, Path)),
    security(("bearer" = [])), responses((status = 204, description = "No further season begins")),
    extensions(("x-api-key-scope" = json!(ApiScope::Host)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::NotOrganiser]))))]
#[delete("/v1/leagues/{league_id}")]
pub async fn end(
    db: web::Data<Database>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    lifecycle::end(&db, account, *id).await?;
    Ok(HttpResponse::NoContent().finish())
}
