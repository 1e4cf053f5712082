//! Leaderboards: the best players by a metric, read from the standings with one index for each
//! board.

use crate::{
    Connection, Database, DatabaseError,
    access::{friends_of, player_is_shown},
    database::{
        fetch::Fetch,
        statement::{Parameters, Statement},
    },
    engine::{Int, Variant},
    hosting::period::Period,
    read_models::{query::KnownPlayer, standings},
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{BigInt, Bool, Integer, Nullable, Text, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use serde::{Deserialize, Serialize};
use strum::VariantArray;
use utoipa::ToSchema;
use uuid::Uuid;

/// The metric of a leaderboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, VariantArray)]
#[serde(rename_all = "snake_case")]
pub enum LeaderboardMetric {
    /// Rating in games of two players.
    Duel,
    /// Rating in games of three to five players.
    Table,
    /// Games won.
    Wins,
    /// Best score in one game.
    BestScore,
    /// Mean score, for players with at least ten games.
    MeanScore,
    /// Completed tickets.
    TicketsCompleted,
    /// Longest path in one game.
    LongestPath,
}

/// The games that a leaderboard counts, and the metric by which its players are compared.
#[derive(Clone, Copy, Debug)]
pub struct LeaderboardScope {
    pub by: LeaderboardMetric,
    pub period: Period,
    /// The variant of the games; none for all variants.
    pub variant: Option<Variant>,
    /// The viewer: players who are hidden from them are not counted.
    pub viewer: Option<Uuid>,
    pub among: LeaderboardPlayers,
}

/// The players among whom a leaderboard ranks.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum LeaderboardPlayers {
    /// Everybody.
    #[default]
    Everybody,
    /// You and your friends.
    Friends,
}

#[derive(Clone, Debug)]
pub struct Ranked {
    /// The player's rank: 1 plus the number of players with a better value.
    pub rank: u32,
    /// The number of players up to and including this one.
    pub passed: u32,
    /// The player's account.
    pub player: Uuid,
    pub name: String,
    /// The value of the metric; means are in hundredths.
    pub value: i32,
    /// The number of games it is made of.
    pub games: u32,
    /// For ratings: whether it is provisional because it is made of few games.
    pub provisional: Option<bool>,
}

/// A position on a leaderboard, with the values needed to continue ranks from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RankKey {
    pub value: i32,
    pub player: Uuid,
    pub rank: u32,
    pub passed: u32,
}

/// The placeholders of a scope.
struct BoardParameters {
    period: String,
    variant: String,
    viewer: String,
}

/// The players after a position. Players with equal values are ordered by account, newest first, so
/// the index is read backwards from exactly where the page begins.
fn players_after(board: &LeaderboardScope, after: (i32, Uuid), limit: u8) -> Statement<'static> {
    let mut parameters = Parameters::default();
    let BoardParameters { period, variant, viewer } = board.bind(&mut parameters);
    let last_value = parameters.bind::<Integer, _>(after.0);
    let last_player = parameters.bind::<SqlUuid, _>(after.1);
    let limit = parameters.bind::<BigInt, _>(i64::from(limit));
    parameters.statement(format!(
        "SELECT s.player, s.{value}::int AS value, {games} AS games, {provisional} AS provisional, \
    (SELECT a.name FROM accounts a WHERE a.id = s.player) AS name \
    FROM {standings} WHERE s.period = {period} AND s.variant = {variant} AND {listed} AND s.{value} IS NOT NULL \
    AND (s.{value}, s.player) < ({last_value}, {last_player}) AND {shown} \
    ORDER BY s.{value} DESC, s.player DESC LIMIT {limit}",
        provisional = board.by.columns().1,
        games = board.by.games(),
        standings = board.among.standings(&viewer),
        listed = board.among.listed(),
        shown = player_is_shown(&viewer, "s.player"),
        value = board.by.columns().0
    ))
}

/// A player and those before them, nearest first; empty if the player is not on the board.
fn upwards_from(board: &LeaderboardScope, player: Uuid, limit: usize) -> Statement<'static> {
    let mut parameters = Parameters::default();
    let BoardParameters { period, variant, viewer } = board.bind(&mut parameters);
    let player = parameters.bind::<SqlUuid, _>(player);
    let limit = parameters.bind::<BigInt, _>(i64::saturating_from(limit));
    parameters.statement(format!(
        "SELECT s.{value}::int AS value, s.player \
    FROM standings s WHERE s.period = {period} AND s.variant = {variant} AND s.listed AND s.{value} IS NOT NULL \
    AND (s.{value}, s.player) >= ((SELECT m.{value} FROM standings m WHERE m.period = {period} \
        AND m.variant = {variant} AND m.player = {player} AND m.listed), {player}) AND {shown} \
    ORDER BY s.{value}, s.player LIMIT {limit}",
        shown = player_is_shown(&viewer, "s.player"),
        value = board.by.columns().0
    ))
}

