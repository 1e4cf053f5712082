//! The scheduler: what the server has to do in games by itself. It moves for players who ran out of
//! time, lets bots continue, and cancels tables that were open too long. The first replica to
//! notice does it: on access, by its periodic scan, or because it began the work.

use crate::{
    engine::Command,
    game::{
        clock::after,
        hosted_game::{DueWork, HostedGame, Request},
        outcome::Played,
    },
    store::{
        Connection, DatabaseError, GameError, Store,
        fetch::Fetch,
        games::commands,
        schema::{game_heads, heartbeat, outages},
    },
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{Timestamptz, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::{SignedDuration, Timestamp};
use jiff_diesel::ToDiesel;
use std::time::Duration;
use uuid::Uuid;

/// The time that is left after an outage of all servers, also for players who ran out of time
/// during it.
const GRACE: SignedDuration = SignedDuration::from_mins(5);

/// Without a heartbeat for this long, no server was running.
const SILENCE: SignedDuration = SignedDuration::from_secs(10);

/// How long bots think at a time when nobody waits for the answer.
const UNHURRIED: Duration = Duration::from_millis(250);

/// How long a game is set aside after the scheduler failed on it.
const SET_ASIDE: SignedDuration = SignedDuration::from_mins(1);

/// The heartbeat that ends a silence records the outage. It reads the last heartbeat before writing
/// its own.
const BEAT: &str = "WITH last AS (SELECT beat_at FROM heartbeat FOR UPDATE), \
    silence AS (INSERT INTO outages (began_at, ended_at) SELECT beat_at, $1 FROM last WHERE beat_at < $2 \
    ON CONFLICT DO NOTHING RETURNING began_at) \
    INSERT INTO heartbeat (beat_at) SELECT $1 WHERE (SELECT count(*) FROM silence) >= 0 \
    ON CONFLICT (singleton) DO UPDATE SET beat_at = greatest(heartbeat.beat_at, excluded.beat_at)";

/// The game that has been due for longest and that no other replica has claimed. A claim is an
/// advisory lock: a locked row would make moves wait for the bots of the game.
const NEXT_DUE: &str = "WITH due AS MATERIALIZED ( \
        SELECT game_id FROM game_heads WHERE due_at <= $1 ORDER BY due_at LIMIT 64) \
    SELECT game_id FROM due WHERE pg_try_advisory_xact_lock(hashtextextended(game_id::text, 1)) LIMIT 1";

#[derive(QueryableByName)]
struct DueGame {
    #[diesel(sql_type = SqlUuid)]
    game_id: Uuid,
}

impl Store {
    /// Writes a heartbeat of this replica.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn heartbeat(&self) -> Result<(), DatabaseError> {
        let outcome = self.write_heartbeat().await;
        self.process.vitals.heartbeat_written(&outcome);
        outcome
    }

    /// From now on, the process counts as unhealthy if its heartbeat is overdue.
    pub fn expect_heartbeats(&self) {
        self.process.vitals.expect_heartbeats();
    }

    async fn write_heartbeat(&self) -> Result<(), DatabaseError> {
        let now = self.process.time.now();
        let beat = sql_query(BEAT).bind::<Timestamptz, _>(now.to_diesel());
        let beat = beat.bind::<Timestamptz, _>(after(now, -SILENCE).to_diesel());
        beat.execute(&mut self.connection("write_heartbeat").await?).await?;
        Ok(())
    }

    /// Does the due work of the game that has waited longest, unless another replica does. False if
    /// there is none.
    ///
    /// # Errors
    /// If the database does not answer or the game cannot be read; then the game is set aside for a
    /// minute.
    pub async fn run_next_due(&self) -> Result<bool, GameError> {
        let now = self.process.time.now();
        let mut connection = self.connection("run_next_due").await?;
        let mut found = None;
        let outcome = Connection::transaction::<_, GameError, _>(&mut connection, async |connection| {
            let next = sql_query(NEXT_DUE).bind::<Timestamptz, _>(now.to_diesel());
            found = next.fetch_optional::<DueGame>(connection).await?.map(|due| due.game_id);
            let Some(id) = found else { return Ok(None) };
            let known = self.read(connection, id).await?;
            match known.due(now, &self.process.limits) {
                Some(due) => self.run_due(connection, &known, due).await,
                None => {
                    let due_at = known.due_at(&self.process.limits);
                    set_due(connection, id, due_at).await?;
                    Ok(None)
                }
            }
        })
        .await;
        match outcome {
            Ok(played) => {
                played.iter().for_each(|played| self.after_commit(played));
                Ok(found.is_some())
            }
            Err(error) => {
                if let Some(id) = found {
                    tracing::error!(%id, %error, "the due work of a game failed");
                    set_due(&mut connection, id, Some(after(now, SET_ASIDE))).await?;
                }
                Err(error)
            }
        }
    }

    /// Does the due work of a game. None if another process was first.
    pub(crate) async fn run_due(
        &self,
        connection: &mut Connection,
        known: &HostedGame,
        due: DueWork,
    ) -> Result<Option<Played>, GameError> {
        let now = self.process.time.now();
        let grace = match due {
            DueWork::Clock(_, deadline) => grace(connection, deadline, now).await?,
            DueWork::Expiry | DueWork::Bots => None,
        };
        let command = grace.map(Command::GrantTime).or(due.command());
        let request = command.map_or(Request::Bots, Request::Operator);
        let played = commands::played(known.clone(), &request, now, UNHURRIED, self.metrics()).await?;
        let appended = self.append(connection, &played, None, commands::Terms::default()).await?;
        if let (DueWork::Clock(_, deadline), true) = (due, appended) {
            self.metrics().clock_lateness.observe(now.duration_since(deadline).as_secs_f64());
        }
        Ok(appended.then_some(played))
    }

    /// Runs after a commit: caches the game and publishes what happened.
    pub(crate) fn after_commit(&self, played: &Played) {
        self.remember(&played.game);
        self.process.hub.publish(played);
        self.spawn_bot_moves(&played.game);
    }

    /// Spawns the moves of bots for which there was no time before the answer.
    pub(crate) fn spawn_bot_moves(&self, game: &HostedGame) {
        if game.waits_for_bot() {
            let (store, id) = (self.clone(), game.id);
            tokio::spawn(async move {
                if let Err(error) = store.run_bot_moves(id).await {
                    tracing::warn!(%id, %error, "bots cannot move now; the scheduler will try again");
                }
            });
        }
    }

    async fn run_bot_moves(&self, id: Uuid) -> Result<(), GameError> {
        loop {
            let mut connection = self.connection("run_bot_moves").await?;
            let known = self.read(&mut connection, id).await?;
            if !known.waits_for_bot() {
                return Ok(());
            }
            if let Some(played) = self.run_due(&mut connection, &known, DueWork::Bots).await? {
                self.remember(&played.game);
                self.process.hub.publish(&played);
            }
        }
    }
}

/// How many seconds everyone gets if a time ran out during an outage or too soon after one. An
/// outage counts even before the heartbeat that ends it is written, because requests may arrive
/// first.
async fn grace(connection: &mut Connection, deadline: Timestamp, now: Timestamp) -> Result<Option<u32>, DatabaseError> {
    let during = outages::began_at.le(deadline.to_diesel());
    let during = during.and(outages::ended_at.gt(after(deadline, -GRACE).to_diesel()));
    let written = outages::table.filter(during).select(outages::ended_at);
    let silent = heartbeat::beat_at.lt(after(now, -SILENCE).to_diesel());
    let silent = silent.and(heartbeat::beat_at.le(deadline.to_diesel()));
    let under_way = heartbeat::table.filter(silent).select(now.to_diesel().into_sql::<Timestamptz>());
    let ended = written.union_all(under_way).load::<jiff_diesel::Timestamp>(connection).await?;
    let ended = ended.into_iter().map(|ended| ended.to_jiff()).max();
    let left = ended.map(|ended| after(ended, GRACE).duration_since(now).as_millis_f64() / 1000.0);
    Ok(left.filter(|left| *left > 0.0).map(|left| left.ceil() as u32))
}

async fn set_due(connection: &mut Connection, id: Uuid, at: Option<Timestamp>) -> Result<(), DatabaseError> {
    let at = jiff_diesel::NullableTimestamp::from(at);
    diesel::update(game_heads::table.find(id)).set(game_heads::due_at.eq(at)).execute(connection).await?;
    Ok(())
}
