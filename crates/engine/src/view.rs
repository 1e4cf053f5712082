//! The knowledge of one viewer of a game. A view is built up from public facts and the viewer's
//! own; it is never a state with parts removed.

use super::{
    board::{City, Route},
    card::{Card, Cards},
    event::VoidReason,
    game::{Game, Phase, Step, TunnelClaim},
    network::Network,
    options::GameOptions,
    pack::TicketPack,
    payment::Payment,
    player_score::PlayerScore,
    presence::AwayReason,
    revision::RulesRevision,
    seat::{Occupant, PlayerColor, Seat},
    ticket::{Ticket, TicketOffer},
};
use serde::{Deserialize, Serialize};
use std::ops::Not;

/// A game as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct GameView {
    /// The number of the last event included.
    #[cfg_attr(feature = "utoipa", schema(example = 41))]
    pub version: u32,
    /// The public part.
    pub table: TableView,
    /// The secrets of the viewer; null for a spectator.
    pub you: Option<OwnSeat>,
}

/// The public part of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct TableView {
    /// The revision of the rules the game is played by.
    #[cfg_attr(feature = "utoipa", schema(value_type = u8, minimum = 1, example = 1))]
    pub rules: RulesRevision,
    /// The options agreed before the game began.
    pub options: GameOptions,
    /// The host's seat.
    pub host: Seat,
    /// The ticket packs added (R2.4).
    #[serde(default)]
    pub packs: Vec<TicketPack>,
    /// SHA-256, in hexadecimal, of the secret behind all randomness of the game.
    pub commitment: String,
    /// The phase of the game.
    pub phase: PhaseView,
    /// Each seat, in order.
    pub seats: Vec<SeatView>,
    /// The five face-up slots; a slot is null only if there are no cards to fill it (R4.7).
    #[cfg_attr(feature = "utoipa", schema(min_items = 5, max_items = 5))]
    pub row: [Option<Card>; 5],
    /// Number of cards in the deck.
    #[cfg_attr(feature = "utoipa", schema(example = 84))]
    pub deck: u8,
    /// The discarded cards. Everyone has seen all of them.
    #[cfg_attr(feature = "utoipa", schema(value_type = crate::CardCounts))]
    pub discards: Cards,
    /// Number of tickets that can still be drawn.
    #[cfg_attr(feature = "utoipa", schema(example = 34))]
    pub tickets: usize,
    /// The claimed routes.
    pub routes: Vec<OwnedRoute>,
    /// The cities with a station.
    pub stations: Vec<OwnedStation>,
}

/// A route and its owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[expect(missing_docs)]
pub struct OwnedRoute {
    pub route: Route,
    pub seat: Seat,
}

/// A station and its owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[expect(missing_docs)]
pub struct OwnedStation {
    pub city: City,
    pub seat: Seat,
}

/// The public part of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// The colour of its trains; null while the seat is open.
    pub color: Option<PlayerColor>,
    /// Its occupant.
    pub occupant: Occupant,
    /// The reason why a bot plays for a person; null if none does. A player who ran out of time may
    /// return (R10.1).
    #[serde(default)]
    pub away: Option<AwayReason>,
    /// Whether the player is on vacation: their clock stands still (R10.8).
    #[serde(default)]
    pub on_vacation: bool,
    /// Whether another person plays it than when the game began (R10.10). Absent if not.
    #[serde(default, skip_serializing_if = "Not::not")]
    pub stand_in: bool,
    /// Trains left, 0 to 45.
    #[cfg_attr(feature = "utoipa", schema(example = 45))]
    pub trains: u8,
    /// Stations left, 0 to 3.
    #[cfg_attr(feature = "utoipa", schema(example = 3))]
    pub stations: u8,
    /// Points of claimed routes so far.
    pub points: u16,
    /// Number of train cards in the hand.
    #[cfg_attr(feature = "utoipa", schema(example = 4))]
    pub cards: u8,
    /// Number of tickets kept.
    #[cfg_attr(feature = "utoipa", schema(example = 2))]
    pub tickets: usize,
}

