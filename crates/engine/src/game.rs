//! The state of one game, folded from its events.

use super::{
    board::{ByCity, Route},
    card::{Card, Cards},
    draws::Draws,
    entropy::Entropies,
    event::{Event, VoidReason},
    options::GameOptions,
    owners::Owners,
    pack::TicketPack,
    payment::Payment,
    player_score::PlayerScore,
    presence::Presence,
    revision::RulesRevision,
    row::Row,
    seat::{BySeat, Occupant, PlayerColor, Seat},
    stations::Stations,
    ticket::{Ticket, TicketDeck, TicketKind, TicketOffer},
    variant::{Variant, VariantRules},
};
use std::sync::Arc;

/// Trains of each player at the start (R1.1).
pub const TRAINS: u8 = 45;
/// Stations of each player at the start (R1.1).
pub const STATIONS: u8 = 3;

/// One game. The state is never stored: it is rebuilt from events, changed by [`Game::play`] and
/// viewed with [`Game::view_for`].
#[derive(Clone, PartialEq, Debug)]
pub struct Game {
    /// The number of events so far.
    pub(super) version: u32,
    /// The number of turns begun so far (R9.5).
    pub(super) turns: u32,
    /// The revision of the rules it is played by.
    pub(super) rules: RulesRevision,
    /// The options agreed before the game began.
    pub(super) options: GameOptions,
    /// The packs of tickets added to it (R2.4).
    pub(super) packs: Vec<TicketPack>,
    /// SHA-256, in hexadecimal, of the secret behind its randomness.
    pub(super) commitment: String,
    /// The contributions of the people at the table to its randomness.
    pub(super) entropies: Entropies,
    /// The occupant of each seat.
    pub(super) occupants: BySeat<Occupant>,
    /// The colour of each taken seat.
    pub(super) colors: BySeat<Option<PlayerColor>>,
    /// The seat of the host.
    pub(super) host: Seat,
    /// Whether each player is present.
    pub(super) presence: BySeat<Presence>,
    /// The possessions of each player.
    pub(super) players: BySeat<Player>,
    /// The train cards that have not been drawn yet.
    pub(super) deck: Cards,
    /// The train cards played or discarded.
    pub(super) discards: Cards,
    /// The face-up row.
    pub(super) row: Row,
    /// The tickets that no player holds.
    pub(super) tickets: TicketDeck,
    /// The owner of each route.
    pub(super) owners: Owners,
    /// The seat with a station in each city.
    pub(super) stations: Stations,
    /// The draws so far, if the game shares its deal with others.
    pub(super) draws: Option<Box<Draws>>,
    /// The phase of the game.
    pub(super) phase: Phase,
}

/// The possessions of one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// Train cards in the hand. Secret, except for their number (R4.10).
    pub hand: Cards,
    /// Trains left.
    pub trains: u8,
    /// Stations left.
    pub stations: u8,
    /// Points of the routes claimed (R5.4).
    pub points: u16,
    /// Tickets kept. Secret, except for their number (R7.2).
    pub tickets: Vec<Ticket>,
}

/// The phase of a game. Each phase owns its data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Players take seats.
    Lobby,
    /// Every seat with an offer chooses its first tickets, in any order (R2.5).
    Dealing {
        /// The seat that will play first.
        first: Seat,
        /// The tickets that each seat still has to choose from.
        offers: BySeat<Option<TicketOffer>>,
        /// The number of the variant's deals that each seat has had.
        deals: BySeat<u8>,
    },
    /// A seat has to move.
    Turn(Turn),
    /// The game was played to its end.
    Finished {
        /// The final scores, in seat order.
        scores: Arc<[PlayerScore]>,
    },
    /// The game ended without a result.
    Voided {
        /// The reason.
        reason: VoidReason,
    },
}

/// One turn (R3).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// The seat whose turn it is.
    pub seat: Seat,
    /// The decision that the player has to make now.
    pub step: Step,
    /// In the last round, how many turns follow this one (R9.1); none before it.
    pub turns_left: Option<u8>,
    /// The number of players who have passed in a row before this turn (R3.2).
    pub passes: u8,
}

/// The step within a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// The player chooses an action (R3.1).
    Choose,
    /// The player takes a second train card (R4.1).
    SecondCard,
    /// The player chooses from the drawn tickets (R7.1).
    KeepTickets {
        /// The tickets drawn.
        offer: TicketOffer,
    },
    /// The player pays the tunnel's surcharge or abandons the tunnel (R6.4).
    Tunnel {
        /// The cards laid so far.
        claim: TunnelClaim,
        /// The revealed cards and those of a paid surcharge, which are discarded when the turn
        /// ends (R6.5).
        revealed: Cards,
        /// The number of additional cards that the tunnel requires, 1 to 3 (R6.2).
        surcharge: u8,
    },
    /// The action is done. The next turn begins within the same decision.
    Done,
}

/// Cards laid for a tunnel (R6.1). They stay in the hand until the tunnel is resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TunnelClaim {
    /// The tunnel.
    pub route: Route,
    /// The cards laid.
    pub payment: Payment,
}

