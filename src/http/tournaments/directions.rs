//! Directions of a tournament by its organiser, and what starting it would do.

use crate::{
    engine::{Clock, Int},
    hosting::tournament::HostedTournament,
    http::{
        guards::{
            extract::{Caller, Viewer},
            json::Json,
            text::{public_title, visible_text},
        },
        operations::RateClass,
        problem::{Problem, ProblemCode},
        tournaments::{
            standings::named,
            view::{Tournament, view},
        },
    },
    identity::{ApiScope, PlayerId},
    store::{
        Database,
        tournaments::{
            directions::{self, TournamentDirection},
            views,
        },
    },
};
use actix_web::{get, post, web};
use railhead_tournament::{Entrant, FirstRound, Format, Phase, Refusal};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// The turns of a player in a game, as they mostly are.
const TURNS: u32 = 35;

/// The seconds that a player thinks about a turn, where the clock allows it.
const THOUGHT: u32 = 12;

/// The seconds for a move beyond which a game is played beside other things, and takes nobody knows how long.
const SLOW: u32 = 300;

/// The effect of starting a tournament now.
#[derive(Serialize, ToSchema)]
pub struct TournamentStart {
    /// Whether it can be started.
    pub can_start: bool,
    /// The reason why not: `player_count`, `has_begun` or `is_over`. Null if it can.
    #[schema(value_type = Option<String>, example = json!(null))]
    pub refusal: Option<Refusal>,
    /// The number of players who are missing at least. Null unless the reason is `player_count`, and if it
    /// cannot begin with more players either.
    #[schema(example = json!(null))]
    pub missing: Option<usize>,
    /// The players who take part.
    pub players: Vec<StartingPlayer>,
    /// The sizes of the tables of the first round; who sits where is drawn. Empty if it cannot be started.
    #[schema(example = json!([4, 4, 3]))]
    pub tables: Vec<usize>,
    /// The number of players who sit out in the first round.
    #[schema(example = 0)]
    pub byes: usize,
    /// The number of rounds, if nobody leaves. Null in an arena, and if it cannot be started.
    #[schema(example = 3)]
    pub rounds: Option<usize>,
    /// The minutes that a round takes mostly. Null where a move may take more than five minutes, and if it
    /// cannot be started.
    #[schema(example = 30)]
    pub round_minutes: Option<u32>,
    /// The minutes that it takes mostly. Null where those of a round are; in an arena, its time.
    #[schema(example = 90)]
    pub minutes: Option<u32>,
}

/// A player who takes part in a tournament that begins.
#[derive(Serialize, ToSchema)]
pub struct StartingPlayer {
    /// The player's number in the tournament, from 0.
    #[schema(example = 7)]
    pub player: Entrant,
    /// The player's name. Null if the account was deleted, or is hidden from you.
    #[schema(example = "Ada")]
    pub name: Option<String>,
    /// The player's id. Null where the name is.
    pub player_id: Option<PlayerId>,
}

