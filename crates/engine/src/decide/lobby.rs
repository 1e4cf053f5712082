//! Before the game: opening a table, taking seats, dealing (R2).

use super::{
    super::{
        draws::Draw,
        entropy::Entropy,
        event::{Event, VoidReason},
        game::{Game, Phase},
        integer::Int,
        options::GameOptions,
        pack::TicketPack,
        rejection::Rejection,
        revision::RulesRevision,
        seat::{BotLevel, Occupant, PlayerColor, Seat, SeatChoice},
    },
    Decision, cards, tickets,
};

/// The host's seat, until an event changes it.
const HOST: Seat = Seat::ALL[0];

impl Game {
    /// Opens a table. Its first events seat the host, who has the right of the host at once, then
    /// the bots, in this order. Neither two packs nor a pack and a set may share a ticket.
    /// `commitment` is the SHA-256, in hexadecimal, of the secret behind the game's randomness;
    /// `entropy` is the host's contribution to it.
    ///
    /// # Errors
    /// `SeatCount`, `NoSuchSeat`, `ClockRange`, `RatedGame`, `ColorTaken`; `TableFull` if the table
    /// does not have all these seats.
    pub fn create(
        options: GameOptions,
        packs: Vec<TicketPack>,
        host: (SeatChoice, Option<Entropy>),
        bots: impl IntoIterator<Item = (SeatChoice, BotLevel)>,
        commitment: String,
    ) -> Result<Vec<Event>, Rejection> {
        Game::create_by(RulesRevision::LATEST, options, packs, host, bots, commitment)
    }

    /// Opens a table by a revision of the rules, as [`Game::create`] does by the latest one.
    ///
    /// # Errors
    /// As [`Game::create`].
    pub fn create_by(
        rules: RulesRevision,
        options: GameOptions,
        packs: Vec<TicketPack>,
        (host, entropy): (SeatChoice, Option<Entropy>),
        bots: impl IntoIterator<Item = (SeatChoice, BotLevel)>,
        commitment: String,
    ) -> Result<Vec<Event>, Rejection> {
        options.check()?;
        let mut game = Game::default();
        let mut events = Vec::new();
        let mut record = |game: &mut Game, event: Event| {
            game.evolve(&event);
            events.push(event);
        };
        let (packs, commitment) = (packs.into_boxed_slice(), commitment.into_boxed_str());
        record(&mut game, Event::GameCreated { rules, options: Box::new(options), packs, commitment });
        let (seat, color) = game.allot(host)?;
        record(&mut game, Event::PlayerJoined { seat, color, entropy });
        if seat != HOST {
            record(&mut game, Event::HostChanged { seat });
        }
        for (choice, level) in bots {
            let added = game.seat_bot(choice, level)?;
            record(&mut game, added);
        }
        Ok(events)
    }

    /// The seat and the colour that a choice comes to.
    fn allot(&self, choice: SeatChoice) -> Result<(Seat, PlayerColor), Rejection> {
        choice.seat.map_or(Ok(()), |seat| self.options.check_seat(seat))?;
        let seat = self.open_seats().find(|open| choice.seat.is_none_or(|seat| seat == *open));
        let seat = seat.ok_or(Rejection::TableFull {})?;
        let color = self.free_colors().find(|free| choice.color.is_none_or(|color| color == *free));
        match (color, choice.color) {
            (Some(color), _) => Ok((seat, color)),
            (None, Some(color)) => Err(Rejection::ColorTaken { color, free: self.free_colors().collect() }),
            (None, None) => Err(Rejection::TableFull {}),
        }
    }

    fn seat_bot(&self, choice: SeatChoice, level: BotLevel) -> Result<Event, Rejection> {
        if self.options.rated {
            return Err(Rejection::RatedGame {});
        }
        let (seat, color) = self.allot(choice)?;
        Ok(Event::BotAdded { seat, color, level })
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
    choice: SeatChoice,
    entropy: Option<&Entropy>,
) -> Result<(), Rejection> {
    decision.game.check_in_lobby()?;
    let (seat, color) = decision.game.allot(choice)?;
    decision.record(Event::PlayerJoined { seat, color, entropy: entropy.cloned() });
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

pub(super) fn add_bot(
    decision: &mut Decision<'_>,
    by: Seat,
    choice: SeatChoice,
    level: BotLevel,
) -> Result<(), Rejection> {
    check_host_in_lobby(decision.game, by)?;
    let added = decision.game.seat_bot(choice, level)?;
    decision.record(added);
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
        return Err(Rejection::SeatsOpen { open: u8::saturating_from(open) });
    }
    begin(decision);
    Ok(())
}

/// Deals four train cards to each player, lays five cards face up (R2.1) and offers the first
/// tickets (R2.2).
fn begin(decision: &mut Decision<'_>) {
    let options = decision.game.options;
    let by_lot = decision.chance.seat(options.seats);
    decision.record(Event::GameStarted { first: options.first_seat.or(by_lot).unwrap_or(HOST) });
    for seat in decision.game.seats() {
        let mut deck = decision.game.deck;
        let deal = |number| {
            let card = decision.choose_from(&deck, |_| Draw::Hand(seat, number))?;
            deck.take(card, 1);
            Some(card)
        };
        let cards = (0..4).map_while(deal).collect();
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
