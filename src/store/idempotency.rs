//! Idempotency: a request that is sent again with the same key is not executed twice, and gets the
//! same response.

use crate::{
    game::{
        chain::Head,
        codec::{LogPosition, head_from_row},
        hosted_game::HostedGame,
    },
    store::{Connection, DatabaseError, GameError, Store, fetch::Fetch, schema::stored_responses},
};
use diesel::{
    dsl::sql,
    prelude::*,
    sql_types::{Nullable, Text},
};
use diesel_async::RunQueryDsl;
use uuid::Uuid;

/// An idempotent request, which may be sent again.
#[derive(Clone, Debug)]
pub struct IdempotentRequest {
    /// The account that sent it.
    pub account: Uuid,
    /// Where the key counts: the game it is about or, if it looks for a game or opens one, the
    /// account.
    pub scope: Uuid,
    /// The idempotency key, chosen by the client.
    pub key: String,
    /// SHA-256 of the request.
    pub request: [u8; 32],
}

/// The stored response to an idempotent request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredResponse {
    /// The game it concerned.
    pub game: Uuid,
    /// The head of the game's log at that time.
    pub head: Head,
    /// The response; none if it was not stored yet.
    pub answer: Option<String>,
}

/// The result of an idempotent request.
#[derive(Debug)]
pub enum Executed<T> {
    /// It was executed now.
    Fresh(T),
    /// It had been executed before; nothing has changed.
    Replayed(StoredResponse),
}

impl<T> Executed<T> {
    /// Transforms a fresh result.
    pub fn map<U>(self, change: impl FnOnce(T) -> U) -> Executed<U> {
        match self {
            Executed::Fresh(done) => Executed::Fresh(change(done)),
            Executed::Replayed(kept) => Executed::Replayed(kept),
        }
    }
}

impl Store {
    /// The stored response to a request.
    ///
    /// # Errors
    /// `KeyReused` if the key was sent with another request; `HistoryChanged` if the log no longer
    /// contains what was answered.
    pub async fn stored_response(&self, keyed: &IdempotentRequest) -> Result<Option<StoredResponse>, GameError> {
        let mut connection = self.connection("find_stored_response").await?;
        let row = stored_responses::table
            .find((keyed.account, keyed.scope, &keyed.key))
            .select((
                stored_responses::request_hash,
                stored_responses::game_id,
                stored_responses::version,
                stored_responses::head,
                stored_responses::response,
            ))
            .fetch_optional::<(Vec<u8>, Uuid, i32, Vec<u8>, Option<String>)>(&mut connection)
            .await?;
        let Some((request, game, version, hash, answer)) = row else { return Ok(None) };
        if request != keyed.request {
            return Err(GameError::KeyReused);
        }
        // Whether the log still has it, packed or not.
        drop(connection);
        let head = head_from_row(version, hash)?;
        self.events(game, LogPosition::Head(head), head.version).await?;
        Ok(Some(StoredResponse { game, head, answer }))
    }

    /// The result of a request. If it was refused, the same request may have been executed
    /// concurrently; then its stored response is returned.
    pub(crate) async fn or_replay<T>(
        &self,
        done: Result<T, GameError>,
        key: Option<&IdempotentRequest>,
    ) -> Result<Executed<T>, GameError> {
        match (done, key) {
            (Ok(done), _) => Ok(Executed::Fresh(done)),
            (Err(refusal), None) => Err(refusal),
            (Err(refusal), Some(key)) => self.stored_response(key).await?.map(Executed::Replayed).ok_or(refusal),
        }
    }

    /// Stores the response, unless a concurrent request stored one first. Returns the response to
    /// send.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn store_response(
        &self,
        keyed: &IdempotentRequest,
        game: Uuid,
        head: Head,
        answer: &str,
    ) -> Result<String, DatabaseError> {
        let row = (
            stored_responses::account_id.eq(keyed.account),
            stored_responses::scope.eq(keyed.scope),
            stored_responses::key.eq(&keyed.key),
            stored_responses::request_hash.eq(keyed.request.as_slice()),
            stored_responses::game_id.eq(game),
            stored_responses::version.eq(head.version as i32),
            stored_responses::head.eq(head.hash.as_slice()),
            stored_responses::response.eq(answer),
        );
        let first = sql::<Nullable<Text>>("coalesce(stored_responses.response, excluded.response)");
        let kept = diesel::insert_into(stored_responses::table)
            .values(row)
            .on_conflict((stored_responses::account_id, stored_responses::scope, stored_responses::key))
            .do_update()
            .set(stored_responses::response.eq(first))
            .returning(stored_responses::response)
            .fetch_one::<Option<String>>(&mut self.connection("store_response").await?)
            .await?;
        Ok(kept.unwrap_or_else(|| answer.to_owned()))
    }
}

/// Stores the response to a request, if it is known already, in the transaction that executes the
/// request. Otherwise it is stored later.
///
/// # Errors
/// `Contended` if a concurrent request has taken the key.
pub(crate) async fn reserve_key(
    connection: &mut Connection,
    key: &IdempotentRequest,
    hosted: &HostedGame,
    answer: Option<&str>,
) -> Result<(), GameError> {
    let row = (
        stored_responses::account_id.eq(key.account),
        stored_responses::scope.eq(key.scope),
        stored_responses::key.eq(&key.key),
        stored_responses::request_hash.eq(key.request.as_slice()),
        stored_responses::game_id.eq(hosted.id),
        stored_responses::version.eq(hosted.head.version as i32),
        stored_responses::head.eq(hosted.head.hash.as_slice()),
        stored_responses::response.eq(answer),
    );
    let taken = diesel::insert_into(stored_responses::table).values(row).on_conflict_do_nothing();
    if taken.execute(connection).await? == 1 { Ok(()) } else { Err(GameError::Contended) }
}
