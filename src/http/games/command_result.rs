//! What a command led to: the answer to a move, to a start, to a resignation.

use crate::{
    engine::Command,
    game::{chain::Head, codec::After, outcome::Played},
    http::{
        games::{
            event_view::{LoggedEvent, logged},
            views::{self, View},
        },
        support::problem::{Code, Problem},
    },
    store::{self, Done, IdempotentRequest, Store, StoredResponse, Terms},
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
    /// The head of the log, also the `ETag`: send it as `If-Match` with the next move.
    pub head: Head,
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
/// Whatever the rules say; a stale version with the events missed; a history that has changed with the present view.
pub async fn of(
    store: &Store,
    game: Uuid,
    account: Uuid,
    command: &Command,
    expected: Option<Head>,
    key: Option<&IdempotentRequest>,
    wanted: Wanted,
) -> Result<HttpResponse, Problem> {
    let answer = |played: &Played| answer(played, account, wanted);
    let terms = Terms { expected, key, answer: Some(&answer) };
    let (head, text) = match store.act(game, account, command, terms).await {
        Ok(Done::Fresh(Played { game, answer, .. })) => (game.head, answer),
        Ok(Done::Replayed(StoredResponse { head, answer, .. })) => (head, answer),
        Err(store::Error::Stale { head }) => return Err(stale(store, game, account, expected.unwrap_or(head)).await?),
        Err(store::Error::HistoryChanged) => return Err(history_changed(store, game, Some(account)).await?),
        Err(error) => return Err(error.into()),
    };
    let text = text.ok_or_else(|| Problem::new(Code::Internal, "the answer was not kept"))?;
    Ok(views::tagged(HttpResponse::Ok(), head).content_type("application/json").body(text))
}

fn answer(played: &Played, account: Uuid, wanted: Wanted) -> String {
    let folded = &played.game;
    let seat = folded.seat_of(account);
    let events = logged(&played.recorded(), seat, folded.game.is_over()).collect();
    let view = View::of(folded, seat, wanted.moves);
    let outcome = Outcome { version: folded.head.version, head: folded.head, events, view };
    serde_json::to_string(&outcome).unwrap_or_default()
}

/// The refusal of a command for a state that is past, with what has happened since.
///
/// # Errors
/// If the events cannot be read.
pub async fn stale(store: &Store, game: Uuid, account: Uuid, seen: Head) -> Result<Problem, Problem> {
    let folded = store.game_for(game, Some(account)).await?;
    let (seat, over) = (folded.seat_of(account), folded.game.is_over());
    let until = folded.head.version.min(seen.version.saturating_add(MISSED));
    let missed = match store.events(game, After::Head(seen), until).await {
        Err(store::Error::HistoryChanged) => return history_changed(store, game, Some(account)).await,
        missed => missed?,
    };
    let problem = Problem::from(store::Error::Stale { head: folded.head });
    Ok(problem.with("events", json!(logged(&missed, seat, over).collect::<Vec<_>>())))
}

/// The refusal of a request by a client that knows another history than the log's, with the game as it is.
///
/// # Errors
/// If the game cannot be read.
pub async fn history_changed(store: &Store, game: Uuid, account: Option<Uuid>) -> Result<Problem, Problem> {
    let folded = store.game_for(game, account).await?;
    let view = View::of(&folded, account.and_then(|account| folded.seat_of(account)), false);
    let view = serde_json::to_value(view).map_err(store::Error::Encode)?;
    Ok(Problem::from(store::Error::HistoryChanged).with("head", folded.head.to_string()).with("view", view))
}
