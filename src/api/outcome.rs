//! What a command led to: the answer to a move, to a start, to a resignation.

use super::{
    logged::{LoggedEvent, logged},
    problem::{Code, Problem},
    views::{self, View},
};
use crate::{
    engine::Command,
    store::{self, Done, Kept, Keyed, Played, Store, Terms},
};
use actix_web::HttpResponse;
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

/// The most missed events that a refusal tells; the rest is at `GET …/events`.
const MISSED: u32 = 500;

/// What a move led to.
#[derive(Serialize, ToSchema)]
pub struct Outcome {
    /// The number of the last event.
    #[schema(example = 44)]
    pub version: u32,
    /// What happened, as you may see it; bots that follow have moved already, unless they have to think for long.
    pub events: Vec<LoggedEvent>,
    /// The game as you see it now.
    pub view: View,
}

/// What the view is to contain.
#[derive(Clone, Copy, Default, Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Wanted {
    /// Whether the view lists your legal moves.
    #[serde(default)]
    pub moves: bool,
}

/// Gives an account's command and says what it led to.
///
/// # Errors
/// Whatever the rules say; a stale version with the events missed.
pub async fn of(
    store: &Store,
    game: Uuid,
    account: Uuid,
    command: &Command,
    expected: Option<u32>,
    key: Option<&Keyed>,
    wanted: Wanted,
) -> Result<HttpResponse, Problem> {
    let answer = |played: &Played| answer(played, account, wanted);
    let terms = Terms { expected, key, answer: Some(&answer) };
    let (version, text) = match store.act(game, account, command, terms).await {
        Ok(Done::Now(Played { game, answer, .. })) => (game.game.version, answer),
        Ok(Done::Before(Kept { version, answer, .. })) => (version, answer),
        Err(store::Error::Stale { version }) => {
            return Err(stale(store, game, account, expected.unwrap_or(version), version).await?);
        }
        Err(error) => return Err(error.into()),
    };
    let text = text.ok_or_else(|| Problem::new(Code::Internal, "the answer was not kept"))?;
    Ok(views::tagged(HttpResponse::Ok(), version).content_type("application/json").body(text))
}

fn answer(played: &Played, account: Uuid, wanted: Wanted) -> String {
    let Played { before, events, game: folded, answer: _, .. } = played;
    let seat = folded.seat_of(account);
    let over = folded.game.is_over();
    let events = events.iter().map(|event| (folded.updated_at, event.clone())).collect::<Vec<_>>();
    let (version, events) = (folded.game.version, logged(*before, &events, seat, over).collect());
    let outcome = Outcome { version, events, view: View::of(folded, seat, wanted.moves) };
    serde_json::to_string(&outcome).unwrap_or_default()
}

/// The refusal of a command for a version that is past, with what has happened since.
///
/// # Errors
/// If the events cannot be read.
pub async fn stale(store: &Store, game: Uuid, account: Uuid, seen: u32, version: u32) -> Result<Problem, Problem> {
    let folded = store.game_for(game, Some(account)).await?;
    let (seat, over) = (folded.seat_of(account), folded.game.is_over());
    let missed = store.events(game, seen, version.min(seen.saturating_add(MISSED))).await?;
    let problem = Problem::from(store::Error::Stale { version });
    Ok(problem.with("events", json!(logged(seen, &missed, seat, over).collect::<Vec<_>>())))
}
