//! Waking accounts: games are queued when they are opened, and matched by a job.

use crate::{
    Connection, Database, DatabaseError,
    access::{has_seat, person, table_is_shown},
    database::{fetch::Fetch, prepared::Prepare},
    engine::Int,
    hosting::notifications::{AccountNotification, Notification},
    notifications::notify::write_notifications,
    schema::alert_games,
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{Array, BigInt, Bool, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::{SignedDuration, Timestamp};
use jiff_diesel::ToDiesel;
use uuid::Uuid;

/// The maximum number of accounts that a game wakes.
pub const MAX_WOKEN: u32 = 20;

/// The maximum number of games with which an account wakes others within an hour.
pub const MAX_WAKING_GAMES: u32 = 3;

/// The time for which the waking games of an account are counted.
const OPENER_WINDOW: SignedDuration = SignedDuration::from_hours(1);

/// The key of the advisory lock under which one game at a time is matched, so that no account is woken twice:
/// "alerts" in ASCII.
const LOCK: i64 = 0x616c_6572_7473;

fn queue_sql() -> String {
    format!(include_str!("queue.sql"), person = person("$2"))
}

pub fn match_sql() -> String {
    let (seated, shown) = (has_seat("a.account_id", "g.id"), table_is_shown("a.account_id", "g.id"));
    format!(include_str!("match.sql"), seated = seated, shown = shown)
}

#[derive(QueryableByName)]
struct Held {
    #[diesel(sql_type = Bool)]
    held: bool,
}

#[derive(QueryableByName)]
struct Matched {
    #[diesel(sql_type = SqlUuid)]
    account_id: Uuid,
}

/// Queues a public game with open seats, in the transaction that opens it.
pub(crate) async fn queue(
    connection: &mut Connection,
    game: Uuid,
    opener: Uuid,
    at: Timestamp,
) -> Result<(), DatabaseError> {
    let queue = sql_query(queue_sql()).bind::<SqlUuid, _>(game).bind::<SqlUuid, _>(opener);
    queue.bind::<Timestamptz, _>(at.to_diesel()).prepared().execute(connection).await?;
    Ok(())
}

/// Matches all queued games, the oldest first, unless another replica does.
pub async fn run(db: &Database) -> Result<(), DatabaseError> {
    let mut connection = db.connection("match_alerts").await?;
    loop {
        let now = db.now();
        let step = async |connection: &mut Connection| step(connection, now).await;
        let Some(woken) = Connection::transaction(&mut connection, step).await? else { return Ok(()) };
        db.process.hub.notify_inboxes(&woken);
    }
}

/// Matches the next game, and wakes accounts. Returns them; none if no game is due.
async fn step(connection: &mut Connection, now: Timestamp) -> Result<Option<Vec<Uuid>>, DatabaseError> {
    let hold = sql_query(format!("SELECT pg_try_advisory_xact_lock({LOCK}) AS held"));
    if !hold.fetch_one::<Held>(connection).await?.held {
        return Ok(None);
    }
    let due = alert_games::table
        .filter(alert_games::woken.is_null())
        .order(alert_games::opened_at)
        .select((alert_games::game_id, alert_games::opener_id))
        .limit(1);
    let Some((game, opener)) = due.fetch_optional::<(Uuid, Uuid)>(connection).await? else { return Ok(None) };
    let woken =
        if may_wake(connection, opener, now).await? { wake(connection, game, opener, now).await? } else { Vec::new() };
    let counted = alert_games::woken.eq(i16::saturating_from(woken.len()));
    diesel::update(alert_games::table.find(game)).set(counted).execute(connection).await?;
    Ok(Some(woken))
}

/// Whether the games of an opener may wake anybody now.
async fn may_wake(connection: &mut Connection, opener: Uuid, now: Timestamp) -> Result<bool, DatabaseError> {
    let since = (now - OPENER_WINDOW).to_diesel();
    let waking = alert_games::table
        .filter(alert_games::opener_id.eq(opener).and(alert_games::opened_at.gt(since)))
        .filter(alert_games::woken.gt(0))
        .count();
    Ok(waking.fetch_one::<i64>(connection).await? < i64::from(MAX_WAKING_GAMES))
}

async fn wake(
    connection: &mut Connection,
    game: Uuid,
    opener: Uuid,
    now: Timestamp,
) -> Result<Vec<Uuid>, DatabaseError> {
    let matched = sql_query(match_sql())
        .bind::<SqlUuid, _>(game)
        .bind::<SqlUuid, _>(opener)
        .bind::<Timestamptz, _>(now.to_diesel())
        .bind::<BigInt, _>(i64::from(MAX_WOKEN));
    let matched = matched.load::<Matched>(connection).await?;
    let accounts = matched.into_iter().map(|matched| matched.account_id).collect::<Vec<_>>();
    let notify =
        |account: &Uuid| AccountNotification { account: *account, version: 1, notification: Notification::TableOpened };
    let notifications = accounts.iter().map(notify).collect::<Vec<_>>();
    // The accounts are locked with the first statement, in the order of all.
    write_notifications(connection, game, &notifications, Some(opener), now).await?;
    let pace = sql_query(include_str!("pace.sql")).bind::<Array<SqlUuid>, _>(&accounts);
    pace.bind::<Timestamptz, _>(now.to_diesel()).execute(connection).await?;
    Ok(accounts)
}