/// The phase of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(tag = "name", rename_all = "snake_case")]
pub enum PhaseView {
    /// Players take seats.
    #[cfg_attr(feature = "utoipa", schema(title = "LobbyPhase"))]
    Lobby,
    /// Players choose their first tickets (R2.5).
    #[cfg_attr(feature = "utoipa", schema(title = "DealingPhase"))]
    Dealing {
        /// The seats that still have to choose.
        waiting: Vec<Seat>,
    },
    /// A seat has to move.
    #[cfg_attr(feature = "utoipa", schema(title = "TurnPhase"))]
    Turn {
        /// The seat.
        seat: Seat,
        /// The decision that the player has to make now.
        step: StepView,
        /// In the last round, how many turns follow this one (R9.1); null before the last round.
        turns_left: Option<u8>,
    },
    /// The game was played to its end.
    #[cfg_attr(feature = "utoipa", schema(title = "FinishedPhase"))]
    Finished {
        /// The final scores, in seat order.
        scores: Vec<PlayerScore>,
    },
    /// The game ended without a result.
    #[cfg_attr(feature = "utoipa", schema(title = "VoidedPhase"))]
    Voided {
        /// The reason.
        reason: VoidReason,
    },
}

/// The step within a turn, as everyone sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(tag = "name", rename_all = "snake_case")]
pub enum StepView {
    /// The player chooses an action (R3.1).
    #[cfg_attr(feature = "utoipa", schema(title = "ChooseStep"))]
    Choose,
    /// The player takes a second train card (R4.1).
    #[cfg_attr(feature = "utoipa", schema(title = "SecondCardStep"))]
    SecondCard,
    /// The player chooses from the drawn tickets (R7.1).
    #[cfg_attr(feature = "utoipa", schema(title = "KeepTicketsStep"))]
    KeepTickets {
        /// Number of tickets drawn.
        count: usize,
    },
    /// The player pays the tunnel's surcharge or abandons the tunnel (R6.4).
    #[cfg_attr(feature = "utoipa", schema(title = "TunnelStep"))]
    Tunnel {
        /// The tunnel's route.
        route: Route,
        /// The cards laid; they still count as cards in hand.
        payment: Payment,
        /// The cards revealed for the tunnel.
        #[cfg_attr(feature = "utoipa", schema(value_type = crate::CardCounts))]
        revealed: Cards,
        /// Number of additional cards required, 1 to 3.
        surcharge: u8,
    },
}

/// The secrets of a seat, visible to its own player only.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct OwnSeat {
    /// The viewer's seat.
    pub seat: Seat,
    /// Whether the game waits for the viewer.
    pub to_move: bool,
    /// The viewer's train cards.
    #[cfg_attr(feature = "utoipa", schema(value_type = crate::CardCounts))]
    pub hand: Cards,
    /// The viewer's tickets.
    pub tickets: Vec<OwnTicket>,
    /// The tickets the viewer has to choose from; null if none are offered.
    pub offer: Option<TicketOffer>,
}

/// A ticket held by the viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct OwnTicket {
    /// The ticket.
    #[serde(flatten)]
    pub ticket: Ticket,
    /// Whether the viewer's own routes connect its cities. Stations count only at the end (R8.2).
    pub completed: bool,
}

impl Game {
    /// The game as a seat, or a spectator (`None`), may see it.
    pub fn view_for(&self, viewer: Option<Seat>) -> GameView {
        GameView { version: self.version, table: self.table(), you: viewer.map(|seat| self.you(seat)) }
    }

    fn table(&self) -> TableView {
        let routes = self.owners.iter().filter_map(|(route, owner)| Some(OwnedRoute { route, seat: (*owner)? }));
        let stations =
            self.stations.table().iter().filter_map(|(city, owner)| Some(OwnedStation { city, seat: (*owner)? }));
        TableView {
            rules: self.rules,
            options: self.options,
            host: self.host,
            packs: self.packs.clone(),
            commitment: self.commitment.clone(),
            phase: self.phase_view(),
            seats: self.seats().map(|seat| self.seat_view(seat)).collect(),
            row: self.row.slots(),
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
            Phase::Finished { scores } => PhaseView::Finished { scores: scores.to_vec() },
            Phase::Voided { reason } => PhaseView::Voided { reason: *reason },
        }
    }

    fn seat_view(&self, seat: Seat) -> SeatView {
        let player = &self.players[seat];
        SeatView {
            seat,
            color: self.colors[seat],
            occupant: self.occupants[seat],
            away: self.presence[seat].away,
            on_vacation: self.presence[seat].on_vacation,
            stand_in: self.presence[seat].owner_left.is_some(),
            trains: player.trains,
            stations: player.stations,
            points: player.points,
            cards: player.hand.total(),
            tickets: player.tickets.len(),
        }
    }

    fn you(&self, seat: Seat) -> OwnSeat {
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
        OwnSeat {
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
        Step::Tunnel { claim: TunnelClaim { route, payment }, revealed, surcharge } => {
            StepView::Tunnel { route: *route, payment: *payment, revealed: *revealed, surcharge: *surcharge }
        }
    }
}
