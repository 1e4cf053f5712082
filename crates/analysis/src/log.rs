//! The log of a game as moments: decisions, and the chances between them. Each event of play belongs
//! to exactly one moment.

use railhead_bots::{Chance, is_surcharge};
use railhead_engine::{Event, EventKind, Game, Int, Move, Phase, Seat, Step, TicketOffer, Turn};

/// A moment at which a seat decides, and the events up to the next one.
pub(crate) struct Moment {
    /// The number of its first event.
    pub seq: u32,
    /// The decision; none where the player of a seat changed.
    pub made: Option<(Seat, Move)>,
    /// The game before it.
    pub game: Game,
    /// The chances that follow from it.
    pub chances: Vec<ChanceMoment>,
}

/// A chance and the game just before it.
pub(crate) struct ChanceMoment {
    /// The number of its event.
    pub seq: u32,
    pub game: Game,
    pub came: Chance,
}

/// A game from its log.
pub(crate) struct Log {
    /// The game before the deal.
    pub lobby: Game,
    pub moments: Vec<Moment>,
    /// The game as it ended.
    pub end: Game,
}

impl Log {
    pub fn of(events: &[Event]) -> Log {
        let mut log = Log { lobby: Game::default(), moments: Vec::new(), end: Game::default() };
        let mut rest = events;
        for seq in 1.. {
            let Some((event, next)) = rest.split_first() else { break };
            log.read(seq, event, rest);
            rest = next;
        }
        log
    }

    fn read(&mut self, seq: u32, event: &Event, rest: &[Event]) {
        let game = &mut self.end;
        if matches!(event, Event::GameStarted { .. }) {
            self.lobby = game.clone();
        }
        let made = begun(game, event);
        let is_change = event.kind() == EventKind::Seat && !self.moments.is_empty();
        if made.is_some() || is_change {
            self.moments.push(Moment { seq, made, game: game.clone(), chances: Vec::new() });
        }
        let chance = chance(game, event, rest);
        let before = game.clone();
        game.evolve(event);
        if let (Some(moment), Some(came)) = (self.moments.last_mut(), chance) {
            // Who plays first is known when the first turn has begun.
            let game = if matches!(came, Chance::First(_)) { game.clone() } else { before };
            moment.chances.push(ChanceMoment { seq, game, came });
        }
    }
}

/// The decision that begins with this event.
fn begun(game: &Game, event: &Event) -> Option<(Seat, Move)> {
    Some(match event {
        Event::TicketsDrawn { seat, .. } => (*seat, Move::DrawTickets {}),
        Event::TicketsKept { seat, tickets } => (*seat, Move::KeepTickets { tickets: *tickets }),
        Event::CardDrawn { seat, .. } => (*seat, Move::DrawCard {}),
        Event::CardTaken { seat, slot, .. } => (*seat, Move::TakeFaceUp { slot: *slot }),
        // A tunnel is claimed by the decision that laid its cards, or by the one that paid for it.
        Event::RouteClaimed { .. } if tunnel(game).is_some() => return None,
        Event::RouteClaimed { seat, route, payment, .. } | Event::TunnelLaid { seat, route, payment } => {
            (*seat, Move::ClaimRoute { route: *route, payment: *payment })
        }
        Event::TunnelSurchargePaid { seat, payment, .. } => {
            (*seat, Move::PayTunnel { locomotives: payment.locomotives })
        }
        Event::TunnelAbandoned { seat } => (*seat, Move::AbandonTunnel {}),
        Event::StationBuilt { seat, city, payment } => (*seat, Move::BuildStation { city: *city, payment: *payment }),
        Event::Passed { seat } => (*seat, Move::Pass {}),
        _ => return None,
    })
}

/// The chance of this event.
fn chance(game: &Game, event: &Event, rest: &[Event]) -> Option<Chance> {
    match event {
        Event::CardDrawn { seat: _, card } => Some(Chance::Card(*card)),
        Event::CardTurnedUp { slot, card } => Some(Chance::Row { slot: *slot, card: *card }),
        Event::TicketsDrawn { seat, tickets, keep_min, keep_max }
        | Event::TicketsDealt { seat, tickets, keep_min, keep_max } => {
            let offer = TicketOffer { tickets: *tickets, keep_min: *keep_min, keep_max: *keep_max };
            Some(Chance::Offer(*seat, offer))
        }
        Event::TunnelCardRevealed { .. } => {
            let Turn { step: Step::Tunnel { claim, revealed, .. }, .. } = turn(game)? else { return None };
            let is_first = revealed.is_empty();
            is_first.then(|| Chance::Surcharge(surcharge(rest, claim.payment)))
        }
        Event::TurnStarted { seat } if matches!(game.phase(), Phase::Dealing { .. }) => {
            game.options().first_seat.is_none().then_some(Chance::First(*seat))
        }
        _ => None,
    }
}

/// The surcharge of the cards that these events begin to reveal.
fn surcharge(events: &[Event], laid: railhead_engine::Payment) -> u8 {
    let revealed = events.iter().map_while(|event| match event {
        Event::TunnelCardRevealed { card } => Some(Some(*card)),
        Event::DeckReshuffled => Some(None),
        _ => None,
    });
    u8::saturating_from(revealed.flatten().filter(|card| is_surcharge(*card, laid)).count())
}

fn turn(game: &Game) -> Option<&Turn> {
    match game.phase() {
        Phase::Turn(turn) => Some(turn),
        Phase::Lobby | Phase::Dealing { .. } | Phase::Finished { .. } | Phase::Voided { .. } => None,
    }
}

fn tunnel(game: &Game) -> Option<&Step> {
    turn(game).map(|turn| &turn.step).filter(|step| matches!(step, Step::Tunnel { .. }))
}

/// Whether the action of the turn is done.
pub(crate) fn is_over(game: &Game) -> bool {
    turn(game).is_some_and(|turn| matches!(turn.step, Step::Done))
}
