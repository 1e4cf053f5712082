//! Publishing changes of games and inboxes, and phrases, to other replicas, and subscribing to
//! theirs. It uses LISTEN on a dedicated connection and NOTIFY in batches outside of the moves,
//! because a NOTIFY inside a move's transaction halves the throughput. Missed notifications are
//! detected by comparing heads; a missed phrase is not sent again.

use crate::{
    Connection, Database, DatabaseError, GameError,
    database::{connect::connect, prepared::Prepare},
    events::history,
    failure_log::FailureLog,
    games::{commands, head_reads},
    live::hub::{EventBatch, LivePhrase, Unpublished},
    log::{
        chain::Head,
        codec::{CodecError, LogPosition},
    },
    metrics::seconds_of,
};
use diesel::{
    pg::PgNotification,
    sql_query,
    sql_types::{Array, Text},
};
use diesel_async::RunQueryDsl;
use futures_util::StreamExt;
use std::{collections::HashSet, pin::pin, sync::Arc, time::Duration};
use tokio::time::{Instant, sleep, timeout, timeout_at};
use uuid::Uuid;

/// The channels: heads of games, accounts whose inbox changed, tournaments that changed, and phrases, one
/// a payload, as JSON. All payloads but those of games start with the id of the publishing replica.
const GAMES: &str = "railhead_games";
const INBOXES: &str = "railhead_inboxes";
const TOURNAMENTS: &str = "railhead_tournaments";
const PHRASES: &str = "railhead_phrases";

/// The time for which changes are collected before they are published.
const BATCH: Duration = Duration::from_millis(10);

/// Publishes everything in one round trip.
const NOTIFY: &str = "SELECT pg_notify(channel, payload) FROM unnest($1, $2) AS n (channel, payload)";

/// The maximum payload is 8,000 bytes; a game takes at most 77, an account or a tournament 33.
const IDS_A_PAYLOAD: usize = 100;

/// The interval at which this replica proves to itself that it hears notifications, if there is nothing
/// to publish.
const PROVE_EVERY: Duration = Duration::from_secs(1);

/// The interval at which the heads of watched games are compared, in case a notification was
/// missed.
const COMPARE_EVERY: Duration = Duration::from_secs(15);

/// The time within which a notification of this replica comes back over a connection that is alive.
const DEAF_AFTER: Duration = Duration::from_secs(5);

/// The time that a new connection has until it listens.
const LISTENS_WITHIN: Duration = Duration::from_secs(10);

/// The delay before connecting again.
const RETRY: Duration = Duration::from_secs(1);

/// Publishes changes of this process to other replicas until the process ends.
pub async fn publish_to_peers(db: Database) {
    let failures = FailureLog::new("publishing");
    loop {
        if timeout(PROVE_EVERY, db.process.hub.publish_soon.notified()).await.is_ok() {
            sleep(BATCH).await;
        }
        let unpublished = db.process.hub.take_unpublished();
        let published = publish(&db, unpublished).await;
        failures.note("", &published);
        // What could not be published, replicas detect by comparing heads.
        db.metrics().job_ended("publishing", &published);
    }
}

async fn publish(db: &Database, unpublished: Unpublished) -> Result<(), DatabaseError> {
    let Unpublished { games, inboxes, tournaments, phrases } = unpublished;
    let games = games.iter().map(|(game, head)| format!("{} {head} ", game.simple())).collect::<Vec<_>>();
    let of_games = games.chunks(IDS_A_PAYLOAD).map(|some| (GAMES, some.concat()));
    let replica = db.process.replica.simple();
    let of_ids = |channel: &'static str, ids: HashSet<Uuid>| {
        let ids = ids.iter().map(|id| format!("{} ", id.simple())).collect::<Vec<_>>();
        let payload = |some: &[String]| (channel, format!("{replica} {}", some.concat()));
        ids.chunks(IDS_A_PAYLOAD).map(payload).collect::<Vec<_>>()
    };
    let (of_inboxes, of_tournaments) = (of_ids(INBOXES, inboxes), of_ids(TOURNAMENTS, tournaments));
    // This process receives the notification too: it measures how long it took, and knows that it hears
    // the others.
    let own = of_inboxes.is_empty().then(|| (INBOXES, format!("{replica} ")));
    let of_ids = of_inboxes.into_iter().chain(own).chain(of_tournaments);
    let phrases = phrases.iter().map(|phrase| serde_json::to_string(&**phrase)).collect::<Result<Vec<_>, _>>();
    let phrases = phrases.map_err(CodecError::Encode)?.into_iter();
    let of_phrases = phrases.map(|phrase| (PHRASES, format!("{replica} {phrase}")));
    let (channels, payloads) = of_games.chain(of_ids).chain(of_phrases).unzip::<_, _, Vec<_>, Vec<_>>();
    let notify = sql_query(NOTIFY).bind::<Array<Text>, _>(channels).bind::<Array<Text>, _>(payloads).prepared();
    db.process.hub.note_published();
    notify.execute(&mut db.connection("notify_peers").await?).await?;
    Ok(())
}

/// Receives changes from other replicas until the process ends. `url` is the database's: this
/// uses a dedicated connection, and opens another when that one is lost.
pub async fn subscribe_to_peers(db: Database, url: String) {
    let failures = FailureLog::new("subscribing");
    loop {
        if let Err(error) = listen(&db, &url, &failures).await {
            db.process.hub.heads.lost();
            db.metrics().job_failed("subscribing");
            failures.note_any::<()>("", Err(&*error));
        }
        sleep(RETRY).await;
    }
}

