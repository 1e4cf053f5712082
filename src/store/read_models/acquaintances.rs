//! Acquaintances: the first few people with whom an account has played, so that leaderboards can leave out
//! those who have only played with a few, or with themselves.
//!
//! They are noted when a game ends, for guests are people only once they have a name, which no log knows.

use crate::{
    hosting::projection::WORTH_TURNS,
    store::{
        Connection, DatabaseError,
        account_kind::is_guest,
        database::prepared::Prepare,
        read_models::{
            ending::{GameEnding, SeatResult},
            standings,
        },
        schema::{accounts, acquaintances},
    },
};
use diesel::{dsl::sql, prelude::*, sql_types::Bool};
use diesel_async::RunQueryDsl;
use uuid::Uuid;

/// The number of different people with whom an account has to have played before leaderboards list it.
pub(crate) const ENOUGH: i16 = 3;

/// Notes who has met whom in a game without bots: accounts with a name that played it to its end, or
/// finished [`WORTH_TURNS`] turns of their own. Leaderboards list those who have met [`ENOUGH`] now. The
/// accounts are locked.
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
        .select((accounts::id, accounts::met));
    let people = people.prepared().load::<(Uuid, i16)>(connection).await?;
    let known = people.iter().map(|(person, _)| *person).collect::<Vec<_>>();
    for (person, met) in people.into_iter().filter(|(_, met)| *met < ENOUGH) {
        let others = known.iter().filter(|other| **other != person);
        let row = |other: &Uuid| (acquaintances::account_id.eq(person), acquaintances::other_id.eq(*other));
        let new = diesel::insert_into(acquaintances::table).values(others.map(row).collect::<Vec<_>>());
        let new = new.on_conflict_do_nothing().execute(connection).await?;
        if new > 0 {
            let now = met.saturating_add(new as i16).min(ENOUGH);
            diesel::update(accounts::table.find(person)).set(accounts::met.eq(now)).execute(connection).await?;
            if now == ENOUGH {
                standings::relist(connection, person).await?;
            }
        }
    }
    Ok(())
}
