//! What an event changes beside the log: the rows derived from it, written in the same transaction.

use super::{
    Connection, Error, endings,
    fetch::Fetch,
    invitations::keep_for_nobody,
    schema::{game_invitations, game_seats},
};
use crate::engine::{Away, BotLevel, Event, PlayerScore, Seat, VoidReason};
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use uuid::Uuid;

/// A change of derived rows.
pub(super) enum Derived<'a> {
    /// The account that acted has taken a seat.
    Seated(Seat),
    /// Nobody has the seat any more.
    Unseated(Seat),
    /// Nobody has it, and who had it may not come back.
    Kicked(Seat),
    /// A bot has the seat, or has it no more.
    Bot(Seat, Option<BotLevel>),
    /// A bot plays the seat on.
    HandedOver(Seat, BotLevel, Away),
    /// Its player plays the seat again.
    TakenBack(Seat),
    /// The game began: it is news.
    Started,
    /// The game is scored.
    Scored(&'a [PlayerScore]),
    /// It ended without a result.
    Voided(VoidReason),
}

/// What an event changes beside the log. Every event is named: a new one does not compile until it is decided here.
pub(super) fn derived(event: &Event) -> Option<Derived<'_>> {
    match event {
        Event::PlayerJoined { seat, entropy: _ } => Some(Derived::Seated(*seat)),
        Event::PlayerLeft { seat } => Some(Derived::Unseated(*seat)),
        Event::PlayerKicked { seat } => Some(Derived::Kicked(*seat)),
        Event::BotAdded { seat, level } => Some(Derived::Bot(*seat, Some(*level))),
        Event::BotRemoved { seat } => Some(Derived::Bot(*seat, None)),
        Event::SeatHandedOver { seat, level, reason } => Some(Derived::HandedOver(*seat, *level, *reason)),
        Event::SeatTakenBack { seat } => Some(Derived::TakenBack(*seat)),
        Event::GameStarted { first: _ } => Some(Derived::Started),
        Event::GameFinished { scores } => Some(Derived::Scored(scores)),
        Event::GameVoided { reason } => Some(Derived::Voided(*reason)),
        Event::GameCreated { .. }
        | Event::HostChanged { .. }
        | Event::TimeRanOut { .. }
        | Event::TimeGranted { .. }
        | Event::CardsDealt { .. }
        | Event::TicketsDealt { .. }
        | Event::TicketsDrawn { .. }
        | Event::TicketsKept { .. }
        | Event::TicketsBoxed { .. }
        | Event::TicketsReturned { .. }
        | Event::CardTurnedUp { .. }
        | Event::RowDiscarded
        | Event::DeckReshuffled
        | Event::TurnStarted { .. }
        | Event::CardDrawn { .. }
        | Event::CardTaken { .. }
        | Event::RouteClaimed { .. }
        | Event::TunnelLaid { .. }
        | Event::TunnelCardRevealed { .. }
        | Event::TunnelSurchargeAsked { .. }
        | Event::TunnelSurchargePaid { .. }
        | Event::TunnelAbandoned { .. }
        | Event::StationBuilt { .. }
        | Event::Passed { .. }
        | Event::LastRoundBegun { .. } => None,
    }
}

/// Writes what events of a command change; an account's, or the operator's.
pub(super) async fn write(
    connection: &mut Connection,
    id: Uuid,
    by: Option<Uuid>,
    events: &[Event],
) -> Result<(), Error> {
    for change in events.iter().filter_map(derived) {
        match change {
            Derived::Seated(seat) => {
                keep_for_nobody(connection, id, seat).await?;
                seat_account(connection, id, seat, by).await?;
            }
            Derived::Unseated(seat) => seat_account(connection, id, seat, None).await?,
            Derived::Kicked(seat) => {
                bar(connection, id, seat).await?;
                seat_account(connection, id, seat, None).await?;
            }
            Derived::Bot(seat, level) => {
                keep_for_nobody(connection, id, seat).await?;
                seat_bot(connection, id, seat, level, false).await?;
            }
            Derived::HandedOver(seat, level, _) => seat_bot(connection, id, seat, Some(level), true).await?,
            Derived::TakenBack(seat) => seat_bot(connection, id, seat, None, false).await?,
            Derived::Scored(_) => {
                endings::end(connection, id).await?;
                clear(connection, id).await?;
            }
            Derived::Voided(_) => clear(connection, id).await?,
            Derived::Started => {}
        }
    }
    Ok(())
}

async fn seat_account(connection: &mut Connection, id: Uuid, seat: Seat, account: Option<Uuid>) -> Result<(), Error> {
    diesel::update(game_seats::table.find((id, i16::from(seat.number()))))
        .set(game_seats::account_id.eq(account))
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
) -> Result<(), Error> {
    diesel::update(game_seats::table.find((id, i16::from(seat.number()))))
        .set((game_seats::bot.eq(level.map(BotLevel::name)), game_seats::handed_over.eq(handed_over)))
        .execute(connection)
        .await?;
    Ok(())
}

/// Keeps out of the game who has the seat.
async fn bar(connection: &mut Connection, id: Uuid, seat: Seat) -> Result<(), Error> {
    let place = game_seats::table.find((id, i16::from(seat.number())));
    let account = place.select(game_seats::account_id).fetch_one::<Option<Uuid>>(connection).await?;
    let Some(account) = account else { return Ok(()) };
    let row = (
        game_invitations::game_id.eq(id),
        game_invitations::account_id.eq(account),
        game_invitations::state.eq("barred"),
    );
    diesel::insert_into(game_invitations::table)
        .values(row)
        .on_conflict((game_invitations::game_id, game_invitations::account_id))
        .do_update()
        .set((game_invitations::state.eq("barred"), game_invitations::seat.eq(None::<i16>)))
        .execute(connection)
        .await?;
    Ok(())
}

/// Notes that nobody plays here any more.
async fn clear(connection: &mut Connection, id: Uuid) -> Result<(), Error> {
    let seats = game_seats::table.filter(game_seats::game_id.eq(id));
    diesel::update(seats).set(game_seats::over.eq(true)).execute(connection).await?;
    Ok(())
}
