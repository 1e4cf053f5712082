//! Games: opening, reading, acting. A move costs one statement when this process knows the game's last version, four
//! when it does not (append refused, version, events, append). A view of a known game costs one read by primary key.

use super::{
    Connection, Error, Store,
    derived::{self, derived},
    folded::Folded,
    log::{self, Append, Read, ReadRow},
    schema::{accounts, game_events, game_seats, games},
};
use crate::{
    chance::Secret,
    engine::{BotLevel, Command, Event, Game, GameOptions, Rejection, Seat, TicketPack},
};
use diesel::prelude::*;
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff_diesel::Timestamp;
use std::{cmp::Ordering, sync::Arc};
use uuid::Uuid;

/// How often a command is decided anew because others moved first. Each loss means somebody else's success.
const ATTEMPTS: usize = 16;

/// What came of a command.
#[derive(Debug)]
pub struct Played {
    /// The version it was decided on.
    pub before: u32,
    /// What happened: the command's own events, then those of the bots that followed.
    pub events: Vec<Event>,
    /// The game after them.
    pub game: Arc<Folded>,
}

/// Who sits at a table, and since when it stands.
#[derive(Debug)]
pub struct Roster {
    /// When the table was opened.
    pub created_at: jiff::Timestamp,
    /// When its last event was recorded.
    pub updated_at: jiff::Timestamp,
    /// The people in their seats.
    pub seated: Vec<Seated>,
}

/// A person in a seat.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct Seated {
    pub seat: Seat,
    pub account: Uuid,
    pub name: String,
}

impl Roster {
    /// The name of the person in a seat; none of a deleted account.
    pub fn name_of(&self, seat: Seat) -> Option<&str> {
        self.seated.iter().find(|seated| seated.seat == seat).map(|seated| seated.name.as_str())
    }
}

impl Store {
    /// Opens a table with its host in seat 0.
    ///
    /// # Errors
    /// `Rejected` if the options do not fit.
    pub async fn create_game(
        &self,
        host: Uuid,
        options: GameOptions,
        packs: Vec<TicketPack>,
        bots: &[BotLevel],
    ) -> Result<Arc<Folded>, Error> {
        let (id, secret) = (Uuid::now_v7(), Secret::draw());
        let events = Game::create(options, packs, bots, secret.commitment())?;
        let game = Game::replay(&events);
        let mut accounts = vec![None; usize::from(options.seats)];
        if let Some(place) = accounts.first_mut() {
            *place = Some(host);
        }
        let folded = Folded { id, game, secret, accounts };
        let mut connection = self.connection().await?;
        Connection::transaction(&mut connection, async |connection| insert_game(connection, &folded, &events).await)
            .await?;
        Ok(self.remember(folded))
    }

    /// The game as it is now.
    ///
    /// # Errors
    /// `NoSuchGame`.
    pub async fn game(&self, id: Uuid) -> Result<Arc<Folded>, Error> {
        let mut connection = self.connection().await?;
        let mut known = self.folded.get(&id);
        if let Some(remembered) = &known {
            let version = games::table.find(id).select(games::version);
            let version = version.get_result::<i32>(&mut connection).await.optional()?.ok_or(Error::NoSuchGame)?;
            match version.cmp(&(remembered.game.version as i32)) {
                Ordering::Equal => return Ok(Arc::clone(remembered)),
                Ordering::Greater => {}
                // The database was set back to an earlier moment.
                Ordering::Less => known = None,
            }
        }
        let after = known.as_ref().map_or(0, |known| known.game.version as i32);
        let row = Read { game: id, after }.get_result::<ReadRow>(&mut connection).await.optional()?;
        let (_, secret, accounts, schemas, payloads) = row.ok_or(Error::NoSuchGame)?;
        let known = match known {
            Some(known) => Arc::unwrap_or_clone(known),
            None => {
                let secret = secret.try_into().map(Secret::from_bytes).map_err(|_| Error::NoSuchGame)?;
                Folded { id, game: Game::default(), secret, accounts: Vec::new() }
            }
        };
        let mut folded = Folded { accounts, ..known };
        for (schema, payload) in schemas.into_iter().zip(&payloads) {
            folded.game.evolve(&log::decode(schema, payload)?);
        }
        Ok(self.remember(folded))
    }

    /// Does what an account asks of a game, and lets the bots that follow move. With `expected`, only if that is the
    /// game's version.
    ///
    /// # Errors
    /// `NoSuchGame`, `Stale`, `Rejected`; then nothing has changed.
    pub async fn act(
        &self,
        id: Uuid,
        account: Uuid,
        command: &Command,
        expected: Option<u32>,
    ) -> Result<Played, Error> {
        self.act_as(id, Some(account), command, expected).await
    }

    /// The same for an account, or for the operator (none).
    pub(super) async fn act_as(
        &self,
        id: Uuid,
        by: Option<Uuid>,
        command: &Command,
        expected: Option<u32>,
    ) -> Result<Played, Error> {
        // What is remembered may be behind: a success is proved by the append, a refusal only by reading the game. A
        // fault is neither: the move may have been written, so it must not be tried again.
        let remembered = self.folded.get(&id);
        match self.try_act(remembered, by, command, expected).await {
            Ok(Some(played)) => return Ok(played),
            Ok(None) | Err(Error::Rejected(_) | Error::Stale { .. }) => {}
            Err(fault) => return Err(fault),
        }
        for _ in 0..ATTEMPTS {
            let current = self.game(id).await?;
            if let Some(played) = self.try_act(Some(current), by, command, expected).await? {
                return Ok(played);
            }
        }
        Err(Error::Contended)
    }