/// Look at what starting a tournament would do
///
/// The players, the sizes of the tables and the time that it takes, before its organiser starts it with
/// `POST`. Nothing changes. Who sits at which table is drawn with the start.
#[utoipa::path(tag = "tournaments", operation_id = "preview_tournament_start", params(("tournament_id" = Uuid, Path)),
    security((), ("bearer" = [])), responses((status = 200, description = "What would begin", body = TournamentStart)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-problems" = json!([ProblemCode::NotFound]))))]
#[get("/v1/tournaments/{tournament_id}/start")]
pub async fn preview(
    db: web::Data<Database>,
    Viewer(viewer): Viewer,
    id: web::Path<Uuid>,
) -> Result<web::Json<TournamentStart>, Problem> {
    let hosted = views::tournament(&db, viewer, *id).await?;
    let accounts = hosted.state.present().filter_map(|entrant| hosted.accounts.get(entrant).copied().flatten());
    let names = views::names(&db, &hosted, viewer, accounts.collect()).await?;
    let player = |entrant: Entrant| {
        let (name, player_id) = named(&hosted, entrant, &names);
        StartingPlayer { player: entrant, name, player_id }
    };
    let players = hosted.state.present().map(player).collect();
    Ok(web::Json(TournamentStart { players, ..start_of(&hosted) }))
}

/// The effect of a start, without the names.
fn start_of(hosted: &HostedTournament) -> TournamentStart {
    let rules = &hosted.state.rules;
    let count = hosted.state.present().count();
    let refusal = match hosted.state.phase {
        Phase::Finished | Phase::Cancelled => Some(Refusal::IsOver),
        Phase::Open | Phase::Running => hosted.state.start().err(),
    };
    let enough = rules.enough_players(count).filter(|_| refusal == Some(Refusal::PlayerCount));
    let first = rules.first_round(count).filter(|_| refusal.is_none());
    let round_minutes = first.as_ref().and_then(|first| round_minutes(hosted, first));
    let FirstRound { tables, byes, rounds } = first.clone().unwrap_or_default();
    let minutes = match rules.format {
        Format::Arena { minutes } => first.map(|_| minutes),
        Format::Swiss { .. } | Format::League {} | Format::Elimination { .. } => {
            round_minutes.zip(rounds).map(|(each, rounds)| each.saturating_mul(u32::saturating_from(rounds)))
        }
    };
    TournamentStart {
        can_start: refusal.is_none(),
        refusal,
        missing: enough.map(|enough| enough - count),
        players: Vec::new(),
        tables,
        byes,
        rounds,
        round_minutes,
        minutes,
    }
}

/// The minutes that the largest table takes mostly; at least the time of a round.
fn round_minutes(hosted: &HostedTournament, first: &FirstRound) -> Option<u32> {
    let size = u32::saturating_from(first.tables.iter().copied().max()?);
    let thought = match hosted.settings.options.clock? {
        Clock::PerMove { seconds } if seconds > SLOW => return None,
        Clock::PerMove { seconds } => THOUGHT.min(seconds) * TURNS,
        Clock::Bank { increment, .. } if increment > SLOW => return None,
        Clock::Bank { seconds, .. } if seconds > SLOW * TURNS => return None,
        Clock::Bank { seconds, increment } => (THOUGHT * TURNS).min(seconds.saturating_add(increment * TURNS)),
    };
    let seconds = (size * thought).max(hosted.settings.round_seconds.unwrap_or_default());
    Some(seconds.div_ceil(60))
}

/// Direct a tournament
///
/// By its organiser: pause it and let it go on, remove a player, put off the next round, rename it, call it
/// off. Everybody sees it, with its reason. A player who is removed finds it in the inbox, and so do all if
/// it is called off. Nobody is entered by somebody else.
#[utoipa::path(tag = "tournaments", operation_id = "direct_tournament", params(("tournament_id" = Uuid, Path)),
    request_body = TournamentDirection, security(("bearer" = [])),
    responses((status = 200, description = "The tournament", body = Tournament)),
    extensions(("x-api-key-scope" = json!(ApiScope::Host)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::NotOrganiser, ProblemCode::TournamentRefused,
            ProblemCode::NameNotAllowed]))))]
#[post("/v1/tournaments/{tournament_id}/directions")]
pub async fn create(
    db: web::Data<Database>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
    body: Json<TournamentDirection>,
) -> Result<web::Json<Tournament>, Problem> {
    let direction = checked(&db, body.into_inner())?;
    views::tournament(&db, Some(account), *id).await?;
    let hosted = directions::direct(&db, account, *id, &direction).await?;
    Ok(web::Json(view(&db, &hosted, Some(account)).await?))
}

/// A direction whose texts can be seen.
fn checked(db: &Database, direction: TournamentDirection) -> Result<TournamentDirection, Problem> {
    match direction {
        TournamentDirection::Rename { name } => {
            Ok(TournamentDirection::Rename { name: public_title(db, "/name", &name)? })
        }
        TournamentDirection::Pause { reason: Some(reason) } => {
            Ok(TournamentDirection::Pause { reason: Some(visible_text("/reason", &reason)?) })
        }
        TournamentDirection::Remove { player, reason: Some(reason) } => {
            Ok(TournamentDirection::Remove { player, reason: Some(visible_text("/reason", &reason)?) })
        }
        TournamentDirection::Cancel { reason: Some(reason) } => {
            Ok(TournamentDirection::Cancel { reason: Some(visible_text("/reason", &reason)?) })
        }
        other => Ok(other),
    }
}
