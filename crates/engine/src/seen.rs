//! The legal moves of a view. A view shows all that they depend on.

use super::{
    card::{Card, Cards},
    command::Move,
    game::{Game, Phase, Player, Step, TunnelClaim, Turn},
    owners::Owners,
    seat::{BySeat, Seat},
    stations::Stations,
    ticket::{TicketDeck, TicketOffer, TicketSet},
    view::{GameView, OwnSeat, PhaseView, SeatView, StepView, TableView},
};

impl GameView {
    /// The legal moves of the viewer, as [`Game::legal_moves`] lists them; none for a spectator.
    pub fn legal_moves(&self) -> Vec<Move> {
        self.you.as_ref().map_or(Vec::new(), |you| self.table.seen(you).legal_moves(you.seat))
    }
}

impl TableView {
    /// The game as far as its viewer's moves depend on it. In place of the cards and tickets that may
    /// still be drawn are others; other players have nothing.
    fn seen(&self, you: &OwnSeat) -> Game {
        let mut game = Game {
            options: self.options,
            row: self.row.into(),
            deck: hidden_cards(self.deck),
            discards: self.discards,
            tickets: hidden_tickets(self.tickets),
            owners: self.owners(),
            stations: self.built(),
            phase: self.phase_for(you),
            ..Game::default()
        };
        for SeatView { seat, on_vacation, trains, stations, points, .. } in &self.seats {
            game.presence[*seat].on_vacation = *on_vacation;
            let (trains, stations, points) = (*trains, *stations, *points);
            game.players[*seat] = Player { trains, stations, points, ..Player::default() };
        }
        game.players[you.seat].hand = you.hand;
        game
    }

    fn owners(&self) -> Owners {
        let mut owners = Owners::default();
        self.routes.iter().for_each(|owned| owners.give(owned.route, owned.seat, self.options.seats));
        owners
    }

    fn built(&self) -> Stations {
        let mut stations = Stations::default();
        self.stations.iter().for_each(|owned| stations.build(owned.city, owned.seat));
        stations
    }

    fn phase_for(&self, you: &OwnSeat) -> Phase {
        match &self.phase {
            PhaseView::Dealing { .. } => {
                let mut offers = BySeat::<Option<TicketOffer>>::default();
                offers[you.seat].clone_from(&you.offer);
                Phase::Dealing { first: Seat::ALL[0], offers, deals: BySeat::default() }
            }
            PhaseView::Turn { seat, step, turns_left } => {
                Phase::Turn(Turn { seat: *seat, step: step_for(step, you), turns_left: *turns_left, passes: 0 })
            }
            // Nobody moves before a game and after it.
            PhaseView::Lobby | PhaseView::Finished { .. } | PhaseView::Voided { .. } => Phase::Lobby,
        }
    }
}

fn step_for(step: &StepView, you: &OwnSeat) -> Step {
    match (step, &you.offer) {
        (StepView::Choose, _) => Step::Choose,
        (StepView::SecondCard, _) => Step::SecondCard,
        (StepView::KeepTickets { .. }, Some(offer)) => Step::KeepTickets { offer: offer.clone() },
        // Somebody else chooses.
        (StepView::KeepTickets { .. }, None) => Step::Done,
        (StepView::Tunnel { route, payment, revealed, surcharge }, _) => Step::Tunnel {
            claim: TunnelClaim { route: *route, payment: *payment },
            revealed: *revealed,
            surcharge: *surcharge,
        },
    }
}

fn hidden_cards(count: u8) -> Cards {
    let mut cards = Cards::default();
    (0..count).for_each(|_| cards.add(Card::Locomotive));
    cards
}

fn hidden_tickets(count: usize) -> TicketDeck {
    let others = TicketSet::ALL.into_iter().flat_map(TicketSet::tickets);
    TicketDeck { fresh: others.take(count).collect(), ..TicketDeck::default() }
}
