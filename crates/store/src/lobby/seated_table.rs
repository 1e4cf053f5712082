//! Tables that the server opens with everybody seated and dealt: those of tournaments and of shared deals.

use crate::{
    Connection, Database, GameError,
    absences::sleeping_hours::sleepers,
    engine::{BotLevel, Command, Game, GameOptions, Int, Seat, SeatChoice, TicketPack},
    hosting::{
        hosted_game::{HostedDeal, Request},
        notifications::notifications,
        thinking::Thinking,
        visibility::{SpectatorDelay, Visibility},
    },
    lobby::opening::{self, Opening},
    log::rng::GameSeed,
    notifications::notify::write_notifications,
};
use std::time::Duration;
use uuid::Uuid;

/// The player of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TablePlayer {
    Account(Uuid),
    Bot(BotLevel),
}

/// A table to open.
pub(crate) struct SeatedTable {
    pub id: Uuid,
    /// The options; the number of seats is set.
    pub options: GameOptions,
    pub packs: Vec<TicketPack>,
    pub visibility: Visibility,
    /// The deal that it shares with other games.
    pub deal: Option<HostedDeal>,
    /// The players, by seat.
    pub players: Vec<TablePlayer>,
}

/// Writes a table, within a transaction in which its accounts are locked. None if nobody has an account.
/// Call [`opening::publish`] when it is committed.
///
/// # Errors
/// `Rejected` if the options do not fit.
pub(crate) async fn insert(
    db: &Database,
    connection: &mut Connection,
    table: SeatedTable,
) -> Result<Option<Opening>, GameError> {
    let seats = || Seat::ALL.into_iter().zip(&table.players);
    let host = seats().find_map(|(seat, player)| match player {
        TablePlayer::Account(account) => Some((seat, *account)),
        TablePlayer::Bot(_) => None,
    });
    let Some((first, host)) = host else { return Ok(None) };
    let options = GameOptions { seats: u8::saturating_from(table.players.len()), ..table.options };
    let (seed, now) = (GameSeed { id: table.id, secret: db.process.randomness.game_seed().secret }, db.now());
    let choice = |seat| SeatChoice { seat: Some(seat), color: None };
    let commitment = seed.secret.commitment();
    let events = Game::create(options, table.packs.clone(), (choice(first), None), [], commitment)?;
    let mut opening = Opening::new(host, events, seed, (table.visibility, SpectatorDelay::default()), now)?;
    opening.hosted.deal = table.deal;
    let players = table.players.iter().filter_map(|player| match player {
        TablePlayer::Account(account) => Some(*account),
        TablePlayer::Bot(_) => None,
    });
    opening.hosted.sleepers = sleepers(db, connection, &opening.hosted, &players.collect::<Vec<_>>()).await?;
    let mut started = Vec::new();
    for (seat, player) in seats().filter(|(seat, _)| *seat != first) {
        let request = match player {
            TablePlayer::Account(account) => Request::Account(*account, Command::Join(choice(seat), None)),
            TablePlayer::Bot(level) => Request::Account(host, Command::AddBot(choice(seat), *level)),
        };
        started.extend(opening.hosted.act(&request, now, Thinking::undisturbed(Duration::ZERO))?);
    }
    let before = opening.hosted.head.version;
    let entries = opening.hosted.link(&started)?;
    opening.entries.extend(entries);
    let due_at = opening.hosted.due_at(&db.process.limits);
    opening::insert(connection, host, &opening, due_at, None).await?;
    let notes = notifications(&opening.hosted, before, None, &started);
    write_notifications(connection, table.id, &notes, None, now).await?;
    Ok(Some(opening))
}
