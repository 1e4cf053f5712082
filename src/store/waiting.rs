//! Whom a game waits for: kept beside its version, so that "all games that wait for me" is one query.

use super::{Error, Store, folded::Folded};
use crate::engine::{Event, Occupant, Seat};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{BigInt, Integer, Nullable, SmallInt, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use jiff_diesel::NullableTimestamp;
use uuid::Uuid;

/// The games that wait for an account, the most urgent first; without clocks, those that have waited longest.
pub const TURNS: &str = "SELECT g.id, s.seat, g.version, g.deadline FROM game_seats s JOIN games g ON g.id = s.game_id \
    WHERE s.account_id = $1 AND NOT s.over AND g.waits_for & (1 << s.seat) <> 0 \
    ORDER BY g.deadline NULLS LAST, g.updated_at, g.id LIMIT $2";

/// The people a game waits for, and until when.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Waiting {
    /// A bit a seat.
    pub seats: i16,
    /// The earliest deadline. There is only one: several are waited for only while first tickets are chosen, and their
    /// time began at once.
    pub deadline: Option<Timestamp>,
}

/// A game that waits for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Which.
    pub game: Uuid,
    /// His seat.
    pub seat: Seat,
    /// The game's version.
    pub version: u32,
    /// Until when it waits, if it has clocks.
    pub deadline: Option<Timestamp>,
}

#[derive(QueryableByName)]
struct TurnRow {
    #[diesel(sql_type = SqlUuid)]
    id: Uuid,
    #[diesel(sql_type = SmallInt)]
    seat: i16,
    #[diesel(sql_type = Integer)]
    version: i32,
    #[diesel(sql_type = Nullable<Timestamptz>)]
    deadline: NullableTimestamp,
}

impl Waiting {
    /// Whom a game waits for now.
    pub fn of(folded: &Folded) -> Waiting {
        let people = folded.game.waits_for().filter(|seat| folded.game.occupants[*seat] == Occupant::Person);
        people.fold(Waiting::default(), |Waiting { seats, deadline }, seat| Waiting {
            seats: seats | 1 << seat.number(),
            deadline: deadline.into_iter().chain(folded.clocks.of(seat).deadline).min(),
        })
    }

    /// Whose turn has begun by these events.
    pub fn begun(self, before: Waiting, events: &[Event]) -> impl Iterator<Item = Seat> {
        let began =
            |seat: &Seat| events.iter().any(|event| matches!(event, Event::TurnStarted { seat: its } if its == seat));
        let is_new = move |seat: &Seat| before.seats & 1 << seat.number() == 0;
        self.people().filter(move |seat| is_new(seat) || began(seat))
    }

    fn people(self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(move |seat| self.seats & 1 << seat.number() != 0)
    }

    /// For whom this is not the same as what was before: whose turn began or ended, or who has another deadline.
    pub fn changed(self, before: Waiting) -> impl Iterator<Item = Seat> {
        let moved = if self.deadline == before.deadline { 0 } else { self.seats & before.seats };
        Waiting { seats: (self.seats ^ before.seats) | moved, ..self }.people()
    }
}

impl Store {
    /// At most so many of the games that wait for an account now, the most urgent first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn turns(&self, account: Uuid, limit: usize) -> Result<Vec<Turn>, Error> {
        let turns = sql_query(TURNS).bind::<SqlUuid, _>(account).bind::<BigInt, _>(limit as i64);
        let rows = turns.load::<TurnRow>(&mut self.connection().await?).await?;
        let turn = |TurnRow { id, seat, version, deadline }: TurnRow| {
            let seat = Seat::new(u8::try_from(seat).ok()?)?;
            Some(Turn { game: id, seat, version: version as u32, deadline: deadline.to_jiff() })
        };
        Ok(rows.into_iter().filter_map(turn).collect())
    }
}
