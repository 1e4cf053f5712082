//! Answers kept for who asks again with the same key: what was done once is not done twice, and its answer stays the same.

use super::{Error, Store, fetch::Fetch, schema::kept_answers};
use diesel::{
    dsl::sql,
    prelude::*,
    sql_types::{Nullable, Text},
};
use uuid::Uuid;

/// A request that may be sent again.
#[derive(Clone, Debug)]
pub struct Keyed {
    /// Who asks.
    pub account: Uuid,
    /// The key of his choice.
    pub key: String,
    /// SHA-256 of what he asks.
    pub request: [u8; 32],
}

/// What was done for a keyed request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// In which game.
    pub game: Uuid,
    /// The game's version then.
    pub version: u32,
    /// What was answered; none if it was not answered yet.
    pub answer: Option<String>,
}

/// What came of a request that may have been sent before.
#[derive(Debug)]
pub enum Done<T> {
    /// It was done.
    Now(T),
    /// It had been done before, and nothing has changed.
    Before(Kept),
}

impl<T> Done<T> {
    /// The same of something else.
    pub fn map<U>(self, change: impl FnOnce(T) -> U) -> Done<U> {
        match self {
            Done::Now(done) => Done::Now(change(done)),
            Done::Before(kept) => Done::Before(kept),
        }
    }
}

impl Store {
    /// What was done for a request before.
    ///
    /// # Errors
    /// `KeyReused` if its key was sent with another request.
    pub async fn kept(&self, keyed: &Keyed) -> Result<Option<Kept>, Error> {
        let row = kept_answers::table
            .find((keyed.account, &keyed.key))
            .select((kept_answers::request, kept_answers::game_id, kept_answers::version, kept_answers::answer))
            .fetch_optional::<(Vec<u8>, Uuid, i32, Option<String>)>(&mut self.connection().await?)
            .await?;
        match row {
            Some((request, ..)) if request != keyed.request => Err(Error::KeyReused),
            Some((_, game, version, answer)) => Ok(Some(Kept { game, version: version as u32, answer })),
            None => Ok(None),
        }
    }

    /// What came of a request. If it was refused, another with its key may have been done meanwhile.
    pub(super) async fn or_before<T>(&self, done: Result<T, Error>, key: Option<&Keyed>) -> Result<Done<T>, Error> {
        match (done, key) {
            (Ok(done), _) => Ok(Done::Now(done)),
            (Err(refusal), None) => Err(refusal),
            (Err(refusal), Some(key)) => self.kept(key).await?.map(Done::Before).ok_or(refusal),
        }
    }

    /// Keeps the answer to what was done, unless another was kept meanwhile; answers the one that is to be given.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn keep_answer(&self, keyed: &Keyed, game: Uuid, version: u32, answer: &str) -> Result<String, Error> {
        let row = (
            kept_answers::account_id.eq(keyed.account),
            kept_answers::key.eq(&keyed.key),
            kept_answers::request.eq(keyed.request.as_slice()),
            kept_answers::game_id.eq(game),
            kept_answers::version.eq(version as i32),
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
