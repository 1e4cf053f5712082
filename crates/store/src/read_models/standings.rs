//! Standings: the totals of players in games with other people, for every period of the
//! leaderboards.

use crate::{
    Connection, DatabaseError,
    access::account_kind::is_guest,
    database::prepared::Prepare,
    engine::{Int, Variant},
    hosting::{period::Period, projection::RatingBoard},
    log::codec::CodecError,
    read_models::ending::{GameEnding, SeatResult},
};
use diesel::{
    sql_query,
    sql_types::{Json, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use serde::Serialize;
use uuid::Uuid;

/// The number of different people whom an account has to have met before leaderboards list it.
pub(crate) const ENOUGH: i16 = 3;

/// Adds sums to the stored ones. Players whose account is deleted have no standings; the accounts
/// of the others are locked.
fn add_sql() -> String {
    format!(include_str!("standings_add.sql"), listed = ranked())
}

/// The accounts `a` that boards show: neither guests nor bots nor banned accounts.
pub(crate) fn listed() -> String {
    format!("(NOT {} AND NOT a.is_bot AND a.banned_at IS NULL)", is_guest("a"))
}

/// The accounts `a` among them that leaderboards show: they have met enough different people.
pub(crate) fn ranked() -> String {
    format!("({} AND a.met >= {ENOUGH})", listed())
}

fn relist_sql() -> String {
    let listed = ranked();
    format!("UPDATE standings s SET listed = {listed} FROM accounts a WHERE a.id = s.player AND s.listed <> {listed}")
}

const FORGET_GONE: &str = "DELETE FROM standings s WHERE NOT EXISTS (SELECT FROM accounts a WHERE a.id = s.player)";

/// The key of a standing: the period, the variant (none for all variants) and the player.
pub(crate) type StandingsKey = (Period, Option<Variant>, Uuid);

/// The totals of games; the fields are the columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Sums {
    games: i32,
    wins: i32,
    best_score: i16,
    score_sum: i32,
    tickets_completed: i32,
    longest_path: i16,
    duel_rating: Option<i32>,
    duel_provisional: Option<bool>,
    duel_games: i32,
    table_rating: Option<i32>,
    table_provisional: Option<bool>,
    table_games: i32,
}

#[derive(Serialize)]
struct StandingRow {
    period: String,
    variant: &'static str,
    player: Uuid,
    #[serde(flatten)]
    sums: Sums,
}

impl Sums {
    fn of(ending: &GameEnding, seat_result: &SeatResult) -> Sums {
        let score = &seat_result.score;
        let on = |board| seat_result.rating.filter(|rating| rating.board == board).map(|rating| rating.after);
        let (duel, table) = (on(RatingBoard::Duel), on(RatingBoard::Table));
        Sums {
            games: 1,
            wins: i32::from(score.rank == 1 && ending.is_played_out),
            best_score: score.total,
            score_sum: score.total.into(),
            tickets_completed: i32::saturating_from(score.completed.len()),
            longest_path: score.longest_path.into(),
            duel_rating: duel.map(|rating| rating.shown()),
            duel_provisional: duel.map(|rating| rating.is_provisional()),
            duel_games: duel.is_some().into(),
            table_rating: table.map(|rating| rating.shown()),
            table_provisional: table.map(|rating| rating.is_provisional()),
            table_games: table.is_some().into(),
        }
    }

    pub fn add(&mut self, later: &Sums) {
        *self = Sums {
            games: self.games + later.games,
            wins: self.wins + later.wins,
            best_score: self.best_score.max(later.best_score),
            score_sum: self.score_sum + later.score_sum,
            tickets_completed: self.tickets_completed + later.tickets_completed,
            longest_path: self.longest_path.max(later.longest_path),
            duel_rating: later.duel_rating.or(self.duel_rating),
            duel_provisional: later.duel_provisional.or(self.duel_provisional),
            duel_games: self.duel_games + later.duel_games,
            table_rating: later.table_rating.or(self.table_rating),
            table_provisional: later.table_provisional.or(self.table_provisional),
            table_games: self.table_games + later.table_games,
        };
    }
}

/// The sums that an ending adds to standings: four periods, each for its variant and for all
/// variants.
pub(crate) fn sums(ending: &GameEnding) -> Vec<(StandingsKey, Sums)> {
    if ending.with_bots {
        return Vec::new();
    }
    let mut sums = Vec::new();
    for (player, seat_result) in ending.people() {
        for period in Period::containing(ending.finished_at) {
            let own = Sums::of(ending, seat_result);
            sums.extend([None, Some(ending.variant)].map(|variant| ((period, variant, player), own)));
        }
    }
    sums
}

pub(crate) async fn write(connection: &mut Connection, ending: &GameEnding) -> Result<(), DatabaseError> {
    add(connection, &sums(ending)).await
}

/// Adds to standings; each key occurs once.
pub(crate) async fn add(connection: &mut Connection, sums: &[(StandingsKey, Sums)]) -> Result<(), DatabaseError> {
    if sums.is_empty() {
        return Ok(());
    }
    let row = |&((period, variant, player), sums): &(StandingsKey, Sums)| StandingRow {
        period: period.to_string(),
        variant: variant.map_or("all", Variant::name),
        player,
        sums,
    };
    let rows = serde_json::to_value(sums.iter().map(row).collect::<Vec<_>>()).map_err(CodecError::Encode)?;
    sql_query(add_sql()).bind::<Json, _>(rows).prepared().execute(connection).await?;
    Ok(())
}

/// Updates whether leaderboards show an account.
pub(crate) async fn relist(connection: &mut Connection, account: Uuid) -> Result<(), DatabaseError> {
    let relist = format!("{} AND a.id = $1", relist_sql());
    sql_query(relist).bind::<SqlUuid, _>(account).execute(connection).await?;
    Ok(())
}

/// Deletes the standings of an account.
pub(crate) async fn forget(connection: &mut Connection, account: Uuid) -> Result<(), DatabaseError> {
    sql_query("DELETE FROM standings WHERE player = $1").bind::<SqlUuid, _>(account).execute(connection).await?;
    Ok(())
}

/// Updates which accounts leaderboards show, and deletes the standings of deleted accounts.
pub(crate) async fn refresh(connection: &mut Connection) -> Result<(), DatabaseError> {
    for statement in [FORGET_GONE.to_owned(), relist_sql()] {
        sql_query(statement).execute(connection).await?;
    }
    Ok(())
}
