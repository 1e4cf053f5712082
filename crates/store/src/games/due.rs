//! The work that the server has to do in a game by itself, once.

use crate::{
    Connection, Database, DatabaseError, GameError,
    engine::{Command, Int, whole},
    games::{command_options::CommandOptions, outcomes, thinking},
    hosting::{
        clock::after,
        hosted_game::{DueWork, HostedGame, Request},
        outcome::CommandOutcome,
    },
    schema::{heartbeat, outages},
};
use diesel::{prelude::*, sql_types::Timestamptz};
use diesel_async::RunQueryDsl;
use jiff::{SignedDuration, Timestamp};
use jiff_diesel::ToDiesel;
use std::time::Duration;

/// The time that is left after an outage of all servers, also for players who ran out of time
/// during it.
const GRACE: SignedDuration = SignedDuration::from_mins(5);

/// Without a heartbeat for this long, no server was running.
pub(super) const SILENCE: SignedDuration = SignedDuration::from_secs(10);

/// The time for which bots think at a time when no request waits for the answer.
const UNHURRIED: Duration = Duration::from_millis(250);

/// Does the due work of a game. None if another process was first.
pub(crate) async fn run(db: &Database, known: &HostedGame, due: DueWork) -> Result<Option<CommandOutcome>, GameError> {
    let now = db.process.time.now();
    let grace = match due {
        DueWork::Clock(_, deadline) => grace(&mut *db.connection("grace").await?, deadline, now).await?,
        DueWork::Expiry | DueWork::Bots => None,
    };
    let command = grace.map(Command::GrantTime).or(due.command());
    let request = command.map_or(Request::Bots, Request::Operator);
    let outcome = thinking::outcome(db, known.clone(), &request, now, UNHURRIED).await?;
    let appended = outcomes::write(db, &outcome, None, CommandOptions::default()).await?;
    if let (DueWork::Clock(_, deadline), true) = (due, appended) {
        db.metrics().clock_lateness.observe(now.duration_since(deadline).as_secs_f64());
    }
    Ok(appended.then_some(outcome))
}

/// The seconds that everyone gets if a time ran out during an outage or too soon after one. An
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
    let ended = ended.into_iter().map(jiff_diesel::Timestamp::to_jiff).max();
    let left = ended.map(|ended| after(ended, GRACE).duration_since(now).as_millis_f64() / 1000.0);
    Ok(left.filter(|left| *left > 0.0).map(|left| u32::saturating_from(whole(left.ceil()))))
}
