//! The lifecycle of a league: it is opened, and ended.

use crate::{
    Connection, Database, DatabaseError, LeagueError, TournamentError,
    database::locks::lock_accounts,
    hosting::notifications::Notification,
    leagues::{
        league::{self, League, LeaguePhase},
        settings::LeagueSettings,
    },
    log::codec::CodecError,
    notifications::notify::write_notice,
    quota::{Limit, MAX_OPEN_LEAGUES},
    schema::leagues,
    tournaments::{
        codes::{self, CodeTarget},
        organiser,
    },
};
use diesel::prelude::*;
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff_diesel::ToDiesel;
use railhead_tournament::Refusal;
use uuid::Uuid;

/// Opens a league with this id. The same again changes nothing.
///
/// # Errors
/// `Rules`; `IdTaken` if the id belongs to another one; `TooMany` of tournaments.
pub async fn open(db: &Database, organiser: Uuid, id: Uuid, settings: LeagueSettings) -> Result<(), LeagueError> {
    settings.rules.check()?;
    let secret = db.process.randomness.game_seed().secret;
    organiser::check_games(settings.options, &settings.packs, secret.commitment())?;
    let mut connection = db.connection("open_league").await?;
    Connection::transaction::<_, LeagueError, _>(&mut connection, async |connection| {
        let is_admitted = organiser::lock(connection, organiser, Limit::OpenLeagues).await?;
        if let Some(known) = league::find(connection, id).await? {
            let is_same = known.organiser_id == Some(organiser) && known.settings == settings;
            return if is_same { Ok(()) } else { Err(LeagueError::IdTaken) };
        }
        if !is_admitted {
            return Err(TournamentError::TooMany { most: MAX_OPEN_LEAGUES }.into());
        }
        insert(db, connection, organiser, id, &settings).await
    })
    .await
}

async fn insert(
    db: &Database,
    connection: &mut Connection,
    organiser: Uuid,
    id: Uuid,
    settings: &LeagueSettings,
) -> Result<(), LeagueError> {
    let row = (
        leagues::id.eq(id),
        leagues::organiser_id.eq(organiser),
        leagues::name.eq(&settings.name),
        leagues::listed.eq(settings.listed),
        leagues::rules.eq(serde_json::to_value(settings.rules).map_err(CodecError::Encode)?),
        leagues::game_options.eq(serde_json::to_value(settings.options).map_err(CodecError::Encode)?),
        leagues::packs.eq(serde_json::to_value(&settings.packs).map_err(CodecError::Encode)?),
        leagues::bots_welcome.eq(settings.bots_welcome),
        leagues::guests.eq(settings.guests),
        leagues::season_days.eq(i16::from(settings.season_days)),
        leagues::created_at.eq(db.now().to_diesel()),
        leagues::phase.eq(<&str>::from(LeaguePhase::Open)),
    );
    // Another account may have taken the id in between.
    let inserted = diesel::insert_into(leagues::table).values(row).on_conflict_do_nothing().execute(connection).await?;
    if inserted == 0 {
        return Err(LeagueError::IdTaken);
    }
    codes::draw(db, connection, CodeTarget::League(id)).await.map_err(TournamentError::from)?;
    Ok(())
}

/// Ends a league: at once before its first season, with the present one afterwards. Nothing changes if it
/// ends already.
///
/// # Errors
/// `NoSuchLeague`; `NotOrganiser` of tournaments.
pub async fn end(db: &Database, organiser: Uuid, id: Uuid) -> Result<(), LeagueError> {
    league::viewed(db, Some(organiser), id).await?;
    let mut connection = db.connection("end_league").await?;
    let ended = Connection::transaction::<_, LeagueError, _>(&mut connection, async |connection| {
        let league = league::lock(connection, id).await?;
        organiser::check(league.organiser_id, organiser)?;
        let phase = match league.phase {
            LeaguePhase::Open => LeaguePhase::Ended,
            LeaguePhase::Running => LeaguePhase::Ending,
            LeaguePhase::Ending | LeaguePhase::Ended => return Ok(Vec::new()),
        };
        let changed = leagues::phase.eq(<&str>::from(phase));
        diesel::update(leagues::table.find(id)).set(changed).execute(connection).await?;
        tell_members(connection, organiser, id).await
    });
    db.process.hub.notify_inboxes(&ended.await?);
    Ok(())
}

/// Tells the members that a league ends, but the organiser. Returns their accounts.
async fn tell_members(connection: &mut Connection, organiser: Uuid, league: Uuid) -> Result<Vec<Uuid>, LeagueError> {
    let mut members = league::members(connection, league).await?;
    members.retain(|member| *member != organiser);
    lock_accounts(connection, &members).await?;
    for member in &members {
        write_notice(connection, *member, Notification::LeagueEnds { league }, None).await?;
    }
    Ok(members)
}

/// Ends the leagues that an account has opened, because it is deleted or banned and nobody else could end
/// them: at once, or with their present season.
pub(crate) async fn end_all(db: &Database, organiser: Uuid) -> Result<(), DatabaseError> {
    let own = leagues::organiser_id.eq(organiser);
    let going_on = [LeaguePhase::Open, LeaguePhase::Running].map(<&str>::from);
    let own = leagues::table.filter(own.and(leagues::phase.eq_any(going_on))).select(leagues::id);
    let own = own.load::<Uuid>(&mut *db.connection("leagues_of_organiser").await?).await?;
    for id in own {
        match end(db, organiser, id).await {
            Ok(()) => {}
            Err(LeagueError::Database(error)) => return Err(error),
            Err(error) => {
                let error: &dyn std::error::Error = &error;
                tracing::error!(error, league = %id, "a league without an organiser goes on");
            }
        }
    }
    Ok(())
}

impl League {
    /// Refuses a league after which nothing comes.
    pub(super) fn check_goes_on(&self) -> Result<(), Refusal> {
        match self.phase {
            LeaguePhase::Open | LeaguePhase::Running => Ok(()),
            LeaguePhase::Ending | LeaguePhase::Ended => Err(Refusal::IsOver),
        }
    }

    pub(super) fn check_takes_members(&self) -> Result<(), Refusal> {
        self.check_goes_on()?;
        if self.entry_closed { Err(Refusal::EntryClosed) } else { Ok(()) }
    }
}
