//! The reference implementation of the client fold: how an app keeps its view of a game up to date
//! from events, without requesting the view again. It contains no rules, only what each event
//! changes on the table. Port it to the language of your app.

#![allow(clippy::indexing_slicing, reason = "a server that names seats and slots that are not there is broken")]

use jiff::{SignedDuration, Timestamp};
use railhead::{
    engine::{
        Cards, Clock, Event, Network, Occupant, OwnSeat, OwnTicket, OwnedRoute, OwnedStation, Payment, PhaseView,
        RedactedEvent, Seat, SeatView, SleepingHours, StepView, TableView, TicketKind, TicketOffer, VisibleEvent,
    },
    http::{ClockView, LoggedEvent},
};
use serde::Deserialize;
use std::{array, mem};

/// The minimum time for a turn, even with an empty time bank.
const LEAST: SignedDuration = SignedDuration::from_secs(10);

/// A minute, in microseconds.
const MINUTE: i64 = 60_000_000;

/// A game as an app knows it: the fields of `GET …/view`.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Known {
    /// The number of the last event.
    pub version: u32,
    /// The part that everyone sees.
    pub table: TableView,
    /// The part that only the user of the app sees; none for a spectator.
    pub you: Option<OwnSeat>,
    /// The clock of each seat; none without time limits.
    pub clocks: Option<Vec<ClockView>>,
}

/// The events do not suffice: the view has to be requested again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LookAgain {
    /// Events are missing between those known and this one.
    Gap,
    /// The user took, lost or regained a seat, so they may see something else now.
    OtherEyes,
}

impl Known {
    /// Applies one more event. An event that is already known changes nothing.
    pub fn fold(&mut self, logged: &LoggedEvent) -> Result<(), LookAgain> {
        if logged.seq <= self.version {
            return Ok(());
        }
        if logged.seq != self.version + 1 {
            return Err(LookAgain::Gap);
        }
        self.version = logged.seq;
        match &logged.event {
            VisibleEvent::Redacted(event) => self.see_veiled(event),
            VisibleEvent::Full(event) => self.see(event)?,
        }
        let to_move = self.you.as_ref().is_some_and(|you| self.is_waiting_for(you.seat));
        if let Some(you) = &mut self.you {
            you.to_move = to_move;
        }
        self.run_clocks(&logged.event, logged.at);
        Ok(())
    }

    /// Applies an event of which only the number of cards or tickets is known.
    fn see_veiled(&mut self, event: &RedactedEvent) {
        match *event {
            RedactedEvent::CardsDealt { seat, count } => {
                self.table.deck -= count as u8;
                self.seat(seat).cards += count as u8;
            }
            RedactedEvent::TicketsDealt { seat, count } => {
                // Long tickets have a separate deck, which is not shown and not drawn from later.
                let mut deals = self.table.options.variant.rules().deals.iter();
                let deal = deals.find(|deal| usize::from(deal.long + deal.standard) == count);
                self.table.tickets -= deal.map_or(0, |deal| deal.standard.into());
                if let PhaseView::Dealing { waiting } = &mut self.table.phase {
                    waiting.push(seat);
                    waiting.sort();
                }
            }
            RedactedEvent::TicketsDrawn { seat: _, count } => {
                self.table.tickets -= count;
                self.step(StepView::KeepTickets { count });
            }
            RedactedEvent::TicketsKept { seat, count } => {
                self.seat(seat).tickets += count;
                match &mut self.table.phase {
                    PhaseView::Dealing { waiting } => waiting.retain(|waiting| *waiting != seat),
                    _ => self.step(StepView::Choose),
                }
            }
            RedactedEvent::TicketsBoxed { .. } => {}
            RedactedEvent::TicketsReturned { count } => self.table.tickets += count,
            RedactedEvent::CardDrawn { seat } => {
                self.table.deck -= 1;
                self.take_card(seat);
            }
        }
    }