    /// One attempt; none if the game was not known or has gone on.
    async fn try_act(
        &self,
        known: Option<Arc<Folded>>,
        by: Option<Uuid>,
        command: &Command,
        expected: Option<u32>,
    ) -> Result<Option<Played>, Error> {
        let Some(known) = known else { return Ok(None) };
        let before = known.game.version;
        if expected.is_some_and(|expected| expected != before) {
            return Err(Error::Stale { version: before });
        }
        let (folded, events) = played(Arc::unwrap_or_clone(known), by, command).await?;
        if !self.append(before, &folded, by, &events).await? {
            return Ok(None);
        }
        Ok(Some(Played { before, events, game: self.remember(folded) }))
    }

    /// Writes events and, with them, the rows derived from them. False: the game has gone on, nothing was written.
    async fn append(&self, before: u32, after: &Folded, by: Option<Uuid>, events: &[Event]) -> Result<bool, Error> {
        let payloads = events.iter().map(log::encode).collect::<Result<Vec<_>, _>>()?;
        let append = Append {
            game: after.id,
            version: before as i32,
            status: after.game.status(),
            count: payloads.len() as i32,
            payloads,
        };
        let mut connection = self.connection().await?;
        if !events.iter().any(|event| derived(event).is_some()) {
            return Ok(append.get_result::<i64>(&mut connection).await? == 1);
        }
        Connection::transaction(&mut connection, async |connection| {
            let moved = append.get_result::<i64>(connection).await? == 1;
            if moved {
                derived::write(connection, after.id, by, events).await?;
            }
            Ok(moved)
        })
        .await
    }

    /// Remembers a game unless a later version is remembered already.
    fn remember(&self, folded: Folded) -> Arc<Folded> {
        let folded = Arc::new(folded);
        let version = folded.game.version;
        if self.folded.get(&folded.id).is_none_or(|known| known.game.version < version) {
            self.folded.insert(folded.id, Arc::clone(&folded));
        }
        folded
    }

    /// The events of a game after one version until another, oldest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn events(&self, id: Uuid, after: u32, until: u32) -> Result<Vec<Event>, Error> {
        if after >= until {
            return Ok(Vec::new());
        }
        let numbered = game_events::seq.between(after as i32 + 1, until as i32);
        let rows = game_events::table
            .select((game_events::schema, game_events::payload))
            .filter(game_events::game_id.eq(id).and(numbered))
            .order(game_events::seq)
            .load::<(i16, serde_json::Value)>(&mut self.connection().await?)
            .await?;
        rows.into_iter().map(|(schema, payload)| log::decode(schema, &payload.to_string())).collect()
    }

    /// Who sits at a table.
    ///
    /// # Errors
    /// `NoSuchGame`.
    pub async fn roster(&self, id: Uuid) -> Result<Roster, Error> {
        let mut connection = self.connection().await?;
        let times = games::table.find(id).select((games::created_at, games::updated_at));
        let times = times.get_result::<(Timestamp, Timestamp)>(&mut connection).await.optional()?;
        let (created_at, updated_at) = times.ok_or(Error::NoSuchGame)?;
        let seated = game_seats::table
            .inner_join(accounts::table)
            .filter(game_seats::game_id.eq(id))
            .order(game_seats::seat)
            .select((game_seats::seat, accounts::id, accounts::name))
            .load::<(i16, Uuid, String)>(&mut connection)
            .await?;
        let person = |(seat, account, name)| Some(Seated { seat: Seat::new(u8::try_from(seat).ok()?)?, account, name });
        Ok(Roster {
            created_at: created_at.into(),
            updated_at: updated_at.into(),
            seated: seated.into_iter().filter_map(person).collect(),
        })
    }
}

async fn insert_game(connection: &mut Connection, folded: &Folded, events: &[Event]) -> Result<(), Error> {
    let Folded { id, game, secret, accounts } = folded;
    diesel::insert_into(games::table)
        .values((
            games::id.eq(id),
            games::version.eq(game.version as i32),
            games::status.eq(game.status()),
            games::variant.eq(game.options.variant.name()),
            games::seats.eq(i16::from(game.options.seats)),
            games::secret.eq(secret.as_bytes().as_slice()),
        ))
        .execute(connection)
        .await?;
    let seats = accounts.iter().zip(0_i16..).map(|(account, seat)| {
        (game_seats::game_id.eq(id), game_seats::seat.eq(seat), game_seats::account_id.eq(account))
    });
    diesel::insert_into(game_seats::table).values(seats.collect::<Vec<_>>()).execute(connection).await?;
    let rows = events.iter().zip(1_i32..).map(|(event, seq)| {
        let payload = serde_json::to_value(event).map_err(Error::Encode)?;
        Ok((
            game_events::game_id.eq(id),
            game_events::seq.eq(seq),
            game_events::schema.eq(log::SCHEMA),
            game_events::payload.eq(payload),
        ))
    });
    let rows = rows.collect::<Result<Vec<_>, Error>>()?;
    diesel::insert_into(game_events::table).values(rows).execute(connection).await?;
    Ok(())
}

/// A game after a command, and what happened; where bots that think may move, on a thread that may be kept busy.
async fn played(mut folded: Folded, by: Option<Uuid>, command: &Command) -> Result<(Folded, Vec<Event>), Rejection> {
    if !folded.seats_thinkers() {
        let events = folded.act(by, command)?;
        return Ok((folded, events));
    }
    let command = command.clone();
    let work = move || folded.act(by, &command).map(|events| (folded, events));
    match tokio::task::spawn_blocking(work).await {
        Ok(played) => played,
        // It panicked, and so does who asked for it, as if it had been done here.
        Err(lost) => std::panic::resume_unwind(lost.into_panic()),
    }
}
