//! Stand-ins: offering a seat that its player has left, and taking it over.

use crate::{
    Connection, Database, DatabaseError, GameError,
    access::{self, has_seat, is_offered_to},
    database::{fetch::Fetch, locks},
    engine::{Command, Int, Occupant, Rejection, Seat},
    games::{command_options::CommandOptions, commands, hosted_games, succession::delete_offer},
    hosting::{
        hosted_game::{HostedGame, Request},
        invitation::InvitationState,
        seat_offer::OfferedTo,
    },
    idempotency::{Done, IdempotentRequest},
    retry::{ATTEMPTS, retry_contended},
    schema::{game_invitations, seat_offers},
};
use diesel::{
    QueryableByName,
    prelude::*,
    sql_query,
    sql_types::{Nullable, SmallInt, Text, Uuid as SqlUuid},
    upsert::excluded,
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff_diesel::ToDiesel;
use std::sync::Arc;
use uuid::Uuid;

/// The maximum number of stand-ins that take over a seat, one after the other.
const MAX_STAND_INS: u32 = 8;

/// The offers of a game of which a viewer may know.
fn offers_sql() -> String {
    format!(
        "SELECT o.seat, o.offered_to FROM seat_offers o \
    WHERE o.game_id = $1 AND ({offered} OR {has_seat})",
        has_seat = has_seat("$2", "o.game_id"),
        offered = is_offered_to("$2", "o")
    )
}

fn offered_sql() -> String {
    format!(
        "SELECT o.seat, o.offered_to FROM seat_offers o \
    WHERE o.game_id = $1 AND o.seat = $3 AND {offered}",
        offered = is_offered_to("$2", "o")
    )
}

#[derive(QueryableByName)]
struct OfferRow {
    #[diesel(sql_type = SmallInt)]
    seat: i16,
    #[diesel(sql_type = Text)]
    offered_to: OfferedTo,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatOffer {
    pub seat: Seat,
    pub to: OfferedTo,
}

/// Offers a seat to stand-ins, instead of an earlier offer.
///
/// # Errors
/// `NoSuchGame`, also if the account may not see the game; `NotYourSeat`, `TooManyStandIns`;
/// `Rejected` if the account does not sit in the game or no stand-in may take the seat.
pub async fn offer(
    db: &Database,
    game: Uuid,
    account: Uuid,
    seat: Seat,
    to: OfferedTo,
) -> Result<Arc<HostedGame>, GameError> {
    change_offer(db, game, account, seat, Some(to)).await
}

/// Withdraws the offer of a seat. Nothing changes if there is none.
///
/// # Errors
/// As for [`offer`].
pub async fn withdraw_offer(
    db: &Database,
    game: Uuid,
    account: Uuid,
    seat: Seat,
) -> Result<Arc<HostedGame>, GameError> {
    change_offer(db, game, account, seat, None).await
}

async fn change_offer(
    db: &Database,
    game: Uuid,
    account: Uuid,
    seat: Seat,
    to: Option<OfferedTo>,
) -> Result<Arc<HostedGame>, GameError> {
    let hosted = commands::current_game(db, game).await?;
    access::check_may_see(db, &hosted, Some(account)).await?;
    // Checked before locking, so that unauthorized requests never take the lock.
    hosted.check_may_offer(account, seat)?;
    let now = db.process.time.now();
    let mut connection = db.connection("offer_seat").await?;
    Connection::transaction::<_, GameError, _>(&mut connection, async |connection| {
        // While the row is locked, nobody takes the seat, nor takes it back.
        locks::lock_game(connection, game).await?;
        let hosted = hosted_games::load_on(db, connection, game).await?;
        hosted.check_may_offer(account, seat)?;
        match to {
            Some(to) => {
                check_stand_ins(&hosted, seat)?;
                let row = (
                    seat_offers::game_id.eq(game),
                    seat_offers::seat.eq(i16::from(seat.number())),
                    seat_offers::offered_to.eq(to),
                    seat_offers::offered_by.eq(account),
                    seat_offers::offered_at.eq(now.to_diesel()),
                );
                diesel::insert_into(seat_offers::table)
                    .values(row)
                    .on_conflict((seat_offers::game_id, seat_offers::seat))
                    .do_update()
                    .set((
                        seat_offers::offered_to.eq(excluded(seat_offers::offered_to)),
                        seat_offers::offered_by.eq(excluded(seat_offers::offered_by)),
                        seat_offers::offered_at.eq(excluded(seat_offers::offered_at)),
                    ))
                    .execute(connection)
                    .await
                    .map_err(DatabaseError::from)?;
            }
            None => {
                delete_offer(connection, game, seat).await?;
            }
        }
        Ok(hosted)
    })
    .await
}

/// The seats of a game whose offers a viewer may know: those to everyone, those of friends, and for
/// an account with a seat in it, all.
pub async fn offers(db: &Database, hosted: &HostedGame, viewer: Option<Uuid>) -> Result<Vec<SeatOffer>, DatabaseError> {
    if !hosted.game.seats().any(|seat| hosted.game.check_stand_in(seat).is_ok()) {
        return Ok(Vec::new());
    }
    let rows = sql_query(offers_sql()).bind::<SqlUuid, _>(hosted.id).bind::<Nullable<SqlUuid>, _>(viewer);
    let rows = rows.load::<OfferRow>(&mut db.connection("list_seat_offers").await?).await?;
    let offer = |row: OfferRow| Some(SeatOffer { seat: Seat::new(u8::try_from(row.seat).ok()?)?, to: row.offered_to });
    Ok(rows.into_iter().filter_map(offer).collect())
}

/// Seats an account in a seat that is offered to it. Does nothing if the account sits there already.
///
/// # Errors
/// `NoSuchGame`, also if the account may not see the game; `SeatNotOffered`, `TooManyGames`,
/// `TooManyStandIns`, `Barred`; `Rejected` if the account has or had a seat in the game,
/// or no stand-in may take this one.
pub async fn stand_in(
    db: &Database,
    game: Uuid,
    account: Uuid,
    seat: Seat,
    key: Option<&IdempotentRequest>,
) -> Result<Done<Arc<HostedGame>>, GameError> {
    let options = CommandOptions { key, ..CommandOptions::default() };
    retry_contended(ATTEMPTS, || async move {
        // Not as spectators see it, because they may be behind.
        let known = commands::current_game(db, game).await?;
        access::check_may_see(db, &known, Some(account)).await?;
        if known.place_of(account) == Some(seat) && known.game.occupants()[seat] == Occupant::Person {
            return Ok(Some(Done::Unchanged(known)));
        }
        if known.is_participant(account) {
            return Err(Rejection::HadSeat {}.into());
        }
        known.game.check_stand_in(seat)?;
        check_stand_ins(&known, seat)?;
        match check_may_take(db, &known, account, seat).await {
            // The offer went with the seat: somebody has taken it since the game was read.
            Err(GameError::SeatNotOffered { .. }) if commands::current_game(db, game).await?.head != known.head => {
                return Ok(None);
            }
            checked => checked?,
        }
        let request = Request::Account(account, Command::StandIn(seat));
        let outcome = commands::attempt(db, &known, &request, options).await?;
        Ok(outcome.map(|outcome| Done::Changed(outcome.game)))
    })
    .await
}

async fn check_may_take(db: &Database, known: &HostedGame, account: Uuid, seat: Seat) -> Result<(), GameError> {
    let mut connection = db.connection("check_may_take").await?;
    let offered = sql_query(offered_sql())
        .bind::<SqlUuid, _>(known.id)
        .bind::<SqlUuid, _>(account)
        .bind::<SmallInt, _>(i16::from(seat.number()));
    if offered.fetch_optional::<OfferRow>(&mut connection).await?.is_none() {
        return Err(GameError::SeatNotOffered { seat });
    }
    let barred =
        game_invitations::table.find((known.id, account)).filter(game_invitations::state.eq(InvitationState::Barred));
    if diesel::select(diesel::dsl::exists(barred)).fetch_one::<bool>(&mut connection).await? {
        return Err(GameError::Barred);
    }
    Ok(())
}

/// Refuses a seat that was taken over too often.
fn check_stand_ins(hosted: &HostedGame, seat: Seat) -> Result<(), GameError> {
    let before = u32::saturating_from(hosted.former.iter().filter(|former| former.seat == seat).count());
    if before < MAX_STAND_INS { Ok(()) } else { Err(GameError::TooManyStandIns { most: MAX_STAND_INS }) }
}