/// The number of players better than this one, and the number up to and including this one. This is
/// the only query that counts: it reads one index entry for each player before this one, and nothing
/// else.
fn count_up_to(board: &LeaderboardScope, last: &Standing) -> Statement<'static> {
    let mut parameters = Parameters::default();
    let BoardParameters { period, variant, viewer } = board.bind(&mut parameters);
    let last_value = parameters.bind::<Integer, _>(last.value);
    let last_player = parameters.bind::<SqlUuid, _>(last.player);
    parameters.statement(format!(
        "SELECT count(*) FILTER (WHERE s.{value} > {last_value}) AS better, count(*) AS passed \
    FROM standings s WHERE s.period = {period} AND s.variant = {variant} AND s.listed AND s.{value} IS NOT NULL \
    AND (s.{value}, s.player) >= ({last_value}, {last_player}) AND {shown}",
        shown = player_is_shown(&viewer, "s.player"),
        value = board.by.columns().0
    ))
}

/// Every period that exists, found by jumping from one to the next in the index.
const PERIODS: &str = "WITH RECURSIVE known AS ( \
        (SELECT period FROM standings ORDER BY period LIMIT 1) \
        UNION ALL SELECT (SELECT s.period FROM standings s WHERE s.period > k.period ORDER BY s.period LIMIT 1) \
        FROM known k WHERE k.period IS NOT NULL) \
    SELECT period FROM known WHERE period IS NOT NULL";

#[derive(QueryableByName)]
struct LeaderboardRow {
    #[diesel(sql_type = SqlUuid)]
    player: Uuid,
    #[diesel(sql_type = Integer)]
    value: i32,
    #[diesel(sql_type = Integer)]
    games: i32,
    #[diesel(sql_type = Nullable<Bool>)]
    provisional: Option<bool>,
    #[diesel(sql_type = Nullable<Text>)]
    name: Option<String>,
}

#[derive(QueryableByName)]
struct Standing {
    #[diesel(sql_type = Integer)]
    value: i32,
    #[diesel(sql_type = SqlUuid)]
    player: Uuid,
}

#[derive(QueryableByName)]
struct Counted {
    #[diesel(sql_type = BigInt)]
    better: i64,
    #[diesel(sql_type = BigInt)]
    passed: i64,
}

#[derive(QueryableByName)]
struct LeaderboardWindow {
    #[diesel(sql_type = Text)]
    period: String,
}

impl LeaderboardMetric {
    /// The column of `standings`, and the one that says whether it is provisional.
    fn columns(self) -> (&'static str, &'static str) {
        match self {
            LeaderboardMetric::Duel => ("duel_rating", "s.duel_provisional"),
            LeaderboardMetric::Table => ("table_rating", "s.table_provisional"),
            LeaderboardMetric::Wins => ("wins", "NULL"),
            LeaderboardMetric::BestScore => ("best_score", "NULL"),
            LeaderboardMetric::MeanScore => ("mean_score", "NULL"),
            LeaderboardMetric::TicketsCompleted => ("tickets_completed", "NULL"),
            LeaderboardMetric::LongestPath => ("longest_path", "NULL"),
        }
    }
}

impl LeaderboardMetric {
    /// The games of which a value is made.
    fn games(self) -> &'static str {
        match self {
            LeaderboardMetric::Duel => "s.duel_games",
            LeaderboardMetric::Table => "s.table_games",
            LeaderboardMetric::Wins
            | LeaderboardMetric::BestScore
            | LeaderboardMetric::MeanScore
            | LeaderboardMetric::TicketsCompleted
            | LeaderboardMetric::LongestPath => "s.games",
        }
    }
}

impl LeaderboardPlayers {
    /// Whether a standing `s` is shown: friends know each other, however few people they have met.
    fn listed(self) -> String {
        match self {
            LeaderboardPlayers::Everybody => "s.listed".to_owned(),
            LeaderboardPlayers::Friends => {
                format!("EXISTS (SELECT FROM accounts a WHERE a.id = s.player AND {})", standings::listed())
            }
        }
    }

