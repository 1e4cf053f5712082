//! Directions of a league by its organiser.

use crate::{
    Connection, Database, DatabaseError, LeagueError,
    database::locks::lock_accounts,
    hosting::notifications::Notification,
    identity::PlayerId,
    leagues::league::{self, League, LeaguePhase},
    notifications::notify::write_notice,
    schema::{league_members, league_removals, leagues},
    tournaments::organiser,
};
use diesel::prelude::*;
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::{SignedDuration, Timestamp};
use jiff_diesel::ToDiesel;
use railhead_tournament::Refusal;
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// The longest time from the beginning of a season to that of the next, if the organiser puts it off.
const MAX_PUT_OFF: SignedDuration = SignedDuration::from_hours(180 * 24);

/// A direction of the organiser.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum LeagueDirection {
    /// Refuses everybody who would enter, until it is opened again. Members stay.
    #[schema(title = "CloseEntryDirection")]
    CloseEntry {},
    /// Players can enter again.
    #[schema(title = "OpenEntryDirection")]
    OpenEntry {},
    /// A member plays in no further season, and cannot enter again. Tables of the present one go on.
    #[schema(title = "RemoveMemberDirection")]
    Remove {
        /// The player's id.
        player: PlayerId,
    },
    /// The next season begins so much later than it would, at most 180 days after the present one.
    #[schema(title = "ExtendSeasonDirection")]
    Extend {
        /// The time, in days, 1 to 120.
        #[schema(minimum = 1, maximum = 120, example = 7)]
        days: u8,
    },
    /// It gets another name. Divisions of the present season keep theirs.
    #[schema(title = "RenameLeagueDirection")]
    Rename {
        /// The name, 1 to 40 characters.
        #[schema(min_length = 1, max_length = 40, example = "The Alps, by night")]
        name: String,
    },
}

/// Carries out a direction.
///
/// # Errors
/// `NoSuchLeague`; of tournaments `NotOrganiser`, `Refused` with `IsOver`, `NotEntered`, `NotRunning` or
/// `TooOften`.
pub async fn direct(db: &Database, organiser: Uuid, id: Uuid, direction: &LeagueDirection) -> Result<(), LeagueError> {
    league::viewed(db, Some(organiser), id).await?;
    let mut connection = db.connection("direct_league").await?;
    let told = Connection::transaction::<_, LeagueError, _>(&mut connection, async |connection| {
        let league = league::lock(connection, id).await?;
        organiser::check(league.organiser_id, organiser)?;
        league.check_goes_on()?;
        match direction {
            LeagueDirection::CloseEntry {} => close_entry(connection, id, true).await?,
            LeagueDirection::OpenEntry {} => close_entry(connection, id, false).await?,
            LeagueDirection::Remove { player } => return remove(connection, &league, *player, db.now()).await,
            LeagueDirection::Extend { days } => {
                let by = SignedDuration::from_hours(24 * i64::from(*days));
                let due = league.put_off(db.now(), by)?;
                let due = leagues::due_at.eq(due.to_diesel());
                diesel::update(leagues::table.find(id)).set(due).execute(connection).await?;
            }
            LeagueDirection::Rename { name } => {
                diesel::update(leagues::table.find(id)).set(leagues::name.eq(name)).execute(connection).await?;
            }
        }
        Ok(Vec::new())
    });
    db.process.hub.notify_inboxes(&told.await?);
    Ok(())
}

async fn close_entry(connection: &mut Connection, id: Uuid, is_closed: bool) -> Result<(), DatabaseError> {
    let closed = leagues::entry_closed.eq(is_closed);
    diesel::update(leagues::table.find(id)).set(closed).execute(connection).await?;
    Ok(())
}

/// Ends a membership for good, and tells the account. Returns it.
async fn remove(
    connection: &mut Connection,
    league: &League,
    player: PlayerId,
    now: Timestamp,
) -> Result<Vec<Uuid>, LeagueError> {
    let members = league::members(connection, league.id).await?;
    let member = members.into_iter().find(|account| PlayerId::of(*account) == player);
    let account = member.ok_or(Refusal::NotEntered)?;
    lock_accounts(connection, &[account]).await?;
    diesel::delete(league_members::table.find((league.id, account))).execute(connection).await?;
    let row = (
        league_removals::league_id.eq(league.id),
        league_removals::account_id.eq(account),
        league_removals::removed_at.eq(now.to_diesel()),
    );
    diesel::insert_into(league_removals::table).values(row).on_conflict_do_nothing().execute(connection).await?;
    write_notice(connection, account, Notification::LeagueRemoved { league: league.id }, None).await?;
    Ok(vec![account])
}

impl League {
    /// The time from which the next season may begin, if it is put off by so much.
    fn put_off(&self, now: Timestamp, by: SignedDuration) -> Result<Timestamp, Refusal> {
        if self.phase != LeaguePhase::Running {
            return Err(Refusal::NotRunning);
        }
        let due = self.due_at.unwrap_or(now).max(now) + by;
        if due > self.season_at.unwrap_or(now) + MAX_PUT_OFF { Err(Refusal::TooOften) } else { Ok(due) }
    }
}
