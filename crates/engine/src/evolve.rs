//! Applying one event to the state. No rules, no randomness, no failure.

use super::{
    card::{Card, Cards},
    event::Event,
    game::{Game, Phase, STATIONS, Step, TunnelClaim, Turn},
    integer::Int,
    payment::{Payment, Price},
    seat::{BySeat, Occupant, Seat},
    ticket::{OfferedTickets, TicketId, TicketKind, TicketOffer},
};

impl Game {
    /// Applies one event. If an event does not fit the state, only the parts that do are applied.
    pub fn evolve(&mut self, event: &Event) {
        self.apply(event);
    }

    /// Inlined where an event is recorded, so that nothing is left there but what this event does.
    #[inline(always)]
    pub(super) fn apply(&mut self, event: &Event) {
        self.version += 1;
        if self.draws.is_some() {
            self.count_draws(event);
        }
        match event {
            Event::GameCreated { rules, options, packs, commitment } => {
                self.rules = *rules;
                self.options = **options;
                self.draws = options.deal.map(|_| Box::default());
                self.packs = packs.to_vec();
                commitment.as_ref().clone_into(&mut self.commitment);
            }
            Event::PlayerJoined { seat, color, entropy } => {
                self.occupants[*seat] = Occupant::Person;
                self.colors[*seat] = Some(*color);
                self.entropies[*seat].clone_from(entropy);
            }
            Event::PlayerLeft { seat } | Event::PlayerKicked { seat } | Event::BotRemoved { seat } => {
                self.occupants[*seat] = Occupant::Nobody;
                self.colors[*seat] = None;
                self.entropies[*seat] = None;
            }
            Event::HostChanged { seat } => self.host = *seat,
            Event::BotAdded { seat, color, level } => {
                self.occupants[*seat] = Occupant::Bot { level: *level };
                self.colors[*seat] = Some(*color);
            }
            Event::GameStarted { first } => self.set_up(*first),
            Event::CardsDealt { seat, cards } => self.deal_cards(*seat, cards),
            Event::TicketsDealt { seat, tickets, keep_min, keep_max } => {
                let offer = self.offer(tickets, *keep_min, *keep_max);
                if let Phase::Dealing { offers, deals, .. } = &mut self.phase {
                    offers[*seat] = Some(offer);
                    deals[*seat] = deals[*seat].saturating_add(1);
                }
            }
            Event::TicketsDrawn { seat: _, tickets, keep_min, keep_max } => {
                let offer = self.offer(tickets, *keep_min, *keep_max);
                self.set_step(Step::KeepTickets { offer });
            }
            Event::TicketsKept { seat, tickets } => self.keep_tickets(*seat, tickets),
            Event::TicketsBoxed { seat: _, tickets } => {
                for id in tickets {
                    let ticket = self.tickets.take_rejected(*id);
                    self.tickets.boxed.extend(ticket);
                }
            }
            Event::TicketsReturned { tickets } => {
                for id in tickets {
                    let ticket = self.tickets.take_rejected(*id);
                    self.tickets.returned.extend(ticket);
                }
            }
            Event::CardTurnedUp { slot, card } => {
                self.deck.take(*card, 1);
                self.row.set(*slot, Some(*card));
            }
            Event::RowDiscarded => {
                self.discards += std::mem::take(&mut self.row).cards();
            }
            Event::RowReplaced { times: _, row, discards } => self.replace_row(row, *discards),
            Event::DeckReshuffled => self.deck += std::mem::take(&mut self.discards),
            Event::TurnStarted { seat } => self.start_turn(*seat),
            Event::CardDrawn { seat, card } => {
                self.deck.take(*card, 1);
                self.take_card(*seat, *card);
            }
            Event::CardTaken { seat, slot, card } => {
                self.row.set(*slot, None);
                self.take_card(*seat, *card);
            }
            Event::RouteClaimed { seat, route, payment, points } => {
                self.pay(*seat, *payment, Price::of_route(route.facts()).cards);
                self.owners.give(*route, *seat, self.options.seats);
                let player = &mut self.players[*seat];
                player.trains = player.trains.saturating_sub(route.facts().length);
                player.points = player.points.saturating_add((*points).into());
                self.finish_action();
            }
            Event::TunnelLaid { seat: _, route, payment } => self.set_step(Step::Tunnel {
                claim: TunnelClaim { route: *route, payment: *payment },
                revealed: Cards::default(),
                surcharge: 0,
            }),
            Event::TunnelCardRevealed { card } => {
                self.deck.take(*card, 1);
                if let Phase::Turn(Turn { step: Step::Tunnel { revealed, .. }, .. }) = &mut self.phase {
                    revealed.add(*card);
                }
            }
            Event::TunnelSurchargeAsked { seat: _, surcharge: asked } => {
                if let Phase::Turn(Turn { step: Step::Tunnel { surcharge, .. }, .. }) = &mut self.phase {
                    *surcharge = *asked;
                }
            }
            Event::TunnelSurchargePaid { seat, surcharge, payment } => {
                let laid = self.take_payment(*seat, *payment, *surcharge);
                if let Phase::Turn(Turn { step: Step::Tunnel { revealed, .. }, .. }) = &mut self.phase {
                    *revealed += laid;
                }
            }
            Event::TunnelAbandoned { seat: _ } => self.finish_action(),
            Event::StationBuilt { seat, city, payment } => {
                let player = &mut self.players[*seat];
                let built = STATIONS.saturating_sub(player.stations);
                player.stations = player.stations.saturating_sub(1);
                self.pay(*seat, *payment, Price::of_station(built).cards);
                self.stations.build(*city, *seat);
                self.finish_action();
            }
            Event::Passed { seat: _ } => {
                if let Phase::Turn(turn) = &mut self.phase {
                    turn.passes = turn.passes.saturating_add(1);
                }
            }
            Event::LastRoundBegun { seat: _ } => {
                let seats = self.options.seats;
                if let Phase::Turn(turn) = &mut self.phase {
                    turn.turns_left = Some(seats);
                }
            }
            Event::TimeRanOut { seat } => self.presence[*seat].miss_turn(),
            Event::TimeGranted { seconds: _ } | Event::SleepingHoursSet { seat: _, hours: _, change: _ } => {}
            Event::VacationBegun { seat } => self.presence[*seat].on_vacation = true,
            Event::VacationEnded { seat } => self.presence[*seat].on_vacation = false,
            Event::SeatHandedOver { seat, level, reason } => {
                self.occupants[*seat] = Occupant::Bot { level: *level };
                let presence = &mut self.presence[*seat];
                (presence.away, presence.on_vacation) = (Some(*reason), false);
            }
            Event::SeatTakenBack { seat } => {
                self.occupants[*seat] = Occupant::Person;
                self.presence[*seat] = self.presence[*seat].seated();
            }
            Event::StandInSeated { seat } => {
                self.occupants[*seat] = Occupant::Person;
                self.presence[*seat] = self.presence[*seat].stood_in_for();
            }
            Event::GameFinished { scores } => self.end(Phase::Finished { scores: scores.clone() }),
            Event::GameVoided { reason } => self.end(Phase::Voided { reason: *reason }),
        }
    }

