//! Totals: the sums of a player's records, one for each kind of game.

use crate::{
    Connection, DatabaseError, engine::Variant, hosting::projection::Totals, log::codec::CodecError,
    read_models::ending::GameEnding, schema::totals,
};
use diesel::{prelude::*, upsert::excluded};
use diesel_async::RunQueryDsl;
use serde_json::Value;
use std::collections::HashMap;
use uuid::Uuid;

/// The key of a total: the player and the kind of game.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct TotalsKey {
    player: Uuid,
    variant: Variant,
    seats: u8,
    rated: bool,
    with_bots: bool,
}

impl TotalsKey {
    pub fn of(player: Uuid, ending: &GameEnding) -> TotalsKey {
        let GameEnding { variant, seats, rated, with_bots, .. } = *ending;
        TotalsKey { player, variant, seats, rated, with_bots }
    }
}

/// Adds the records of an ending to the totals of its players, whose accounts are locked.
pub(crate) async fn write(connection: &mut Connection, ending: &GameEnding) -> Result<(), DatabaseError> {
    let of_kind = totals::variant
        .eq(ending.variant.name())
        .and(totals::seats.eq(i16::from(ending.seats)))
        .and(totals::rated.eq(ending.rated))
        .and(totals::with_bots.eq(ending.with_bots));
    let players = ending.people().map(|(player, _)| player).collect::<Vec<_>>();
    let known = totals::table
        .filter(totals::player.eq_any(players).and(of_kind))
        .select((totals::player, totals::sums))
        .load::<(Uuid, Value)>(connection)
        .await?;
    let mut known = known.into_iter().collect::<HashMap<_, _>>();
    let mut rows = Vec::new();
    for (player, seat_result) in ending.people() {
        let kept = known.remove(&player).map(serde_json::from_value::<Totals>).transpose();
        let mut totals = kept.map_err(CodecError::Decode)?.unwrap_or_default();
        totals.add(&seat_result.record);
        rows.push((TotalsKey::of(player, ending), totals));
    }
    put(connection, &rows).await
}

pub(crate) async fn put(connection: &mut Connection, sums: &[(TotalsKey, Totals)]) -> Result<(), DatabaseError> {
    let row = |(kind, totals): &(TotalsKey, Totals)| {
        Ok((
            totals::player.eq(kind.player),
            totals::variant.eq(kind.variant.name()),
            totals::seats.eq(i16::from(kind.seats)),
            totals::rated.eq(kind.rated),
            totals::with_bots.eq(kind.with_bots),
            totals::sums.eq(serde_json::to_value(totals).map_err(CodecError::Encode)?),
        ))
    };
    let rows = sums.iter().map(row).collect::<Result<Vec<_>, DatabaseError>>()?;
    diesel::insert_into(totals::table)
        .values(rows)
        .on_conflict((totals::player, totals::variant, totals::seats, totals::rated, totals::with_bots))
        .do_update()
        .set(totals::sums.eq(excluded(totals::sums)))
        .execute(connection)
        .await?;
    Ok(())
}
