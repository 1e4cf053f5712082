//! Before the game: opening a table, taking seats, dealing (R2).

use super::{
    super::{
        event::Event,
        game::{Game, Phase},
        pack::TicketPack,
        rejection::Rejection,
        seat::{BotLevel, Occupant, Seat},
        variant::GameOptions,
    },
    Draft, cards, tickets,
};
use rand::{Rng, RngExt};

/// The seat of the player who opened the table.
const HOST: Seat = Seat::ALL[0];

impl Game {
    /// Opens a table with its host in seat 0 and the bots in the seats after his. No two of the packs, and no pack and a
    /// set, have a ticket in common; `commitment` is the SHA-256, in hexadecimal, of the secret its chance will come
    /// from.
    ///
    /// # Errors
    /// `SeatCount`, `NoSuchSeat`, `TableFull`.
    pub fn create(
        options: GameOptions,
        packs: Vec<TicketPack>,
        bots: &[BotLevel],
        commitment: String,
    ) -> Result<Vec<Event>, Rejection> {
        if !(2..=5).contains(&options.seats) {
            return Err(Rejection::SeatCount { seats: options.seats });
        }
        if let Some(seat) = options.first_seat.filter(|first| first.number() >= options.seats) {
            return Err(Rejection::NoSuchSeat { seat });
        }
        if bots.len() >= usize::from(options.seats) {
            return Err(Rejection::TableFull {});
        }
        let opened = [Event::GameCreated { options, packs, commitment }, Event::PlayerJoined { seat: HOST }];
        let seated = Seat::first(options.seats).skip(1).zip(bots);
        let added = seated.map(|(seat, level)| Event::BotAdded { seat, level: *level });
        Ok(opened.into_iter().chain(added).collect())
    }
}

pub(super) fn join(draft: &mut Draft<'_, impl Rng>) -> Result<(), Rejection> {
    check_in_lobby(draft.game)?;
    let seat = draft.game.open_seat().ok_or(Rejection::TableFull {})?;
    draft.record(Event::PlayerJoined { seat });
    Ok(())
}

pub(super) fn leave(draft: &mut Draft<'_, impl Rng>, seat: Seat) -> Result<(), Rejection> {
    check_in_lobby(draft.game)?;
    if seat == HOST {
        return Err(Rejection::HostStays {});
    }
    draft.record(Event::PlayerLeft { seat });
    Ok(())
}

pub(super) fn add_bot(draft: &mut Draft<'_, impl Rng>, by: Seat, level: BotLevel) -> Result<(), Rejection> {
    check_host_in_lobby(draft.game, by)?;
    let seat = draft.game.open_seat().ok_or(Rejection::TableFull {})?;
    draft.record(Event::BotAdded { seat, level });
    Ok(())
}

/// Deals four train cards to each player, lays five face up (R2.1) and offers the first tickets (R2.2).
pub(super) fn start(draft: &mut Draft<'_, impl Rng>, by: Seat) -> Result<(), Rejection> {
    check_host_in_lobby(draft.game, by)?;
    let open = draft.game.seats().filter(|seat| draft.game.occupants[*seat] == Occupant::Nobody).count();
    if open > 0 {
        return Err(Rejection::SeatsOpen { open: open as u8 });
    }
    let options = draft.game.options;
    let by_lot = Seat::first(options.seats).nth(draft.rng.random_range(0..usize::from(options.seats)));
    draft.record(Event::GameStarted { first: options.first_seat.or(by_lot).unwrap_or(HOST) });
    for seat in draft.game.seats() {
        let mut deck = draft.game.deck;
        let dealt = std::iter::from_fn(|| deck.choose(draft.rng).inspect(|card| deck.take(*card, 1)));
        let cards = dealt.take(4).collect();
        draft.record(Event::CardsDealt { seat, cards });
    }
    cards::refill_row(draft);
    for seat in draft.game.seats() {
        tickets::deal(draft, seat);
    }
    Ok(())
}

fn check_in_lobby(game: &Game) -> Result<(), Rejection> {
    if game.phase == Phase::Lobby { Ok(()) } else { Err(Rejection::AlreadyStarted {}) }
}

fn check_host_in_lobby(game: &Game, by: Seat) -> Result<(), Rejection> {
    check_in_lobby(game)?;
    if by == HOST { Ok(()) } else { Err(Rejection::NotHost {}) }
}
