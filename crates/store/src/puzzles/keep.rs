//! Keeping the errors of a game as puzzles.

use crate::{
    Connection, DatabaseError,
    database::fetch::Fetch,
    hosting::visibility::Visibility,
    log::codec::CodecError,
    puzzles::rating::START,
    schema::{accounts, former_players, game_seats, games, puzzles},
};
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use railhead_analysis::Puzzle;
use std::collections::HashMap;
use uuid::Uuid;

/// Keeps the puzzles of a game. Those that are there stay as they are.
pub(crate) async fn keep(connection: &mut Connection, game: Uuid, found: &[Puzzle]) -> Result<(), DatabaseError> {
    if found.is_empty() {
        return Ok(());
    }
    let visibility = games::table.find(game).select(games::visibility);
    let is_public = visibility.fetch_one::<Visibility>(connection).await? == Visibility::Public;
    let players = players(connection, game).await?;
    let row = |puzzle: &Puzzle| {
        let player = players.get(&i16::from(puzzle.seat.number())).filter(|_| puzzle.is_own);
        Ok((
            puzzles::id.eq(Uuid::new_v4()),
            puzzles::game_id.eq(game),
            puzzles::seq.eq(puzzle.seq.cast_signed()),
            puzzles::seat.eq(i16::from(puzzle.seat.number())),
            puzzles::player_id.eq(player.copied()),
            puzzles::cost.eq(puzzle.cost),
            puzzles::choices.eq(serde_json::to_value(&puzzle.choices)?),
            puzzles::themes.eq(puzzle.themes.iter().map(<&'static str>::from).collect::<Vec<_>>()),
            puzzles::plan.eq(serde_json::to_value(&puzzle.plan)?),
            puzzles::is_general.eq(puzzle.is_general && is_public),
            puzzles::rating.eq(START),
            puzzles::attempts.eq(0),
        ))
    };
    let rows = found.iter().map(row).collect::<serde_json::Result<Vec<_>>>().map_err(CodecError::Encode)?;
    diesel::insert_into(puzzles::table)
        .values(rows)
        .on_conflict((puzzles::game_id, puzzles::seq))
        .do_nothing()
        .execute(connection)
        .await?;
    Ok(())
}

/// The accounts of a game by the numbers of their seats, without those of which a stand-in took over the seat. An
/// account that is being deleted is waited for, and gone then.
async fn players(connection: &mut Connection, game: Uuid) -> Result<HashMap<i16, Uuid>, DatabaseError> {
    let former = former_players::table.filter(former_players::game_id.eq(game)).select(former_players::seat);
    let former = former.load::<i16>(connection).await?;
    let seats = game_seats::table
        .inner_join(accounts::table)
        .filter(game_seats::game_id.eq(game).and(game_seats::seat.ne_all(former)))
        .select((game_seats::seat, accounts::id));
    Ok(seats.for_key_share().load::<(i16, Uuid)>(connection).await?.into_iter().collect())
}
