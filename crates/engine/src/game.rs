//! The state of one game, as the fold of its events.

use super::{
    attendance::Attendance,
    board::{ByCity, Route},
    card::{Card, Cards},
    entropy::Entropies,
    event::{Event, VoidReason},
    options::GameOptions,
    owners::Owners,
    pack::TicketPack,
    payment::Payment,
    score::PlayerScore,
    seat::{BySeat, Occupant, Seat},
    ticket::{Offer, Ticket, TicketDeck, TicketKind},
    variant::{Variant, VariantRules},
};

/// Trains of each player at the start (R1.1).
pub const TRAINS: u8 = 45;
/// Stations of each player at the start (R1.1).
pub const STATIONS: u8 = 3;

/// One game. Never stored: rebuilt from its events, asked by [`Game::play`] and shown by [`Game::seen_by`].
#[derive(Clone, PartialEq, Debug)]
pub struct Game {
    /// How many events it consists of.
    pub version: u32,
    /// What was agreed before it began.
    pub options: GameOptions,
    /// The packs of tickets added to it (R2.4).
    pub packs: Vec<TicketPack>,
    /// SHA-256 of the secret from which its chance comes, in hexadecimal.
    pub commitment: String,
    /// What those who sit there have added to its chance.
    pub entropies: Entropies,
    /// Who sits where.
    pub occupants: BySeat<Occupant>,
    /// Who is the host.
    pub host: Seat,
    /// Whether its players are there.
    pub attendance: BySeat<Attendance>,
    /// What each player has.
    pub players: BySeat<Player>,
    /// The train cards nobody has seen yet.
    pub deck: Cards,
    /// The train cards played or discarded.
    pub discards: Cards,
    /// The five face-up slots; empty only when there are no cards to fill them (R4.7).
    pub row: [Option<Card>; 5],
    /// The tickets nobody holds.
    pub tickets: TicketDeck,
    /// Who owns each route.
    pub owners: Owners,
    /// Who has a station in each city.
    pub stations: ByCity<Option<Seat>>,
    /// What the game waits for.
    pub phase: Phase,
}

/// What one player has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// Train cards in hand; secret, but for their number (R4.10).
    pub hand: Cards,
    /// Trains left.
    pub trains: u8,
    /// Stations left.
    pub stations: u8,
    /// Points of the routes claimed (R5.4).
    pub points: u16,
    /// Tickets kept; secret, but for their number (R7.2).
    pub tickets: Vec<Ticket>,
}

/// What a game waits for; each phase owns its data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Players take seats.
    Lobby,
    /// Every seat with an offer chooses its first tickets, in any order (R2.5).
    Dealing {
        /// The seat that will play first.
        first: Seat,
        /// The tickets still to be chosen from.
        offers: BySeat<Option<Offer>>,
        /// How many of the variant's deals each seat has had.
        deals: BySeat<u8>,
    },
    /// A seat is to move.
    Turn(Turn),
    /// It is over.
    Finished {
        /// The final scores, in seat order.
        scores: Vec<PlayerScore>,
    },
    /// It was ended without a result.
    Voided {
        /// Why.
        reason: VoidReason,
    },
}

/// One turn (R3).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Whose it is.
    pub seat: Seat,
    /// What he has to do now.
    pub step: Step,
    /// In the last round, how many turns follow this one (R9.1).
    pub turns_left: Option<u8>,
    /// How many players have passed in a row before this turn (R3.2).
    pub passes: u8,
}

/// The step within a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// Any action (R3.1).
    Choose,
    /// The second train card (R4.1).
    SecondCard,
    /// Tickets drawn are to be chosen from (R7.1).
    KeepTickets {
        /// The tickets drawn.
        offer: Offer,
    },
    /// A tunnel is to be paid or given up (R6.4).
    Tunnel {
        /// What was laid.
        claim: Claim,
        /// The cards revealed; discarded when the turn ends (R6.5).
        revealed: Cards,
        /// How many cards are to be added (R6.2).
        surcharge: u8,
    },
    /// The action is done; the next turn begins within the same decision.
    Done,
}

/// Cards laid for a tunnel (R6.1). They stay in the hand until the tunnel is decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claim {
    /// The tunnel.
    pub route: Route,
    /// The cards laid.
    pub payment: Payment,
}