impl TunnelClaim {
    /// The cards of a tunnel's surcharge (R6.2). The player only chooses the number of locomotives;
    /// if all laid cards are locomotives there is no colour.
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
    /// A game without events.
    fn default() -> Game {
        Game {
            version: 0,
            turns: 0,
            rules: RulesRevision::LATEST,
            options: GameOptions::new(Variant::Classic, 0),
            packs: Vec::new(),
            commitment: String::new(),
            entropies: Entropies::default(),
            occupants: BySeat::default(),
            colors: BySeat::default(),
            host: Seat::ALL[0],
            presence: BySeat::default(),
            players: BySeat::default(),
            deck: Cards::default(),
            discards: Cards::default(),
            row: Row::default(),
            tickets: TicketDeck::default(),
            owners: Owners::default(),
            stations: Stations::default(),
            draws: None,
            phase: Phase::Lobby,
        }
    }
}

impl Game {
    /// The number of events so far.
    pub fn version(&self) -> u32 {
        self.version
    }

    /// The number of turns begun so far (R9.5).
    pub fn turns(&self) -> u32 {
        self.turns
    }

    /// The revision of the rules it is played by.
    pub fn rules(&self) -> RulesRevision {
        self.rules
    }

    /// The options agreed before the game began.
    pub fn options(&self) -> GameOptions {
        self.options
    }

    /// The packs of tickets added to it (R2.4).
    pub fn packs(&self) -> &[TicketPack] {
        &self.packs
    }

    /// SHA-256, in hexadecimal, of the secret behind its randomness.
    pub fn commitment(&self) -> &str {
        &self.commitment
    }

    /// The contributions of the people at the table to its randomness.
    pub fn entropies(&self) -> &Entropies {
        &self.entropies
    }

    /// The occupant of each seat.
    pub fn occupants(&self) -> &BySeat<Occupant> {
        &self.occupants
    }

    /// The colour of each taken seat.
    pub fn colors(&self) -> &BySeat<Option<PlayerColor>> {
        &self.colors
    }

    /// The seat of the host.
    pub fn host(&self) -> Seat {
        self.host
    }

    /// The presence of each player.
    pub fn presence(&self) -> &BySeat<Presence> {
        &self.presence
    }

    /// The possessions of each player.
    pub fn players(&self) -> &BySeat<Player> {
        &self.players
    }

    /// The train cards that have not been drawn yet.
    pub fn deck(&self) -> Cards {
        self.deck
    }

    /// The train cards played or discarded.
    pub fn discards(&self) -> Cards {
        self.discards
    }

    /// The five face-up slots.
    pub fn row(&self) -> [Option<Card>; 5] {
        self.row.slots()
    }

    /// The tickets that no player holds.
    pub fn ticket_deck(&self) -> &TicketDeck {
        &self.tickets
    }

    /// The owner of each route.
    pub fn owners(&self) -> &Owners {
        &self.owners
    }

    /// The seat with a station in each city.
    pub fn stations(&self) -> &ByCity<Option<Seat>> {
        self.stations.table()
    }

    /// The phase of the game.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The game as it would be if the turn of this seat began now.
    pub fn in_turn_of(&self, seat: Seat) -> Game {
        let phase = Phase::Turn(Turn { seat, step: Step::Choose, turns_left: None, passes: 0 });
        Game { phase, ..self.clone() }
    }

    /// The state after the given events.
    pub fn replay<'a>(events: impl IntoIterator<Item = &'a Event>) -> Game {
        let mut game = Game::default();
        events.into_iter().for_each(|event| game.evolve(event));
        game
    }

    /// The tickets of one kind in this game, wherever they are (R2.2, R2.4).
    pub fn printed_tickets(&self, kind: TicketKind) -> impl Iterator<Item = Ticket> {
        self.options.variant.tickets(kind, &self.packs)
    }

    /// The rules of its variant (R2.2).
    pub(super) fn variant_rules(&self) -> &'static VariantRules {
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

    /// The colours nobody has taken, in the order of [`PlayerColor::ALL`].
    pub fn free_colors(&self) -> impl Iterator<Item = PlayerColor> {
        PlayerColor::ALL.into_iter().filter(|color| !self.colors.any(|taken| *taken == Some(*color)))
    }

    /// Whether the server has to start the game now, as agreed, because all seats are taken. The
    /// start is a command of its own.
    pub fn must_start(&self) -> bool {
        self.phase == Phase::Lobby && self.options.auto_start && self.open_seats().next().is_none()
    }

    /// The seats that the game waits for, in order. Several seats only while tickets are dealt.
    #[inline]
    pub fn waits_for(&self) -> impl Iterator<Item = Seat> {
        let (turn, offers) = match &self.phase {
            Phase::Lobby | Phase::Finished { .. } | Phase::Voided { .. } => (None, None),
            Phase::Dealing { offers, .. } => (None, Some(offers)),
            Phase::Turn(turn) => (Some(turn.seat), None),
        };
        let offered = offers.into_iter().flat_map(BySeat::iter).filter(|(_, offer)| offer.is_some());
        turn.into_iter().chain(offered.map(|(seat, _)| seat))
    }

    /// Whether the game waits for this seat.
    pub fn is_waiting_for(&self, seat: Seat) -> bool {
        match &self.phase {
            Phase::Lobby | Phase::Finished { .. } | Phase::Voided { .. } => false,
            Phase::Dealing { offers, .. } => offers[seat].is_some(),
            Phase::Turn(turn) => turn.seat == seat,
        }
    }

    /// The people who still play: those whose seats no bot has taken over.
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

    /// The final scores, in seat order; empty while the game runs.
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
    pub(super) fn free_hand(&self, seat: Seat, claim: &TunnelClaim) -> Cards {
        let mut hand = self.players[seat].hand;
        let laid = claim.payment.cards(claim.route.facts().length);
        hand -= laid;
        hand
    }
}
