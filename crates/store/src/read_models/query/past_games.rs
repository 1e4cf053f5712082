//! The games a player has finished.

use crate::{
    Database, DatabaseError,
    access::{participates, table_is_shown},
    database::statement::{Parameters, Statement},
    engine::{Int, PlayerColor, Seat, Variant},
    hosting::projection::{RatingBoard, RatingChange},
    log::codec::CodecError,
    read_models::query::{KnownPlayer, PastFilter, past_ratings::RatingChangeRow},
};
use diesel::{
    prelude::*,
    sql_types::{BigInt, Bool, Jsonb, Nullable, SmallInt, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;
use uuid::Uuid;

/// The outcome of a game for a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum GameOutcome {
    /// The player ranked first, alone or shared. Against one opponent: the player ranked before the
    /// opponent.
    Won,
    /// The player did not rank first. Against one opponent: the player ranked behind the opponent.
    Lost,
    /// The player shared a rank, whichever it was.
    Tied,
}

/// The games of a player that are wanted.
#[derive(Clone, Copy, Debug)]
pub struct PastGames {
    pub filter: PastFilter,
    pub opponent: Option<Uuid>,
    /// Only games with this outcome: for the player, or between the two.
    pub outcome: Option<GameOutcome>,
    /// Only games before the one with this number.
    pub before: Option<i64>,
}

#[derive(Debug)]
pub struct PastGame {
    /// Its number in the order of endings.
    pub seq: i64,
    pub id: Uuid,
    pub finished_at: Timestamp,
    pub variant: Variant,
    pub rated: bool,
    /// The player's seat.
    pub seat: Seat,
    /// The change of the player's rating; none if the game was not rated.
    pub rating: Option<RatingChange>,
    /// All players, in seat order.
    pub players: Vec<Finalist>,
}

#[derive(Debug, Deserialize)]
pub struct Finalist {
    pub seat: Seat,
    pub color: Option<PlayerColor>,
    /// The player's name; none for a bot or a deleted account.
    pub name: Option<String>,
    /// The player's account.
    pub account: Option<Uuid>,
    /// The owner of the bot; none for a person.
    pub bot_of: Option<String>,
    /// The level of the bot, if the seat was a bot's from the beginning.
    pub bot: Option<String>,
    pub rank: u8,
    /// The player's points.
    pub total: i16,
    /// Whether the player had left.
    pub left: bool,
}

/// A page of games. The index alone selects the games, and only then are they read.
fn page(player: Uuid, wanted: PastGames, viewer: Option<Uuid>, limit: u8) -> Statement<'static> {
    let PastGames { filter, opponent, outcome, before } = wanted;
    let mut parameters = Parameters::default();
    let player = parameters.bind::<SqlUuid, _>(player);
    let matched = filter.matched(&player, &mut parameters);
    let before = parameters.bind::<BigInt, _>(before.unwrap_or(i64::MAX));
    let viewer = parameters.bind::<Nullable<SqlUuid>, _>(viewer);
    let limit = parameters.bind::<BigInt, _>(i64::from(limit));
    let from = opponent.map(|opponent| with_opponent(&player, &parameters.bind::<SqlUuid, _>(opponent)));
    parameters.statement(format!(
        include_str!("past_games.sql"),
        from = from.as_deref().unwrap_or("results r"),
        matched = matched,
        outcome = outcome.map_or("true", |outcome| outcome.condition(opponent.is_some())),
        before = before,
        player = player,
        viewer = viewer,
        participates = participates(&viewer, "r.game_id"),
        shown = table_is_shown(&viewer, "r.game_id"),
        limit = limit
    ))
}

/// The results `r` of a player in games with an opponent.
fn with_opponent(player: &str, opponent: &str) -> String {
    format!(
        "head_to_head m JOIN results r ON m.opponent = {opponent} AND r.player = m.player AND r.ended_seq = m.ended_seq \
        AND m.player = {player}"
    )
}

#[derive(QueryableByName)]
struct PastGameRow {
    #[diesel(sql_type = BigInt)]
    ended_seq: i64,
    #[diesel(sql_type = SqlUuid)]
    game_id: Uuid,
    #[diesel(sql_type = SmallInt)]
    seat: i16,
    #[diesel(sql_type = Timestamptz)]
    finished_at: jiff_diesel::Timestamp,
    #[diesel(sql_type = Text)]
    variant: String,
    #[diesel(sql_type = Bool)]
    rated: bool,
    #[diesel(sql_type = SmallInt)]
    seats: i16,
    #[diesel(embed)]
    change: Option<RatingChangeRow>,
    #[diesel(sql_type = Jsonb)]
    players: Value,
}

impl GameOutcome {
    /// The SQL condition for an outcome, for a player or between two.
    fn condition(self, against_opponent: bool) -> &'static str {
        match (self, against_opponent) {
            (GameOutcome::Won, false) => "r.rank = 1",
            (GameOutcome::Lost, false) => "r.rank > 1",
            (GameOutcome::Tied, false) => "r.shared",
            (GameOutcome::Won, true) => "m.outcome = 1",
            (GameOutcome::Lost, true) => "m.outcome = -1",
            (GameOutcome::Tied, true) => "m.outcome = 0",
        }
    }
}

/// At most `limit` games of a player that a viewer may see, latest first.
pub async fn list(
    db: &Database,
    player: &KnownPlayer,
    wanted: PastGames,
    viewer: Option<Uuid>,
    limit: u8,
) -> Result<Vec<PastGame>, DatabaseError> {
    let rows = db.read_past("list_past_games", player.last_ending, async |connection| {
        Ok(page(player.id, wanted, viewer, limit).load::<PastGameRow>(connection).await?)
    });
    let rows = rows.await?;
    rows.into_iter().map(PastGame::try_from).collect()
}

impl TryFrom<PastGameRow> for PastGame {
    type Error = DatabaseError;

    fn try_from(row: PastGameRow) -> Result<PastGame, DatabaseError> {
        Ok(PastGame {
            seq: row.ended_seq,
            id: row.game_id,
            finished_at: row.finished_at.to_jiff(),
            variant: serde_json::from_value(Value::from(row.variant)).map_err(CodecError::Decode)?,
            rated: row.rated,
            seat: serde_json::from_value(Value::from(row.seat)).map_err(CodecError::Decode)?,
            rating: row.change.map(|change| change.on(RatingBoard::of(u8::saturating_from(row.seats)))),
            players: serde_json::from_value(row.players).map_err(CodecError::Decode)?,
        })
    }
}
