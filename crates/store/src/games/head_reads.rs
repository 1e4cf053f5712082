//! Reading the heads of cached games: checks that arrive together are one statement.

use crate::{
    Connection, Database, DatabaseError,
    batch_worker::{Batched, finish_reads},
    database::fetch::Fetch,
    log::{chain::Head, codec::head_from_row},
    schema::game_heads,
};
use diesel::{
    pg::Pg,
    prelude::*,
    query_builder::{AstPass, Query, QueryFragment, QueryId},
    result::Error as DieselError,
    sql_types::{Binary, Integer, Nullable, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use futures_util::FutureExt;
use std::collections::HashMap;
use tracing::Span;
use uuid::Uuid;

/// The reads of heads of a process; those that do not exist are none.
static HEAD_READS: Batched<Uuid, Result<Option<Head>, DatabaseError>> = Batched {
    queue: |db| &db.process.head_reads,
    apart: None,
    slow: None,
    execute: |db, group| {
        async move {
            let heads = heads_of(db, group.iter().map(|pending| pending.work)).await;
            finish_reads(group, heads, |heads, game| heads.get(game).copied());
        }
        .boxed()
    },
};

/// The present head of a game; none if there is no such game.
pub(crate) async fn head(db: &Database, game: Uuid) -> Result<Option<Head>, DatabaseError> {
    if db.process.is_distributed() {
        // A cluster sends a statement about one game to the one worker that has it.
        return head_of_one(&mut *db.connection("read_head").await?, game).await;
    }
    let found = HEAD_READS.submit(db, game, Span::none()).await;
    found.unwrap_or_else(|| Err(DieselError::BrokenTransactionManager.into()))
}

/// The present heads of games, of any number of them; those that do not exist are left out.
pub(crate) async fn heads(
    db: &Database,
    games: impl IntoIterator<Item = Uuid>,
) -> Result<HashMap<Uuid, Head>, DatabaseError> {
    let rows = game_heads::table.filter(game_heads::game_id.eq_any(games.into_iter().collect::<Vec<_>>()));
    let rows = rows.select((game_heads::game_id, game_heads::version, game_heads::head));
    by_game(rows.load(&mut db.connection("read_heads").await?).await?)
}

/// The same of the games of a group.
async fn heads_of(db: &Database, games: impl Iterator<Item = Uuid>) -> Result<HashMap<Uuid, Head>, DatabaseError> {
    by_game(LookUpHeads::of(games).load(&mut db.connection("read_heads").await?).await?)
}

fn by_game(rows: Vec<(Uuid, i32, Vec<u8>)>) -> Result<HashMap<Uuid, Head>, DatabaseError> {
    let head = |(game, version, hash)| Ok((game, head_from_row(version, hash)?));
    rows.into_iter().map(head).collect()
}

/// Looks up the heads of a few games by primary key. PostgreSQL keeps its plan; of `game_id = ANY
/// ($1)` it would make a new one each time, because one for so many games looks cheaper than one for
/// any number. The subquery is not merged into its surroundings, so each game is looked up by itself.
struct LookUpHeads(Vec<Option<Uuid>>);

impl LookUpHeads {
    /// Each game once, however many watch it. There is a statement for each power of two; its spare
    /// parameters are null, and find nothing.
    fn of(games: impl Iterator<Item = Uuid>) -> LookUpHeads {
        let mut games = games.map(Some).collect::<Vec<_>>();
        games.sort_unstable();
        games.dedup();
        games.resize(games.len().next_power_of_two(), None);
        LookUpHeads(games)
    }
}

impl QueryId for LookUpHeads {
    type QueryId = ();

    // Statements of other sizes have other texts, so they are distinguished by these.
    const HAS_STATIC_QUERY_ID: bool = false;
}

impl Query for LookUpHeads {
    type SqlType = (SqlUuid, Integer, Binary);
}

impl<C> diesel::query_dsl::RunQueryDsl<C> for LookUpHeads {}

impl QueryFragment<Pg> for LookUpHeads {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql("SELECT h.game_id, h.version, h.head FROM (VALUES ");
        for (nth, game) in self.0.iter().enumerate() {
            out.push_sql(if nth == 0 { "(" } else { "), (" });
            out.push_bind_param::<Nullable<SqlUuid>, _>(game)?;
        }
        out.push_sql(
            ")) AS asked (id) CROSS JOIN LATERAL \
             (SELECT game_id, version, head FROM game_heads WHERE game_id = asked.id OFFSET 0) AS h",
        );
        Ok(())
    }
}

pub(crate) async fn head_of_one(connection: &mut Connection, game: Uuid) -> Result<Option<Head>, DatabaseError> {
    let row = game_heads::table.find(game).select((game_heads::version, game_heads::head));
    let row = row.fetch_optional::<(i32, Vec<u8>)>(connection).await?;
    Ok(row.map(|(version, hash)| head_from_row(version, hash)).transpose()?)
}
