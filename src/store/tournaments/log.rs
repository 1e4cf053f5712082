//! The log of a tournament: reading it, and appending to it.

use crate::{
    hosting::{
        chain::{Chain, Head, line},
        codec::{CodecError, StoredEvent, head_from_row},
        rng::Secret,
        tournament::{HostedTournament, TournamentSettings, TournamentVisibility},
    },
    store::{
        Connection, Database, DatabaseError, TournamentError,
        database::fetch::Fetch,
        schema::{tournament_events, tournament_players, tournament_tables, tournaments},
        tournaments::notices,
    },
    verify::tournament::{TOURNAMENT_SCHEMA, decode, encode},
};
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use jiff_diesel::{NullableTimestamp, ToDiesel};
use railhead_tournament::{Event, Phase, Presence, Tournament};
use std::sync::Arc;
use uuid::Uuid;

#[derive(Queryable)]
struct Row {
    organiser: Option<Uuid>,
    secret: Vec<u8>,
    settings: SettingsRow,
    reminded: bool,
    #[diesel(deserialize_as = jiff_diesel::Timestamp)]
    created_at: Timestamp,
    version: i32,
    head: Vec<u8>,
}

/// The columns of the settings.
type SettingsRow = (
    String,
    TournamentVisibility,
    serde_json::Value,
    serde_json::Value,
    serde_json::Value,
    bool,
    Option<i32>,
    Option<i32>,
    NullableTimestamp,
    Option<i32>,
);

const SETTINGS: (
    tournaments::name,
    tournaments::visibility,
    tournaments::rules,
    tournaments::game_options,
    tournaments::packs,
    tournaments::bots_welcome,
    tournaments::min_rating,
    tournaments::max_rating,
    tournaments::starts_at,
    tournaments::round_seconds,
) = (
    tournaments::name,
    tournaments::visibility,
    tournaments::rules,
    tournaments::game_options,
    tournaments::packs,
    tournaments::bots_welcome,
    tournaments::min_rating,
    tournaments::max_rating,
    tournaments::starts_at,
    tournaments::round_seconds,
);

type EventRow = (i16, jiff_diesel::Timestamp, String);

/// The present tournament, from memory if it has not changed.
///
/// # Errors
/// `NoSuchTournament`.
pub(crate) async fn load(db: &Database, id: Uuid) -> Result<Arc<HostedTournament>, TournamentError> {
    let mut connection = db.connection("read_tournament").await?;
    load_on(db, &mut connection, id, false).await
}

/// The present tournament, whose row is locked until the end of the transaction.
///
/// # Errors
/// `NoSuchTournament`.
pub(crate) async fn lock(
    db: &Database,
    connection: &mut Connection,
    id: Uuid,
) -> Result<HostedTournament, TournamentError> {
    load_on(db, connection, id, true).await.map(Arc::unwrap_or_clone)
}

/// The present tournament, on this connection.
///
/// # Errors
/// `NoSuchTournament`.
pub(super) async fn load_in(
    db: &Database,
    connection: &mut Connection,
    id: Uuid,
) -> Result<Arc<HostedTournament>, TournamentError> {
    load_on(db, connection, id, false).await
}

async fn load_on(
    db: &Database,
    connection: &mut Connection,
    id: Uuid,
    locks: bool,
) -> Result<Arc<HostedTournament>, TournamentError> {
    if locks {
        let row = tournaments::table.find(id).select(tournaments::id).for_no_key_update();
        row.fetch_optional::<Uuid>(connection).await?;
    }
    let columns = (
        tournaments::organiser_id,
        tournaments::secret,
        SETTINGS,
        tournaments::reminded,
        tournaments::created_at,
        tournaments::version,
        tournaments::head,
    );
    let row = tournaments::table.find(id).select(columns).fetch_optional::<Row>(connection).await?;
    let row = row.ok_or(TournamentError::NoSuchTournament)?;
    let head = head_from_row(row.version, row.head.clone())?;
    let known = db.process.tournaments.get(&id);
    if let Some(known) = &known
        && (known.head, known.organiser, known.reminded) == (head, row.organiser, row.reminded)
    {
        return Ok(Arc::clone(known));
    }
    let accounts = tournament_players::table
        .filter(tournament_players::tournament_id.eq(id))
        .order(tournament_players::entrant)
        .select(tournament_players::account_id)
        .load::<Option<Uuid>>(connection)
        .await?;
    if let Some(known) = known.filter(|known| known.head.version <= head.version) {
        let tail = events(connection, id, known.head.version).await?;
        let (organiser, reminded) = (row.organiser, row.reminded);
        let known = HostedTournament { accounts: accounts.clone(), organiser, reminded, ..Arc::unwrap_or_clone(known) };
        // The database may have been restored to an older state, with another history since.
        if let Some(hosted) = fold_tail(known, head, tail)? {
            return Ok(remember(db, hosted));
        }
    }
    let log = events(connection, id, 0).await?;
    Ok(remember(db, fold(id, row, head, accounts, log)?))
}

