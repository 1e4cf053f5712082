//! Listing, opening, reading, starting and calling off tournaments.

use crate::{
    hosting::tournament::{TournamentSettings, TournamentVisibility},
    http::{
        answers::pagination::{self, Cursor},
        guards::{
            extract::{Caller, Viewer},
            json::Json,
            parameters::Query,
            text::public_title,
        },
        operations::RateClass,
        problem::{Problem, ProblemCode},
        tournaments::{
            problems::refused_rules,
            view::{Tournament, TournamentGames, TournamentSummary, view},
        },
    },
    identity::ApiScope,
    log::packs::Packs,
    null,
    store::{
        Database,
        tournaments::{
            lifecycle,
            views::{self, TournamentFilter},
        },
    },
};
use actix_web::{HttpResponse, delete, get, post, put, web};
use jiff::{SignedDuration, Timestamp};
use railhead_localization::message;
use railhead_tournament::{Phase, Rules};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

/// Default page length, in tournaments.
const PAGE: u8 = 20;

/// The longest time before a tournament begins.
const MAX_AHEAD: SignedDuration = SignedDuration::from_hours(180 * 24);

/// The tournament to open.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"name": "Friday night", "rules": {"format": {"kind": "swiss", "rounds": 3}, "seats": 4,
    "max_players": 16}, "games": {"clock": {"kind": "bank", "seconds": 900, "increment": 10}}}))]
pub struct NewTournament {
    /// The name, 1 to 60 characters.
    #[schema(min_length = 1, max_length = 60, example = "Friday night")]
    pub name: String,
    /// The players who can see and enter it. Default: `public`.
    #[serde(default, deserialize_with = "null::as_default")]
    pub visibility: TournamentVisibility,
    /// Its rules.
    pub rules: Rules,
    /// The options of its games.
    pub games: TournamentGames,
    /// Whether bots of players may enter; not if the games are rated. Default: no.
    #[serde(default, deserialize_with = "null::as_default")]
    pub bots_welcome: bool,
    /// Whether guests may enter, who have no password; not if the games are rated. Default: no.
    #[serde(default, deserialize_with = "null::as_default")]
    pub guests: bool,
    /// The least rating of a player. Default: none.
    #[serde(default)]
    #[schema(minimum = -5000, maximum = 10_000, example = 1200)]
    pub min_rating: Option<i32>,
    /// The highest rating that a player may have had within 90 days. Default: none.
    #[serde(default)]
    #[schema(minimum = -5000, maximum = 10_000)]
    pub max_rating: Option<i32>,
    /// The time at which it begins, or is called off if there are too few players, at most 180 days from
    /// now. Default: you start it, within 30 days.
    #[serde(default)]
    pub starts_at: Option<Timestamp>,
    /// The least time from the beginning of a round to that of the next, in seconds, at most 14 days.
    /// Default: a round begins when the last one has ended.
    #[serde(default)]
    #[schema(maximum = 1_209_600, example = 86_400)]
    pub round_seconds: Option<u32>,
}

/// Filters and paging of the list of tournaments.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct TournamentsQuery {
    /// Only those in this phase.
    pub phase: Option<Phase>,
    /// Only those that you have opened or entered; needs a token or an API key.
    #[serde(default)]
    pub own: bool,
    /// Page length, 1 to 100. Default: 20.
    #[param(minimum = 1, maximum = 100)]
    pub limit: Option<u8>,
    /// The `next` of the previous page.
    #[param(value_type = Option<String>)]
    pub cursor: Option<Cursor<(Timestamp, Uuid)>>,
}

/// A page of tournaments, the latest first.
#[derive(Serialize, ToSchema)]
pub struct TournamentPage {
    /// The tournaments.
    pub items: Vec<TournamentSummary>,
    /// Pass this as `cursor` to get the next page. Null on the last page.
    #[schema(value_type = Option<String>)]
    pub next: Option<Cursor<(Timestamp, Uuid)>>,
}

impl NewTournament {
    fn settings(self, db: &Database, packs: &Packs) -> Result<TournamentSettings, Problem> {
        let invalid =
            |parameter: &str, detail| Problem::new(ProblemCode::InvalidBody, detail).with("parameter", parameter);
        let (name, now) = (public_title(db, "/name", &self.name)?, db.now());
        if self.starts_at.is_some_and(|at| at <= now || at > now + MAX_AHEAD) {
            return Err(invalid("/starts_at", message!("detail-tournament-time")));
        }
        self.games.check_rated(self.bots_welcome, self.guests)?;
        if self.games.rated && self.rules.same_deal {
            return Err(refused_rules("games", message!("detail-tournament-same_deal")));
        }
        Ok(TournamentSettings {
            name,
            visibility: self.visibility,
            rules: self.rules,
            options: self.games.options(self.rules.seats),
            packs: packs.named(&self.games.packs)?,
            bots_welcome: self.bots_welcome,
            guests: self.guests,
            min_rating: self.min_rating,
            max_rating: self.max_rating,
            starts_at: self.starts_at,
            round_seconds: self.round_seconds,
        })
    }
}