    fn see(&mut self, event: &Event) -> Result<(), LookAgain> {
        match event {
            // A secret event changes the table in the same way for everyone, and the hand for its
            // owner.
            Event::CardsDealt { seat, cards } => {
                self.see_veiled(&RedactedEvent::CardsDealt { seat: *seat, count: cards.len() });
                self.own(*seat, |you| cards.iter().for_each(|card| you.hand.add(*card)));
            }
            Event::TicketsDealt { seat, tickets, keep_min, keep_max } => {
                self.see_veiled(&RedactedEvent::TicketsDealt { seat: *seat, count: tickets.len() });
                let offer = TicketOffer { tickets: *tickets, keep_min: *keep_min, keep_max: *keep_max };
                self.own(*seat, |you| you.offer = Some(offer));
            }
            Event::TicketsDrawn { seat, tickets, keep_min, keep_max } => {
                self.see_veiled(&RedactedEvent::TicketsDrawn { seat: *seat, count: tickets.len() });
                let offer = TicketOffer { tickets: *tickets, keep_min: *keep_min, keep_max: *keep_max };
                self.own(*seat, |you| you.offer = Some(offer));
            }
            Event::TicketsKept { seat, tickets } => {
                self.see_veiled(&RedactedEvent::TicketsKept { seat: *seat, count: tickets.len() });
                self.own(*seat, |you| {
                    let offered = you.offer.take().into_iter().flat_map(|offer| offer.tickets);
                    let kept = offered.filter(|ticket| tickets.contains(&ticket.id));
                    you.tickets.extend(kept.map(|ticket| OwnTicket { ticket, completed: false }));
                });
                self.complete_tickets();
            }
            Event::TicketsBoxed { .. } => {}
            Event::TicketsReturned { tickets } => {
                self.see_veiled(&RedactedEvent::TicketsReturned { count: tickets.len() });
            }
            Event::CardDrawn { seat, card } => {
                self.see_veiled(&RedactedEvent::CardDrawn { seat: *seat });
                self.own(*seat, |you| you.hand.add(*card));
            }

            Event::GameCreated { .. } => return Err(LookAgain::OtherEyes),
            Event::PlayerJoined { seat, color, entropy: _ } => {
                self.seat(*seat).color = Some(*color);
                self.reseat(*seat, Occupant::Person)?;
            }
            Event::PlayerLeft { seat } | Event::PlayerKicked { seat } | Event::BotRemoved { seat } => {
                self.seat(*seat).color = None;
                self.reseat(*seat, Occupant::Nobody)?;
            }
            Event::BotAdded { seat, color, level } => {
                self.seat(*seat).color = Some(*color);
                self.reseat(*seat, Occupant::Bot { level: *level })?;
            }
            Event::HostChanged { seat } => self.table.host = *seat,
            Event::SeatHandedOver { seat, level, reason } => {
                let view = self.seat(*seat);
                (view.away, view.on_vacation) = (Some(*reason), false);
                self.reseat(*seat, Occupant::Bot { level: *level })?;
            }
            Event::SeatTakenBack { seat } => {
                let view = self.seat(*seat);
                (view.away, view.on_vacation) = (None, false);
                self.reseat(*seat, Occupant::Person)?;
            }
            Event::VacationBegun { seat } => self.seat(*seat).on_vacation = true,
            Event::VacationEnded { seat } => self.seat(*seat).on_vacation = false,
            Event::StandInSeated { seat } => {
                self.seat(*seat).away = None;
                self.seat(*seat).stand_in = true;
                self.reseat(*seat, Occupant::Person)?;
            }
            Event::TimeRanOut { .. }
            | Event::TimeGranted { .. }
            | Event::SleepingHoursSet { .. }
            | Event::Passed { .. } => {}

            Event::GameStarted { first: _ } => {
                self.table.deck = Cards::BOX.total();
                let standard = self.table.options.variant.tickets(TicketKind::Standard, &self.table.packs);
                self.table.tickets = standard.count();
                self.table.phase = PhaseView::Dealing { waiting: Vec::new() };
            }
            Event::TurnStarted { seat } => {
                let turns_left = match self.table.phase {
                    PhaseView::Turn { turns_left, .. } => turns_left.map(|left| left.saturating_sub(1)),
                    _ => None,
                };
                self.table.phase = PhaseView::Turn { seat: *seat, step: StepView::Choose, turns_left };
            }
            Event::LastRoundBegun { seat: _ } => {
                let seats = self.table.options.seats;
                if let PhaseView::Turn { turns_left, .. } = &mut self.table.phase {
                    *turns_left = Some(seats);
                }
            }
            Event::GameFinished { scores } => self.end(PhaseView::Finished { scores: scores.to_vec() }),
            Event::GameVoided { reason } => self.end(PhaseView::Voided { reason: *reason }),

            Event::CardTurnedUp { slot, card } => {
                self.table.deck -= 1;
                self.table.row[usize::from(*slot)] = Some(*card);
            }
            Event::RowDiscarded => {
                mem::take(&mut self.table.row).into_iter().flatten().for_each(|card| self.table.discards.add(card));
            }
            Event::RowReplaced { times: _, row, discards } => {
                self.table.row = array::from_fn(|slot| row.get(slot).copied());
                self.table.deck += mem::replace(&mut self.table.discards, *discards).total();
                self.table.deck -= discards.total();
            }
            Event::DeckReshuffled => self.table.deck += mem::take(&mut self.table.discards).total(),
            Event::CardTaken { seat, slot, card } => {
                self.table.row[usize::from(*slot)] = None;
                self.take_card(*seat);
                self.own(*seat, |you| you.hand.add(*card));
            }
            Event::RouteClaimed { seat, route, payment, points } => {
                let length = route.facts().length;
                self.pay(*seat, *payment, length);
                let owner = self.seat(*seat);
                owner.trains -= length;
                owner.points += u16::from(*points);
                self.table.routes.push(OwnedRoute { route: *route, seat: *seat });
                self.table.routes.sort_by_key(|owned| owned.route);
                self.finish_action();
                self.complete_tickets();
            }
            Event::StationBuilt { seat, city, payment } => {
                let builder = self.seat(*seat);
                builder.stations -= 1;
                // The first station costs one card, the second two, the third three.
                let price = 3 - builder.stations;
                self.pay(*seat, *payment, price);
                self.table.stations.push(OwnedStation { city: *city, seat: *seat });
                self.table.stations.sort_by_key(|owned| owned.city);
                self.finish_action();
            }
            Event::TunnelLaid { seat: _, route, payment } => self.step(StepView::Tunnel {
                route: *route,
                payment: *payment,
                revealed: Cards::default(),
                surcharge: 0,
            }),
            Event::TunnelCardRevealed { card } => {
                self.table.deck -= 1;
                if let PhaseView::Turn { step: StepView::Tunnel { revealed, .. }, .. } = &mut self.table.phase {
                    revealed.add(*card);
                }
            }
            Event::TunnelSurchargeAsked { seat: _, surcharge: asked } => {
                if let PhaseView::Turn { step: StepView::Tunnel { surcharge, .. }, .. } = &mut self.table.phase {
                    *surcharge = *asked;
                }
            }
            // Its cards lie with the revealed ones until the turn ends.
            Event::TunnelSurchargePaid { seat, surcharge, payment } => {
                let laid = self.lay(*seat, *payment, *surcharge);
                if let PhaseView::Turn { step: StepView::Tunnel { revealed, .. }, .. } = &mut self.table.phase {
                    *revealed += laid;
                }
            }
            Event::TunnelAbandoned { seat: _ } => self.finish_action(),
        }
        Ok(())
    }