/// The tournament with further events. None if they do not end with this head.
fn fold_tail(
    mut known: HostedTournament,
    head: Head,
    tail: Vec<StoredEvent>,
) -> Result<Option<HostedTournament>, TournamentError> {
    let mut chain = Chain::from_head(&known.secret, known.head);
    for StoredEvent { schema, at, payload } in tail {
        chain.link(&line(chain.head().version + 1, schema, at, &payload));
        known.evolve(&decode(schema, &payload)?, at);
    }
    known.head = chain.head();
    Ok((known.head == head).then_some(known))
}

fn remember(db: &Database, tournament: HostedTournament) -> Arc<HostedTournament> {
    let tournament = Arc::new(tournament);
    db.process.tournaments.insert(tournament.id, Arc::clone(&tournament));
    tournament
}

/// The stored events of a tournament after a version, in order.
pub(super) async fn events(
    connection: &mut Connection,
    id: Uuid,
    after: u32,
) -> Result<Vec<StoredEvent>, DatabaseError> {
    let rows = tournament_events::table
        .filter(tournament_events::tournament_id.eq(id).and(tournament_events::seq.gt(after as i32)))
        .order(tournament_events::seq)
        .select((tournament_events::schema, tournament_events::at, tournament_events::payload))
        .load::<EventRow>(connection)
        .await?;
    let event = |(schema, at, payload): EventRow| StoredEvent { schema, at: at.into(), payload };
    Ok(rows.into_iter().map(event).collect())
}

fn fold(
    id: Uuid,
    row: Row,
    head: Head,
    accounts: Vec<Option<Uuid>>,
    stored: Vec<StoredEvent>,
) -> Result<HostedTournament, TournamentError> {
    let Row { organiser, secret, settings, reminded, created_at, version: _, head: _ } = row;
    let decoded = stored.iter().map(|event| decode(event.schema, &event.payload)).collect::<Result<Vec<_>, _>>()?;
    let secret = secret.try_into().map(Secret::from_bytes).map_err(|_| CodecError::BrokenChain)?;
    let mut hosted = HostedTournament {
        id,
        organiser,
        settings: settings_from_row(settings)?,
        secret,
        head,
        state: Tournament::replay(&decoded).ok_or(CodecError::BrokenChain)?,
        created_at,
        reminded,
        started_at: None,
        paired_at: None,
        updated_at: created_at,
        accounts,
        computed: Arc::default(),
    };
    decoded.iter().zip(&stored).for_each(|(event, StoredEvent { at, .. })| hosted.note(event, *at));
    Ok(hosted)
}

fn settings_from_row(row: SettingsRow) -> Result<TournamentSettings, CodecError> {
    let (name, visibility, rules, options, packs, bots_welcome, min_rating, max_rating, starts_at, round) = row;
    Ok(TournamentSettings {
        name,
        visibility,
        rules: serde_json::from_value(rules).map_err(CodecError::Decode)?,
        options: serde_json::from_value(options).map_err(CodecError::Decode)?,
        packs: serde_json::from_value(packs).map_err(CodecError::Decode)?,
        bots_welcome,
        min_rating,
        max_rating,
        starts_at: starts_at.into(),
        round_seconds: round.and_then(|seconds| seconds.try_into().ok()),
    })
}

