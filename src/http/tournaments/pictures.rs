//! Pictures of a tournament.

use crate::{
    hosting::tournament::HostedTournament,
    http::{
        answers::picture::{self, Drawn},
        games::pictures::ThemeQuery,
        guards::{
            extract::{IfNoneMatch, Viewer},
            parameters::Query,
        },
        operations::{IGNORED, RateClass},
        problem::{Problem, ProblemCode, language},
    },
    identity::ApiScope,
    store::{Database, tournaments::views},
};
use actix_web::{HttpResponse, get, web};
use railhead_localization::{Message, message};
use railhead_pictures::{Standings, StandingsRow};
use railhead_tournament::{Phase, Presence, Standing};
use uuid::Uuid;

/// The number of players that a picture shows, the first ones.
const SHOWN: usize = 32;

/// Draw the standings
///
/// The first 32 places with points and tables, as SVG: for a page, a messenger or a wall.
#[utoipa::path(tag = "pictures", operation_id = "draw_tournament_standings",
    params(("tournament_id" = Uuid, Path), ThemeQuery), security((), ("bearer" = [])),
    responses((status = 200, description = "The picture", content_type = "image/svg+xml", body = String),
        (status = 304, description = "Not changed")),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-rate-class" = json!(RateClass::Computations)), ("x-other-parameters" = json!(IGNORED)),
        ("x-problems" = json!([ProblemCode::NotFound]))))]
#[get("/v1/tournaments/{tournament_id}/standings.svg")]
pub async fn show_standings(
    db: web::Data<Database>,
    Viewer(viewer): Viewer,
    id: web::Path<Uuid>,
    query: Query<ThemeQuery>,
    known: IfNoneMatch,
) -> Result<HttpResponse, Problem> {
    let hosted = views::tournament(&db, viewer, *id).await?;
    let all = hosted.standings();
    let account = |line: &Standing| hosted.accounts.get(line.entrant).copied().flatten();
    let names = views::names(&db, &hosted, viewer, all.iter().take(SHOWN).filter_map(account).collect()).await?;
    let row = |line: &Standing| StandingsRow {
        place: line.place,
        name: account(line).and_then(|account| names.get(&account).cloned()),
        points: line.points.value(),
        wins: line.wins,
        tables: line.played,
        is_present: hosted.state.entrants.get(line.entrant).is_some_and(|player| player.presence == Presence::Here),
    };
    let standings = Standings {
        title: hosted.settings.name.clone(),
        subtitle: about(&hosted),
        rows: all.iter().take(SHOWN).map(row).collect(),
        more: all.len().saturating_sub(SHOWN),
        theme: query.theme.unwrap_or_default(),
        language: language::current(),
    };
    Ok(picture::respond(&known, Drawn::svg(standings.svg())))
}

/// The phase, the players and the rounds.
pub fn about(hosted: &HostedTournament) -> Message {
    let phase = match hosted.state.phase {
        Phase::Open => message!("picture-standings-open"),
        Phase::Running => message!("picture-standings-running"),
        Phase::Finished => message!("picture-standings-finished"),
        Phase::Cancelled => message!("picture-standings-cancelled"),
    };
    let players = message!("picture-standings-players", count = hosted.state.present().count());
    let rounds = message!("picture-standings-rounds", count = hosted.state.rounds.len());
    message!("picture-standings-about", phase, players, rounds)
}
