//! The lifecycle of a tournament as its organiser directs it: it is opened, started, called off.

use crate::{
    Connection, Database, DatabaseError, TournamentError,
    access::hidden_among,
    database::fetch::Fetch,
    hosting::tournament::{HostedTournament, TournamentSettings, TournamentVisibility},
    log::{codec::CodecError, rng::GameSeed},
    quota::{Limit, MAX_OPEN_TOURNAMENTS},
    schema::tournaments,
    tournaments::{
        codes::{self, CodeTarget},
        log, organiser,
    },
};
use diesel::prelude::*;
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff_diesel::{NullableTimestamp, ToDiesel};
use railhead_tournament::{Event, Format, Phase, Refusal, Tournament};
use std::sync::Arc;
use uuid::Uuid;

/// The reason of what an organiser does without another one.
pub(super) const ORGANISER: &str = "organiser";

/// The phases of tournaments that are not over, as in the table.
pub(crate) const NOT_OVER: [&str; 2] = ["open", "running"];

/// Opens a tournament with this id. The same again changes nothing.
///
/// # Errors
/// `Rules`, `TooMany`; `IdTaken` if the id belongs to another one.
pub async fn open(
    db: &Database,
    organiser: Uuid,
    id: Uuid,
    settings: TournamentSettings,
) -> Result<Arc<HostedTournament>, TournamentError> {
    let secret = db.process.randomness.game_seed().secret;
    let opened = Tournament::open(settings.rules, secret.commitment())?;
    organiser::check_games(settings.options, &settings.packs, secret.commitment())?;
    let mut hosted = HostedTournament::new(id, Some(organiser), settings, secret, db.now());
    let mut connection = db.connection("open_tournament").await?;
    let is_new = Connection::transaction(&mut connection, async |connection| {
        let is_admitted = organiser::lock(connection, organiser, Limit::OpenTournaments).await?;
        // Repeating the request is no further tournament.
        let known = tournaments::table.find(id).select(tournaments::id).fetch_optional::<Uuid>(connection).await?;
        if known.is_none() && !is_admitted {
            return Err(TournamentError::TooMany { most: MAX_OPEN_TOURNAMENTS });
        }
        if !insert(connection, &hosted).await? {
            return Ok(false);
        }
        // Friends of the organiser find it by themselves, and a code is for everybody.
        if hosted.settings.visibility != TournamentVisibility::Friends {
            hosted.code = Some(codes::draw(db, connection, CodeTarget::Tournament(id)).await?);
        }
        log::append(db, connection, &mut hosted, &[opened], &[]).await?;
        Ok(true)
    });
    let is_new = is_new.await?;
    drop(connection);
    if is_new {
        return Ok(Arc::new(hosted));
    }
    let known = log::load(db, id).await?;
    let is_same = known.organiser == Some(organiser) && known.settings == hosted.settings;
    if is_same { Ok(known) } else { Err(TournamentError::IdTaken) }
}

/// Opens a tournament of the server with these players, who have these ratings, and begins it.
///
/// # Errors
/// `Rules`; `Refused` with `PlayerCount`.
pub(crate) async fn open_with(
    db: &Database,
    connection: &mut Connection,
    settings: TournamentSettings,
    players: &[(Uuid, i32)],
) -> Result<HostedTournament, TournamentError> {
    let GameSeed { id, secret } = db.process.randomness.game_seed();
    let mut hosted = HostedTournament::new(id, None, settings, secret, db.now());
    let mut state = hosted.state.clone();
    let mut events = vec![Tournament::open(hosted.state.rules, secret.commitment())?];
    let all = players.iter().map(|(account, _)| *account).collect::<Vec<_>>();
    for (entrant, (account, rating)) in players.iter().enumerate() {
        // In a league everybody meets everybody.
        let apart = match hosted.settings.rules.format {
            Format::League {} => Vec::new(),
            Format::Swiss { .. } | Format::Elimination { .. } | Format::Arena { .. } => {
                hidden_among(connection, *account, all.get(..entrant).unwrap_or_default()).await?
            }
        };
        let apart = apart.iter().filter_map(|other| all.iter().position(|account| account == other)).collect();
        events.push(state.enter(*rating, None, apart)?);
        events.last().into_iter().for_each(|entered| state.evolve(entered));
    }
    events.push(state.start()?);
    insert(connection, &hosted).await?;
    log::append(db, connection, &mut hosted, &events, &all).await?;
    Ok(hosted)
}

