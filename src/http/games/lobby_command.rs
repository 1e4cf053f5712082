//! Commands of the lobby, carried out once and answered with the summary of the game.

use crate::{
    engine::Command,
    hosting::hosted_game::HostedGame,
    http::{
        games::summary::{self, GameSummary},
        guards::{
            extract::Caller,
            idempotency::{IdempotencyKey, note_replay},
        },
        problem::Problem,
    },
    log::chain::Head,
    store::{
        CommandOptions, Database, Done, GameError,
        games::commands,
        idempotency::{self, Executed, IdempotentRequest, StoredResponse},
    },
};
use actix_web::{
    HttpResponse,
    http::{StatusCode, header},
};
use serde::Serialize;
use std::sync::Arc;
use uuid::Uuid;

/// Runs a lobby operation on a game once, and answers with the game's summary.
///
/// # Errors
/// The errors of the operation; `KeyReused`.
pub async fn once(
    status: StatusCode,
    db: &Database,
    Caller(account): Caller,
    key: Option<IdempotentRequest>,
    operation: impl AsyncFnOnce(Option<&IdempotentRequest>) -> Result<Done<Arc<HostedGame>>, GameError>,
) -> Result<HttpResponse, Problem> {
    let key = key.as_ref();
    let executed = idempotency::once(db, key, async || operation(key).await).await?;
    let mut response = HttpResponse::build(status);
    note_replay(&mut response, matches!(executed, Executed::Replayed(_)));
    let (game, answer) = match executed {
        Executed::Replayed(StoredResponse { game, head: _, answer: Some(answer) }) => (game, answer),
        Executed::Replayed(StoredResponse { game, head, answer: None }) => {
            let hosted = commands::current_game(db, game).await?;
            (game, store_summary(db, account, key, &hosted, head).await?)
        }
        Executed::Fresh(Done::Unchanged(hosted)) => {
            (hosted.id, store_summary(db, account, None, &hosted, hosted.head).await?)
        }
        Executed::Fresh(Done::Changed(hosted)) => {
            (hosted.id, store_summary(db, account, key, &hosted, hosted.head).await?)
        }
    };
    if status == StatusCode::CREATED {
        response.insert_header((header::LOCATION, format!("/v1/games/{game}")));
    }
    Ok(response.content_type("application/json").body(answer))
}

async fn store_summary(
    db: &Database,
    account: Uuid,
    key: Option<&IdempotentRequest>,
    hosted: &HostedGame,
    head: Head,
) -> Result<String, Problem> {
    let summary: GameSummary = summary::summarize(db, hosted, Some(account)).await?;
    let answer = serde_json::to_string(&summary)?;
    match key {
        Some(key) => Ok(idempotency::store_response(db, key, hosted.id, head, &answer).await?),
        None => Ok(answer),
    }
}

/// Runs a command once, and answers with the game's summary.
///
/// # Errors
/// The refusals of the rules; `KeyReused`.
pub async fn command(
    db: &Database,
    caller: Caller,
    key: IdempotencyKey,
    game: Uuid,
    command: Command,
    body: &impl Serialize,
) -> Result<HttpResponse, Problem> {
    let key = key.keyed(caller.0, body)?;
    let act = async |key: Option<&IdempotentRequest>| {
        let options = CommandOptions { key, ..CommandOptions::default() };
        commands::act(db, game, caller.0, &command, options).await.map(|done| done.map(|outcome| outcome.game))
    };
    once(StatusCode::OK, db, caller, key, act).await
}
