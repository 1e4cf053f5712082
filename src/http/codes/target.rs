//! The game, the tournament or the league to which a code leads.

use crate::{
    hosting::{hosted_game::HostedGame, tournament::HostedTournament},
    http::{
        connection::client_address::Address,
        games::invites::{self, normalized},
        guards::extract::ViewerSession,
        problem::{Problem, ProblemCode},
    },
    identity::ApiScope,
    store::{
        Database, GameError, LeagueError, ThrottleKey, TournamentError,
        leagues::league::{self, ViewedLeague},
        login_throttle,
        tournaments::{
            codes::{self, CodeTarget as StoredTarget},
            views,
        },
    },
};
use actix_web::{get, web};
use serde::Serialize;
use std::sync::Arc;
use utoipa::ToSchema;
use uuid::Uuid;

/// The length from which on a code is none of a game.
const LONG: usize = 7;

/// The thing to which a code leads.
#[derive(Serialize, ToSchema)]
pub struct CodeTarget {
    /// The kind.
    pub kind: CodeTargetKind,
    /// The id of the game, the tournament or the league.
    pub id: Uuid,
}

/// The kind of the thing to which a code leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum CodeTargetKind {
    /// A game: `GET /v1/invites/{code}` shows it before it is joined.
    Game,
    /// A tournament: `GET /v1/tournaments/{tournament_id}`.
    Tournament,
    /// A league: `GET /v1/leagues/{league_id}`.
    League,
}

/// The thing to which a code leads, as its viewer may see it.
pub enum Found {
    Game(Arc<HostedGame>),
    Tournament(Arc<HostedTournament>),
    League(Box<ViewedLeague>),
}

impl Found {
    fn target(&self) -> CodeTarget {
        let (kind, id) = match self {
            Found::Game(hosted) => (CodeTargetKind::Game, hosted.id),
            Found::Tournament(hosted) => (CodeTargetKind::Tournament, hosted.id),
            Found::League(viewed) => (CodeTargetKind::League, viewed.league.id),
        };
        CodeTarget { kind, id }
    }
}

/// Find what a code leads to
///
/// A game, a tournament or a league. It needs no token, so that an app can show where a code leads before
/// it signs a player in. Wrong codes are counted as they are for joining a game.
#[utoipa::path(tag = "lobby", operation_id = "show_code",
    params(("code" = String, Path, description = "The code; case, spaces and dashes do not matter", example = "k7p2xm")),
    security((), ("bearer" = [])), responses((status = 200, description = "The target", body = CodeTarget)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::TooManyAttempts, ProblemCode::Contended]))))]
#[get("/v1/codes/{code}")]
pub async fn show(
    db: web::Data<Database>,
    viewer: ViewerSession,
    Address(address): Address,
    code: web::Path<String>,
) -> Result<web::Json<CodeTarget>, Problem> {
    let found = find(&db, &normalized(&code), viewer, &address).await?;
    Ok(web::Json(found.target()))
}

/// The thing to which a normalized code leads. The throttle counts a wrong code like a wrong password. What is
/// hidden from the viewer is like a wrong code.
///
/// # Errors
/// `not_found`; `too_many_attempts`.
pub async fn find(db: &Database, code: &str, viewer: ViewerSession, address: &str) -> Result<Found, Problem> {
    if code.chars().count() < LONG {
        return Ok(Found::Game(invites::hosted(db, code, viewer, address).await?));
    }
    let trier = ThrottleKey::of_code(viewer.0.map(|caller| caller.session), address);
    login_throttle::count_attempt(db, &trier).await.map_err(GameError::from)?;
    let found = match codes::target(db, code).await?.ok_or(GameError::NoSuchGame)? {
        StoredTarget::Tournament(id) => match views::tournament(db, viewer.account(), id).await {
            Err(TournamentError::NoSuchTournament) => return Err(GameError::NoSuchGame.into()),
            found => Found::Tournament(found?),
        },
        StoredTarget::League(id) => match league::viewed(db, viewer.account(), id).await {
            Err(LeagueError::NoSuchLeague) => return Err(GameError::NoSuchGame.into()),
            found => Found::League(Box::new(found?)),
        },
    };
    login_throttle::forgive_attempt(db, &trier).await?;
    Ok(found)
}