/// Writes the row. False if there is one with this id.
async fn insert(connection: &mut Connection, hosted: &HostedTournament) -> Result<bool, TournamentError> {
    let HostedTournament { id, organiser, settings, secret, head, state, created_at, .. } = hosted;
    let row = (
        tournaments::id.eq(id),
        tournaments::organiser_id.eq(organiser),
        tournaments::name.eq(&settings.name),
        tournaments::visibility.eq(settings.visibility),
        tournaments::secret.eq(secret.as_bytes().as_slice()),
        tournaments::rules.eq(serde_json::to_value(settings.rules).map_err(CodecError::Encode)?),
        tournaments::game_options.eq(serde_json::to_value(settings.options).map_err(CodecError::Encode)?),
        tournaments::packs.eq(serde_json::to_value(&settings.packs).map_err(CodecError::Encode)?),
        tournaments::bots_welcome.eq(settings.bots_welcome),
        tournaments::guests.eq(settings.guests),
        tournaments::min_rating.eq(settings.min_rating),
        tournaments::max_rating.eq(settings.max_rating),
        tournaments::starts_at.eq(NullableTimestamp::from(settings.starts_at)),
        tournaments::round_seconds.eq(settings.round_seconds.map(u32::cast_signed)),
        tournaments::created_at.eq(created_at.to_diesel()),
        tournaments::phase.eq(<&str>::from(state.phase)),
        tournaments::players.eq(0),
        tournaments::version.eq(head.version.cast_signed()),
        tournaments::head.eq(head.hash.as_slice()),
    );
    let inserted = diesel::insert_into(tournaments::table).values(row).on_conflict_do_nothing();
    Ok(inserted.execute(connection).await? > 0)
}

/// Begins a tournament, if its organiser wants it to begin now.
///
/// # Errors
/// `NoSuchTournament`, `NotOrganiser`; `Refused` with `HasBegun` or `PlayerCount`.
pub async fn start(db: &Database, organiser: Uuid, id: Uuid) -> Result<HostedTournament, TournamentError> {
    decide(db, organiser, id, |hosted| hosted.state.start()).await
}

/// Calls off the tournaments that only this account could begin, because it is deleted or banned. Those with
/// a time begin then.
pub(crate) async fn cancel_all(db: &Database, organiser: Uuid) -> Result<(), DatabaseError> {
    let own = tournaments::table
        .filter(tournaments::organiser_id.eq(organiser).and(tournaments::phase.eq(<&str>::from(Phase::Open))))
        .filter(tournaments::starts_at.is_null())
        .select(tournaments::id);
    let own = own.load::<Uuid>(&mut *db.connection("tournaments_of_organiser").await?).await?;
    for id in own {
        match cancel(db, organiser, id).await {
            // A ruling, or another request, came first.
            Ok(_) | Err(TournamentError::Refused(_) | TournamentError::NotOrganiser) => {}
            Err(TournamentError::Database(error)) => return Err(error),
            Err(error) => {
                let error: &dyn std::error::Error = &error;
                tracing::error!(error, tournament = %id, "a tournament without an organiser is not called off");
            }
        }
    }
    Ok(())
}

/// Calls a tournament off that has not begun.
///
/// # Errors
/// `NoSuchTournament`, `NotOrganiser`; `Refused` with `HasBegun` or `IsOver`.
pub async fn cancel(db: &Database, organiser: Uuid, id: Uuid) -> Result<HostedTournament, TournamentError> {
    decide(db, organiser, id, |hosted| match hosted.state.phase {
        Phase::Running => Err(Refusal::HasBegun),
        Phase::Open | Phase::Finished | Phase::Cancelled => hosted.state.cancel(ORGANISER.to_owned()),
    })
    .await
}

/// Changes a tournament by an event that its organiser decides.
pub(super) async fn decide(
    db: &Database,
    organiser: Uuid,
    id: Uuid,
    decide: impl Fn(&HostedTournament) -> Result<Event, Refusal> + Send + Sync,
) -> Result<HostedTournament, TournamentError> {
    log::change(db, id, |hosted| {
        organiser::check(hosted.organiser, organiser)?;
        Ok(decide(hosted)?)
    })
    .await
}