/// Appends events to a tournament whose row is locked, and writes the rows derived from them. `entering`
/// is the account of a player who enters.
pub(super) async fn append(
    db: &Database,
    connection: &mut Connection,
    hosted: &mut HostedTournament,
    events: &[Event],
    entering: Option<Uuid>,
) -> Result<(), DatabaseError> {
    let at = db.now().max(hosted.updated_at);
    let mut chain = Chain::from_head(&hosted.secret, hosted.head);
    for event in events {
        let payload = encode(event)?;
        let head = chain.link(&line(chain.head().version + 1, TOURNAMENT_SCHEMA, at, &payload));
        let row = (
            tournament_events::tournament_id.eq(hosted.id),
            tournament_events::seq.eq(head.version as i32),
            tournament_events::schema.eq(TOURNAMENT_SCHEMA),
            tournament_events::at.eq(at.to_diesel()),
            tournament_events::payload.eq(payload),
        );
        diesel::insert_into(tournament_events::table).values(row).execute(connection).await?;
        hosted.evolve(event, at);
        hosted.head = head;
        derive(connection, hosted, event, at, entering).await?;
    }
    let changed = (
        tournaments::phase.eq(name_of(hosted.state.phase)),
        tournaments::players.eq(hosted.state.present().count() as i16),
        tournaments::version.eq(hosted.head.version as i32),
        tournaments::head.eq(hosted.head.hash.as_slice()),
        tournaments::updated_at.eq(at.to_diesel()),
        tournaments::reminded.eq(hosted.reminded),
        tournaments::due_at.eq(NullableTimestamp::from(hosted.due_at(at))),
    );
    diesel::update(tournaments::table.find(hosted.id)).set(changed).execute(connection).await?;
    Ok(())
}

/// Writes the rows that follow from an event.
async fn derive(
    connection: &mut Connection,
    hosted: &mut HostedTournament,
    event: &Event,
    at: Timestamp,
    entering: Option<Uuid>,
) -> Result<(), DatabaseError> {
    match event {
        Event::PlayerEntered { entrant, .. } => {
            let row = (
                tournament_players::tournament_id.eq(hosted.id),
                tournament_players::entrant.eq(*entrant as i16),
                tournament_players::account_id.eq(entering),
                tournament_players::entered_at.eq(at.to_diesel()),
                tournament_players::is_present.eq(true),
            );
            diesel::insert_into(tournament_players::table).values(row).execute(connection).await?;
            hosted.accounts.push(entering);
        }
        Event::PlayerLeft { entrant } | Event::PlayerReturned { entrant } | Event::PlayerRemoved { entrant, .. } => {
            let is_present = hosted.state.entrants.get(*entrant).is_some_and(|one| one.presence == Presence::Here);
            diesel::update(tournament_players::table.find((hosted.id, *entrant as i16)))
                .set(tournament_players::is_present.eq(is_present))
                .execute(connection)
                .await?;
        }
        Event::RoundPaired { games, .. } => {
            let round = hosted.state.rounds.len().saturating_sub(1) as i16;
            let row = |(number, game): (i16, &Uuid)| {
                (
                    tournament_tables::game_id.eq(*game),
                    tournament_tables::tournament_id.eq(hosted.id),
                    tournament_tables::round.eq(round),
                    tournament_tables::number.eq(number),
                )
            };
            let rows = (0..).zip(games).map(row).collect::<Vec<_>>();
            diesel::insert_into(tournament_tables::table).values(rows).execute(connection).await?;
        }
        Event::TableFinished { round, table, .. } | Event::TableRuled { round, table, .. } => {
            let of_table = tournament_tables::tournament_id
                .eq(hosted.id)
                .and(tournament_tables::round.eq(*round as i16))
                .and(tournament_tables::number.eq(*table as i16));
            diesel::update(tournament_tables::table.filter(of_table))
                .set(tournament_tables::recorded.eq(true))
                .execute(connection)
                .await?;
        }
        Event::TournamentFinished {} => notices::finished(connection, hosted).await?,
        Event::TournamentCancelled { .. } => notices::cancelled(connection, hosted).await?,
        Event::TournamentOpened { .. }
        | Event::TournamentStarted {}
        | Event::TournamentPaused { .. }
        | Event::TournamentResumed {} => {}
    }
    Ok(())
}

/// The name of a phase in the table.
pub(super) fn name_of(phase: Phase) -> &'static str {
    match phase {
        Phase::Open => "open",
        Phase::Running => "running",
        Phase::Finished => "finished",
        Phase::Cancelled => "cancelled",
    }
}
