//! Opening games of a deal.

use crate::{
    engine::{BotLevel, Command, Event, Game, GameOptions, Seat, SeatChoice, TicketPack},
    hosting::{
        hosted_game::{HostedDeal, Request},
        notifications::notifications,
        rng::{GameSeed, Secret},
        thinking::Thinking,
        visibility::{SpectatorDelay, Visibility},
    },
    store::{
        Connection, Database, DealError, GameError,
        database::fetch::Fetch,
        deals::create,
        lobby::open::{self, Opening},
        locks::lock_accounts,
        notifications::notify::write_notifications,
        schema::{deal_games, deal_players, deals},
    },
};
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use jiff_diesel::ToDiesel;
use std::time::Duration;
use uuid::Uuid;

/// A seat of a game of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DealSeat {
    /// A player.
    Account(Uuid),
    /// A bot. Bots of a deal play alike wherever they are in the same position.
    Bot(BotLevel),
}

/// A game to open.
#[derive(Clone, Debug)]
pub struct GameOfDeal {
    /// Its id.
    pub id: Uuid,
    /// Its options. The deal and the number of seats are set; it is not rated, and begins at once.
    pub options: GameOptions,
    /// Its packs.
    pub packs: Vec<TicketPack>,
    /// Its seats, in order; at least one of an account.
    pub seats: Vec<DealSeat>,
}

/// Opens a game of a deal with everybody seated, within a transaction. Call [`opened`] when it is
/// committed.
///
/// # Errors
/// `NoSuchDeal`, `Closed`, `PlayedAlready`; `Game` if the options do not fit.
pub(crate) async fn open_game(
    db: &Database,
    connection: &mut Connection,
    deal: Uuid,
    game: GameOfDeal,
) -> Result<Opening, DealError> {
    let players = game.seats.iter().filter_map(|seat| match seat {
        DealSeat::Account(account) => Some(*account),
        DealSeat::Bot(_) => None,
    });
    let players = players.collect::<Vec<_>>();
    lock_accounts(connection, &players).await?;
    let row = deals::table.find(deal).select((deals::secret, deals::closes_at)).for_share();
    let row = row.fetch_optional::<(Vec<u8>, jiff_diesel::Timestamp)>(connection).await?;
    let (secret, closes_at) = row.ok_or(DealError::NoSuchDeal)?;
    if closes_at.to_jiff() <= db.now() {
        return Err(DealError::Closed);
    }
    let secret = secret.try_into().map(Secret::from_bytes).map_err(|_| DealError::NoSuchDeal)?;
    let shared = create::deal(connection, deal).await?.ok_or(DealError::NoSuchDeal)?;
    let rows = players.iter().map(|account| {
        (deal_players::deal_id.eq(deal), deal_players::account_id.eq(*account), deal_players::game_id.eq(game.id))
    });
    let rows = diesel::insert_into(deal_players::table).values(rows.collect::<Vec<_>>()).on_conflict_do_nothing();
    if rows.execute(connection).await? < players.len() {
        return Err(DealError::PlayedAlready);
    }
    let hosted = HostedDeal { id: deal, key: secret.deal_key(&shared.deal).into(), is_sealed: true };
    let options = GameOptions { deal: Some(shared.deal), ..game.options };
    let id = game.id;
    let (opening, started) = seat(db, GameOfDeal { options, ..game }, hosted)?;
    let opened =
        (deal_games::game_id.eq(id), deal_games::deal_id.eq(deal), deal_games::opened_at.eq(db.now().to_diesel()));
    diesel::insert_into(deal_games::table).values(opened).execute(connection).await?;
    let due_at = opening.hosted.due_at(&db.process.limits);
    open::insert(connection, Uuid::nil(), &opening, due_at, None).await?;
    let before = opening.hosted.head.version - started.len() as u32;
    let notes = notifications(&opening.hosted, before, None, &started);
    write_notifications(connection, id, &notes, None, opening.hosted.opened_at).await?;
    Ok(opening)
}

/// Runs after the commit: caches the game, and lets its bots move.
pub(crate) fn opened(db: &Database, opening: Opening) {
    open::opened(db, opening);
}

/// The game with everybody seated, dealt, and the events after its opening.
fn seat(db: &Database, game: GameOfDeal, deal: HostedDeal) -> Result<(Opening, Vec<Event>), GameError> {
    let seats = || Seat::ALL.into_iter().zip(&game.seats);
    let host = seats().find_map(|(seat, seated)| match seated {
        DealSeat::Account(account) => Some((seat, *account)),
        DealSeat::Bot(_) => None,
    });
    let (first, host) = host.ok_or(GameError::NoSuchGame)?;
    let options =
        GameOptions { seats: game.seats.len() as u8, rated: false, auto_start: true, sandbox: false, ..game.options };
    let (seed, now) = (GameSeed { id: game.id, secret: db.process.randomness.game_seed().secret }, db.now());
    let choice = |seat| SeatChoice { seat: Some(seat), color: None };
    let commitment = seed.secret.commitment();
    let events = Game::create(options, game.packs.clone(), (choice(first), None), [], commitment)?;
    let mut opening = Opening::new(host, events, seed, (Visibility::Unlisted, SpectatorDelay::default()), now)?;
    opening.hosted.deal = Some(deal);
    let mut started = Vec::new();
    for (seat, seated) in seats().filter(|(seat, _)| *seat != first) {
        let request = match seated {
            DealSeat::Account(account) => Request::Account(*account, Command::Join(choice(seat), None)),
            DealSeat::Bot(level) => Request::Account(host, Command::AddBot(choice(seat), *level)),
        };
        started.extend(opening.hosted.act(&request, now, Thinking::undisturbed(Duration::ZERO))?);
    }
    let entries = opening.hosted.link(&started)?;
    opening.entries.extend(entries);
    Ok((opening, started))
}