/// List tournaments
///
/// The latest first: public ones, those of your friends, and those that you have opened or entered.
#[utoipa::path(tag = "tournaments", operation_id = "list_tournaments", params(TournamentsQuery),
    security((), ("bearer" = [])),
    responses((status = 200, description = "The tournaments", body = TournamentPage)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-problems" = json!([ProblemCode::Unauthenticated]))))]
#[get("/v1/tournaments")]
pub async fn list(
    db: web::Data<Database>,
    viewer: Viewer,
    query: Query<TournamentsQuery>,
) -> Result<web::Json<TournamentPage>, Problem> {
    let TournamentsQuery { phase, own, limit, cursor } = query.into_inner();
    let (viewer, limit) = (viewer.needed_if(own)?, limit.unwrap_or(PAGE));
    let after = cursor.map(|cursor| cursor.0);
    let filter = TournamentFilter { viewer, phase, own, after, limit: limit + 1 };
    let mut found = views::list(&db, filter).await?;
    let next = pagination::cut(&mut found, limit, |listed| (listed.created_at, listed.id));
    Ok(web::Json(TournamentPage { items: found.into_iter().map(TournamentSummary::from).collect(), next }))
}

/// Open a tournament
///
/// The id is yours to choose, such as a random UUID: the same request again changes nothing, and an id
/// of another tournament is refused. You are its organiser, and may enter like everybody. You can have
/// five that are not over.
#[utoipa::path(tag = "tournaments", operation_id = "open_tournament", params(("tournament_id" = Uuid, Path)),
    request_body = NewTournament, security(("bearer" = [])),
    responses((status = 200, description = "The tournament", body = Tournament)),
    extensions(("x-api-key-scope" = json!(ApiScope::Host)), ("x-rate-class" = json!(RateClass::Games)),
        ("x-problems" = json!([ProblemCode::TournamentRules, ProblemCode::TooManyTournaments, ProblemCode::IdTaken,
            ProblemCode::UnknownPack, ProblemCode::PackTwice, ProblemCode::ClockRange, ProblemCode::NotFound,
            ProblemCode::NameNotAllowed]))))]
#[put("/v1/tournaments/{tournament_id}")]
pub async fn create(
    db: web::Data<Database>,
    packs: web::Data<Packs>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
    body: Json<NewTournament>,
) -> Result<web::Json<Tournament>, Problem> {
    let settings = body.into_inner().settings(&db, &packs)?;
    let hosted = lifecycle::open(&db, account, *id, settings).await?;
    Ok(web::Json(view(&db, &hosted, Some(account)).await?))
}

/// Get a tournament
///
/// With your own place and table, if you have entered.
#[utoipa::path(tag = "tournaments", operation_id = "show_tournament", params(("tournament_id" = Uuid, Path)),
    security((), ("bearer" = [])), responses((status = 200, description = "The tournament", body = Tournament)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-problems" = json!([ProblemCode::NotFound]))))]
#[get("/v1/tournaments/{tournament_id}")]
pub async fn show(
    db: web::Data<Database>,
    Viewer(viewer): Viewer,
    id: web::Path<Uuid>,
) -> Result<web::Json<Tournament>, Problem> {
    let hosted = views::tournament(&db, viewer, *id).await?;
    Ok(web::Json(view(&db, &hosted, viewer).await?))
}

/// Start a tournament
///
/// By its organiser, at any time before it starts by itself. The first tables are drawn within seconds.
#[utoipa::path(tag = "tournaments", operation_id = "start_tournament", params(("tournament_id" = Uuid, Path)),
    security(("bearer" = [])), responses((status = 200, description = "The tournament", body = Tournament)),
    extensions(("x-api-key-scope" = json!(ApiScope::Host)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::NotOrganiser, ProblemCode::TournamentRefused]))))]
#[post("/v1/tournaments/{tournament_id}/start")]
pub async fn start(
    db: web::Data<Database>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
) -> Result<web::Json<Tournament>, Problem> {
    views::tournament(&db, Some(account), *id).await?;
    let hosted = lifecycle::start(&db, account, *id).await?;
    Ok(web::Json(view(&db, &hosted, Some(account)).await?))
}

/// Call a tournament off
///
/// By its organiser, before it begins. Players see it as cancelled.
#[utoipa::path(tag = "tournaments", operation_id = "cancel_tournament", params(("tournament_id" = Uuid, Path)),
    security(("bearer" = [])), responses((status = 204, description = "The tournament is called off")),
    extensions(("x-api-key-scope" = json!(ApiScope::Host)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::NotOrganiser, ProblemCode::TournamentRefused]))))]
#[delete("/v1/tournaments/{tournament_id}")]
pub async fn cancel(
    db: web::Data<Database>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    views::tournament(&db, Some(account), *id).await?;
    lifecycle::cancel(&db, account, *id).await?;
    Ok(HttpResponse::NoContent().finish())
}