    fn seat(&mut self, seat: Seat) -> &mut SeatView {
        &mut self.table.seats[usize::from(seat.number())]
    }

    /// Changes what the user has, if this is their seat.
    fn own(&mut self, seat: Seat, change: impl FnOnce(&mut OwnSeat)) {
        if let Some(you) = self.you.as_mut().filter(|you| you.seat == seat) {
            change(you);
        }
    }

    fn reseat(&mut self, seat: Seat, occupant: Occupant) -> Result<(), LookAgain> {
        self.seat(seat).occupant = occupant;
        let may_be_own = match &self.you {
            Some(you) => you.seat == seat,
            // Events name seats, not accounts, so the user may be the person who sat down.
            None => occupant == Occupant::Person,
        };
        if may_be_own { Err(LookAgain::OtherEyes) } else { Ok(()) }
    }

    fn step(&mut self, next: StepView) {
        if let PhaseView::Turn { step, .. } = &mut self.table.phase {
            *step = next;
        }
    }

    /// Adds a card to a hand. After the first card of a turn, a second follows.
    fn take_card(&mut self, seat: Seat) {
        self.seat(seat).cards += 1;
        let is_first = matches!(self.table.phase, PhaseView::Turn { step: StepView::Choose, .. });
        self.step(if is_first { StepView::SecondCard } else { StepView::Choose });
    }

