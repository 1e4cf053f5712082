//! Appending to the event log.

pub(crate) mod turns_begun;

use crate::{
    Connection, DatabaseError, GameError,
    append::turns_begun::{TurnsBegun, write_turns},
    database::{fetch::Fetch, kind::DatabaseKind, statement::Parameters},
    hosting::waiting::WaitingSeats,
    log::{
        chain::{Hash, Head},
        codec::{LogEntry, SCHEMA},
    },
};
use diesel::{
    pg::Pg,
    query_builder::{AstPass, Query, QueryFragment, QueryId},
    result::QueryResult,
    sql_query,
    sql_types::{Array, Binary, Bool, Integer, Nullable, SmallInt, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection as _, RunQueryDsl as _};
use jiff::Timestamp;
use jiff_diesel::{Timestamp as SqlTime, ToDiesel};
use std::mem;
use uuid::Uuid;

/// A row if a webhook is to receive a turn of one of these accounts.
const WANTED: &str = "SELECT 1 FROM webhooks w WHERE ('your_turn' = ANY (w.kinds) OR cardinality(w.remind_before) > 0) \
    AND (w.recipient = 'operator' OR w.account_id = ANY ($1)) LIMIT 1";

/// Writes the complete log of a new game, each event with its time.
pub async fn insert_log(
    connection: &mut Connection,
    game: Uuid,
    entries: &[LogEntry],
    moments: &[Timestamp],
) -> Result<(), DatabaseError> {
    let mut log = Parameters::default();
    let game = log.bind::<SqlUuid, _>(game);
    let schema = log.bind::<SmallInt, _>(SCHEMA);
    let payloads = entries.iter().map(|entry| entry.payload.as_str()).collect::<Vec<_>>();
    let payloads = log.bind::<Array<Text>, _>(payloads);
    let heads =
        log.bind::<Array<Binary>, _>(entries.iter().map(|entry| entry.head.hash.as_slice()).collect::<Vec<_>>());
    let moments = log.bind::<Array<Timestamptz>, _>(moments.iter().map(|at| at.to_diesel()).collect::<Vec<_>>());
    let write = log.statement(format!(
        "INSERT INTO game_events (game_id, seq, schema, payload, head, recorded_at) \
        SELECT {game}, seq, {schema}, payload::json, head, recorded_at \
        FROM unnest({payloads}, {heads}, {moments}) WITH ORDINALITY AS e (payload, head, recorded_at, seq)"
    ));
    write.execute(connection).await?;
    Ok(())
}

/// Events to append to a log if it still ends with `since`, the head on which they were decided.
#[derive(Debug)]
pub(crate) struct Append {
    pub game: Uuid,
    pub since: Head,
    pub entries: Vec<LogEntry>,
    pub waits_for: WaitingSeats,
    pub due_at: Option<Timestamp>,
    pub at: Timestamp,
    /// The accounts whose turn has begun, for their webhooks.
    pub begun: Vec<Uuid>,
    pub response: Option<ResponseRow>,
}

/// Whether events were appended: false if the log has another head.
pub(crate) type Outcome = Result<bool, GameError>;

#[derive(Clone, Debug)]
pub(crate) struct ResponseRow {
    pub account: Uuid,
    pub key: String,
    pub request: [u8; 32],
}

impl Append {
    fn last(&self) -> Head {
        self.entries.last().map_or(self.since, |last| last.head)
    }

    /// Appends the events, in the transaction of the connection or in one of their own. False if
    /// the log has another head.
    ///
    /// # Errors
    /// `Contended` if a concurrent request has taken the key.
    pub async fn run(self, kind: DatabaseKind, connection: &mut Connection) -> Result<bool, GameError> {
        match kind {
            DatabaseKind::Ordinary => written(AppendMove::from(self).fetch_one(connection).await),
            DatabaseKind::Distributed => self.run_apart(connection).await,
        }
    }

    /// Appends where no function sees both the log and the webhooks.
    async fn run_apart(mut self, connection: &mut Connection) -> Result<bool, GameError> {
        let begun = mem::take(&mut self.begun);
        let wanted = sql_query(WANTED).bind::<Array<SqlUuid>, _>(&begun);
        if begun.is_empty() || wanted.execute(connection).await.map_err(DatabaseError::from)? == 0 {
            return written(AppendMove::from(self).fetch_one(connection).await);
        }
        Connection::transaction(connection, async |connection| {
            let (game, version, at) = (self.game, self.last().version, self.at);
            let deadline = self.waits_for.deadline;
            let appended = written(AppendMove::from(self).fetch_one(connection).await)?;
            if appended {
                write_turns(connection, TurnsBegun { game, version, accounts: &begun, at, deadline }).await?;
            }
            Ok(appended)
        })
        .await
    }

    /// Appends to several games, in the order of their ids, each at most once. Returns for each
    /// whether its events were appended; none if each has to be appended by itself.
    pub async fn run_all(appends: &[&Append], connection: &mut Connection) -> Result<Option<Vec<bool>>, DatabaseError> {
        Ok(AppendMoves::from(appends).fetch_one(connection).await?)
    }
}

fn written(outcome: QueryResult<bool>) -> Result<bool, GameError> {
    match outcome.map_err(DatabaseError::from) {
        Ok(appended) => Ok(appended),
        Err(fault) if fault.violates("stored_responses_pkey") => Err(GameError::Contended),
        Err(fault) => Err(fault.into()),
    }
}

/// A call of a function in the database. diesel keeps statements prepared by their type.
macro_rules! call {
    ($Call:ident { $($field:ident: $Rust:ty => $Sql:ty),+ $(,)? } -> $Result:ty = $select:literal) => {
        #[derive(Debug, QueryId)]
        struct $Call {
            $($field: $Rust),+
        }

        impl Query for $Call {
            type SqlType = $Result;
        }

        impl<C> diesel::query_dsl::RunQueryDsl<C> for $Call {}

        impl $Call {
            fn push_arguments<'b>(&'b self, out: &mut AstPass<'_, 'b, Pg>) -> QueryResult<()> {
                let mut before = "(";
                $(
                    out.push_sql(mem::replace(&mut before, ", "));
                    out.push_bind_param::<$Sql, _>(&self.$field)?;
                )+
                out.push_sql(")");
                Ok(())
            }
        }

        impl QueryFragment<Pg> for $Call {
            fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
                out.push_sql($select);
                self.push_arguments(&mut out)
            }
        }
    };
}

