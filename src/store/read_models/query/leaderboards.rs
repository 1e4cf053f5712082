//! Leaderboards: who has come to most, read from the standings by one index a board.

use crate::{
    engine::Variant,
    period::Period,
    store::{Error, Store, fetch::Fetch},
};
use diesel::{
    pg::Pg,
    prelude::*,
    query_builder::{BoxedSqlQuery, SqlQuery},
    sql_query,
    sql_types::{BigInt, Bool, Integer, Nullable, Text, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

/// What players are compared by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Compared {
    /// Ratings of games of two.
    Duel,
    /// Ratings of games of three to five.
    Table,
    /// Games won.
    Wins,
    /// The best score of a game.
    BestScore,
    /// The mean score, of who has played ten games.
    MeanScore,
    /// Tickets completed.
    TicketsCompleted,
    /// The longest path of a game.
    LongestPath,
}

/// A leaderboard.
#[derive(Clone, Copy, Debug)]
pub struct Leaderboard {
    /// What its players are compared by.
    pub by: Compared,
    /// The games of when.
    pub period: Period,
    /// The games of which variant; none: of all.
    pub variant: Option<Variant>,
}

/// Somebody in a leaderboard.
#[derive(Clone, Debug)]
pub struct Ranked {
    /// His rank: one more than there are better ones.
    pub rank: u32,
    /// How many stand there and before.
    pub passed: u32,
    /// His account.
    pub player: Uuid,
    /// His name.
    pub name: String,
    /// What he has come to; means are in hundredths.
    pub value: i32,
    /// In how many games.
    pub games: u32,
    /// Of ratings: whether it is made of few games.
    pub provisional: Option<bool>,
}

/// A place in a leaderboard, known well enough to count on from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rung {
    /// What stands there.
    pub value: i32,
    /// Who.
    pub player: Uuid,
    /// His rank.
    pub rank: u32,
    /// How many stand there and before.
    pub passed: u32,
}

/// Those who come after somebody. Who has come to the same stands together, newer accounts first; so the index is read
/// backwards, from exactly where the page begins.
const PAGE: &str = "SELECT s.player, s.{value}::int AS value, s.games, {provisional} AS provisional, \
    (SELECT a.name FROM accounts a WHERE a.id = s.player) AS name \
    FROM standings s WHERE s.period = $1 AND s.variant = $2 AND s.listed AND s.{value} IS NOT NULL \
    AND (s.{value}, s.player) < ($3, $4) ORDER BY s.{value} DESC, s.player DESC LIMIT $5";

/// Somebody and those before him, the nearest first; nobody if he is not there.
const UPWARDS: &str = "SELECT s.{value}::int AS value, s.player \
    FROM standings s WHERE s.period = $1 AND s.variant = $2 AND s.listed AND s.{value} IS NOT NULL \
    AND (s.{value}, s.player) >= ((SELECT m.{value} FROM standings m \
        WHERE m.period = $1 AND m.variant = $2 AND m.player = $3 AND m.listed), $3) \
    ORDER BY s.{value}, s.player LIMIT $4";

/// How many are better than somebody, and how many stand there and before. The only query that counts: it reads as much of the
/// index as there are players before him, and nothing else.
const COUNT: &str = "SELECT count(*) FILTER (WHERE s.{value} > $3) AS better, count(*) AS passed \
    FROM standings s WHERE s.period = $1 AND s.variant = $2 AND s.listed AND s.{value} IS NOT NULL \
    AND (s.{value}, s.player) >= ($3, $4)";

/// Each period there is, found by going from one to the next in the index.
const PERIODS: &str = "WITH RECURSIVE known AS ( \
        (SELECT period FROM standings ORDER BY period LIMIT 1) \
        UNION ALL SELECT (SELECT s.period FROM standings s WHERE s.period > k.period ORDER BY s.period LIMIT 1) \
        FROM known k WHERE k.period IS NOT NULL) \
    SELECT period FROM known WHERE period IS NOT NULL";

#[derive(QueryableByName)]
struct Row {
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
struct Known {
    #[diesel(sql_type = Text)]
    period: String,
}

impl Compared {
    /// All.
    pub const ALL: [Compared; 7] = [
        Compared::Duel,
        Compared::Table,
        Compared::Wins,
        Compared::BestScore,
        Compared::MeanScore,
        Compared::TicketsCompleted,
        Compared::LongestPath,
    ];