    fn pay(&mut self, seat: Seat, payment: Payment, price: u8) {
        let laid = self.lay(seat, payment, price);
        self.table.discards += laid;
    }

    fn lay(&mut self, seat: Seat, payment: Payment, price: u8) -> Cards {
        let laid = payment.cards(price);
        self.seat(seat).cards -= price;
        self.own(seat, |you| laid.iter().for_each(|(card, count)| you.hand.take(card, count)));
        laid
    }

    /// Ends the action of a turn. Cards revealed for a tunnel are discarded.
    fn finish_action(&mut self) {
        if let PhaseView::Turn { step, .. } = &mut self.table.phase
            && let StepView::Tunnel { revealed, .. } = mem::replace(step, StepView::Choose)
        {
            self.table.discards += revealed;
        }
    }

    fn end(&mut self, phase: PhaseView) {
        self.finish_action();
        self.table.phase = phase;
        if let Some(you) = &mut self.you {
            you.offer = None;
        }
    }

    fn complete_tickets(&mut self) {
        let Some(you) = &mut self.you else { return };
        let own = self.table.routes.iter().filter(|owned| owned.seat == you.seat).map(|owned| owned.route);
        let network = Network::of(own);
        you.tickets.iter_mut().for_each(|own| own.completed = network.completes(own.ticket.id));
    }

    fn is_waiting_for(&self, seat: Seat) -> bool {
        match &self.table.phase {
            PhaseView::Dealing { waiting } => waiting.contains(&seat),
            PhaseView::Turn { seat: its, .. } => *its == seat,
            PhaseView::Lobby | PhaseView::Finished { .. } | PhaseView::Voided { .. } => false,
        }
    }

    /// Starts and stops clocks. A clock starts at the time of the event after which the game waits
    /// for that person, and stands still while they are on vacation.
    fn run_clocks(&mut self, event: &VisibleEvent, at: Timestamp) {
        let (Some(clock), Some(mut clocks)) = (self.table.options.clock, self.clocks.take()) else { return };
        let is_turn = matches!(self.table.phase, PhaseView::Turn { .. });
        for (own, seat) in clocks.iter_mut().zip(&self.table.seats) {
            match event {
                VisibleEvent::Full(Event::SleepingHoursSet { seat: of, hours, change }) if *of == seat.seat => {
                    (own.sleeping_hours, own.sleeping_hours_change) = (*hours, *change);
                }
                VisibleEvent::Full(Event::SeatHandedOver { seat: of, .. }) if *of == seat.seat => {
                    (own.sleeping_hours, own.sleeping_hours_change) = (None, None);
                }
                _ => {}
            }
            let is_waited_for = seat.occupant == Occupant::Person && self.is_waiting_for(seat.seat);
            match (is_waited_for, seat.on_vacation) {
                (true, true) => pause(own, clock, at),
                (true, false) => go_on(own, clock, event, at, is_turn),
                (false, _) => stop(own, clock, at),
            }
        }
        self.clocks = Some(clocks);
    }
}

