//! Ratings of players, and their changes by each rated game.

use crate::{
    hosting::projection::{Rating, RatingBoard, RatingChange, rate as rated},
    store::{
        Connection, DatabaseError,
        read_models::ending::{GameEnding, SeatResult},
        schema::{rating_changes, ratings},
    },
};
use diesel::{prelude::*, upsert::excluded};
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use jiff_diesel::ToDiesel;
use std::{collections::HashMap, slice};
use uuid::Uuid;

/// Computes the changes of a rated game to the ratings of its players, whose accounts are locked.
pub(crate) async fn rate(connection: &mut Connection, ending: &mut GameEnding) -> Result<(), DatabaseError> {
    if !ending.rated {
        return Ok(());
    }
    let board = RatingBoard::of(ending.seats);
    let players = ending.people().map(|(player, _)| player).collect::<Vec<_>>();
    let known = present(connection, &players, board).await?;
    apply(ending, |player| known.get(&player).copied());
    Ok(())
}

/// The same for players whose ratings are known.
pub(crate) fn apply(ending: &mut GameEnding, known: impl Fn(Uuid) -> Option<Rating>) {
    let board = RatingBoard::of(ending.seats);
    let before = |player: Option<Uuid>| player.and_then(&known).unwrap_or_default();
    let ranked = ending.seat_results.iter().map(|seat_result| (before(seat_result.player), seat_result.score.rank));
    let ranked = ranked.collect::<Vec<_>>();
    let after = rated(&ranked);
    for ((seat_result, (before, _)), after) in ending.seat_results.iter_mut().zip(ranked).zip(after) {
        seat_result.rating = Some(RatingChange { board, before, after });
    }
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
    Ok(rows.into_iter().map(|(player, mu, sigma, games)| (player, Rating { mu, sigma, games: games as u32 })).collect())
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
            ratings::games.eq(games as i32),
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
                rating_changes::games.eq(after.games as i32),
            ));
        }
    }
    if rows.is_empty() {
        return Ok(());
    }
    diesel::insert_into(rating_changes::table).values(rows).execute(connection).await?;
    Ok(())
}
