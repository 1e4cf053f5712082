//! Before the game: opening a table, taking seats, dealing (R2).

use super::{
    super::{
        entropy::Entropy,
        event::{Event, VoidReason},
        game::{Game, Phase},
        options::GameOptions,
        pack::TicketPack,
        rejection::Rejection,
        seat::{BotLevel, Occupant, Seat},
    },
    Decision, cards, tickets,
};
use rand::RngExt;
use std::collections::HashSet;

/// The host's seat, until an event changes it.
const HOST: Seat = Seat::ALL[0];

impl Game {
    /// Opens a table with the host in seat 0 and the bots in the seats after it. Neither two packs
    /// nor a pack and a set may share a ticket. `commitment` is the SHA-256, in hexadecimal, of the
    /// secret behind the game's randomness; `entropy` is the host's contribution to it.
    ///
    /// # Errors
    /// `SeatCount`, `NoSuchSeat`, `ClockRange`, `RatedGame`, `TableFull`.
    pub fn create(
        options: GameOptions,
        packs: Vec<TicketPack>,
        bots: &[BotLevel],
        commitment: String,
        entropy: Option<Entropy>,
    ) -> Result<Vec<Event>, Rejection> {
        if bots.len() >= Seat::ALL.len() {
            return Err(Rejection::TableFull {});
        }
        let seated = Seat::ALL.into_iter().skip(1).zip(bots.iter().copied()).collect::<Vec<_>>();
        Game::create_seated(options, packs, (HOST, entropy), &seated, commitment)
    }

    /// Opens a table with the host and the bots in these seats.
    ///
    /// # Errors
    /// `SeatCount`, `NoSuchSeat`, `ClockRange`, `RatedGame`; `TableFull` if the table does not have
    /// all these seats.
    pub fn create_seated(
        options: GameOptions,
        packs: Vec<TicketPack>,
        (host, entropy): (Seat, Option<Entropy>),
        bots: &[(Seat, BotLevel)],
        commitment: String,
    ) -> Result<Vec<Event>, Rejection> {
        options.check()?;
        if options.rated && !bots.is_empty() {
            return Err(Rejection::RatedGame {});
        }
        let mut events = vec![Event::GameCreated { options, packs, commitment }];
        let mut open = Seat::first(options.seats).collect::<HashSet<_>>();
        let bots = bots.iter().map(|(seat, level)| (*seat, Event::BotAdded { seat: *seat, level: *level }));
        for (seat, seated) in std::iter::once((host, Event::PlayerJoined { seat: host, entropy })).chain(bots) {
            if !open.remove(&seat) {
                return Err(Rejection::TableFull {});
            }
            events.push(seated);
        }
        if host != HOST {
            events.push(Event::HostChanged { seat: host });
        }
        Ok(events)
    }

    /// Checks that the game has not begun.
    ///
    /// # Errors
    /// `AlreadyStarted`, `GameOver`.
    pub fn check_in_lobby(&self) -> Result<(), Rejection> {
        match self.phase {
            Phase::Lobby => Ok(()),
            Phase::Dealing { .. } | Phase::Turn(_) => Err(Rejection::AlreadyStarted {}),
            Phase::Finished { .. } | Phase::Voided { .. } => Err(Rejection::GameOver {}),
        }
    }
}

pub(super) fn join(
    decision: &mut Decision<'_>,
    seat: Option<Seat>,
    entropy: Option<&Entropy>,
) -> Result<(), Rejection> {
    decision.game.check_in_lobby()?;
    seat.map_or(Ok(()), |seat| decision.game.options.check_seat(seat))?;
    let free = decision.game.open_seats().find(|open| seat.is_none_or(|seat| seat == *open));
    let seat = free.ok_or(Rejection::TableFull {})?;
    decision.record(Event::PlayerJoined { seat, entropy: entropy.cloned() });
    begin_if_full(decision);
    Ok(())
}

