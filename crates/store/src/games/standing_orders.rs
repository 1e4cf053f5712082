//! Standing orders: giving, withdrawing, and carrying them out. Every replica looks for orders
//! whose turn has come. It needs no lock: each move is made only at the head it was decided at, and
//! the replica that deletes the order notifies the player of its end.

use crate::{
    Connection, Database, DatabaseError, GameError,
    append::turns_begun::{TurnsBegun, write_turns},
    database::fetch::Fetch,
    engine::{Command, Phase, Rejection, Seat},
    error::OrderError,
    events::history,
    games::{command_options::CommandOptions, commands, visible},
    hosting::{
        hosted_game::{HostedGame, Request},
        notifications::{AccountNotification, Notification},
        standing_order::{OrderOutcome, StandingOrder, Verdict},
        waiting::WaitingSeats,
    },
    log::codec::{CodecError, LogPosition, RecordedEvent},
    notifications::notify,
    schema::standing_orders,
};
use diesel::{
    QueryableByName,
    prelude::*,
    sql_query,
    sql_types::{BigInt, Bool, Integer, Jsonb, SmallInt, Uuid as SqlUuid},
    upsert::excluded,
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff_diesel::ToDiesel;
use serde_json::Value;
use std::sync::Arc;
use uuid::Uuid;

/// The number of orders that a replica takes each time.
const BATCH: i64 = 64;

/// The maximum number of looks at one order each time: two moves and its end, and attempts lost to
/// others.
const LOOKS: usize = 8;

/// Orders whose seat the game waits for, the oldest first. The head of each is looked up: with some
/// thousand orders, a join would read the heads of all games, every second.
pub const DUE: &str = "SELECT o.id, o.game_id, o.account_id, o.seat, o.standing_order, o.version, o.begun \
    FROM standing_orders o \
    WHERE o.begun OR (SELECT h.waits_for FROM game_heads h WHERE h.game_id = o.game_id) & (1 << o.seat) <> 0 \
    ORDER BY o.given_at LIMIT $1";

/// The same where the heads are on other servers: Citus joins, and looks nothing up.
const DUE_APART: &str = "SELECT o.id, o.game_id, o.account_id, o.seat, o.standing_order, o.version, o.begun \
    FROM standing_orders o JOIN game_heads h ON h.game_id = o.game_id \
    WHERE h.waits_for & (1 << o.seat) <> 0 OR o.begun ORDER BY o.given_at LIMIT $1";

#[derive(Clone, Debug)]
pub struct GivenOrder {
    pub order: StandingOrder,
    /// The version of the game when it was given.
    pub version: u32,
    pub given_at: jiff::Timestamp,
}

#[derive(QueryableByName)]
struct DueOrder {
    #[diesel(sql_type = SqlUuid)]
    id: Uuid,
    #[diesel(sql_type = SqlUuid)]
    game_id: Uuid,
    #[diesel(sql_type = SqlUuid)]
    account_id: Uuid,
    #[diesel(sql_type = SmallInt)]
    seat: i16,
    #[diesel(sql_type = Jsonb)]
    standing_order: Value,
    #[diesel(sql_type = Integer)]
    version: i32,
    #[diesel(sql_type = Bool)]
    begun: bool,
}

/// The order that an account has given in a game; none if it was carried out, dropped or withdrawn.
///
/// # Errors
/// `NoSuchGame`, also if the account may not see the game; `Rejected` if it has no seat in it.
pub async fn get(db: &Database, game: Uuid, account: Uuid) -> Result<Option<GivenOrder>, GameError> {
    own_seat(db, game, account).await?;
    let row = standing_orders::table
        .find((game, account))
        .select((standing_orders::standing_order, standing_orders::version, standing_orders::given_at))
        .fetch_optional::<(Value, i32, jiff_diesel::Timestamp)>(&mut *db.connection("find_standing_order").await?)
        .await?;
    let Some((order, version, given_at)) = row else { return Ok(None) };
    Ok(Some(GivenOrder { order: decode(order)?, version: version.cast_unsigned(), given_at: given_at.to_jiff() }))
}

/// Gives an order for the account's next turn, instead of an earlier one.
///
/// # Errors
/// `YourTurn` if the turn has come already; `NoSuchGame`; `Rejected` if the account has no seat in
/// the game, the game does not run, or the order's first move would be refused now.
pub async fn give(db: &Database, game: Uuid, account: Uuid, order: &StandingOrder) -> Result<GivenOrder, OrderError> {
    let (hosted, seat) = own_seat(db, game, account).await?;
    if hosted.game.is_over() {
        return Err(GameError::Rejected(Rejection::GameOver {}).into());
    }
    if *hosted.game.phase() == Phase::Lobby {
        return Err(GameError::Rejected(Rejection::NotStarted {}).into());
    }
    if hosted.game.is_waiting_for(seat) {
        return Err(OrderError::YourTurn);
    }
    order.check(&hosted.game, seat).map_err(GameError::from)?;
    let (version, given_at) = (hosted.head.version, db.process.time.now());
    let row = (
        standing_orders::id.eq(Uuid::now_v7()),
        standing_orders::game_id.eq(game),
        standing_orders::account_id.eq(account),
        standing_orders::seat.eq(i16::from(seat.number())),
        standing_orders::standing_order.eq(encode(order)?),
        standing_orders::version.eq(version.cast_signed()),
        standing_orders::given_at.eq(given_at.to_diesel()),
    );
    let given = diesel::insert_into(standing_orders::table)
        .values(row)
        .on_conflict((standing_orders::game_id, standing_orders::account_id))
        .do_update()
        .set((
            standing_orders::id.eq(excluded(standing_orders::id)),
            standing_orders::seat.eq(excluded(standing_orders::seat)),
            standing_orders::standing_order.eq(excluded(standing_orders::standing_order)),
            standing_orders::version.eq(excluded(standing_orders::version)),
            standing_orders::given_at.eq(excluded(standing_orders::given_at)),
        ));
    let given = diesel::query_dsl::methods::FilterDsl::filter(given, standing_orders::begun.eq(false));
    let given = given.execute(&mut *db.connection("give_standing_order").await?).await?;
    if given == 0 {
        return Err(OrderError::YourTurn);
    }
    Ok(GivenOrder { order: order.clone(), version, given_at })
}

/// Withdraws the order of an account in a game. Nothing changes if there is none.
///
/// # Errors
/// `YourTurn` if it is being carried out; `NoSuchGame`; `Rejected` if the account has no seat in
/// the game.
pub async fn withdraw(db: &Database, game: Uuid, account: Uuid) -> Result<(), OrderError> {
    own_seat(db, game, account).await?;
    let mut connection = db.connection("withdraw_standing_order").await?;
    let own = standing_orders::table.find((game, account));
    diesel::delete(own.filter(standing_orders::begun.eq(false))).execute(&mut connection).await?;
    let is_there = diesel::select(diesel::dsl::exists(own)).fetch_one::<bool>(&mut connection).await?;
    if is_there { Err(OrderError::YourTurn) } else { Ok(()) }
}

async fn own_seat(db: &Database, game: Uuid, account: Uuid) -> Result<(Arc<HostedGame>, Seat), GameError> {
    let hosted = visible::game_for(db, game, Some(account)).await?;
    let seat = hosted.seat_of(account).ok_or(GameError::Rejected(Rejection::NotSeated {}))?;
    Ok((hosted, seat))
}

/// Carries out the orders whose turn has come. An order that cannot be read or judged is left as
/// it is; the player can always move.
pub async fn carry_out_orders(db: &Database) -> Result<(), DatabaseError> {
    let due = sql_query(if db.process.is_distributed() { DUE_APART } else { DUE }).bind::<BigInt, _>(BATCH);
    let due = due.load::<DueOrder>(&mut *db.connection("find_due_orders").await?).await?;
    let mut outcome = Ok(());
    for order in due {
        let (game, id) = (order.game_id, order.id);
        match carry_out(db, order).await {
            Ok(()) => {}
            Err(GameError::Database(fault)) if fault.passes() => outcome = Err(fault),
            Err(error) => tracing::warn!(%game, %id, %error, "a standing order cannot be carried out now"),
        }
    }
    outcome
}

async fn carry_out(db: &Database, due: DueOrder) -> Result<(), GameError> {
    let order = decode(due.standing_order.clone())?;
    let mut begun = due.begun;
    for _ in 0..LOOKS {
        let hosted = commands::current_game(db, due.game_id).await?;
        let Some(seat) = hosted.seat_of(due.account_id) else {
            return end(db, &due, begun, &hosted, None).await;
        };
        let since = LogPosition::Version(due.version.cast_unsigned());
        let since = history::events(db, due.game_id, since, hosted.head.version).await?;
        let events = since.iter().map(|RecordedEvent { event, .. }| event);
        match order.judge(begun, &hosted.game, seat, events) {
            Verdict::Wait => return Ok(()),
            Verdict::End(outcome) => return end(db, &due, begun, &hosted, outcome).await,
            Verdict::Play(the_move) => {
                if !begin(db, &due).await? {
                    return Ok(());
                }
                begun = true;
                let request = Request::Account(due.account_id, Command::Play(the_move));
                let options = CommandOptions { expected: Some(hosted.head), ..CommandOptions::default() };
                match commands::attempt(db, &hosted, &request, options).await {
                    // Another process was first: the order is judged again.
                    Ok(_) | Err(GameError::Stale { .. } | GameError::Rejected(_)) => {}
                    Err(fault) => return Err(fault),
                }
            }
        }
    }
    Err(GameError::Contended)
}

/// From now on the order cannot be withdrawn. False if it was, or was replaced.
async fn begin(db: &Database, due: &DueOrder) -> Result<bool, DatabaseError> {
    let order = standing_orders::table.filter(standing_orders::id.eq(due.id));
    let begun = diesel::update(order).set(standing_orders::begun.eq(true));
    Ok(begun.execute(&mut *db.connection("begin_standing_order").await?).await? > 0)
}

/// Deletes the order and notifies the player of its end; and of their turn, if it still is. Nothing
/// changes if another replica has begun the order since it was judged: the supposed move of the
/// player was the order's.
async fn end(
    db: &Database,
    due: &DueOrder,
    begun: bool,
    hosted: &HostedGame,
    outcome: Option<OrderOutcome>,
) -> Result<(), GameError> {
    let at = db.process.time.now();
    let mut connection = db.connection("end_standing_order").await?;
    let ended = Connection::transaction::<_, GameError, _>(&mut connection, async |connection| {
        let order = standing_orders::table.filter(standing_orders::id.eq(due.id));
        let order = order.filter(standing_orders::begun.eq(begun));
        let (Some(outcome), 1) = (outcome, diesel::delete(order).execute(connection).await?) else {
            return Ok(false);
        };
        let (account, version) = (due.account_id, hosted.head.version);
        let notification = Notification::StandingOrder { outcome };
        let notifications = [AccountNotification { account, version, notification }];
        notify::write_notifications(connection, hosted.id, &notifications, None, at).await?;
        if u8::try_from(due.seat).ok().and_then(Seat::new).is_some_and(|seat| hosted.game.is_waiting_for(seat)) {
            let deadline = WaitingSeats::of(hosted).deadline;
            let turn = TurnsBegun { game: hosted.id, version, accounts: &[account], at, deadline };
            write_turns(connection, turn).await?;
        }
        Ok(true)
    });
    if ended.await? {
        db.process.hub.notify_inboxes(&[due.account_id]);
    }
    Ok(())
}

fn encode(order: &StandingOrder) -> Result<Value, GameError> {
    serde_json::to_value(order).map_err(CodecError::Encode).map_err(Into::into)
}

fn decode(order: Value) -> Result<StandingOrder, GameError> {
    serde_json::from_value(order).map_err(CodecError::Decode).map_err(Into::into)
}
