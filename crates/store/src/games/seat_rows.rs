//! The effects of an event beside the log: rows derived from it and written in the same
//! transaction.

use crate::{
    Connection, Database, DatabaseError, GameError,
    database::fetch::Fetch,
    ends,
    engine::{BotLevel, Event, Int, PlayerColor, Seat},
    events::pack,
    games::{luck_sums, succession},
    hosting::{
        effects::{SeatChange, seat_change},
        hosted_game::HostedGame,
        invitation::InvitationState,
        outcome::CommandOutcome,
        status::GameStatus,
    },
    quota, read_models,
    schema::{game_invitations, game_seats, games},
};
use diesel::{dsl::Eq, pg::Pg, prelude::*, query_builder::QueryFragment};
use diesel_async::RunQueryDsl;
use uuid::Uuid;

pub(crate) async fn write_game(connection: &mut Connection, hosted: &HostedGame) -> Result<(), DatabaseError> {
    let status = games::status.eq(GameStatus::of(&hosted.game));
    let open_seats = games::open_seats.eq(i16::saturating_from(hosted.game.open_seats().count()));
    diesel::update(games::table.find(hosted.id)).set((status, open_seats)).execute(connection).await?;
    Ok(())
}

/// Admits the account that takes a seat or comes back to one. Rows of accounts are locked together, here all
/// that this append locks.
pub(crate) async fn admit(
    db: &Database,
    connection: &mut Connection,
    outcome: &CommandOutcome,
    by: Option<Uuid>,
) -> Result<(), GameError> {
    let Some(account) = by.filter(|_| outcome.events.iter().filter_map(seat_change).any(takes_seat)) else {
        return Ok(());
    };
    read_models::block_rebuild(connection).await?;
    let notified = outcome.notifications.iter().map(|notification| notification.account);
    let others = outcome.game.participants().into_iter().chain(notified).collect::<Vec<_>>();
    quota::admit_player(db, &mut quota::lock(connection, account, &others).await?).await
}

fn takes_seat(change: SeatChange) -> bool {
    match change {
        SeatChange::Seated(..) | SeatChange::StoodIn(_) | SeatChange::TakenBack(_) => true,
        SeatChange::Unseated(_)
        | SeatChange::Kicked(_)
        | SeatChange::BotAdded(..)
        | SeatChange::BotRemoved(_)
        | SeatChange::HandedOver(..)
        | SeatChange::Scored(_)
        | SeatChange::Voided(_)
        | SeatChange::Started => false,
    }
}

/// Writes the effects of a command's events, after which the game is `after`. The command comes from
/// an account or the operator.
pub(crate) async fn write(
    connection: &mut Connection,
    after: &HostedGame,
    by: Option<Uuid>,
    events: &[Event],
) -> Result<(), DatabaseError> {
    let id = after.id;
    for change in events.iter().filter_map(seat_change) {
        match change {
            SeatChange::Seated(seat, color) => {
                release_seat(connection, id, seat).await?;
                update_seat(connection, id, seat, (game_seats::account_id.eq(by), has_color(Some(color)))).await?;
            }
            SeatChange::Unseated(seat) => empty_seat(connection, id, seat).await?,
            SeatChange::Kicked(seat) => {
                bar(connection, id, seat).await?;
                empty_seat(connection, id, seat).await?;
            }
            SeatChange::BotAdded(seat, color, level) => {
                release_seat(connection, id, seat).await?;
                update_seat(connection, id, seat, (has_bot(Some(level)), has_color(Some(color)))).await?;
            }
            SeatChange::BotRemoved(seat) => empty_seat(connection, id, seat).await?,
            SeatChange::HandedOver(seat, level, _) => {
                let handed_over = (has_bot(Some(level)), game_seats::handed_over.eq(true));
                update_seat(connection, id, seat, handed_over).await?;
            }
            SeatChange::StoodIn(seat) => {
                succession::succeed(connection, after, seat).await?;
                let stands_in = (
                    game_seats::account_id.eq(by),
                    game_seats::pseudonym.eq(None::<Uuid>),
                    game_seats::open_games.eq(None::<String>),
                    has_bot(None),
                    game_seats::handed_over.eq(false),
                );
                update_seat(connection, id, seat, stands_in).await?;
            }
            SeatChange::TakenBack(seat) => {
                succession::delete_offer(connection, id, seat).await?;
                let taken_back = (has_bot(None), game_seats::handed_over.eq(false));
                update_seat(connection, id, seat, taken_back).await?;
            }
            SeatChange::Scored(_) => {
                read_models::end(connection, id).await?;
                luck_sums::note(connection, after).await?;
                clear(connection, after).await?;
            }
            SeatChange::Voided(_) => clear(connection, after).await?,
            SeatChange::Started => {}
        }
    }
    Ok(())
}