/// Leaves the table. If the host leaves, the first of the other people becomes the host; without
/// other people the game is cancelled (R10.7).
pub(super) fn leave(decision: &mut Decision<'_>, seat: Seat) -> Result<(), Rejection> {
    decision.game.check_in_lobby()?;
    if decision.game.occupants[seat] != Occupant::Person {
        return Err(Rejection::NotSeated {});
    }
    if seat == decision.game.host {
        let heir = decision.game.people().find(|other| *other != seat);
        decision.record(match heir {
            Some(seat) => Event::HostChanged { seat },
            None => Event::GameVoided { reason: VoidReason::Cancelled },
        });
    }
    if !decision.game.is_over() {
        decision.record(Event::PlayerLeft { seat });
    }
    Ok(())
}

pub(super) fn add_bot(decision: &mut Decision<'_>, by: Seat, level: BotLevel) -> Result<(), Rejection> {
    check_host_in_lobby(decision.game, by)?;
    if decision.game.options.rated {
        return Err(Rejection::RatedGame {});
    }
    let seat = decision.game.open_seats().next().ok_or(Rejection::TableFull {})?;
    decision.record(Event::BotAdded { seat, level });
    begin_if_full(decision);
    Ok(())
}

pub(super) fn remove_bot(decision: &mut Decision<'_>, by: Seat, seat: Seat) -> Result<(), Rejection> {
    check_host_in_lobby(decision.game, by)?;
    match decision.game.occupants[seat] {
        Occupant::Bot { .. } => {
            decision.record(Event::BotRemoved { seat });
            Ok(())
        }
        Occupant::Nobody | Occupant::Person => Err(Rejection::NoBotThere { seat }),
    }
}

pub(super) fn kick(decision: &mut Decision<'_>, by: Seat, seat: Seat) -> Result<(), Rejection> {
    check_host_in_lobby(decision.game, by)?;
    if seat == by {
        return Err(Rejection::KickedHost {});
    }
    check_person(decision.game, seat)?;
    decision.record(Event::PlayerKicked { seat });
    Ok(())
}

/// Makes another person the host. Does nothing if they are the host already.
pub(super) fn make_host(decision: &mut Decision<'_>, by: Seat, seat: Seat) -> Result<(), Rejection> {
    check_host_in_lobby(decision.game, by)?;
    check_person(decision.game, seat)?;
    if seat != by {
        decision.record(Event::HostChanged { seat });
    }
    Ok(())
}

pub(super) fn cancel(decision: &mut Decision<'_>, by: Seat) -> Result<(), Rejection> {
    check_host_in_lobby(decision.game, by)?;
    decision.record(Event::GameVoided { reason: VoidReason::Cancelled });
    Ok(())
}

pub(super) fn start(decision: &mut Decision<'_>, by: Seat) -> Result<(), Rejection> {
    check_host_in_lobby(decision.game, by)?;
    let open = decision.game.open_seats().count();
    if open > 0 {
        return Err(Rejection::SeatsOpen { open: open as u8 });
    }
    begin(decision);
    Ok(())
}

fn begin_if_full(decision: &mut Decision<'_>) {
    if decision.game.options.auto_start && decision.game.open_seats().next().is_none() {
        begin(decision);
    }
}

/// Deals four train cards to each player, lays five cards face up (R2.1) and offers the first
/// tickets (R2.2).
fn begin(decision: &mut Decision<'_>) {
    let options = decision.game.options;
    let by_lot = Seat::first(options.seats).nth(decision.rng.random_range(0..usize::from(options.seats)));
    decision.record(Event::GameStarted { first: options.first_seat.or(by_lot).unwrap_or(HOST) });
    for seat in decision.game.seats() {
        let mut deck = decision.game.deck;
        let dealt = std::iter::from_fn(|| deck.choose(decision.rng).inspect(|card| deck.take(*card, 1)));
        let cards = dealt.take(4).collect();
        decision.record(Event::CardsDealt { seat, cards });
    }
    cards::refill_row(decision);
    for seat in decision.game.seats() {
        tickets::deal(decision, seat);
    }
}

fn check_host_in_lobby(game: &Game, by: Seat) -> Result<(), Rejection> {
    game.check_in_lobby()?;
    if by == game.host { Ok(()) } else { Err(Rejection::NotHost {}) }
}

fn check_person(game: &Game, seat: Seat) -> Result<(), Rejection> {
    if game.occupants[seat] == Occupant::Person { Ok(()) } else { Err(Rejection::NoPersonThere { seat }) }
}
