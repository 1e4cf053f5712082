//! Results: the final score of every seat, and its record. Values by which no query filters are
//! packed.

use crate::{
    Connection, DatabaseError,
    engine::{PlayerScore, ScoreExplanation},
    hosting::{packed_details, projection::SeatRecord},
    read_models::ending::{GameEnding, SeatResult},
    schema::results,
};
use diesel::{
    deserialize::{self, FromSql, FromSqlRow},
    pg::{Pg, PgValue},
    prelude::*,
    sql_types::Binary,
};
use diesel_async::RunQueryDsl;
use jiff_diesel::ToDiesel;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// The details of a seat, as they are packed.
#[derive(Serialize)]
struct Details<'a> {
    score: &'a PlayerScore,
    explanation: &'a ScoreExplanation,
    record: &'a SeatRecord,
}

/// The record among the details of a seat.
#[derive(Deserialize, Debug)]
pub(crate) struct RecordOnly {
    pub record: SeatRecord,
}

/// Details, or a part of them, unpacked from a column.
#[derive(FromSqlRow, Debug)]
pub(crate) struct FromDetails<T>(pub T);

impl<T: DeserializeOwned> FromSql<Binary, Pg> for FromDetails<T> {
    fn from_sql(value: PgValue<'_>) -> deserialize::Result<FromDetails<T>> {
        Ok(FromDetails(packed_details::unpack(value.as_bytes())?))
    }
}

pub(crate) async fn write(connection: &mut Connection, endings: &[GameEnding]) -> Result<(), DatabaseError> {
    let row = |ending: &GameEnding, seat_result: &SeatResult| {
        let SeatResult { seat, player, score, explanation, record, away, own_turns: _, rating: _ } = seat_result;
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
                results::away.eq(away.map(<&str>::from)),
                results::details.eq(packed_details::pack(&Details { score, explanation, record })?),
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
