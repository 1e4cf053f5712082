//! What one viewer may know of a game, built up from public facts and his own; never a state with parts removed.

use super::{
    attendance::Away,
    board::{City, Route},
    card::{Card, Cards},
    event::VoidReason,
    game::{Claim, Game, Phase, Step},
    network::Network,
    options::GameOptions,
    pack::TicketPack,
    payment::Payment,
    score::PlayerScore,
    seat::{Occupant, PlayerColor, Seat},
    ticket::{Offer, Ticket},
};
use serde::{Deserialize, Serialize};

/// A game as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct GameView {
    /// The number of the last event.
    #[cfg_attr(feature = "utoipa", schema(example = 41))]
    pub version: u32,
    /// What everyone sees.
    pub table: Table,
    /// What only the viewer sees; none for an onlooker.
    pub you: Option<You>,
}

/// What everyone at the table sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct Table {
    /// What was agreed.
    pub options: GameOptions,
    /// The host's seat.
    pub host: Seat,
    /// The packs of tickets added (R2.4).
    #[serde(default)]
    pub packs: Vec<TicketPack>,
    /// SHA-256, in hexadecimal, of the secret from which all chance of the game comes.
    pub commitment: String,
    /// What the game waits for.
    pub phase: PhaseView,
    /// Each seat, in order.
    pub seats: Vec<SeatView>,
    /// The five face-up slots.
    #[cfg_attr(feature = "utoipa", schema(min_items = 5, max_items = 5))]
    pub row: [Option<Card>; 5],
    /// Cards in the deck.
    #[cfg_attr(feature = "utoipa", schema(example = 84))]
    pub deck: u8,
    /// Cards discarded; all of them were seen.
    #[cfg_attr(feature = "utoipa", schema(value_type = crate::CardCounts))]
    pub discards: Cards,
    /// Tickets that can still be drawn.
    #[cfg_attr(feature = "utoipa", schema(example = 34))]
    pub tickets: usize,
    /// The routes claimed.
    pub routes: Vec<OwnedRoute>,
    /// The stations built.
    pub stations: Vec<OwnedStation>,
}

/// A route and its owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[allow(missing_docs)]
pub struct OwnedRoute {
    pub route: Route,
    pub seat: Seat,
}

/// A station and its owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[allow(missing_docs)]
pub struct OwnedStation {
    pub city: City,
    pub seat: Seat,
}

/// What everyone sees of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct SeatView {
    /// Which seat.
    pub seat: Seat,
    /// The colour of its trains.
    pub color: PlayerColor,
    /// Who plays it.
    pub occupant: Occupant,
    /// Why a bot plays for a person, if one does; who ran out of time may come back (R10.1).
    #[serde(default)]
    pub away: Option<Away>,
    /// Trains left.
    #[cfg_attr(feature = "utoipa", schema(example = 45))]
    pub trains: u8,
    /// Stations left.
    #[cfg_attr(feature = "utoipa", schema(example = 3))]
    pub stations: u8,
    /// Points of routes so far.
    pub points: u16,
    /// How many train cards it holds.
    #[cfg_attr(feature = "utoipa", schema(example = 4))]
    pub cards: u8,
    /// How many tickets it has kept.
    #[cfg_attr(feature = "utoipa", schema(example = 2))]
    pub tickets: usize,
}

/// What a game waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(tag = "name", rename_all = "snake_case")]
pub enum PhaseView {
    /// Players take seats.
    #[cfg_attr(feature = "utoipa", schema(title = "LobbyPhase"))]
    Lobby,
    /// The first tickets are chosen (R2.5).
    #[cfg_attr(feature = "utoipa", schema(title = "DealingPhase"))]
    Dealing {
        /// The seats that have still to choose.
        waiting: Vec<Seat>,
    },
    /// A seat is to move.
    #[cfg_attr(feature = "utoipa", schema(title = "TurnPhase"))]
    Turn {
        /// Which.
        seat: Seat,
        /// What it has to do now.
        step: StepView,
        /// In the last round, how many turns follow this one (R9.1).
        turns_left: Option<u8>,
    },
    /// It is over.
    #[cfg_attr(feature = "utoipa", schema(title = "FinishedPhase"))]
    Finished {
        /// The final scores, in seat order.
        scores: Vec<PlayerScore>,
    },
    /// It was ended without a result.
    #[cfg_attr(feature = "utoipa", schema(title = "VoidedPhase"))]
    Voided {
        /// Why.
        reason: VoidReason,
    },
}

