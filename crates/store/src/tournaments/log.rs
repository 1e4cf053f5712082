//! The log of a tournament: reading it, and appending to it.

use crate::{
    Connection, Database, DatabaseError, TournamentError,
    database::fetch::Fetch,
    engine::Int,
    hosting::tournament::{HostedTournament, TournamentSettings, TournamentVisibility},
    log::{
        chain::{Chain, Head, line},
        codec::{CodecError, StoredEvent, head_from_row},
        rng::Secret,
    },
    schema::{tournament_events, tournament_players, tournament_tables, tournaments},
    tournaments::{codes, deals, notices},
    verify::tournament::{TOURNAMENT_SCHEMA, decode, encode},
};
use diesel::prelude::*;
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::Timestamp;
use jiff_diesel::{NullableTimestamp, ToDiesel};
use railhead_tournament::{Entrant, Event, Presence};
use std::sync::Arc;
use uuid::Uuid;

/// The columns from which a tournament is made.
#[derive(Queryable, Selectable)]
#[diesel(table_name = tournaments)]
struct Row {
    organiser_id: Option<Uuid>,
    name: String,
    visibility: TournamentVisibility,
    secret: Vec<u8>,
    rules: serde_json::Value,
    game_options: serde_json::Value,
    packs: serde_json::Value,
    bots_welcome: bool,
    guests: bool,
    #[diesel(deserialize_as = NullableTimestamp)]
    round_after: Option<Timestamp>,
    min_rating: Option<i32>,
    max_rating: Option<i32>,
    #[diesel(deserialize_as = NullableTimestamp)]
    starts_at: Option<Timestamp>,
    reminded: bool,
    round_seconds: Option<i32>,
    #[diesel(deserialize_as = jiff_diesel::Timestamp)]
    created_at: Timestamp,
    version: i32,
    head: Vec<u8>,
}

type EventRow = (i16, jiff_diesel::Timestamp, String);

/// The present tournament, from memory if it has not changed.
///
/// # Errors
/// `NoSuchTournament`.
pub(crate) async fn load(db: &Database, id: Uuid) -> Result<Arc<HostedTournament>, TournamentError> {
    let mut connection = db.connection("read_tournament").await?;
    load_on(db, &mut connection, id, false).await
}

/// The present tournament, with its row locked until the end of the transaction.
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
pub(crate) async fn load_in(
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
    let row = tournaments::table.find(id).select(Row::as_select());
    let row = match locks {
        true => row.for_no_key_update().fetch_optional::<Row>(connection).await?,
        false => row.fetch_optional::<Row>(connection).await?,
    };
    let row = row.ok_or(TournamentError::NoSuchTournament)?;
    let head = head_from_row(row.version, row.head.clone())?;
    let known = db.process.tournaments.get(&id);
    if let Some(known) = &known
        && row.is_of(known, head)
    {
        return Ok(Arc::clone(known));
    }
    let accounts = tournament_players::table
        .filter(tournament_players::tournament_id.eq(id))
        .order(tournament_players::entrant)
        .select(tournament_players::account_id)
        .load::<Option<Uuid>>(connection)
        .await?;
    let code = codes::of_tournament(connection, id).await?;
    let changed = (row.organiser_id, row.reminded, accounts);
    let (name, round_after) = (row.name.clone(), row.round_after);
    let continued = match known.filter(|known| known.head.version <= head.version) {
        Some(known) => fold(&known, events(connection, id, known.head.version, head.version).await?, head)?,
        None => None,
    };
    let mut hosted = match continued {
        Some(hosted) => hosted,
        // It is not known, or the database was restored to an older state and has another history since.
        None => {
            let log = events(connection, id, 0, head.version).await?;
            fold(&row.opened(id)?, log, head)?.ok_or(CodecError::BrokenChain)?
        }
    };
    (hosted.organiser, hosted.reminded, hosted.accounts) = changed;
    (hosted.code, hosted.settings.name, hosted.round_after) = (code, name, round_after);
    hosted.accounts.truncate(hosted.state.entrants.len());
    let hosted = Arc::new(hosted);
    db.process.tournaments.insert(id, Arc::clone(&hosted));
    Ok(hosted)
}

