//! Ratings of players, and their changes by each rated game.

use crate::{
    Connection, DatabaseError,
    database::prepared::Prepare,
    engine::Int,
    hosting::projection::{MEETINGS_COUNT, RatedPlayer, Rating, RatingBoard, RatingChange, rate as rated},
    read_models::ending::{GameEnding, SeatResult},
    schema::{rating_changes, ratings},
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{Array, BigInt, Bool, Timestamptz, Uuid as SqlUuid},
    upsert::excluded,
};
use diesel_async::RunQueryDsl;
use jiff::{SignedDuration, Timestamp};
use jiff_diesel::ToDiesel;
use std::{collections::HashMap, slice};
use uuid::Uuid;

const MEETINGS: &str = "SELECT h.player, h.opponent, count(*) AS games \
    FROM head_to_head h JOIN results r ON r.player = h.player AND r.ended_seq = h.ended_seq \
    WHERE h.player = ANY ($1) AND h.opponent = ANY ($1) AND h.ended_seq < $2 AND r.rated AND (r.seats = 2) = $3 \
        AND r.finished_at > $4 GROUP BY h.player, h.opponent";

/// Computes the changes of a rated game to the ratings of its players, whose accounts are locked.
pub(crate) async fn rate(connection: &mut Connection, ending: &mut GameEnding) -> Result<(), DatabaseError> {
    if !ending.rated {
        return Ok(());
    }
    let board = RatingBoard::of(ending.seats);
    let players = ending.people().map(|(player, _)| player).collect::<Vec<_>>();
    let known = present(connection, &players, board).await?;
    let met = meetings(connection, &players, board, ending).await?;
    apply(
        ending,
        |player| known.get(&player).copied(),
        |one, other| met.get(&(one, other)).copied().unwrap_or_default(),
    );
    Ok(())
}

/// The same for players whose ratings are known, and of whom the rated games of two within
/// [`MEETINGS_COUNT`] before this one are.
pub(crate) fn apply(
    ending: &mut GameEnding,
    known: impl Fn(Uuid) -> Option<Rating>,
    meetings: impl Fn(Uuid, Uuid) -> u32,
) {
    let board = RatingBoard::of(ending.seats);
    let player = |seat: &SeatResult| RatedPlayer {
        before: seat.player.and_then(&known).unwrap_or_default(),
        rank: seat.score.rank,
        left_early: seat.left_early(),
    };
    let players = ending.seat_results.iter().map(player).collect::<Vec<_>>();
    let accounts = ending.seat_results.iter().map(|seat| seat.player).collect::<Vec<_>>();
    let account = |at: usize| accounts.get(at).copied().flatten();
    let met = |one, other| account(one).zip(account(other)).map_or(0, |(one, other)| meetings(one, other));
    let after = rated(&players, met);
    for ((seat_result, RatedPlayer { before, .. }), after) in ending.seat_results.iter_mut().zip(players).zip(after) {
        seat_result.rating = after.map(|after| RatingChange { board, before, after });
    }
}

/// The rated games of players on a board, kept for as long as they count.
#[derive(Default)]
pub(crate) struct Meetings(HashMap<(RatingBoard, Uuid, Uuid), Vec<Timestamp>>);

impl Meetings {
    /// The number of those of two players before a moment.
    pub fn count(&self, board: RatingBoard, one: Uuid, other: Uuid, at: Timestamp) -> u32 {
        let ends = self.0.get(&(board, one.min(other), one.max(other)));
        let counts = |end: &&Timestamp| at.duration_since(**end) < MEETINGS_COUNT;
        ends.map_or(0, |ends| u32::saturating_from(ends.iter().filter(counts).count()))
    }

    /// Adds a game.
    pub fn note(&mut self, ending: &GameEnding) {
        let board = RatingBoard::of(ending.seats);
        for (one, _) in ending.people() {
            for (other, _) in ending.people().filter(|(other, _)| *other > one) {
                let ends = self.0.entry((board, one, other)).or_default();
                // A day more: games end in the order of their numbers, but for differences of clocks.
                ends.retain(|end| {
                    ending.finished_at.duration_since(*end) < MEETINGS_COUNT + SignedDuration::from_hours(24)
                });
                ends.push(ending.finished_at);
            }
        }
    }
}

#[derive(QueryableByName)]
struct Met {
    #[diesel(sql_type = SqlUuid)]
    player: Uuid,
    #[diesel(sql_type = SqlUuid)]
    opponent: Uuid,
    #[diesel(sql_type = BigInt)]
    games: i64,
}