/// The step within a turn, as everyone sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(tag = "name", rename_all = "snake_case")]
pub enum StepView {
    /// Any action (R3.1).
    #[cfg_attr(feature = "utoipa", schema(title = "ChooseStep"))]
    Choose,
    /// The second train card (R4.1).
    #[cfg_attr(feature = "utoipa", schema(title = "SecondCardStep"))]
    SecondCard,
    /// Drawn tickets are to be chosen from (R7.1).
    #[cfg_attr(feature = "utoipa", schema(title = "KeepTicketsStep"))]
    KeepTickets {
        /// How many were drawn.
        count: usize,
    },
    /// A tunnel is to be paid or given up (R6.4).
    #[cfg_attr(feature = "utoipa", schema(title = "TunnelStep"))]
    Tunnel {
        /// The tunnel.
        route: Route,
        /// The cards laid; they still count as cards in hand.
        payment: Payment,
        /// The cards revealed.
        #[cfg_attr(feature = "utoipa", schema(value_type = crate::CardCounts))]
        revealed: Cards,
        /// How many cards are to be added.
        surcharge: u8,
    },
}

/// What only its player sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct You {
    /// The viewer's seat.
    pub seat: Seat,
    /// Whether the game waits for him.
    pub to_move: bool,
    /// His train cards.
    #[cfg_attr(feature = "utoipa", schema(value_type = crate::CardCounts))]
    pub hand: Cards,
    /// His tickets.
    pub tickets: Vec<OwnTicket>,
    /// Tickets he has to choose from.
    pub offer: Option<Offer>,
}

/// A ticket of the viewer's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct OwnTicket {
    /// The ticket.
    #[serde(flatten)]
    pub ticket: Ticket,
    /// Whether his own routes join its cities; stations count at the end only (R8.2).
    pub completed: bool,
}

impl Game {
    /// What a seat, or an onlooker (none), may know.
    pub fn seen_by(&self, viewer: Option<Seat>) -> GameView {
        GameView { version: self.version, table: self.table(), you: viewer.map(|seat| self.you(seat)) }
    }

    fn table(&self) -> Table {
        let routes = self.owners.iter().filter_map(|(route, owner)| Some(OwnedRoute { route, seat: (*owner)? }));
        let stations = self.stations.iter().filter_map(|(city, owner)| Some(OwnedStation { city, seat: (*owner)? }));
        Table {
            options: self.options,
            host: self.host,
            packs: self.packs.clone(),
            commitment: self.commitment.clone(),
            phase: self.phase_view(),
            seats: self.seats().map(|seat| self.seat_view(seat)).collect(),
            row: self.row,
            deck: self.deck.total(),
            discards: self.discards,
            tickets: self.tickets.remaining(),
            routes: routes.collect(),
            stations: stations.collect(),
        }
    }

    fn phase_view(&self) -> PhaseView {
        match &self.phase {
            Phase::Lobby => PhaseView::Lobby,
            Phase::Dealing { .. } => PhaseView::Dealing { waiting: self.waits_for().collect() },
            Phase::Turn(turn) => {
                PhaseView::Turn { seat: turn.seat, step: step_view(&turn.step), turns_left: turn.turns_left }
            }
            Phase::Finished { scores } => PhaseView::Finished { scores: scores.clone() },
            Phase::Voided { reason } => PhaseView::Voided { reason: *reason },
        }
    }

    fn seat_view(&self, seat: Seat) -> SeatView {
        let player = &self.players[seat];
        SeatView {
            seat,
            color: seat.color(),
            occupant: self.occupants[seat],
            away: self.attendance[seat].away,
            trains: player.trains,
            stations: player.stations,
            points: player.points,
            cards: player.hand.total(),
            tickets: player.tickets.len(),
        }
    }

    fn you(&self, seat: Seat) -> You {
        let player = &self.players[seat];
        let network = Network::of(self.routes_of(seat));
        let own = |ticket: &Ticket| OwnTicket { ticket: *ticket, completed: network.completes(ticket.id) };
        let offer = match &self.phase {
            Phase::Dealing { offers, .. } => offers[seat].clone(),
            Phase::Turn(turn) if turn.seat == seat => match &turn.step {
                Step::KeepTickets { offer } => Some(offer.clone()),
                Step::Choose | Step::SecondCard | Step::Tunnel { .. } | Step::Done => None,
            },
            Phase::Turn(_) | Phase::Lobby | Phase::Finished { .. } | Phase::Voided { .. } => None,
        };
        You {
            seat,
            to_move: self.is_waiting_for(seat),
            hand: player.hand,
            tickets: player.tickets.iter().map(own).collect(),
            offer,
        }
    }
}

fn step_view(step: &Step) -> StepView {
    match step {
        Step::Choose | Step::Done => StepView::Choose,
        Step::SecondCard => StepView::SecondCard,
        Step::KeepTickets { offer } => StepView::KeepTickets { count: offer.tickets.len() },
        Step::Tunnel { claim: Claim { route, payment }, revealed, surcharge } => {
            StepView::Tunnel { route: *route, payment: *payment, revealed: *revealed, surcharge: *surcharge }
        }
    }
}