/// A tournament with the events that follow. None if the log does not end with this head then.
fn fold(
    known: &HostedTournament,
    tail: Vec<StoredEvent>,
    head: Head,
) -> Result<Option<HostedTournament>, TournamentError> {
    let (mut hosted, mut chain) = (known.clone(), Chain::from_head(&known.secret, known.head));
    for StoredEvent { schema, at, payload } in tail {
        let head = chain.link(&line(chain.head().version + 1, schema, at, &payload));
        hosted.evolve(&decode(schema, &payload)?, at, head);
    }
    Ok((hosted.head == head).then_some(hosted))
}

/// The stored events of a tournament after a version up to another, in order. Others may append meanwhile.
pub(super) async fn events(
    connection: &mut Connection,
    id: Uuid,
    after: u32,
    last: u32,
) -> Result<Vec<StoredEvent>, DatabaseError> {
    let rows = tournament_events::table
        .filter(tournament_events::tournament_id.eq(id))
        .filter(tournament_events::seq.gt(after.cast_signed()).and(tournament_events::seq.le(last.cast_signed())))
        .order(tournament_events::seq)
        .select((tournament_events::schema, tournament_events::at, tournament_events::payload))
        .load::<EventRow>(connection)
        .await?;
    let event = |(schema, at, payload): EventRow| StoredEvent { schema, at: at.into(), payload };
    Ok(rows.into_iter().map(event).collect())
}

impl Row {
    /// Whether a tournament has this head, and what is not in its log is as in the row.
    fn is_of(&self, known: &HostedTournament, head: Head) -> bool {
        (known.head, known.organiser, known.reminded) == (head, self.organiser_id, self.reminded)
            && (&known.settings.name, known.round_after) == (&self.name, self.round_after)
    }

    /// The tournament before its first event.
    fn opened(self, id: Uuid) -> Result<HostedTournament, CodecError> {
        let secret = self.secret.try_into().map(Secret::from_bytes).map_err(|_| CodecError::BrokenChain)?;
        let settings = TournamentSettings {
            name: self.name,
            visibility: self.visibility,
            rules: serde_json::from_value(self.rules).map_err(CodecError::Decode)?,
            options: serde_json::from_value(self.game_options).map_err(CodecError::Decode)?,
            packs: serde_json::from_value(self.packs).map_err(CodecError::Decode)?,
            bots_welcome: self.bots_welcome,
            guests: self.guests,
            min_rating: self.min_rating,
            max_rating: self.max_rating,
            starts_at: self.starts_at,
            round_seconds: self.round_seconds.and_then(|seconds| seconds.try_into().ok()),
        };
        Ok(HostedTournament::new(id, self.organiser_id, settings, secret, self.created_at))
    }
}

/// Appends events to a tournament with a locked row, and writes the rows derived from them. `entering` are
/// the accounts of players who enter, in the order of their events.
pub(super) async fn append(
    db: &Database,
    connection: &mut Connection,
    hosted: &mut HostedTournament,
    events: &[Event],
    entering: &[Uuid],
) -> Result<(), DatabaseError> {
    db.check_clock()?;
    let mut entering = entering.iter().copied();
    let at = db.now().max(hosted.updated_at);
    let mut chain = Chain::from_head(&hosted.secret, hosted.head);
    let mut rows = Vec::new();
    for event in events {
        let payload = encode(event)?;
        let head = chain.link(&line(chain.head().version + 1, TOURNAMENT_SCHEMA, at, &payload));
        rows.push((
            tournament_events::tournament_id.eq(hosted.id),
            tournament_events::seq.eq(head.version.cast_signed()),
            tournament_events::schema.eq(TOURNAMENT_SCHEMA),
            tournament_events::at.eq(at.to_diesel()),
            tournament_events::payload.eq(payload),
        ));
        hosted.evolve(event, at, head);
        derive(db, connection, hosted, event, &mut entering).await?;
    }
    diesel::insert_into(tournament_events::table).values(rows).execute(connection).await?;
    let changed = (
        tournaments::phase.eq(<&str>::from(hosted.state.phase)),
        tournaments::players.eq(i16::saturating_from(hosted.state.present().count())),
        tournaments::version.eq(hosted.head.version.cast_signed()),
        tournaments::head.eq(hosted.head.hash.as_slice()),
        tournaments::reminded.eq(hosted.reminded),
        tournaments::due_at.eq(NullableTimestamp::from(hosted.due_at(at))),
    );
    diesel::update(tournaments::table.find(hosted.id)).set(changed).execute(connection).await?;
    Ok(())
}

