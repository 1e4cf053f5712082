//! Answers kept for who asks again with the same key: what was done once is not done twice, and its answer stays the same.

use crate::{
    game::{chain::Head, codec::head_of, hosted_game::HostedGame},
    store::{
        Connection, Error, Store,
        fetch::Fetch,
        schema::{game_events, kept_answers},
    },
};
use diesel::{
    dsl::sql,
    prelude::*,
    sql_types::{Nullable, Text},
};
use diesel_async::RunQueryDsl;
use uuid::Uuid;

/// A request that may be sent again.
#[derive(Clone, Debug)]
pub struct IdempotentRequest {
    /// Who asks.
    pub account: Uuid,
    /// The key of his choice.
    pub key: String,
    /// SHA-256 of what he asks.
    pub request: [u8; 32],
}

/// What was done for a keyed request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredResponse {
    /// In which game.
    pub game: Uuid,
    /// The head of the game's log then.
    pub head: Head,
    /// What was answered; none if it was not answered yet.
    pub answer: Option<String>,
}

/// What came of a request that may have been sent before.
#[derive(Debug)]
pub enum Done<T> {
    /// It was done.
    Fresh(T),
    /// It had been done before, and nothing has changed.
    Replayed(StoredResponse),
}

impl<T> Done<T> {
    /// The same of something else.
    pub fn map<U>(self, change: impl FnOnce(T) -> U) -> Done<U> {
        match self {
            Done::Fresh(done) => Done::Fresh(change(done)),
            Done::Replayed(kept) => Done::Replayed(kept),
        }
    }
}

impl Store {
    /// What was done for a request before.
    ///
    /// # Errors
    /// `KeyReused` if its key was sent with another request; `HistoryChanged` if the log does not have what was answered.
    pub async fn kept(&self, keyed: &IdempotentRequest) -> Result<Option<StoredResponse>, Error> {
        let is_logged = game_events::game_id
            .eq(kept_answers::game_id)
            .and(game_events::seq.eq(kept_answers::version).and(game_events::head.eq(kept_answers::head)));
        let row = kept_answers::table
            .left_join(game_events::table.on(is_logged))
            .filter(kept_answers::account_id.eq(keyed.account).and(kept_answers::key.eq(&keyed.key)))
            .select((
                kept_answers::request,
                kept_answers::game_id,
                kept_answers::version,
                game_events::head.nullable(),
                kept_answers::answer,
            ))
            .fetch_optional::<(Vec<u8>, Uuid, i32, Option<Vec<u8>>, Option<String>)>(&mut self.connection().await?)
            .await?;
        let Some((request, game, version, hash, answer)) = row else { return Ok(None) };
        if request != keyed.request {
            return Err(Error::KeyReused);
        }
        let head = head_of(version, hash.ok_or(Error::HistoryChanged)?)?;
        Ok(Some(StoredResponse { game, head, answer }))
    }

    /// What came of a request. If it was refused, another with its key may have been done meanwhile.
    pub(crate) async fn or_before<T>(
        &self,
        done: Result<T, Error>,
        key: Option<&IdempotentRequest>,
    ) -> Result<Done<T>, Error> {
        match (done, key) {
            (Ok(done), _) => Ok(Done::Fresh(done)),
            (Err(refusal), None) => Err(refusal),
            (Err(refusal), Some(key)) => self.kept(key).await?.map(Done::Replayed).ok_or(refusal),
        }
    }

    /// Keeps the answer to what was done, unless another was kept meanwhile; answers the one that is to be given.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn keep_answer(
        &self,
        keyed: &IdempotentRequest,
        game: Uuid,
        head: Head,
        answer: &str,
    ) -> Result<String, Error> {
        let row = (
            kept_answers::account_id.eq(keyed.account),
            kept_answers::key.eq(&keyed.key),
            kept_answers::request.eq(keyed.request.as_slice()),
            kept_answers::game_id.eq(game),
            kept_answers::version.eq(head.version as i32),
            kept_answers::head.eq(head.hash.as_slice()),
            kept_answers::answer.eq(answer),
        );
        let first = sql::<Nullable<Text>>("coalesce(kept_answers.answer, excluded.answer)");
        let kept = diesel::insert_into(kept_answers::table)
            .values(row)
            .on_conflict((kept_answers::account_id, kept_answers::key))
            .do_update()
            .set(kept_answers::answer.eq(first))
            .returning(kept_answers::answer)
            .fetch_one::<Option<String>>(&mut self.connection().await?)
            .await?;
        Ok(kept.unwrap_or_else(|| answer.to_owned()))
    }
}

/// Takes a key for what is done in the same transaction; its answer is kept later.
pub(crate) async fn claim(
    connection: &mut Connection,
    key: &IdempotentRequest,
    folded: &HostedGame,
) -> Result<(), Error> {
    let row = (
        kept_answers::account_id.eq(key.account),
        kept_answers::key.eq(&key.key),
        kept_answers::request.eq(key.request.as_slice()),
        kept_answers::game_id.eq(folded.id),
        kept_answers::version.eq(folded.head.version as i32),
        kept_answers::head.eq(folded.head.hash.as_slice()),
    );
    let taken = diesel::insert_into(kept_answers::table).values(row).on_conflict_do_nothing();
    if taken.execute(connection).await? == 1 { Ok(()) } else { Err(Error::KeyInUse) }
}
