//! Results: the final score of every seat, and what it did.

use crate::{
    engine::AwayReason,
    game::codec::CodecError,
    store::{
        Connection, DatabaseError,
        read_models::{GameEnding, SeatResult},
        schema::results,
    },
};
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use jiff_diesel::ToDiesel;
use serde::Serialize;

pub(crate) async fn write(connection: &mut Connection, endings: &[GameEnding]) -> Result<(), DatabaseError> {
    let row = |ending: &GameEnding, seat_result: &SeatResult| {
        let SeatResult { seat, player, score, explanation, record, away, rating: _ } = seat_result;
        let sharing = ending.seat_results.iter().filter(|other| other.score.rank == score.rank).count();
        Ok((
            (
                results::game_id.eq(ending.game),
                results::seat.eq(i16::from(seat.number())),
                results::rank.eq(i16::from(score.rank)),
                results::total.eq(score.total),
            ),
            (
                results::player.eq(*player),
                results::ended_seq.eq(ending.seq),
                results::started_at.eq(ending.started_at.to_diesel()),
                results::finished_at.eq(ending.finished_at.to_diesel()),
                results::variant.eq(ending.variant.name()),
                results::seats.eq(i16::from(ending.seats)),
                results::rated.eq(ending.rated),
                results::with_bots.eq(ending.with_bots),
                results::public.eq(ending.public),
                results::shared.eq(sharing > 1),
                results::away.eq(away.map(away_name)),
                results::score.eq(json(score)?),
                results::explanation.eq(json(explanation)?),
                results::record.eq(json(record)?),
            ),
        ))
    };
    let seat_results =
        endings.iter().flat_map(|ending| ending.seat_results.iter().map(move |seat_result| (ending, seat_result)));
    let rows = seat_results
        .map(|(ending, seat_result)| row(ending, seat_result))
        .collect::<Result<Vec<_>, DatabaseError>>()?;
    diesel::insert_into(results::table).values(rows).execute(connection).await?;
    Ok(())
}

fn json(value: &impl Serialize) -> Result<serde_json::Value, CodecError> {
    serde_json::to_value(value).map_err(CodecError::Encode)
}

fn away_name(away: AwayReason) -> &'static str {
    match away {
        AwayReason::Resigned => "resigned",
        AwayReason::OutOfTime => "out_of_time",
    }
}