/// The number of rated games of every two of these players on a board within [`MEETINGS_COUNT`] before one.
async fn meetings(
    connection: &mut Connection,
    players: &[Uuid],
    board: RatingBoard,
    ending: &GameEnding,
) -> Result<HashMap<(Uuid, Uuid), u32>, DatabaseError> {
    let met = sql_query(MEETINGS)
        .bind::<Array<SqlUuid>, _>(players)
        .bind::<BigInt, _>(ending.seq)
        .bind::<Bool, _>(board == RatingBoard::Duel)
        .bind::<Timestamptz, _>((ending.finished_at - MEETINGS_COUNT).to_diesel());
    let met = met.prepared().load::<Met>(connection).await?;
    Ok(met
        .into_iter()
        .map(|Met { player, opponent, games }| ((player, opponent), u32::saturating_from(games)))
        .collect())
}

/// The ratings of those players who have one.
pub(crate) async fn present(
    connection: &mut Connection,
    players: &[Uuid],
    board: RatingBoard,
) -> Result<HashMap<Uuid, Rating>, DatabaseError> {
    let rows = ratings::table
        .filter(ratings::player.eq_any(players).and(ratings::board.eq(board)))
        .select((ratings::player, ratings::mu, ratings::sigma, ratings::games))
        .load::<(Uuid, f64, f64, i32)>(connection)
        .await?;
    Ok(rows
        .into_iter()
        .map(|(player, mu, sigma, games)| (player, Rating { mu, sigma, games: games.cast_unsigned() }))
        .collect())
}

/// The rating of a player; none without a rated game.
pub(crate) async fn rating(
    connection: &mut Connection,
    player: Uuid,
    board: RatingBoard,
) -> Result<Option<Rating>, DatabaseError> {
    Ok(present(connection, &[player], board).await?.remove(&player))
}

/// The μ of an account on the board of games with `seats` seats; that of a new player if it is unrated.
pub(crate) async fn mu(connection: &mut Connection, account: Uuid, seats: u8) -> Result<f64, DatabaseError> {
    Ok(rating(connection, account, RatingBoard::of(seats)).await?.unwrap_or_default().mu)
}

pub(crate) async fn write(connection: &mut Connection, ending: &GameEnding) -> Result<(), DatabaseError> {
    let after = |(player, seat_result): (Uuid, &SeatResult)| {
        seat_result.rating.map(|RatingChange { board, after, .. }| ((player, board), (after, ending.finished_at)))
    };
    put(connection, ending.people().filter_map(after)).await?;
    write_changes(connection, slice::from_ref(ending)).await
}

/// Writes ratings, each with the end of its last game.
pub(crate) async fn put(
    connection: &mut Connection,
    now: impl IntoIterator<Item = ((Uuid, RatingBoard), (Rating, Timestamp))>,
) -> Result<(), DatabaseError> {
    let row = |((player, board), (Rating { mu, sigma, games }, at)): ((Uuid, RatingBoard), (Rating, Timestamp))| {
        (
            ratings::player.eq(player),
            ratings::board.eq(board),
            ratings::mu.eq(mu),
            ratings::sigma.eq(sigma),
            ratings::games.eq(games.cast_signed()),
            ratings::rated_at.eq(at.to_diesel()),
        )
    };
    let rows = now.into_iter().map(row).collect::<Vec<_>>();
    if rows.is_empty() {
        return Ok(());
    }
    diesel::insert_into(ratings::table)
        .values(rows)
        .on_conflict((ratings::player, ratings::board))
        .do_update()
        .set((
            ratings::mu.eq(excluded(ratings::mu)),
            ratings::sigma.eq(excluded(ratings::sigma)),
            ratings::games.eq(excluded(ratings::games)),
            ratings::rated_at.eq(excluded(ratings::rated_at)),
        ))
        .execute(connection)
        .await?;
    Ok(())
}

pub(crate) async fn write_changes(connection: &mut Connection, endings: &[GameEnding]) -> Result<(), DatabaseError> {
    let mut rows = Vec::new();
    for ending in endings {
        for (player, seat_result) in ending.people() {
            let Some(RatingChange { board, before, after }) = seat_result.rating else { continue };
            rows.push((
                rating_changes::player.eq(player),
                rating_changes::board.eq(board),
                rating_changes::ended_seq.eq(ending.seq),
                rating_changes::game_id.eq(ending.game),
                rating_changes::mu_before.eq(before.mu),
                rating_changes::sigma_before.eq(before.sigma),
                rating_changes::mu_after.eq(after.mu),
                rating_changes::sigma_after.eq(after.sigma),
                rating_changes::games.eq(after.games.cast_signed()),
            ));
        }
    }
    if rows.is_empty() {
        return Ok(());
    }
    diesel::insert_into(rating_changes::table).values(rows).execute(connection).await?;
    Ok(())
}