    /// Counts the draws of an event of a game with a shared deal, before it is applied.
    #[cold]
    fn count_draws(&mut self, event: &Event) {
        let Some(draws) = &mut self.draws else { return };
        match event {
            Event::CardDrawn { seat, .. } => draws.blind[*seat] += 1,
            Event::CardTurnedUp { .. } => draws.row += 1,
            // Each replacement but the last has laid five cards, or no other would have followed.
            Event::RowReplaced { times, row, .. } => {
                let whole = times.saturating_sub(1).saturating_mul(5);
                draws.row = draws.row.saturating_add(whole).saturating_add(u32::saturating_from(row.len()));
            }
            Event::TicketsDealt { seat, tickets, .. } | Event::TicketsDrawn { seat, tickets, .. } => {
                draws.tickets[*seat] += u32::saturating_from(tickets.len());
            }
            Event::TunnelCardRevealed { .. } => {
                if let Phase::Turn(Turn { step: Step::Tunnel { claim, .. }, .. }) = &self.phase {
                    draws.reveal(claim.route);
                }
            }
            // The opening hands and the order of returned tickets have numbers of their own.
            Event::GameCreated { .. }
            | Event::PlayerJoined { .. }
            | Event::PlayerLeft { .. }
            | Event::BotAdded { .. }
            | Event::BotRemoved { .. }
            | Event::PlayerKicked { .. }
            | Event::HostChanged { .. }
            | Event::GameStarted { .. }
            | Event::CardsDealt { .. }
            | Event::TicketsKept { .. }
            | Event::TicketsBoxed { .. }
            | Event::TicketsReturned { .. }
            | Event::RowDiscarded
            | Event::DeckReshuffled
            | Event::TurnStarted { .. }
            | Event::CardTaken { .. }
            | Event::RouteClaimed { .. }
            | Event::TunnelLaid { .. }
            | Event::TunnelSurchargeAsked { .. }
            | Event::TunnelSurchargePaid { .. }
            | Event::TunnelAbandoned { .. }
            | Event::StationBuilt { .. }
            | Event::Passed { .. }
            | Event::LastRoundBegun { .. }
            | Event::TimeRanOut { .. }
            | Event::TimeGranted { .. }
            | Event::VacationBegun { .. }
            | Event::VacationEnded { .. }
            | Event::SleepingHoursSet { .. }
            | Event::SeatHandedOver { .. }
            | Event::SeatTakenBack { .. }
            | Event::StandInSeated { .. }
            | Event::GameFinished { .. }
            | Event::GameVoided { .. } => {}
        }
    }