call!(AppendMove {
    game: Uuid => SqlUuid,
    known_version: i32 => Integer,
    known_head: Hash => Binary,
    last_head: Hash => Binary,
    waits: i16 => SmallInt,
    deadline: Option<SqlTime> => Nullable<Timestamptz>,
    due: Option<SqlTime> => Nullable<Timestamptz>,
    at: SqlTime => Timestamptz,
    schema: i16 => SmallInt,
    payloads: Vec<String> => Array<Text>,
    hashes: Vec<Hash> => Array<Binary>,
    begun: Vec<Uuid> => Array<SqlUuid>,
    account: Option<Uuid> => Nullable<SqlUuid>,
    key: Option<String> => Nullable<Text>,
    request: Option<[u8; 32]> => Nullable<Binary>,
} -> Bool = "SELECT append_move");

impl From<Append> for AppendMove {
    fn from(append: Append) -> AppendMove {
        let last = append.last();
        let Append { game, since, entries, waits_for, due_at, at, begun, response } = append;
        let (account, key, request) = match response {
            Some(ResponseRow { account, key, request }) => (Some(account), Some(key), Some(request)),
            None => (None, None, None),
        };
        AppendMove {
            game,
            known_version: since.version.cast_signed(),
            known_head: since.hash,
            last_head: last.hash,
            waits: waits_for.seats,
            deadline: waits_for.deadline.map(ToDiesel::to_diesel),
            due: due_at.map(ToDiesel::to_diesel),
            at: at.to_diesel(),
            schema: SCHEMA,
            hashes: entries.iter().map(|entry| entry.head.hash).collect(),
            payloads: entries.into_iter().map(|entry| entry.payload).collect(),
            begun,
            account,
            key,
            request,
        }
    }
}

