//! Statements that each connection keeps prepared.
//!
//! diesel has PostgreSQL parse and plan a statement in SQL, or an INSERT of several rows, each time. That is
//! most of the work for a statement on a few rows.

use diesel::{
    pg::Pg,
    query_builder::{AstPass, Query, QueryFragment, QueryId},
    result::QueryResult,
};

/// A statement that is prepared once, by its text. There must be few texts of it. After five executions
/// PostgreSQL may choose one plan for all values.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Prepared<Q>(Q);

/// Statements that can be kept prepared.
pub(crate) trait Prepare: Sized {
    /// The statement, prepared once.
    fn prepared(self) -> Prepared<Self> {
        Prepared(self)
    }
}

impl<Q: QueryFragment<Pg>> Prepare for Q {}

impl<Q: QueryFragment<Pg>> QueryFragment<Pg> for Prepared<Q> {
    fn walk_ast<'b>(&'b self, out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        self.0.walk_ast(out)
    }

    fn is_safe_to_cache_prepared(&self, _: &Pg) -> QueryResult<bool> {
        Ok(true)
    }
}

/// Without an id, connections tell statements apart by their text.
impl<Q> QueryId for Prepared<Q> {
    type QueryId = ();
    const HAS_STATIC_QUERY_ID: bool = false;
}

impl<Q: Query> Query for Prepared<Q> {
    type SqlType = Q::SqlType;
}

impl<Q, C> diesel::query_dsl::RunQueryDsl<C> for Prepared<Q> {}