    /// Ends the game. Cards and tickets that lay open in an unfinished turn are put away.
    fn end(&mut self, phase: Phase) {
        match std::mem::replace(&mut self.phase, phase) {
            Phase::Dealing { offers, .. } => {
                let offered = offers.iter().filter_map(|(_, offer)| offer.as_ref()).flat_map(|offer| &offer.tickets);
                self.tickets.boxed.extend(offered);
            }
            Phase::Turn(Turn { step: Step::KeepTickets { offer }, .. }) => self.tickets.boxed.extend(offer.tickets),
            Phase::Turn(Turn { step: Step::Tunnel { revealed, .. }, .. }) => self.discards += revealed,
            Phase::Turn(_) | Phase::Lobby | Phase::Finished { .. } | Phase::Voided { .. } => {}
        }
        self.tickets.boxed.append(&mut self.tickets.rejected);
    }

    fn set_up(&mut self, first: Seat) {
        self.deck = Cards::BOX;
        let printed = self.options.variant.printed(&self.packs);
        (self.tickets.long, self.tickets.fresh) = printed.partition(|ticket| ticket.kind == TicketKind::Long);
        self.phase = Phase::Dealing { first, offers: BySeat::default(), deals: BySeat::default() };
    }

    fn deal_cards(&mut self, seat: Seat, cards: &[Card]) {
        for &card in cards {
            self.deck.take(card, 1);
            self.players[seat].hand.add(card);
        }
    }

    fn offer(&mut self, tickets: &OfferedTickets, keep_min: u8, keep_max: u8) -> TicketOffer {
        tickets.iter().for_each(|ticket| self.tickets.take(ticket.id));
        TicketOffer { tickets: *tickets, keep_min, keep_max }
    }

    fn keep_tickets(&mut self, seat: Seat, chosen: &[TicketId]) {
        let offer = match &mut self.phase {
            Phase::Dealing { offers, .. } => offers[seat].take(),
            Phase::Turn(turn) => match std::mem::replace(&mut turn.step, Step::Done) {
                Step::KeepTickets { offer } => Some(offer),
                Step::Choose | Step::SecondCard | Step::Tunnel { .. } | Step::Done => None,
            },
            Phase::Lobby | Phase::Finished { .. } | Phase::Voided { .. } => None,
        };
        let Some(offer) = offer else { return };
        for &ticket in &offer.tickets {
            let is_chosen = chosen.contains(&ticket.id);
            if is_chosen {
                self.players[seat].tickets.push(ticket);
            } else {
                self.tickets.rejected.push(ticket);
            }
        }
    }

    /// Lays these cards face up, and puts these into the discards; the others are the deck.
    fn replace_row(&mut self, row: &[Card], discards: Cards) {
        self.deck += std::mem::replace(&mut self.discards, discards);
        self.deck += self.row.cards();
        self.row = row.iter().copied().map(Some).into();
        self.deck -= self.row.cards();
        self.deck -= discards;
    }

    /// Adds a card to a hand. After the first card the turn waits for the second; the second ends
    /// the action.
    #[inline(always)]
    fn take_card(&mut self, seat: Seat, card: Card) {
        self.players[seat].hand.add(card);
        if let Phase::Turn(turn) = &mut self.phase {
            turn.step = if matches!(turn.step, Step::Choose) { Step::SecondCard } else { Step::Done };
        }
    }

    fn pay(&mut self, seat: Seat, payment: Payment, price: u8) {
        let laid = self.take_payment(seat, payment, price);
        self.discards += laid;
    }

    fn take_payment(&mut self, seat: Seat, payment: Payment, price: u8) -> Cards {
        let laid = payment.cards(price);
        self.players[seat].hand -= laid;
        laid
    }

    fn set_step(&mut self, step: Step) {
        if let Phase::Turn(turn) = &mut self.phase {
            turn.step = step;
        }
    }

    /// Ends the action of the turn. Cards revealed for a tunnel and those of its surcharge are
    /// discarded (R6.5).
    fn finish_action(&mut self) {
        if let Phase::Turn(turn) = &mut self.phase
            && let Step::Tunnel { revealed, .. } = std::mem::replace(&mut turn.step, Step::Done)
        {
            self.discards += revealed;
        }
    }

    /// Begins a turn. The count of passes continues only if nobody acted in the last turn; a turn
    /// with an action has left the step `Choose`.
    #[inline(always)]
    fn start_turn(&mut self, seat: Seat) {
        self.turns = self.turns.saturating_add(1);
        if let Phase::Turn(turn) = &mut self.phase {
            self.presence[turn.seat].end_turn();
            if !matches!(turn.step, Step::Choose) {
                (turn.step, turn.passes) = (Step::Choose, 0);
            }
            turn.turns_left = turn.turns_left.map(|left| left.saturating_sub(1));
            turn.seat = seat;
        } else {
            self.phase = Phase::Turn(Turn { seat, step: Step::Choose, turns_left: None, passes: 0 });
        }
        Seat::ALL.into_iter().for_each(|seat| self.presence[seat].forced = false);
    }
}