call!(AppendMoves {
    games: Vec<Uuid> => Array<SqlUuid>,
    known_versions: Vec<i32> => Array<Integer>,
    known_heads: Vec<Hash> => Array<Binary>,
    last_versions: Vec<i32> => Array<Integer>,
    last_heads: Vec<Hash> => Array<Binary>,
    waits: Vec<i16> => Array<SmallInt>,
    deadlines: Vec<Option<SqlTime>> => Array<Nullable<Timestamptz>>,
    dues: Vec<Option<SqlTime>> => Array<Nullable<Timestamptz>>,
    ats: Vec<SqlTime> => Array<Timestamptz>,
    event_places: Vec<i32> => Array<Integer>,
    seqs: Vec<i32> => Array<Integer>,
    schema: i16 => SmallInt,
    payloads: Vec<String> => Array<Text>,
    hashes: Vec<Hash> => Array<Binary>,
    response_places: Vec<i32> => Array<Integer>,
    accounts: Vec<Uuid> => Array<SqlUuid>,
    keys: Vec<String> => Array<Text>,
    requests: Vec<[u8; 32]> => Array<Binary>,
    turn_places: Vec<i32> => Array<Integer>,
    begun: Vec<Uuid> => Array<SqlUuid>,
} -> Nullable<Array<Bool>> = "SELECT append_moves");

impl From<&[&Append]> for AppendMoves {
    fn from(appends: &[&Append]) -> AppendMoves {
        let events =
            (1..).zip(appends).flat_map(|(place, append)| append.entries.iter().map(move |entry| (place, entry)));
        let responses = (1..).zip(appends).filter_map(|(place, append)| Some((place, append.response.as_ref()?)));
        let turns =
            (1..).zip(appends).flat_map(|(place, append)| append.begun.iter().map(move |begun| (place, *begun)));
        AppendMoves {
            games: appends.iter().map(|append| append.game).collect(),
            known_versions: appends.iter().map(|append| append.since.version.cast_signed()).collect(),
            known_heads: appends.iter().map(|append| append.since.hash).collect(),
            last_versions: appends.iter().map(|append| append.last().version.cast_signed()).collect(),
            last_heads: appends.iter().map(|append| append.last().hash).collect(),
            waits: appends.iter().map(|append| append.waits_for.seats).collect(),
            deadlines: appends.iter().map(|append| append.waits_for.deadline.map(ToDiesel::to_diesel)).collect(),
            dues: appends.iter().map(|append| append.due_at.map(ToDiesel::to_diesel)).collect(),
            ats: appends.iter().map(|append| append.at.to_diesel()).collect(),
            event_places: events.clone().map(|(place, _)| place).collect(),
            seqs: events.clone().map(|(_, entry)| entry.head.version.cast_signed()).collect(),
            schema: SCHEMA,
            payloads: events.clone().map(|(_, entry)| entry.payload.clone()).collect(),
            hashes: events.map(|(_, entry)| entry.head.hash).collect(),
            response_places: responses.clone().map(|(place, _)| place).collect(),
            accounts: responses.clone().map(|(_, response)| response.account).collect(),
            keys: responses.clone().map(|(_, response)| response.key.clone()).collect(),
            requests: responses.map(|(_, response)| response.request).collect(),
            turn_places: turns.clone().map(|(place, _)| place).collect(),
            begun: turns.map(|(_, begun)| begun).collect(),
        }
    }
}
