//! Ends of games that share a deal, and the results of daily challenges, written with the end of the game.

use crate::{
    Connection, DatabaseError,
    hosting::hosted_game::HostedGame,
    schema::{challenge_games, deal_games},
};
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use jiff_diesel::ToDiesel;

/// Notes that a game is over, if it shares a deal. The result of a challenge is that of its player, if they
/// have played to the end.
pub(crate) async fn note(connection: &mut Connection, over: &HostedGame) -> Result<(), DatabaseError> {
    if over.deal.is_none() {
        return Ok(());
    }
    let at = over.updated_at.to_diesel();
    diesel::update(deal_games::table.find(over.id)).set(deal_games::ended_at.eq(at)).execute(connection).await?;
    let score = over.accounts.iter().position(Option::is_some).and_then(|seat| over.game.scores().get(seat));
    let score = score.filter(|score| over.game.presence()[score.seat].away.is_none());
    diesel::update(challenge_games::table.filter(challenge_games::game_id.eq(over.id)))
        .set((
            challenge_games::ended_at.eq(at),
            challenge_games::points.eq(score.map(|score| i32::from(score.total))),
            challenge_games::place.eq(score.map(|score| i16::from(score.rank))),
        ))
        .execute(connection)
        .await?;
    Ok(())
}
