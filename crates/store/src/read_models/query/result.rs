//! The result of one game.

use crate::{
    Database, DatabaseError,
    access::may_see,
    engine::{AwayReason, BotLevel, GameOptions, PlayerColor, PlayerScore, ScoreExplanation},
    hosting::projection::SeatRecord,
    log::codec::CodecError,
    read_models::results::FromDetails,
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{Binary, Bool, Jsonb, Nullable, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::Value;
use uuid::Uuid;

#[derive(Debug)]
pub struct FinalResult {
    pub options: GameOptions,
    /// The time at which the cards were dealt.
    pub started_at: Timestamp,
    pub finished_at: Timestamp,
    /// The seats, in order.
    pub seats: Vec<FinalSeat>,
}

#[derive(Debug)]
pub struct FinalSeat {
    pub score: PlayerScore,
    pub explanation: ScoreExplanation,
    pub record: SeatRecord,
    /// The reason for which a bot played for the player at the end; none if none did.
    pub away: Option<AwayReason>,
    pub color: Option<PlayerColor>,
    /// The bot that played the seat at the end.
    pub bot: Option<BotLevel>,
    /// The player for whom the result counts; none for a bot or a deleted account.
    pub account: Option<FinalAccount>,
    /// Whether a stand-in has taken over the seat.
    pub stand_in: bool,
}

/// A player for whom a result counts.
#[derive(Debug, QueryableByName)]
pub struct FinalAccount {
    #[diesel(sql_type = SqlUuid)]
    pub id: Uuid,
    #[diesel(sql_type = Text)]
    pub name: String,
    /// The owner of the bot; none for a person.
    #[diesel(sql_type = Nullable<Text>)]
    pub bot_of: Option<String>,
}

/// The seats of a finished game, if the viewer may see it.
fn result_sql() -> String {
    format!(include_str!("result.sql"), may_see = may_see("$2"))
}

#[derive(Deserialize)]
struct Details {
    score: PlayerScore,
    explanation: ScoreExplanation,
    record: SeatRecord,
}

#[derive(QueryableByName)]
struct FinalSeatRow {
    #[diesel(sql_type = Jsonb)]
    options: Value,
    #[diesel(sql_type = Timestamptz)]
    started_at: jiff_diesel::Timestamp,
    #[diesel(sql_type = Timestamptz)]
    finished_at: jiff_diesel::Timestamp,
    #[diesel(sql_type = Binary)]
    details: FromDetails<Details>,
    #[diesel(sql_type = Nullable<Text>)]
    away: Option<String>,
    #[diesel(sql_type = Nullable<Text>)]
    color: Option<String>,
    #[diesel(sql_type = Nullable<Text>)]
    bot: Option<String>,
    #[diesel(embed)]
    account: Option<FinalAccount>,
    #[diesel(sql_type = Bool)]
    stand_in: bool,
}

/// The result of a game; none if there is no such game, it has no result, or the viewer may not
/// see it.
pub async fn load(db: &Database, game: Uuid, viewer: Option<Uuid>) -> Result<Option<FinalResult>, DatabaseError> {
    let rows = sql_query(result_sql()).bind::<SqlUuid, _>(game).bind::<Nullable<SqlUuid>, _>(viewer);
    let rows = rows.load::<FinalSeatRow>(&mut db.connection("read_result").await?).await?;
    let Some(FinalSeatRow { options, started_at, finished_at, .. }) = rows.as_slice().first() else {
        return Ok(None);
    };
    let options = serde_json::from_value(options.clone()).map_err(CodecError::Decode)?;
    let (started_at, finished_at) = (started_at.to_jiff(), finished_at.to_jiff());
    let seats = rows.into_iter().map(FinalSeatRow::seat).collect::<Result<Vec<_>, _>>()?;
    Ok(Some(FinalResult { options, started_at, finished_at, seats }))
}

impl FinalSeatRow {
    fn seat(self) -> Result<FinalSeat, CodecError> {
        let FromDetails(Details { score, explanation, record }) = self.details;
        let (away, color, bot) = (named(self.away)?, named(self.color)?, named(self.bot)?);
        Ok(FinalSeat { score, explanation, record, away, color, bot, account: self.account, stand_in: self.stand_in })
    }
}

/// A value of an enum, from its name in JSON.
fn named<T: DeserializeOwned>(name: Option<String>) -> Result<Option<T>, CodecError> {
    name.map(|name| serde_json::from_value(Value::String(name))).transpose().map_err(CodecError::Decode)
}
