//! Commands and their attempts. A move costs one statement, which it may share with moves of other
//! games, if this process knows the game's last version, and four if it does not (refused append,
//! version, events, append).

use crate::{
    Database, DatabaseError, GameError,
    absences::sleeping_hours::sleepers,
    access,
    engine::{Command, SleepingTimes},
    games::{
        command_options::{AlsoWrite, CommandOptions},
        committed, due, hosted_games, outcomes, thinking,
    },
    hosting::{
        hosted_game::{HostedGame, Request},
        outcome::CommandOutcome,
    },
    idempotency::{self, Done},
    retry::{ATTEMPTS, retry_contended},
};
use std::{sync::Arc, time::Duration};
use uuid::Uuid;

/// The game as it is now, after everything that the server had to do in it.
///
/// # Errors
/// `NoSuchGame`.
pub async fn current_game(db: &Database, id: Uuid) -> Result<Arc<HostedGame>, GameError> {
    retry_contended(ATTEMPTS, || async move {
        let hosted = hosted_games::load(db, id).await?;
        let Some(due) = hosted.due(db.process.time.now(), &db.process.limits) else { return Ok(Some(hosted)) };
        if let Some(outcome) = due::run(db, &hosted, due).await? {
            committed::after_commit(db, &outcome);
        }
        Ok(None)
    })
    .await
}

/// Runs a command of an account, then lets the bots that follow move.
///
/// # Errors
/// `NoSuchGame`, also if the account may not see the game; `Stale`, `Rejected`. The game has not
/// changed then.
pub async fn act(
    db: &Database,
    id: Uuid,
    account: Uuid,
    command: &Command,
    options: CommandOptions<'_>,
) -> Result<Done<CommandOutcome>, GameError> {
    let outcome = run(db, id, &Request::Account(account, command.clone()), options).await?;
    Ok(if outcome.events.is_empty() { Done::Unchanged(outcome) } else { Done::Changed(outcome) })
}

/// Runs a command of the operator.
///
/// # Errors
/// `NoSuchGame`, `Rejected`.
pub(crate) async fn operate(
    db: &Database,
    id: Uuid,
    command: Command,
    also: Option<&AlsoWrite>,
) -> Result<CommandOutcome, GameError> {
    run(db, id, &Request::Operator(command), CommandOptions { also, ..CommandOptions::default() }).await
}

async fn run(
    db: &Database,
    id: Uuid,
    request: &Request,
    options: CommandOptions<'_>,
) -> Result<CommandOutcome, GameError> {
    // The cached game may be outdated. A success is proven by the append; a refusal only by
    // reading the game again. A database fault proves nothing: the move may have been written,
    // so it must not be tried again.
    let is_known_here = |known: &Arc<HostedGame>| request.account().is_none_or(|by| known.place_of(by).is_some());
    let remembered = db.process.hosted.get(id).filter(is_known_here);
    if let Some(remembered) = remembered {
        match attempt(db, &remembered, request, options).await {
            Ok(Some(outcome)) => {
                hosted_games::count_fold(db, "memory");
                return Ok(outcome);
            }
            Ok(None) | Err(GameError::Rejected(_) | GameError::Stale { .. }) => {}
            Err(fault) => return Err(fault),
        }
    }
    retry_contended(ATTEMPTS, || async move {
        let current = current_game(db, id).await?;
        if let Some(account) = request.account() {
            access::check_may_see(db, &current, Some(account)).await?;
        }
        attempt(db, &current, request, options).await
    })
    .await
}

/// One attempt. None if the log has moved on, or the server has something to do in the game
/// first.
pub(crate) async fn attempt(
    db: &Database,
    known: &HostedGame,
    request: &Request,
    options: CommandOptions<'_>,
) -> Result<Option<CommandOutcome>, GameError> {
    let thinking = db.process.limits.thinking;
    let known = HostedGame { sleepers: sleepers_if_starting(db, known, request).await?, ..known.clone() };
    let Some(outcome) = decide(db, known, request, options, thinking).await? else { return Ok(None) };
    if !outcomes::write(db, &outcome, request.account(), options).await? {
        return Ok(None);
    }
    if let Some(key) = options.key.filter(|_| !outcome.events.is_empty()) {
        idempotency::note_stored(db, key.account, 0);
    }
    committed::after_commit(db, &outcome);
    Ok(Some(outcome))
}

/// Decides a command without writing anything. None if the server has something to do in the game first. `thinking` is zero where a connection is held.
pub(crate) async fn decide(
    db: &Database,
    known: HostedGame,
    request: &Request,
    options: CommandOptions<'_>,
    thinking: Duration,
) -> Result<Option<CommandOutcome>, GameError> {
    let now = db.process.time.now();
    if known.due(now, &db.process.limits).is_some() {
        return Ok(None);
    }
    // A viewer without a seat may see the game later, and does not learn here which heads it has.
    let is_seated = request.account().is_none_or(|by| known.place_of(by).is_some());
    if is_seated && options.expected.is_some_and(|expected| expected != known.head) {
        return Err(GameError::Stale { head: known.head });
    }
    thinking::outcome(db, known, request, now, thinking).await.map(Some)
}

/// The sleeping hours of players, if this request may begin a game in which they count.
async fn sleepers_if_starting(
    db: &Database,
    known: &HostedGame,
    request: &Request,
) -> Result<Vec<(Uuid, SleepingTimes)>, DatabaseError> {
    match request {
        Request::Account(by, Command::Start | Command::Join(..) | Command::AddBot(..))
            if known.takes_sleeping_hours() =>
        {
            let players = known.participants().into_iter().chain([*by]).collect::<Vec<_>>();
            sleepers(db, &mut *db.connection("list_sleepers").await?, known, &players).await
        }
        Request::Account(..) | Request::Operator(_) | Request::Bots => Ok(Vec::new()),
    }
}
