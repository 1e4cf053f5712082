//! Entering a league and leaving it.

use crate::{
    Connection, Database, DatabaseError, LeagueError, TournamentError,
    database::fetch::Fetch,
    engine::Int,
    leagues::{league, lifecycle},
    quota::{self, Limit, MAX_LEAGUES_ENTERED},
    schema::{league_members, league_removals},
    tournaments::enter,
};
use diesel::prelude::*;
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff_diesel::ToDiesel;
use railhead_tournament::{MAX_MEMBERS, Refusal};
use uuid::Uuid;

/// Makes an account a member: it plays from the next season on. Nothing changes if it is one.
///
/// # Errors
/// `NoSuchLeague`; of tournaments `Guest`, `Bot`, `TooManyEntered`, `Refused` with `IsOver`,
/// `EntryClosed`, `NoReturn` or `Full`.
pub async fn enter(db: &Database, account: Uuid, id: Uuid) -> Result<(), LeagueError> {
    league::viewed(db, Some(account), id).await?;
    let mut connection = db.connection("enter_league").await?;
    Connection::transaction(&mut connection, async |connection| {
        let league = league::lock(connection, id).await?;
        let mut entering = quota::lock(connection, account, &[]).await?;
        let is_admitted = quota::admit(&mut entering, Limit::EnteredLeagues).await?;
        let known = league_members::table.find((id, account)).select(league_members::league_id);
        if known.fetch_optional::<Uuid>(connection).await?.is_some() {
            return Ok(());
        }
        league.check_takes_members()?;
        let removed = league_removals::table.find((id, account)).select(league_removals::league_id);
        if removed.fetch_optional::<Uuid>(connection).await?.is_some() {
            return Err(Refusal::NoReturn.into());
        }
        enter::check_is_welcome(connection, account, (league.settings.guests, league.settings.bots_welcome)).await?;
        if !is_admitted {
            return Err(TournamentError::TooManyEntered { most: MAX_LEAGUES_ENTERED }.into());
        }
        let all = league_members::table.filter(league_members::league_id.eq(id));
        if all.count().fetch_one::<i64>(connection).await? >= i64::saturating_from(MAX_MEMBERS) {
            return Err(Refusal::Full.into());
        }
        let row = (
            league_members::league_id.eq(id),
            league_members::account_id.eq(account),
            league_members::entered_at.eq(db.now().to_diesel()),
        );
        diesel::insert_into(league_members::table).values(row).execute(connection).await?;
        Ok(())
    })
    .await
}

/// Lets a member leave: it plays no further season. Nothing changes if it is none.
///
/// # Errors
/// `NoSuchLeague`.
pub async fn leave(db: &Database, account: Uuid, id: Uuid) -> Result<(), LeagueError> {
    league::viewed(db, Some(account), id).await?;
    let mut connection = db.connection("leave_league").await?;
    diesel::delete(league_members::table.find((id, account))).execute(&mut connection).await?;
    Ok(())
}

/// Ends all memberships of an account, because it is deleted or banned, and the leagues that it has opened.
pub(crate) async fn leave_all(db: &Database, account: Uuid) -> Result<(), DatabaseError> {
    lifecycle::end_all(db, account).await?;
    let own = league_members::table.filter(league_members::account_id.eq(account));
    diesel::delete(own).execute(&mut *db.connection("leave_leagues").await?).await?;
    Ok(())
}