    /// The standings `s` of these players, for a viewer. Those of friends, at most
    /// [`MAX_FRIENDS`](crate::people::friends::MAX_FRIENDS), are looked up one by one.
    fn standings(self, viewer: &str) -> String {
        match self {
            LeaderboardPlayers::Everybody => "standings s".to_owned(),
            LeaderboardPlayers::Friends => format!(
                "(SELECT {viewer} AS player UNION {friends} OFFSET 0) m JOIN standings s ON s.player = m.player",
                friends = friends_of(viewer)
            ),
        }
    }
}

impl LeaderboardScope {
    fn bind(&self, parameters: &mut Parameters<'_>) -> BoardParameters {
        BoardParameters {
            period: parameters.bind::<Text, _>(self.period.to_string()),
            variant: parameters.bind::<Text, _>(self.variant.map_or("all", Variant::name)),
            viewer: parameters.bind::<Nullable<SqlUuid>, _>(self.viewer),
        }
    }
}

impl Ranked {
    pub fn rank_key(&self) -> RankKey {
        RankKey { value: self.value, player: self.player, rank: self.rank, passed: self.passed }
    }
}

/// At most `limit` players, best first, after a position.
pub async fn read(
    db: &Database,
    board: LeaderboardScope,
    after: Option<RankKey>,
    limit: u8,
) -> Result<Vec<Ranked>, DatabaseError> {
    db.read_past("read_leaderboard", None, async |connection| page(connection, board, after, limit).await).await
}

/// An account's position on a leaderboard, with up to `neighbours` players on each side, and
/// one more to detect further ones. Also returns how many to show. Empty if the account is not
/// on the board.
pub async fn around(
    db: &Database,
    board: LeaderboardScope,
    player: &KnownPlayer,
    neighbours: u8,
) -> Result<(Vec<Ranked>, u8), DatabaseError> {
    let before = usize::from(neighbours) + 1;
    let near = db.read_past("read_leaderboard_around", player.last_ending, async |connection| {
        let upwards = upwards_from(&board, player.id, before + 1).load::<Standing>(connection).await?;
        if upwards.is_empty() {
            return Ok((Vec::new(), 0));
        }
        // The page begins after the player beyond the neighbours, if there is one.
        let after = match upwards.get(before) {
            Some(standing) => Some(rank_key(connection, board, standing).await?),
            None => None,
        };
        let shown = u8::saturating_from(upwards.len().min(before)) + neighbours;
        Ok((page(connection, board, after, shown + 1).await?, shown))
    });
    near.await
}

/// The periods in which any player finished a game with other people, in no order.
pub async fn periods(db: &Database) -> Result<Vec<Period>, DatabaseError> {
    db.read_past("list_leaderboard_periods", None, known_periods).await
}

/// The same periods, at this connection.
pub(crate) async fn known_periods(connection: &mut Connection) -> Result<Vec<Period>, DatabaseError> {
    let known = sql_query(PERIODS).load::<LeaderboardWindow>(connection).await?;
    Ok(known.iter().filter_map(|known| known.period.parse().ok()).collect())
}

/// At most `limit` players after a position.
async fn page(
    connection: &mut Connection,
    board: LeaderboardScope,
    after: Option<RankKey>,
    limit: u8,
) -> Result<Vec<Ranked>, DatabaseError> {
    let begin = after.map_or((i32::MAX, Uuid::max()), |rank_key| (rank_key.value, rank_key.player));
    let rows = players_after(&board, begin, limit).load::<LeaderboardRow>(connection).await?;
    Ok(ranked(rows, after))
}

async fn rank_key(
    connection: &mut Connection,
    board: LeaderboardScope,
    last: &Standing,
) -> Result<RankKey, DatabaseError> {
    let Counted { better, passed } = count_up_to(&board, last).fetch_one(connection).await?;
    let Standing { value, player } = *last;
    Ok(RankKey { value, player, rank: u32::saturating_from(better + 1), passed: u32::saturating_from(passed) })
}

/// Continues the ranks after a position. Players with equal values share a rank, and the ranks
/// after them are skipped.
fn ranked(rows: Vec<LeaderboardRow>, after: Option<RankKey>) -> Vec<Ranked> {
    let (mut last, mut rank, mut passed) =
        after.map_or((None, 0, 0), |rank_key| (Some(rank_key.value), rank_key.rank, rank_key.passed));
    let count = |LeaderboardRow { player, value, games, provisional, name }: LeaderboardRow| {
        passed = passed.saturating_add(1);
        if last != Some(value) {
            (last, rank) = (Some(value), passed);
        }
        let (name, games) = (name.unwrap_or_default(), games.cast_unsigned());
        Ranked { rank, passed, player, name, value, games, provisional }
    };
    rows.into_iter().map(count).collect()
}