async fn listen(
    db: &Database,
    url: &str,
    failures: &FailureLog,
) -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
    let mut connection = connect(url).await?;
    let began = db.process.health.now();
    timeout(LISTENS_WITHIN, subscribe(&mut connection)).await??;
    db.process.hub.take_published();
    db.process.hub.heads.listens();
    // Catches up on changes published while this process was not listening. Subscribers of inboxes and
    // tournaments also poll from time to time.
    compare_heads(db).await?;
    db.process.hub.wake_inboxes(db.process.hub.subscribed_inboxes());
    db.process.hub.wake_tournaments(db.process.hub.subscribed_tournaments());
    let mut notifications = pin!(connection.notifications_stream());
    let mut compare_at = Instant::now() + COMPARE_EVERY;
    let mut unheard_since = None;
    loop {
        match timeout_at(compare_at.min(Instant::now() + PROVE_EVERY), notifications.next()).await {
            Ok(Some(notification)) => {
                unheard_since = None;
                let PgNotification { channel, payload, .. } = notification.inspect_err(|_| {
                    db.process.health.lost_connection(began);
                })?;
                match channel.as_str() {
                    GAMES => receive_heads(db, &payload),
                    TOURNAMENTS => receive_tournaments(db, &payload),
                    PHRASES => receive_phrase(db, &payload),
                    _ if receive_inboxes(db, &payload) => {
                        db.metrics().job_succeeded("subscribing");
                        failures.note_any("", Ok(()));
                    }
                    _ => {}
                }
            }
            Ok(None) => return Err("the connection was closed".into()),
            Err(_) => {
                // A connection can be dead without a sign.
                let waits = db.process.hub.waits_for_itself();
                if waits && unheard_since.get_or_insert_with(Instant::now).elapsed() > DEAF_AFTER {
                    return Err("notifications of this replica do not come back to it".into());
                }
                if Instant::now() >= compare_at {
                    compare_heads(db).await?;
                    compare_at = Instant::now() + COMPARE_EVERY;
                }
            }
        }
    }
}

async fn subscribe(connection: &mut Connection) -> Result<(), DatabaseError> {
    for channel in [GAMES, INBOXES, TOURNAMENTS, PHRASES] {
        sql_query(format!("LISTEN {channel}")).execute(connection).await?;
    }
    Ok(())
}

fn receive_heads(db: &Database, payload: &str) {
    let mut words = payload.split_ascii_whitespace();
    while let (Some(game), Some(head)) = (words.next(), words.next()) {
        if let (Ok(game), Ok(head)) = (game.parse(), head.parse()) {
            db.process.hub.heads.changed(game);
            catch_up(db, game, head);
        }
    }
}

/// Whether this replica has published it.
fn receive_inboxes(db: &Database, payload: &str) -> bool {
    if let Some(changed) = of_others(db, payload) {
        db.process.hub.wake_inboxes(changed);
        return false;
    }
    if let Some(published) = db.process.hub.take_published() {
        db.metrics().notify_lag.observe(seconds_of(db.process.time.since(published)));
        db.process.hub.heads.has_heard(published);
    }
    true
}

fn receive_tournaments(db: &Database, payload: &str) {
    db.process.hub.wake_tournaments(of_others(db, payload).into_iter().flatten());
}

/// The ids of a payload; none if this replica has published it.
fn of_others(db: &Database, payload: &str) -> Option<impl Iterator<Item = Uuid>> {
    let mut words = payload.split_ascii_whitespace().filter_map(|word| word.parse::<Uuid>().ok());
    (words.next() != Some(db.process.replica)).then_some(words)
}

/// Phrases of a later release are not known here, and left out.
fn receive_phrase(db: &Database, payload: &str) {
    let Some((replica, phrase)) = payload.split_once(' ') else { return };
    let Ok(phrase) = serde_json::from_str::<LivePhrase>(phrase) else { return };
    if replica.parse() != Ok(db.process.replica) {
        db.process.hub.hear(Arc::new(phrase));
    }
}

/// Reads the events that subscribers of a game lack: once, however many subscribers there are.
fn catch_up(db: &Database, game: Uuid, head: Head) {
    let Some(known) = db.process.hub.missing_after(game, head) else { return };
    let db = db.clone();
    tokio::spawn(async move {
        if let Err(error) = read_change(&db, game, known).await {
            // The heads are compared again.
            report!(error, %game, "the new events of a game cannot be read");
        }
    });
}

async fn read_change(db: &Database, game: Uuid, known: Head) -> Result<(), GameError> {
    let hosted = commands::current_game(db, game).await?;
    match history::events(db, game, LogPosition::Head(known), hosted.head.version).await {
        Ok(events) if events.is_empty() => {}
        Ok(events) => db.process.hub.receive(game, EventBatch::new(known, events, hosted.game.is_over())),
        Err(GameError::HistoryChanged) => db.process.hub.correct(game, known, hosted.head),
        Err(error) => return Err(error),
    }
    Ok(())
}

async fn compare_heads(db: &Database) -> Result<(), DatabaseError> {
    let watched = db.process.hub.subscribed_games();
    if watched.is_empty() {
        return Ok(());
    }
    for (game, head) in head_reads::heads(db, watched).await? {
        catch_up(db, game, head);
    }
    Ok(())
}
