//! What an event changes beside the log: the rows derived from it, written in the same transaction.

use super::{
    Connection, Error,
    schema::{game_seats, results},
};
use crate::engine::{Event, PlayerScore, Seat};
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use uuid::Uuid;

/// A change of derived rows.
pub(super) enum Derived<'a> {
    /// The account that acted has taken a seat.
    Seated(Seat),
    /// Nobody has the seat any more.
    Unseated(Seat),
    /// A bot plays the seat on.
    HandedOver(Seat),
    /// Its player plays the seat again.
    TakenBack(Seat),
    /// The game is scored.
    Scored(&'a [PlayerScore]),
}

/// What an event changes beside the log. Every event is named: a new one does not compile until it is decided here.
pub(super) fn derived(event: &Event) -> Option<Derived<'_>> {
    match event {
        Event::PlayerJoined { seat } => Some(Derived::Seated(*seat)),
        Event::PlayerLeft { seat } | Event::PlayerKicked { seat } => Some(Derived::Unseated(*seat)),
        Event::SeatHandedOver { seat, level: _, reason: _ } => Some(Derived::HandedOver(*seat)),
        Event::SeatTakenBack { seat } => Some(Derived::TakenBack(*seat)),
        Event::GameFinished { scores } => Some(Derived::Scored(scores)),
        Event::GameCreated { .. }
        | Event::BotAdded { .. }
        | Event::BotRemoved { .. }
        | Event::HostChanged { .. }
        | Event::TimeRanOut { .. }
        | Event::TimeGranted { .. }
        | Event::GameStarted { .. }
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
        | Event::LastRoundBegun { .. }
        | Event::GameVoided { .. } => None,
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
            Derived::Seated(seat) => seat_account(connection, id, seat, by).await?,
            Derived::Unseated(seat) => seat_account(connection, id, seat, None).await?,
            Derived::HandedOver(seat) => hand_over(connection, id, seat, true).await?,
            Derived::TakenBack(seat) => hand_over(connection, id, seat, false).await?,
            Derived::Scored(scores) => insert_results(connection, id, scores).await?,
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

async fn hand_over(connection: &mut Connection, id: Uuid, seat: Seat, is_away: bool) -> Result<(), Error> {
    let place = game_seats::table.find((id, i16::from(seat.number())));
    diesel::update(place).set(game_seats::handed_over.eq(is_away)).execute(connection).await?;
    Ok(())
}

async fn insert_results(connection: &mut Connection, id: Uuid, scores: &[PlayerScore]) -> Result<(), Error> {
    let row = |score: &PlayerScore| {
        (
            results::game_id.eq(id),
            results::seat.eq(i16::from(score.seat.number())),
            results::rank.eq(i16::from(score.rank)),
            results::total.eq(score.total),
            results::routes.eq(score.routes as i16),
            results::tickets.eq(score.tickets),
            results::stations.eq(i16::from(score.stations)),
            results::express.eq(i16::from(score.express)),
            results::longest_path.eq(i16::from(score.longest_path)),
            results::tickets_completed.eq(score.completed.len() as i16),
            results::tickets_failed.eq(score.failed.len() as i16),
        )
    };
    let rows = scores.iter().map(row).collect::<Vec<_>>();
    diesel::insert_into(results::table).values(rows).execute(connection).await?;
    Ok(())
}