fn go_on(own: &mut ClockView, clock: Clock, event: &VisibleEvent, at: Timestamp, is_turn: bool) {
    match (own.deadline, own.left_ms.take(), event) {
        (None, None, _) => {
            let time = allowance(own, clock);
            run(own, clock, time, at);
        }
        (None, Some(left), _) => run(own, clock, SignedDuration::from_millis(left), at),
        (Some(deadline), _, VisibleEvent::Full(Event::TimeGranted { seconds })) => {
            own.deadline = Some(deadline.max(at + seconds_long(*seconds)));
        }
        (
            Some(_),
            _,
            VisibleEvent::Full(
                Event::VacationBegun { .. }
                | Event::VacationEnded { .. }
                | Event::SleepingHoursSet { .. }
                | Event::StandInSeated { .. },
            ),
        ) => {}
        // Every step of a turn is a move.
        (Some(_), _, _) if is_turn && matches!(clock, Clock::PerMove { .. }) => {
            let time = allowance(own, clock);
            run(own, clock, time, at);
        }
        (Some(_), _, _) => {}
    }
}

/// The game would wait for the player, who is on vacation.
fn pause(own: &mut ClockView, clock: Clock, at: Timestamp) {
    own.left_ms = match (own.left_ms, own.deadline.take()) {
        (Some(left), _) => Some(left),
        (None, Some(deadline)) => Some(milliseconds_left(deadline, at)),
        (None, None) => Some(allowance(own, clock).as_millis() as i64),
    };
}

/// The time that a move or a turn begins with. The bank is used from now on.
fn allowance(own: &mut ClockView, clock: Clock) -> SignedDuration {
    match clock {
        Clock::PerMove { seconds } => seconds_long(seconds),
        Clock::Bank { seconds, .. } => {
            own.bank_ms.take().map_or(seconds_long(seconds), SignedDuration::from_millis).max(LEAST)
        }
    }
}

/// The deadline after this time; when the player sleeps then, it is when they wake up.
fn run(own: &mut ClockView, clock: Clock, time: SignedDuration, at: Timestamp) {
    let deadline = at + time;
    let end_of = |hours: SleepingHours, moment: Timestamp| {
        let since = (moment.as_microsecond() - i64::from(hours.from()) * MINUTE).rem_euclid(1440 * MINUTE);
        moment + SignedDuration::from_micros((i64::from(hours.minutes()) * MINUTE - since).max(0))
    };
    let hours = own.sleeping_hours.filter(|_| clock.has_sleeping_hours());
    let change =
        own.sleeping_hours_change.and_then(|change| Some((Timestamp::from_second(change.at).ok()?, change.hours)));
    own.deadline = Some(match (hours, change) {
        (None, _) => deadline,
        (Some(_), Some((at, later))) if at <= deadline => end_of(later, deadline),
        // Clocks that change while the player sleeps put their waking off, or bring it forward.
        (Some(hours), Some((at, later))) if at < end_of(hours, deadline) => end_of(later, at),
        (Some(hours), _) => end_of(hours, deadline),
    });
}

fn stop(own: &mut ClockView, clock: Clock, at: Timestamp) {
    let running = own.deadline.take().map(|deadline| milliseconds_left(deadline, at));
    if let (Some(left), Clock::Bank { increment, .. }) = (own.left_ms.take().or(running), clock) {
        own.bank_ms = Some(left + i64::from(increment) * 1000);
    }
}

fn milliseconds_left(deadline: Timestamp, at: Timestamp) -> i64 {
    deadline.duration_since(at).max(SignedDuration::ZERO).as_millis() as i64
}

fn seconds_long(seconds: u32) -> SignedDuration {
    SignedDuration::from_secs(seconds.into())
}