/// Locks a tournament, decides an event and appends it. Returns the tournament after it.
///
/// # Errors
/// `NoSuchTournament`; the refusal of `decide`.
pub(super) async fn change(
    db: &Database,
    id: Uuid,
    decide: impl Fn(&HostedTournament) -> Result<Event, TournamentError> + Send + Sync,
) -> Result<HostedTournament, TournamentError> {
    let mut connection = db.connection("change_tournament").await?;
    let changed = Connection::transaction::<_, TournamentError, _>(&mut connection, async |connection| {
        change_in(db, connection, id, &decide).await
    });
    let hosted = changed.await?;
    notices::wake(db, &hosted);
    Ok(hosted)
}

/// Locks a tournament, decides an event and appends it, within a transaction.
///
/// # Errors
/// `NoSuchTournament`; the refusal of `decide`.
pub(super) async fn change_in(
    db: &Database,
    connection: &mut Connection,
    id: Uuid,
    decide: impl Fn(&HostedTournament) -> Result<Event, TournamentError> + Send + Sync,
) -> Result<HostedTournament, TournamentError> {
    let mut hosted = lock(db, connection, id).await?;
    let event = decide(&hosted)?;
    append(db, connection, &mut hosted, &[event], &[]).await?;
    Ok(hosted)
}

/// Writes the rows that follow from an event.
async fn derive(
    db: &Database,
    connection: &mut Connection,
    hosted: &mut HostedTournament,
    event: &Event,
    entering: &mut impl Iterator<Item = Uuid>,
) -> Result<(), DatabaseError> {
    match event {
        Event::PlayerEntered { entrant, .. } => {
            let account = entering.next();
            let row = (
                tournament_players::tournament_id.eq(hosted.id),
                tournament_players::entrant.eq(i16::saturating_from(*entrant)),
                tournament_players::account_id.eq(account),
                tournament_players::entered_at.eq(hosted.updated_at.to_diesel()),
                tournament_players::is_present.eq(true),
            );
            diesel::insert_into(tournament_players::table).values(row).execute(connection).await?;
            hosted.accounts.push(account);
        }
        Event::PlayerLeft { entrant } | Event::PlayerReturned { entrant } => {
            write_presence(connection, hosted, *entrant).await?;
        }
        Event::PlayerRemoved { entrant, .. } => {
            write_presence(connection, hosted, *entrant).await?;
            end_games(connection, hosted).await?;
            notices::removed(connection, hosted, *entrant).await?;
        }
        Event::TableFinished { absent, .. } => {
            let mut withdrawn = Vec::new();
            for entrant in absent.iter().copied() {
                if write_presence(connection, hosted, entrant).await? {
                    withdrawn.push(entrant);
                }
            }
            notices::withdrawn(connection, hosted, &withdrawn).await?;
        }
        Event::TableRuled { round, table, .. } => {
            end_games(connection, hosted).await?;
            notices::ruled(connection, hosted, *round, *table).await?;
        }
        Event::RoundPaired { games, .. } => {
            let round = i16::saturating_from(hosted.state.rounds.len().saturating_sub(1));
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
            deals::make(db, connection, hosted).await?;
        }
        Event::TournamentFinished {} => notices::finished(connection, hosted).await?,
        Event::TournamentCancelled { .. } => {
            end_games(connection, hosted).await?;
            notices::cancelled(connection, hosted).await?;
        }
        Event::TournamentOpened { .. }
        | Event::TournamentStarted {}
        | Event::TournamentPaused { .. }
        | Event::TournamentResumed {} => {}
    }
    Ok(())
}

/// Writes whether a player takes part. False if it was so before.
async fn write_presence(
    connection: &mut Connection,
    hosted: &HostedTournament,
    entrant: Entrant,
) -> Result<bool, DatabaseError> {
    let is_present = hosted.state.entrants.get(entrant).is_some_and(|player| player.presence == Presence::Here);
    let player = tournament_players::table.find((hosted.id, i16::saturating_from(entrant)));
    let changed = diesel::update(player.filter(tournament_players::is_present.ne(is_present)))
        .set(tournament_players::is_present.eq(is_present))
        .execute(connection)
        .await?;
    Ok(changed > 0)
}

/// Notes that games may have to end, or seats to be given up, which are transactions of their own.
async fn end_games(connection: &mut Connection, hosted: &HostedTournament) -> Result<(), DatabaseError> {
    diesel::update(tournaments::table.find(hosted.id))
        .set(tournaments::games_to_end.eq(true))
        .execute(connection)
        .await?;
    Ok(())
}
