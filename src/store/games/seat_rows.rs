//! The effects of an event beside the log: rows derived from it and written in the same
//! transaction.

use crate::{
    engine::{BotLevel, Event, PlayerColor, Seat},
    game::{
        effects::{SeatChange, seat_change},
        invitation::InvitationState,
    },
    store::{
        Connection, DatabaseError,
        fetch::Fetch,
        read_models,
        schema::{game_invitations, game_seats},
    },
};
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use uuid::Uuid;

/// Writes the effects of a command's events. The command comes from an account or the operator.
pub(crate) async fn write(
    connection: &mut Connection,
    id: Uuid,
    by: Option<Uuid>,
    events: &[Event],
) -> Result<(), DatabaseError> {
    for change in events.iter().filter_map(seat_change) {
        match change {
            SeatChange::Seated(seat, color) => {
                release_seat(connection, id, seat).await?;
                seat_account(connection, id, seat, by).await?;
                set_color(connection, id, seat, Some(color)).await?;
            }
            SeatChange::Unseated(seat) => {
                seat_account(connection, id, seat, None).await?;
                set_color(connection, id, seat, None).await?;
            }
            SeatChange::Kicked(seat) => {
                bar(connection, id, seat).await?;
                seat_account(connection, id, seat, None).await?;
                set_color(connection, id, seat, None).await?;
            }
            SeatChange::BotAdded(seat, color, level) => {
                release_seat(connection, id, seat).await?;
                seat_bot(connection, id, seat, Some(level), false).await?;
                set_color(connection, id, seat, Some(color)).await?;
            }
            SeatChange::BotRemoved(seat) => {
                seat_bot(connection, id, seat, None, false).await?;
                set_color(connection, id, seat, None).await?;
            }
            SeatChange::HandedOver(seat, level, _) => seat_bot(connection, id, seat, Some(level), true).await?,
            SeatChange::TakenBack(seat) => seat_bot(connection, id, seat, None, false).await?,
            SeatChange::Scored(_) => {
                read_models::end(connection, id).await?;
                clear(connection, id).await?;
            }
            SeatChange::Voided(_) => clear(connection, id).await?,
            SeatChange::Started => {}
        }
    }
    Ok(())
}

async fn seat_account(
    connection: &mut Connection,
    id: Uuid,
    seat: Seat,
    account: Option<Uuid>,
) -> Result<(), DatabaseError> {
    diesel::update(game_seats::table.find((id, i16::from(seat.number()))))
        .set(game_seats::account_id.eq(account))
        .execute(connection)
        .await?;
    Ok(())
}

async fn set_color(
    connection: &mut Connection,
    id: Uuid,
    seat: Seat,
    color: Option<PlayerColor>,
) -> Result<(), DatabaseError> {
    diesel::update(game_seats::table.find((id, i16::from(seat.number()))))
        .set(game_seats::color.eq(color.map(PlayerColor::name)))
        .execute(connection)
        .await?;
    Ok(())
}

async fn seat_bot(
    connection: &mut Connection,
    id: Uuid,
    seat: Seat,
    level: Option<BotLevel>,
    handed_over: bool,
) -> Result<(), DatabaseError> {
    diesel::update(game_seats::table.find((id, i16::from(seat.number()))))
        .set((game_seats::bot.eq(level.map(BotLevel::name)), game_seats::handed_over.eq(handed_over)))
        .execute(connection)
        .await?;
    Ok(())
}

/// Bars the player in this seat from the game.
async fn bar(connection: &mut Connection, id: Uuid, seat: Seat) -> Result<(), DatabaseError> {
    let place = game_seats::table.find((id, i16::from(seat.number())));
    let account = place.select(game_seats::account_id).fetch_one::<Option<Uuid>>(connection).await?;
    let Some(account) = account else { return Ok(()) };
    let row = (
        game_invitations::game_id.eq(id),
        game_invitations::account_id.eq(account),
        game_invitations::state.eq(InvitationState::Barred.name()),
    );
    diesel::insert_into(game_invitations::table)
        .values(row)
        .on_conflict((game_invitations::game_id, game_invitations::account_id))
        .do_update()
        .set((game_invitations::state.eq(InvitationState::Barred.name()), game_invitations::seat.eq(None::<i16>)))
        .execute(connection)
        .await?;
    Ok(())
}

/// Marks the seats of a game that is over.
async fn clear(connection: &mut Connection, id: Uuid) -> Result<(), DatabaseError> {
    let seats = game_seats::table.filter(game_seats::game_id.eq(id));
    diesel::update(seats).set(game_seats::game_over.eq(true)).execute(connection).await?;
    Ok(())
}

/// Releases a seat that was kept for an invited player: it is taken now.
async fn release_seat(connection: &mut Connection, game: Uuid, seat: Seat) -> Result<(), DatabaseError> {
    let kept = game_invitations::game_id.eq(game).and(game_invitations::seat.eq(i16::from(seat.number())));
    let kept = diesel::update(game_invitations::table.filter(kept)).set(game_invitations::seat.eq(None::<i16>));
    kept.execute(connection).await?;
    Ok(())
}
