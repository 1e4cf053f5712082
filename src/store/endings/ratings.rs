//! How strong players are, and what each rated game did to that.

use super::Ending;
use crate::{
    projection::{Board, Rating, RatingChange, rate as rated},
    store::{
        Connection, Error,
        schema::{rating_changes, ratings},
    },
};
use diesel::{prelude::*, upsert::excluded};
use diesel_async::RunQueryDsl;
use std::collections::HashMap;
use uuid::Uuid;

/// Says what a rated game does to the ratings of its players, whose accounts are locked.
pub(super) async fn rate(connection: &mut Connection, ending: &mut Ending) -> Result<(), Error> {
    if !ending.rated {
        return Ok(());
    }
    let board = Board::of(ending.seats);
    let players = ending.people().map(|(player, _)| player).collect::<Vec<_>>();
    let known = present(connection, &players, board).await?;
    let before = |player: Option<Uuid>| player.and_then(|player| known.get(&player).copied()).unwrap_or_default();
    let ranked = ending.finishers.iter().map(|finisher| (before(finisher.player), finisher.score.rank));
    let ranked = ranked.collect::<Vec<_>>();
    let after = rated(&ranked);
    for ((finisher, (before, _)), after) in ending.finishers.iter_mut().zip(ranked).zip(after) {
        finisher.rating = Some(RatingChange { board, before, after });
    }
    Ok(())
}

/// The ratings of players who have one.
async fn present(connection: &mut Connection, players: &[Uuid], board: Board) -> Result<HashMap<Uuid, Rating>, Error> {
    let rows = ratings::table
        .filter(ratings::player.eq_any(players).and(ratings::board.eq(board.name())))
        .select((ratings::player, ratings::mu, ratings::sigma, ratings::games))
        .load::<(Uuid, f64, f64, i32)>(connection)
        .await?;
    Ok(rows.into_iter().map(|(player, mu, sigma, games)| (player, Rating { mu, sigma, games: games as u32 })).collect())
}

/// The rating of a player, if he was ever rated.
pub(in crate::store) async fn rating(
    connection: &mut Connection,
    player: Uuid,
    board: Board,
) -> Result<Option<Rating>, Error> {
    Ok(present(connection, &[player], board).await?.remove(&player))
}

pub(super) async fn write(connection: &mut Connection, ending: &Ending) -> Result<(), Error> {
    let (mut now, mut changes) = (Vec::new(), Vec::new());
    for (player, finisher) in ending.people() {
        let Some(RatingChange { board, before, after }) = finisher.rating else { continue };
        now.push((
            ratings::player.eq(player),
            ratings::board.eq(board.name()),
            ratings::mu.eq(after.mu),
            ratings::sigma.eq(after.sigma),
            ratings::games.eq(after.games as i32),
        ));
        changes.push((
            rating_changes::player.eq(player),
            rating_changes::board.eq(board.name()),
            rating_changes::ended_seq.eq(ending.seq),
            rating_changes::game_id.eq(ending.game),
            rating_changes::mu_before.eq(before.mu),
            rating_changes::sigma_before.eq(before.sigma),
            rating_changes::mu_after.eq(after.mu),
            rating_changes::sigma_after.eq(after.sigma),
            rating_changes::games.eq(after.games as i32),
        ));
    }
    if now.is_empty() {
        return Ok(());
    }
    diesel::insert_into(ratings::table)
        .values(now)
        .on_conflict((ratings::player, ratings::board))
        .do_update()
        .set((
            ratings::mu.eq(excluded(ratings::mu)),
            ratings::sigma.eq(excluded(ratings::sigma)),
            ratings::games.eq(excluded(ratings::games)),
        ))
        .execute(connection)
        .await?;
    diesel::insert_into(rating_changes::table).values(changes).execute(connection).await?;
    Ok(())
}
