//! The sums of all records of a player, one for each kind of game.

use super::Ending;
use crate::{
    projection::Tally,
    store::{Connection, Error, schema::tallies},
};
use diesel::{prelude::*, upsert::excluded};
use diesel_async::RunQueryDsl;
use serde_json::Value;
use std::collections::HashMap;
use uuid::Uuid;

/// Adds the records of an ending to the sums of its players, whose accounts are locked.
pub(super) async fn write(connection: &mut Connection, ending: &Ending) -> Result<(), Error> {
    let of_kind = tallies::variant
        .eq(ending.variant.name())
        .and(tallies::seats.eq(i16::from(ending.seats)))
        .and(tallies::rated.eq(ending.rated))
        .and(tallies::with_bots.eq(ending.with_bots));
    let players = ending.people().map(|(player, _)| player).collect::<Vec<_>>();
    let known = tallies::table
        .filter(tallies::player.eq_any(players).and(of_kind))
        .select((tallies::player, tallies::tally))
        .load::<(Uuid, Value)>(connection)
        .await?;
    let mut known = known.into_iter().collect::<HashMap<_, _>>();
    let mut rows = Vec::new();
    for (player, finisher) in ending.people() {
        let kept = known.remove(&player).map(serde_json::from_value::<Tally>).transpose();
        let mut tally = kept.map_err(Error::Decode)?.unwrap_or_default();
        tally.add(&finisher.record);
        rows.push((
            tallies::player.eq(player),
            tallies::variant.eq(ending.variant.name()),
            tallies::seats.eq(i16::from(ending.seats)),
            tallies::rated.eq(ending.rated),
            tallies::with_bots.eq(ending.with_bots),
            tallies::tally.eq(serde_json::to_value(&tally).map_err(Error::Encode)?),
        ));
    }
    diesel::insert_into(tallies::table)
        .values(rows)
        .on_conflict((tallies::player, tallies::variant, tallies::seats, tallies::rated, tallies::with_bots))
        .do_update()
        .set(tallies::tally.eq(excluded(tallies::tally)))
        .execute(connection)
        .await?;
    Ok(())
}
