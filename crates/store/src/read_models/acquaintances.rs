//! Acquaintances: the first few people with whom an account has played, so that leaderboards can leave out
//! those who have only played with a few, or with themselves.
//!
//! They are noted when a game ends, for guests are people only once they have a name, which no log knows.

use crate::{
    Connection, DatabaseError,
    access::account_kind::is_guest,
    database::prepared::Prepare,
    engine::Int,
    hosting::{clock::after, projection::WORTH_TURNS},
    read_models::{
        ending::{GameEnding, SeatResult},
        standings::{self, ENOUGH},
    },
    schema::{accounts, acquaintances},
};
use diesel::{dsl::sql, prelude::*, sql_types::Bool};
use diesel_async::RunQueryDsl;
use jiff::SignedDuration;
use uuid::Uuid;

/// The age from which on an account counts for those who meet it: none is made for a game.
pub(crate) const AGE: SignedDuration = SignedDuration::from_hours(3 * 24);

/// Notes who has met whom in a game without bots: accounts with a name that played it to its end, or
/// finished [`WORTH_TURNS`] turns of their own; of those met, the ones of some [`AGE`]. Leaderboards list
/// those who have met [`ENOUGH`] now. The accounts are locked.
pub(crate) async fn note(connection: &mut Connection, ending: &GameEnding) -> Result<(), DatabaseError> {
    if ending.with_bots || !ending.is_played_out {
        return Ok(());
    }
    let has_played = |seat: &SeatResult| seat.own_turns >= WORTH_TURNS || seat.away.is_none();
    let players = ending.people().filter(|(_, seat)| has_played(seat)).map(|(player, _)| player).collect::<Vec<_>>();
    let people = accounts::table
        .filter(accounts::id.eq_any(players).and(sql::<Bool>(&format!("NOT {}", is_guest("accounts")))))
        .filter(accounts::is_bot.eq(false))
        .order(accounts::id)
        .select((accounts::id, accounts::met, accounts::created_at));
    let people = people.prepared().load::<(Uuid, i16, jiff_diesel::Timestamp)>(connection).await?;
    let is_old = |created_at: jiff_diesel::Timestamp| after(created_at.to_jiff(), AGE) <= ending.finished_at;
    let known = people.iter().filter(|(.., created_at)| is_old(*created_at)).map(|(person, ..)| *person);
    let known = known.collect::<Vec<_>>();
    for (person, met, _) in people.into_iter().filter(|(_, met, _)| *met < ENOUGH) {
        let others = known.iter().filter(|other| **other != person);
        let row = |other: &Uuid| (acquaintances::account_id.eq(person), acquaintances::other_id.eq(*other));
        let new = diesel::insert_into(acquaintances::table).values(others.map(row).collect::<Vec<_>>());
        let new = new.on_conflict_do_nothing().execute(connection).await?;
        if new > 0 {
            let now = met.saturating_add(i16::saturating_from(new)).min(ENOUGH);
            diesel::update(accounts::table.find(person)).set(accounts::met.eq(now)).execute(connection).await?;
            if now == ENOUGH {
                standings::relist(connection, person).await?;
            }
        }
    }
    Ok(())
}
