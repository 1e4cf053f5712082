//! Reading the rows of a statement to the end of its transaction.
//!
//! `diesel_async::RunQueryDsl::get_result` and `first` return at the first row. PostgreSQL sends that
//! row before it commits a statement that is a transaction of its own, so a server that dies in
//! between has answered and kept nothing. `load` and `execute` return when PostgreSQL is ready for
//! the next statement; `clippy.toml` disallows the rest.

use diesel::result::{Error, QueryResult};
use diesel_async::{AsyncConnectionCore, RunQueryDsl, methods::LoadQuery};

/// Queries of which the first row is wanted.
pub(crate) trait Fetch<C: AsyncConnectionCore>: Sized {
    /// The first row, once the transaction of the statement has ended.
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

    /// The first row if there is one, once the transaction of the statement has ended.
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
