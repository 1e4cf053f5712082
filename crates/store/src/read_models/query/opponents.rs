//! The records of a player against opponents.

use crate::{
    Database, DatabaseError,
    access::player_is_shown,
    database::{
        fetch::Fetch,
        statement::{Parameters, Statement},
    },
    read_models::query::{KnownPlayer, PastFilter},
};
use diesel::{
    prelude::*,
    sql_types::{BigInt, Nullable, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

#[derive(QueryableByName, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct HeadToHeadRecord {
    /// The number of games in which the first player ranked before the other.
    #[diesel(sql_type = BigInt)]
    pub won: i64,
    /// The number of games in which the first player ranked behind the other.
    #[diesel(sql_type = BigInt)]
    pub lost: i64,
    /// The number of games in which they shared a rank.
    #[diesel(sql_type = BigInt)]
    pub tied: i64,
}

impl HeadToHeadRecord {
    /// The number of games.
    pub fn games(self) -> i64 {
        self.won + self.lost + self.tied
    }
}

/// An opponent, with the record against them.
#[derive(QueryableByName, Debug)]
pub struct Opponent {
    #[diesel(sql_type = SqlUuid)]
    pub id: Uuid,
    #[diesel(sql_type = Text)]
    pub name: String,
    /// The owner of the bot; none for a person.
    #[diesel(sql_type = Nullable<Text>)]
    pub bot_of: Option<String>,
    #[diesel(embed)]
    pub record: HeadToHeadRecord,
    /// The number of the last game, in the order of endings.
    #[diesel(sql_type = BigInt)]
    pub last: i64,
    #[diesel(sql_type = Timestamptz)]
    pub last_at: jiff_diesel::Timestamp,
}

/// The place of an opponent in the list: the number of games, the last one, and the account.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct OpponentPlace(pub i64, pub i64, pub Uuid);

const RECORD: &str = "count(*) FILTER (WHERE m.outcome = 1) AS won, count(*) FILTER (WHERE m.outcome = -1) AS lost, \
    count(*) FILTER (WHERE m.outcome = 0) AS tied";

/// The games of a player, once for each opponent.
const MET: &str = "FROM results r JOIN head_to_head m ON m.player = r.player AND m.ended_seq = r.ended_seq";

fn record(player: Uuid, opponent: Uuid, filter: PastFilter) -> Statement<'static> {
    let mut parameters = Parameters::default();
    let player = parameters.bind::<SqlUuid, _>(player);
    let matched = filter.matched(&player, &mut parameters);
    let opponent = parameters.bind::<SqlUuid, _>(opponent);
    parameters.statement(format!("SELECT {RECORD} {MET} WHERE {matched} AND m.opponent = {opponent}"))
}

/// The opponents after a place whom a viewer may know of.
fn page(
    player: Uuid,
    filter: PastFilter,
    OpponentPlace(games, last, id): OpponentPlace,
    viewer: Option<Uuid>,
    limit: u8,
) -> Statement<'static> {
    let mut parameters = Parameters::default();
    let player = parameters.bind::<SqlUuid, _>(player);
    let matched = filter.matched(&player, &mut parameters);
    let games = parameters.bind::<BigInt, _>(games);
    let last = parameters.bind::<BigInt, _>(last);
    let id = parameters.bind::<SqlUuid, _>(id);
    let viewer = parameters.bind::<Nullable<SqlUuid>, _>(viewer);
    let limit = parameters.bind::<BigInt, _>(i64::from(limit));
    parameters.statement(format!(
        "WITH o AS (SELECT m.opponent, {RECORD}, count(*) AS games, max(m.ended_seq) AS last \
            {MET} WHERE {matched} GROUP BY m.opponent) \
        SELECT o.opponent AS id, a.name, w.name AS bot_of, o.won, o.lost, o.tied, o.last, \
            (SELECT e.finished_at FROM results e WHERE e.player = {player} AND e.ended_seq = o.last) AS last_at \
        FROM o JOIN accounts a ON a.id = o.opponent \
            LEFT JOIN bots y ON y.account_id = a.id LEFT JOIN accounts w ON w.id = y.owner_id \
        WHERE (o.games, o.last, o.opponent) < ({games}, {last}, {id}) AND {shown} \
        ORDER BY o.games DESC, o.last DESC, o.opponent DESC LIMIT {limit}",
        shown = player_is_shown(&viewer, "o.opponent"),
    ))
}

/// The record of a player against another.
pub async fn head_to_head(
    db: &Database,
    player: &KnownPlayer,
    opponent: Uuid,
    filter: PastFilter,
) -> Result<HeadToHeadRecord, DatabaseError> {
    let against = db.read_past("read_head_to_head", player.last_ending, async |connection| {
        Ok(record(player.id, opponent, filter).fetch_one::<HeadToHeadRecord>(connection).await?)
    });
    against.await
}

/// At most `limit` opponents whom a viewer may know of, those met most often first.
pub async fn list(
    db: &Database,
    player: &KnownPlayer,
    filter: PastFilter,
    viewer: Option<Uuid>,
    after: Option<OpponentPlace>,
    limit: u8,
) -> Result<Vec<Opponent>, DatabaseError> {
    let after = after.unwrap_or(OpponentPlace(i64::MAX, i64::MAX, Uuid::max()));
    let opponents = db.read_past("list_opponents", player.last_ending, async |connection| {
        Ok(page(player.id, filter, after, viewer, limit).load::<Opponent>(connection).await?)
    });
    opponents.await
}
