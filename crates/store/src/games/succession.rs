//! The rows of seats that change hands: their offers, and their former players. They are written in
//! the transaction of the event.

use crate::{
    Connection, DatabaseError,
    access::has_bot,
    database::{fetch::Fetch, locks},
    engine::{Int, Seat},
    hosting::hosted_game::HostedGame,
    read_models,
    schema::{former_players, game_seats, seat_offers, standing_orders},
};
use diesel::{prelude::*, result::Error as DieselError};
use diesel_async::RunQueryDsl;
use uuid::Uuid;

/// Deletes the offer of a seat. False if there is none.
pub(crate) async fn delete_offer(connection: &mut Connection, game: Uuid, seat: Seat) -> Result<bool, DatabaseError> {
    let offer = seat_offers::table.find((game, i16::from(seat.number())));
    Ok(diesel::delete(offer).execute(connection).await? > 0)
}

/// Deletes the offers of a game that is over.
pub(crate) async fn delete_offers(connection: &mut Connection, game: Uuid) -> Result<(), DatabaseError> {
    diesel::delete(seat_offers::table.filter(seat_offers::game_id.eq(game))).execute(connection).await?;
    Ok(())
}

/// Records the former player of a seat that a stand-in takes over, where `after` is the game after
/// that, and uses the offer up. The order of the former player is dropped. If the offer was
/// withdrawn meanwhile, the transaction is rolled back.
pub(crate) async fn succeed(connection: &mut Connection, after: &HostedGame, seat: Seat) -> Result<(), DatabaseError> {
    // An account that is being deleted is waited for, and gone then, as is its offer.
    let known = after.former.iter().filter(|former| former.seat == seat).filter_map(|former| former.account);
    read_models::block_rebuild(connection).await?;
    locks::lock_accounts(connection, &known.collect::<Vec<_>>()).await?;
    if !delete_offer(connection, after.id, seat).await? {
        return Err(DieselError::RollbackTransaction.into());
    }
    let number = i16::from(seat.number());
    let had = game_seats::table.find((after.id, number)).select((
        game_seats::account_id,
        game_seats::pseudonym,
        game_seats::open_games,
    ));
    let (account, pseudonym, choice) =
        had.fetch_one::<(Option<Uuid>, Option<Uuid>, Option<String>)>(connection).await?;
    let nth = former_players::table
        .filter(former_players::game_id.eq(after.id).and(former_players::seat.eq(number)))
        .count()
        .fetch_one::<i64>(connection)
        .await?;
    let row = (
        former_players::game_id.eq(after.id),
        former_players::seat.eq(number),
        former_players::nth.eq(i16::saturating_from(nth)),
        former_players::account_id.eq(account),
        former_players::pseudonym.eq(pseudonym),
        former_players::open_games.eq(choice),
    );
    diesel::insert_into(former_players::table).values(row).execute(connection).await?;
    if has_bot(connection, account.as_slice()).await? {
        diesel::update(game_seats::table.find((after.id, number)))
            .set(game_seats::was_bot.eq(true))
            .execute(connection)
            .await?;
    }
    let orders =
        standing_orders::table.filter(standing_orders::game_id.eq(after.id).and(standing_orders::seat.eq(number)));
    diesel::delete(orders).execute(connection).await?;
    Ok(())
}
