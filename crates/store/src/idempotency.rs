//! Idempotency: a request that is sent again with the same key is not executed twice, and gets the
//! same response.

use crate::{
    Connection, Database, DatabaseError, GameError,
    database::fetch::Fetch,
    events::history,
    hosting::hosted_game::HostedGame,
    log::{
        chain::Head,
        codec::{LogPosition, head_from_row},
    },
    schema::stored_responses,
};
use diesel::{
    dsl::sql,
    prelude::*,
    result::Error as DieselError,
    sql_query,
    sql_types::{Array, BigInt, Nullable, Text, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use uuid::Uuid;

#[derive(Clone, Debug)]
pub struct IdempotentRequest {
    pub account: Uuid,
    /// The scope of the key: the game that the request is about or, if it looks for a game or opens
    /// one, the account.
    pub scope: Uuid,
    /// The idempotency key, chosen by the client.
    pub key: String,
    /// SHA-256 of the request.
    pub request: [u8; 32],
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredResponse {
    pub game: Uuid,
    /// The head of the game's log at that time.
    pub head: Head,
    /// The response; none if it follows from the log, or was not stored yet.
    pub answer: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Done<T> {
    /// It changed something; its request is stored with it.
    Changed(T),
    /// There was nothing to change. Nothing is stored: repeating it changes nothing either.
    Unchanged(T),
}

impl<T> Done<T> {
    pub fn map<U>(self, change: impl FnOnce(T) -> U) -> Done<U> {
        match self {
            Done::Changed(done) => Done::Changed(change(done)),
            Done::Unchanged(done) => Done::Unchanged(change(done)),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Executed<T> {
    /// It was executed now.
    Fresh(Done<T>),
    /// It had been executed before; nothing has changed.
    Replayed(StoredResponse),
}

/// Executes a request, unless it was executed before.
///
/// # Errors
/// The refusals of the operation; `KeyReused`, `HistoryChanged`.
pub async fn once<T, E: From<GameError>>(
    db: &Database,
    key: Option<&IdempotentRequest>,
    operation: impl AsyncFnOnce() -> Result<Done<T>, E>,
) -> Result<Executed<T>, E> {
    match key {
        None => operation().await.map(Executed::Fresh),
        Some(key) => match stored_response(db, key).await? {
            Some(stored) => Ok(Executed::Replayed(stored)),
            None => or_replay(db, Some(key), operation().await).await,
        },
    }
}

/// The result of a request, or its stored response: if it was refused or changed nothing, it may
/// have been executed before, or concurrently. Moves look for the response only then.
///
/// # Errors
/// The refusal, if the request was not executed; `KeyReused`, `HistoryChanged`.
pub async fn or_replay<T, E: From<GameError>>(
    db: &Database,
    key: Option<&IdempotentRequest>,
    done: Result<Done<T>, E>,
) -> Result<Executed<T>, E> {
    match (done, key) {
        (done @ Ok(Done::Changed(_)), _) | (done, None) => done.map(Executed::Fresh),
        (Ok(Done::Unchanged(done)), Some(key)) => {
            let stored = stored_response(db, key).await?;
            Ok(stored.map_or(Executed::Fresh(Done::Unchanged(done)), Executed::Replayed))
        }
        (Err(refusal), Some(key)) => response_despite(db, refusal, key).await.map(Executed::Replayed),
    }
}

/// The limits of the responses that are kept for an account, in number and in bytes. The latest are
/// kept: a phone repeats what it sent last.
const MAX_ROWS: i64 = 1000;
const MAX_BYTES: i64 = 8 << 20;

/// The responses of an account beyond those that are kept. `pg_column_size` is their size as stored.
const TOO_MANY: &str = "SELECT scope, key FROM (SELECT scope, key, row_number() OVER newest AS place, \
        sum(pg_column_size(response)) OVER newest AS bytes FROM stored_responses WHERE account_id = $1 \
        WINDOW newest AS (ORDER BY created_at DESC, scope, key)) r WHERE place > $2 OR bytes > $3";
const FORGET: &str = "DELETE FROM stored_responses WHERE account_id = $1 \
    AND (scope, key) IN (SELECT * FROM unnest($2, $3))";

/// Takes a key, to see whether another request has it. Only the columns that the table demands.
const TAKE: &str = "INSERT INTO stored_responses (scope, account_id, key, request_hash, game_id, version, head) \
    VALUES ($1, $2, $3, decode(repeat('00', 32), 'hex'), $1, 1, '') ON CONFLICT DO NOTHING";

#[derive(QueryableByName)]
struct ResponseKey {
    #[diesel(sql_type = SqlUuid)]
    scope: Uuid,
    #[diesel(sql_type = Text)]
    key: String,
}

/// Counts a response that was stored. Now and then, it deletes those beyond the limits.
pub(crate) fn note_stored(db: &Database, account: Uuid, bytes: usize) {
    if db.process.stored_responses.add(account, bytes) {
        let db = db.clone();
        tokio::spawn(async move {
            if let Err(error) = forget_old_responses(&db, account).await {
                report!(error, "old stored responses cannot be deleted");
            }
        });
    }
}

async fn forget_old_responses(db: &Database, account: Uuid) -> Result<(), DatabaseError> {
    let mut connection = db.connection("forget_old_responses").await?;
    let old = sql_query(TOO_MANY).bind::<SqlUuid, _>(account);
    let old = old.bind::<BigInt, _>(MAX_ROWS).bind::<BigInt, _>(MAX_BYTES);
    let old = old.load::<ResponseKey>(&mut connection).await?;
    if old.is_empty() {
        return Ok(());
    }
    let (scopes, keys) = old.into_iter().map(|old| (old.scope, old.key)).unzip::<_, _, Vec<_>, Vec<_>>();
    let forget = sql_query(FORGET).bind::<SqlUuid, _>(account).bind::<Array<SqlUuid>, _>(scopes);
    forget.bind::<Array<Text>, _>(keys).execute(&mut connection).await?;
    Ok(())
}

/// The stored response to a request.
///
/// # Errors
/// `KeyReused` if the key was sent with another request; `HistoryChanged` if the log no longer
/// contains the event of the response.
async fn stored_response(db: &Database, keyed: &IdempotentRequest) -> Result<Option<StoredResponse>, GameError> {
    let mut connection = db.connection("find_stored_response").await?;
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
    history::events(db, game, LogPosition::Head(head), head.version).await?;
    // The client may repeat the request because its first answer was lost between the commit and here.
    db.process.hub.publish_again(game, head);
    Ok(Some(StoredResponse { game, head, answer }))
}

/// The stored response to a request that was refused, if it was executed before or concurrently.
///
/// # Errors
/// The refusal, if it was not; faults.
async fn response_despite<E: From<GameError>>(
    db: &Database,
    refusal: E,
    key: &IdempotentRequest,
) -> Result<StoredResponse, E> {
    if let Some(stored) = stored_response(db, key).await? {
        return Ok(stored);
    }
    if !db.process.is_distributed() {
        return Err(refusal);
    }
    await_key(db, key).await.map_err(GameError::from)?;
    stored_response(db, key).await?.ok_or(refusal)
}

/// Waits until no transaction is about to store a response to this request. A transaction over
/// several servers is committed on one after the other: the seats that it has taken may be seen
/// while its response is not, and if a server has crashed meanwhile, for a minute.
async fn await_key(db: &Database, key: &IdempotentRequest) -> Result<(), DatabaseError> {
    let mut connection = db.connection("await_key").await?;
    let free = Connection::transaction::<(), DieselError, _>(&mut connection, async |connection| {
        let take = sql_query(TAKE).bind::<SqlUuid, _>(key.scope).bind::<SqlUuid, _>(key.account);
        take.bind::<Text, _>(&key.key).execute(connection).await?;
        Err(DieselError::RollbackTransaction)
    });
    match free.await {
        Ok(()) | Err(DieselError::RollbackTransaction) => Ok(()),
        Err(fault) => Err(fault.into()),
    }
}

/// Stores the response, unless a concurrent request stored one first. Returns the response to
/// send.
pub async fn store_response(
    db: &Database,
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
        stored_responses::version.eq(head.version.cast_signed()),
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
        .fetch_one::<Option<String>>(&mut db.connection("store_response").await?)
        .await?;
    note_stored(db, keyed.account, answer.len());
    Ok(kept.unwrap_or_else(|| answer.to_owned()))
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
        stored_responses::version.eq(hosted.head.version.cast_signed()),
        stored_responses::head.eq(hosted.head.hash.as_slice()),
        stored_responses::response.eq(answer),
    );
    let taken = diesel::insert_into(stored_responses::table).values(row).on_conflict_do_nothing();
    if taken.execute(connection).await? == 1 { Ok(()) } else { Err(GameError::Contended) }
}