    /// The column of `standings`, and that which says whether it is provisional.
    fn columns(self) -> (&'static str, &'static str) {
        match self {
            Compared::Duel => ("duel_rating", "s.duel_provisional"),
            Compared::Table => ("table_rating", "s.table_provisional"),
            Compared::Wins => ("wins", "NULL"),
            Compared::BestScore => ("best_score", "NULL"),
            Compared::MeanScore => ("mean_score", "NULL"),
            Compared::TicketsCompleted => ("tickets_completed", "NULL"),
            Compared::LongestPath => ("longest_path", "NULL"),
        }
    }
}

impl Leaderboard {
    /// A statement about it; the period and the variant are bound.
    fn query(&self, template: &str) -> BoxedSqlQuery<'static, Pg, SqlQuery> {
        let (value, provisional) = self.by.columns();
        sql_query(template.replace("{value}", value).replace("{provisional}", provisional))
            .into_boxed()
            .bind::<Text, _>(self.period.to_string())
            .bind::<Text, _>(self.variant.map_or("all", Variant::name))
    }
}

impl Ranked {
    /// His place, to count on from.
    pub fn rung(&self) -> Rung {
        Rung { value: self.value, player: self.player, rank: self.rank, passed: self.passed }
    }
}

impl Store {
    /// So many players at most, the best first, after a place.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn leaderboard(&self, board: Leaderboard, after: Option<Rung>, limit: u8) -> Result<Vec<Ranked>, Error> {
        let begin = after.map_or((i32::MAX, Uuid::max()), |rung| (rung.value, rung.player));
        let page = board.query(PAGE).bind::<Integer, _>(begin.0).bind::<SqlUuid, _>(begin.1);
        let page = page.bind::<BigInt, _>(i64::from(limit));
        let rows = page.load::<Row>(&mut self.connection().await?).await?;
        Ok(ranked(rows, after))
    }

    /// An account's place in a leaderboard, with so many players before it and after it, and one more to know whether there are
    /// more; how many are to be shown. Nobody if it has no place.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn around(&self, board: Leaderboard, account: Uuid, neighbours: u8) -> Result<(Vec<Ranked>, u8), Error> {
        let before = usize::from(neighbours) + 1;
        let upwards = board.query(UPWARDS).bind::<SqlUuid, _>(account).bind::<BigInt, _>(before as i64 + 1);
        let upwards = upwards.load::<Standing>(&mut self.connection().await?).await?;
        if upwards.is_empty() {
            return Ok((Vec::new(), 0));
        }
        // The page begins after the one beyond the neighbours, if there is one.
        let after = match upwards.get(before) {
            Some(standing) => Some(self.rung(board, standing).await?),
            None => None,
        };
        let shown = upwards.len().min(before) as u8 + neighbours;
        Ok((self.leaderboard(board, after, shown + 1).await?, shown))
    }

    async fn rung(&self, board: Leaderboard, &Standing { value, player }: &Standing) -> Result<Rung, Error> {
        let count = board.query(COUNT).bind::<Integer, _>(value).bind::<SqlUuid, _>(player);
        let Counted { better, passed } = count.fetch_one(&mut self.connection().await?).await?;
        Ok(Rung { value, player, rank: better as u32 + 1, passed: passed as u32 })
    }

    /// The periods in which somebody has finished a game with other people, in no order.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn periods(&self) -> Result<Vec<Period>, Error> {
        let known = sql_query(PERIODS).load::<Known>(&mut self.connection().await?).await?;
        Ok(known.iter().filter_map(|known| known.period.parse().ok()).collect())
    }
}

/// Counts ranks on from a place: who has come to the same shares a rank, and the next are left out.
fn ranked(rows: Vec<Row>, after: Option<Rung>) -> Vec<Ranked> {
    let (mut last, mut rank, mut passed) =
        after.map_or((None, 0, 0), |rung| (Some(rung.value), rung.rank, rung.passed));
    let count = |Row { player, value, games, provisional, name }: Row| {
        passed = passed.saturating_add(1);
        if last != Some(value) {
            (last, rank) = (Some(value), passed);
        }
        Ranked { rank, passed, player, name: name.unwrap_or_default(), value, games: games as u32, provisional }
    };
    rows.into_iter().map(count).collect()
}