async fn update_seat<C>(connection: &mut Connection, id: Uuid, seat: Seat, changes: C) -> Result<(), DatabaseError>
where
    C: AsChangeset<Target = game_seats::table>,
    C::Changeset: QueryFragment<Pg> + Send,
{
    let row = game_seats::table.find((id, i16::from(seat.number())));
    diesel::update(row).set(changes).execute(connection).await?;
    Ok(())
}

async fn empty_seat(connection: &mut Connection, id: Uuid, seat: Seat) -> Result<(), DatabaseError> {
    let nobody = (game_seats::account_id.eq(None::<Uuid>), has_bot(None), has_color(None));
    update_seat(connection, id, seat, nobody).await
}

fn has_bot(level: Option<BotLevel>) -> Eq<game_seats::bot, Option<&'static str>> {
    game_seats::bot.eq(level.map(BotLevel::name))
}

fn has_color(color: Option<PlayerColor>) -> Eq<game_seats::color, Option<&'static str>> {
    game_seats::color.eq(color.map(PlayerColor::name))
}

async fn bar(connection: &mut Connection, id: Uuid, seat: Seat) -> Result<(), DatabaseError> {
    let place = game_seats::table.find((id, i16::from(seat.number())));
    let account = place.select(game_seats::account_id).fetch_one::<Option<Uuid>>(connection).await?;
    let Some(account) = account else { return Ok(()) };
    let row = (
        game_invitations::game_id.eq(id),
        game_invitations::account_id.eq(account),
        game_invitations::state.eq(InvitationState::Barred),
    );
    diesel::insert_into(game_invitations::table)
        .values(row)
        .on_conflict((game_invitations::game_id, game_invitations::account_id))
        .do_update()
        .set((game_invitations::state.eq(InvitationState::Barred), game_invitations::seat.eq(None::<i16>)))
        .execute(connection)
        .await?;
    Ok(())
}

/// Marks the seats of a game that is over, and its log as one to pack.
async fn clear(connection: &mut Connection, over: &HostedGame) -> Result<(), DatabaseError> {
    let seats = game_seats::table.filter(game_seats::game_id.eq(over.id));
    diesel::update(seats).set(game_seats::game_over.eq(true)).execute(connection).await?;
    succession::delete_offers(connection, over.id).await?;
    ends::deal::note(connection, over).await?;
    ends::tournament::note(connection, over.id, over.updated_at).await?;
    pack::mark(connection, &[(over.id, over.updated_at)]).await
}

/// Releases a seat that was kept for an invited player: it is taken now.
async fn release_seat(connection: &mut Connection, game: Uuid, seat: Seat) -> Result<(), DatabaseError> {
    let kept = game_invitations::game_id.eq(game).and(game_invitations::seat.eq(i16::from(seat.number())));
    let kept = diesel::update(game_invitations::table.filter(kept)).set(game_invitations::seat.eq(None::<i16>));
    kept.execute(connection).await?;
    Ok(())
}
