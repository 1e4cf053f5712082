//! Head-to-head records: the opponents of each player, and the order of their ranks.

use crate::{Connection, DatabaseError, read_models::ending::GameEnding, schema::head_to_head};
use diesel::prelude::*;
use diesel_async::RunQueryDsl;

pub(crate) async fn write(connection: &mut Connection, endings: &[GameEnding]) -> Result<(), DatabaseError> {
    let mut rows = Vec::new();
    for ending in endings {
        for (player, own) in ending.people() {
            for (opponent, other) in ending.people().filter(|(opponent, _)| *opponent != player) {
                let (rank, others) = (own.score.rank, other.score.rank);
                let outcome = i16::from(rank < others) - i16::from(rank > others);
                rows.push((
                    head_to_head::player.eq(player),
                    head_to_head::opponent.eq(opponent),
                    head_to_head::ended_seq.eq(ending.seq),
                    head_to_head::game_id.eq(ending.game),
                    head_to_head::outcome.eq(outcome),
                ));
            }
        }
    }
    if rows.is_empty() {
        return Ok(());
    }
    diesel::insert_into(head_to_head::table).values(rows).execute(connection).await?;
    Ok(())
}