impl Claim {
    /// The cards added for a tunnel (R6.2): only the locomotives are for the player to say; all locomotives means no
    /// colour.
    pub(super) fn surcharge_payment(&self, surcharge: u8, locomotives: u8) -> Payment {
        Payment { color: self.payment.color.filter(|_| locomotives != surcharge), locomotives }
    }
}

impl Default for Player {
    fn default() -> Player {
        Player { hand: Cards::default(), trains: TRAINS, stations: STATIONS, points: 0, tickets: Vec::new() }
    }
}

impl Default for Game {
    /// A game of no events.
    fn default() -> Game {
        Game {
            version: 0,
            options: GameOptions::new(Variant::Classic, 0),
            packs: Vec::new(),
            commitment: String::new(),
            entropies: Entropies::default(),
            occupants: BySeat::default(),
            host: Seat::ALL[0],
            attendance: BySeat::default(),
            players: BySeat::default(),
            deck: Cards::default(),
            discards: Cards::default(),
            row: [None; 5],
            tickets: TicketDeck::default(),
            owners: Owners::default(),
            stations: ByCity::default(),
            phase: Phase::Lobby,
        }
    }
}

impl Game {
    /// The state after the given events.
    pub fn replay<'a>(events: impl IntoIterator<Item = &'a Event>) -> Game {
        let mut game = Game::default();
        events.into_iter().for_each(|event| game.evolve(event));
        game
    }

    /// The tickets of one kind that are in this game, wherever they lie (R2.2, R2.4).
    pub fn printed_tickets(&self, kind: TicketKind) -> impl Iterator<Item = Ticket> {
        self.options.variant.tickets(kind, &self.packs)
    }

    /// What is special about its variant (R2.2).
    pub(super) fn rules(&self) -> &'static VariantRules {
        self.options.variant.rules()
    }

    /// The seats of this table, in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.options.seats)
    }

    /// The seats nobody has taken, in order.
    pub fn open_seats(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|&seat| self.occupants[seat] == Occupant::Nobody)
    }

    /// The seats that the game waits for, in order; several while tickets are dealt.
    pub fn waits_for(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|&seat| self.is_waiting_for(seat))
    }

    /// Whether it is this seat's turn to do something.
    pub fn is_waiting_for(&self, seat: Seat) -> bool {
        match &self.phase {
            Phase::Lobby | Phase::Finished { .. } | Phase::Voided { .. } => false,
            Phase::Dealing { offers, .. } => offers[seat].is_some(),
            Phase::Turn(turn) => turn.seat == seat,
        }
    }

    /// The people who play: those whose seats no bot has taken over.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|&seat| self.occupants[seat] == Occupant::Person)
    }

    /// Whether the game is over, with a result or without.
    pub fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Finished { .. } | Phase::Voided { .. })
    }

    /// Whether the game was played to its end and scored.
    pub fn is_finished(&self) -> bool {
        matches!(self.phase, Phase::Finished { .. })
    }

    /// `lobby`, `running`, `finished` or `void`.
    pub fn status(&self) -> &'static str {
        match self.phase {
            Phase::Lobby => "lobby",
            Phase::Dealing { .. } | Phase::Turn(_) => "running",
            Phase::Finished { .. } => "finished",
            Phase::Voided { .. } => "void",
        }
    }

    /// The final scores, in seat order; none while the game runs.
    pub fn scores(&self) -> &[PlayerScore] {
        match &self.phase {
            Phase::Finished { scores } => scores,
            Phase::Lobby | Phase::Dealing { .. } | Phase::Turn(_) | Phase::Voided { .. } => &[],
        }
    }

    /// The routes a seat owns, in the order of their ids.
    pub fn routes_of(&self, seat: Seat) -> impl Iterator<Item = Route> {
        self.owners.of(seat).iter()
    }

    /// The hand without the cards laid for a tunnel.
    pub(super) fn free_hand(&self, seat: Seat, claim: &Claim) -> Cards {
        let mut hand = self.players[seat].hand;
        let laid = claim.payment.cards(claim.route.facts().length);
        laid.iter().for_each(|(card, count)| hand.take(card, count));
        hand
    }
}
