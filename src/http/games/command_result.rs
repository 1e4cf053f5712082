//! The answer to a command: a move, a start or a resignation.

use crate::{
    engine::{Command, Occupant, Seat},
    hosting::hosted_game::HostedGame,
    http::{
        games::views::{self, LiveGameView},
        guards::idempotency::note_replay,
        problem::{Problem, ProblemCode},
    },
    identity::TokenSubject,
    log::{
        chain::Head,
        codec::{CodecError, LogPosition, RecordedEvent},
        logged_event::{LoggedEvent, logged},
    },
    metrics::MoveLabels,
    store::{
        CommandOptions, Database, Done, GameError,
        events::history,
        games::{
            commands,
            past::{self, PastCommand},
            visible,
        },
        idempotency::{self, Executed, IdempotentRequest, StoredResponse},
        notifications::suppression,
    },
};
use actix_web::HttpResponse;
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

/// The most missed events that a refusal includes; the rest is at `GET …/events`.
const MISSED: u32 = 500;

/// The result of a command.
#[derive(Serialize, ToSchema)]
pub struct CommandResult {
    /// The number of the last event.
    #[schema(example = 44)]
    pub version: u32,
    /// The head of the log, which is also the `ETag`. Send it as `If-Match` with your next move.
    pub head: Head,
    /// The new events, as you may see them. They include the bots' next moves, unless the bots need
    /// long to think.
    pub events: Vec<LoggedEvent>,
    /// The game as you now see it.
    pub view: LiveGameView,
}

/// The manner in which a view includes your legal moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum MovesInView {
    /// Not at all.
    #[default]
    False,
    /// Every move, in `moves`.
    True,
    /// Counts, and routes and cities with their payments in groups, in `move_summary`.
    Summary,
}

/// Options of the view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ViewQuery {
    /// The manner in which the view includes your legal moves: not at all, all of them, or in
    /// short.
    #[serde(default)]
    #[param(inline)]
    pub moves: MovesInView,
    /// Includes the plan for your tickets. Default: false.
    #[serde(default)]
    #[param(required = false)]
    pub plan: bool,
}

/// Runs an account's command and builds the answer.
///
/// # Errors
/// The refusals of the rules; a stale version, with the missed events; a changed history, with the
/// current view.
pub async fn run(
    db: &Database,
    game: Uuid,
    caller: TokenSubject,
    command: &Command,
    expected: Option<Head>,
    key: Option<&IdempotentRequest>,
    query: ViewQuery,
) -> Result<HttpResponse, Problem> {
    let TokenSubject { account, session } = caller;
    let options = CommandOptions { expected, key, ..CommandOptions::default() };
    let outcome = execute(db, game, account, command, options, query).await;
    if let Command::Play(_) = command {
        count_move(db, &outcome);
    }
    let CommandAnswer { head, text, is_repeated } = outcome?;
    suppression::note_requested(db, session, game, head.version);
    let mut response = views::tagged(HttpResponse::Ok(), head);
    note_replay(&mut response, is_repeated);
    Ok(response.content_type("application/json").body(text))
}

struct CommandAnswer {
    head: Head,
    text: String,
    is_repeated: bool,
}

async fn execute(
    db: &Database,
    game: Uuid,
    account: Uuid,
    command: &Command,
    options: CommandOptions<'_>,
    query: ViewQuery,
) -> Result<CommandAnswer, Problem> {
    let executed = match commands::act(db, game, account, command, options).await {
        Err(fault) if fault.fault().is_some() => Err(fault),
        done => idempotency::or_replay(db, options.key, done).await,
    };
    let (head, text, is_repeated) = match executed {
        Ok(Executed::Fresh(Done::Changed(outcome) | Done::Unchanged(outcome))) => {
            let seat = outcome.game.seat_of(account);
            (outcome.game.head, response(&outcome.game, &outcome.recorded(), seat, query)?, false)
        }
        Ok(Executed::Replayed(StoredResponse { head, .. })) => {
            (head, past_response(db, game, account, head, query).await?, true)
        }
        Err(GameError::Stale { head }) => {
            return Err(stale(db, game, account, options.expected.unwrap_or(head)).await?);
        }
        Err(GameError::HistoryChanged) => return Err(history_changed(db, game, Some(account)).await?),
        Err(error) => return Err(error.into()),
    };
    Ok(CommandAnswer { head, text, is_repeated })
}

fn count_move(db: &Database, outcome: &Result<CommandAnswer, Problem>) {
    let (outcome, code) = match outcome {
        Ok(CommandAnswer { is_repeated: false, .. }) => ("accepted", ""),
        Ok(CommandAnswer { is_repeated: true, .. }) => ("replayed", ""),
        Err(Problem { code: ProblemCode::StaleVersion, .. }) => ("stale", ""),
        Err(problem) => ("refused", problem.code.name()),
    };
    db.metrics().moves.get_or_create(&MoveLabels { outcome, code }).inc();
}

/// The same answer once more. It follows from the log, so only its head is stored.
async fn past_response(
    db: &Database,
    game: Uuid,
    account: Uuid,
    head: Head,
    query: ViewQuery,
) -> Result<String, Problem> {
    let PastCommand { events, game } = past::command_before(db, game, head).await?;
    // A stand-in may sit there now.
    let place = game.place_of(account).or_else(|| game.former_seat(account));
    let seat = place.filter(|seat| game.game.occupants()[*seat] == Occupant::Person);
    Ok(response(&game, &events, seat, query)?)
}

fn response(
    hosted: &HostedGame,
    events: &[RecordedEvent],
    seat: Option<Seat>,
    query: ViewQuery,
) -> serde_json::Result<String> {
    let events = logged(events, seat, hosted.is_disclosed()).collect();
    let view = LiveGameView::new(hosted, seat, query);
    let result = CommandResult { version: hosted.head.version, head: hosted.head, events, view };
    serde_json::to_string(&result)
}

/// The refusal of a command for an outdated state, with the events since.
pub async fn stale(db: &Database, game: Uuid, account: Uuid, seen: Head) -> Result<Problem, Problem> {
    let hosted = visible::game_for(db, game, Some(account)).await?;
    let (seat, is_disclosed) = (hosted.seat_of(account), hosted.is_disclosed());
    let until = hosted.head.version.min(seen.version.saturating_add(MISSED));
    let missed = match history::events(db, game, LogPosition::Head(seen), until).await {
        Err(GameError::HistoryChanged) => return history_changed(db, game, Some(account)).await,
        missed => missed?,
    };
    let problem = Problem::from(GameError::Stale { head: hosted.head });
    Ok(problem.with("events", json!(logged(&missed, seat, is_disclosed).collect::<Vec<_>>())))
}

/// The refusal for a client whose history differs from the log, with the current game.
pub async fn history_changed(db: &Database, game: Uuid, account: Option<Uuid>) -> Result<Problem, Problem> {
    let hosted = visible::game_for(db, game, account).await?;
    let view = LiveGameView::new(&hosted, account.and_then(|account| hosted.seat_of(account)), ViewQuery::default());
    let view = serde_json::to_value(view).map_err(CodecError::Encode)?;
    Ok(Problem::from(GameError::HistoryChanged).with("head", hosted.head.to_string()).with("view", view))
}
