//! Reading the rows of a statement until its transaction has ended.
//!
//! `diesel_async::RunQueryDsl::get_result` and `first` return at the first row. PostgreSQL sends
//! that row before it commits a single-statement transaction, so a server that crashes in between
//! has answered without keeping anything. `load` and `execute` return when PostgreSQL is ready for
//! the next statement; `clippy.toml` disallows the others.

use diesel::result::{Error, QueryResult};
use diesel_async::{AsyncConnectionCore, RunQueryDsl, methods::LoadQuery};

/// Queries that return one row.
pub trait Fetch<C: AsyncConnectionCore>: Sized {
    /// Returns the first row, once the statement's transaction has ended.
    ///
    /// # Errors
    /// `NotFound` if there is no row.
    fn fetch_one<'query, U>(self, connection: &mut C) -> impl Future<Output = QueryResult<U>> + Send
    where
        U: Send,
        Self: LoadQuery<'query, C, U> + 'query,
    {
        let row = self.fetch_optional(connection);
        async { row.await?.ok_or(Error::NotFound) }
    }

    /// Returns the first row, if there is one, once the statement's transaction has ended.
    fn fetch_optional<'query, U>(self, connection: &mut C) -> impl Future<Output = QueryResult<Option<U>>> + Send
    where
        U: Send,
        Self: LoadQuery<'query, C, U> + 'query,
    {
        let rows = self.load(connection);
        async { Ok(rows.await?.into_iter().next()) }
    }
}

impl<Q, C: AsyncConnectionCore> Fetch<C> for Q {}
