//! What happened: the facts of which a game consists, and what each viewer may know of them.

use super::{
    attendance::Away,
    board::{City, Route},
    card::Card,
    entropy::Entropy,
    options::GameOptions,
    pack::TicketPack,
    payment::Payment,
    score::PlayerScore,
    seat::{BotLevel, Seat},
    ticket::{Ticket, TicketId},
};
use serde::{Deserialize, Serialize};

/// One fact of a game. Events name seats, never users; they hold what was decided, never how.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields repeat the words of the rules")]
pub enum Event {
    /// A table was opened.
    #[cfg_attr(feature = "utoipa", schema(title = "GameCreated"))]
    GameCreated {
        #[serde(flatten)]
        options: GameOptions,
        /// The packs of tickets added (R2.4), written whole.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        packs: Vec<TicketPack>,
        /// SHA-256, in hexadecimal, of the secret from which all chance of the game comes.
        commitment: String,
    },
    /// A person took a seat.
    #[cfg_attr(feature = "utoipa", schema(title = "PlayerJoined"))]
    PlayerJoined {
        seat: Seat,
        /// What he adds to the chance of the game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entropy: Option<Entropy>,
    },
    /// A person left before the start.
    #[cfg_attr(feature = "utoipa", schema(title = "PlayerLeft"))]
    PlayerLeft { seat: Seat },
    /// A bot was put in a seat.
    #[cfg_attr(feature = "utoipa", schema(title = "BotAdded"))]
    BotAdded { seat: Seat, level: BotLevel },
    /// A bot was taken out of a seat.
    #[cfg_attr(feature = "utoipa", schema(title = "BotRemoved"))]
    BotRemoved { seat: Seat },
    /// The host sent a person away before the start.
    #[cfg_attr(feature = "utoipa", schema(title = "PlayerKicked"))]
    PlayerKicked { seat: Seat },
    /// Another person became the host.
    #[cfg_attr(feature = "utoipa", schema(title = "HostChanged"))]
    HostChanged { seat: Seat },
    /// The game began; `first` plays first (R2.6).
    #[cfg_attr(feature = "utoipa", schema(title = "GameStarted"))]
    GameStarted { first: Seat },
    /// Train cards were dealt (R2.1). Secret: the cards.
    #[cfg_attr(feature = "utoipa", schema(title = "CardsDealt"))]
    CardsDealt { seat: Seat, cards: Vec<Card> },
    /// Tickets were dealt for the first choice (R2.2). Secret: which.
    #[cfg_attr(feature = "utoipa", schema(title = "TicketsDealt"))]
    TicketsDealt { seat: Seat, tickets: Vec<Ticket>, keep_min: u8, keep_max: u8 },
    /// Tickets were drawn (R7.1). Secret: which.
    #[cfg_attr(feature = "utoipa", schema(title = "TicketsDrawn"))]
    TicketsDrawn { seat: Seat, tickets: Vec<Ticket>, keep_min: u8, keep_max: u8 },
    /// A player chose tickets; the others offered are turned down. Secret: which.
    #[cfg_attr(feature = "utoipa", schema(title = "TicketsKept"))]
    TicketsKept { seat: Seat, tickets: Vec<TicketId> },
    /// Tickets turned down went out of the game (R2.2). Secret: which.
    #[cfg_attr(feature = "utoipa", schema(title = "TicketsBoxed"))]
    TicketsBoxed { seat: Seat, tickets: Vec<TicketId> },
    /// Tickets turned down went under the deck (R7.1). Secret from everyone: the order.
    #[cfg_attr(feature = "utoipa", schema(title = "TicketsReturned"))]
    TicketsReturned { tickets: Vec<TicketId> },
    /// A card from the deck was laid face up (R4.2).
    #[cfg_attr(feature = "utoipa", schema(title = "CardTurnedUp"))]
    CardTurnedUp { slot: u8, card: Card },
    /// The five face-up cards were discarded, three or more being locomotives (R4.6).
    #[cfg_attr(feature = "utoipa", schema(title = "RowDiscarded"))]
    RowDiscarded,
    /// The discards became the new deck (R4.8).
    #[cfg_attr(feature = "utoipa", schema(title = "DeckReshuffled"))]
    DeckReshuffled,
    /// A turn began.
    #[cfg_attr(feature = "utoipa", schema(title = "TurnStarted"))]
    TurnStarted { seat: Seat },
    /// A card was drawn blind (R4.1). Secret: the card.
    #[cfg_attr(feature = "utoipa", schema(title = "CardDrawn"))]
    CardDrawn { seat: Seat, card: Card },
    /// A face-up card was taken (R4.1).
    #[cfg_attr(feature = "utoipa", schema(title = "CardTaken"))]
    CardTaken { seat: Seat, slot: u8, card: Card },
    /// A route was claimed, paid and scored (R5.4).
    #[cfg_attr(feature = "utoipa", schema(title = "RouteClaimed"))]
    RouteClaimed { seat: Seat, route: Route, payment: Payment, points: u8 },
    /// Cards were laid for a tunnel (R6.1); they stay in the hand until it is decided.
    #[cfg_attr(feature = "utoipa", schema(title = "TunnelLaid"))]
    TunnelLaid { seat: Seat, route: Route, payment: Payment },
    /// A card was revealed for the tunnel (R6.1).
    #[cfg_attr(feature = "utoipa", schema(title = "TunnelCardRevealed"))]
    TunnelCardRevealed { card: Card },
    /// The tunnel asks for more cards (R6.2).
    #[cfg_attr(feature = "utoipa", schema(title = "TunnelSurchargeAsked"))]
    TunnelSurchargeAsked { seat: Seat, surcharge: u8 },
    /// They were paid (R6.4); the claim follows.
    #[cfg_attr(feature = "utoipa", schema(title = "TunnelSurchargePaid"))]
    TunnelSurchargePaid { seat: Seat, surcharge: u8, payment: Payment },
    /// The tunnel was given up (R6.4).
    #[cfg_attr(feature = "utoipa", schema(title = "TunnelAbandoned"))]
    TunnelAbandoned { seat: Seat },
    /// A station was built (R8.1).
    #[cfg_attr(feature = "utoipa", schema(title = "StationBuilt"))]
    StationBuilt { seat: Seat, city: City, payment: Payment },
    /// A player had no legal move (R3.2).
    #[cfg_attr(feature = "utoipa", schema(title = "Passed"))]
    Passed { seat: Seat },
    /// Two trains or fewer are left: everyone has one more turn (R9.1).
    #[cfg_attr(feature = "utoipa", schema(title = "LastRoundBegun"))]
    LastRoundBegun { seat: Seat },
    /// A seat's time ran out; it is moved for until its turn is over (R10.2).
    #[cfg_attr(feature = "utoipa", schema(title = "TimeRanOut"))]
    TimeRanOut { seat: Seat },
    /// Everyone the game waits for got at least so many seconds, for no server could be reached.
    #[cfg_attr(feature = "utoipa", schema(title = "TimeGranted"))]
    TimeGranted { seconds: u32 },
    /// A player left, for good or until he comes back; a bot plays on (R10.1).
    #[cfg_attr(feature = "utoipa", schema(title = "SeatHandedOver"))]
    SeatHandedOver {
        seat: Seat,
        level: BotLevel,
        #[serde(default)]
        reason: Away,
    },
    /// A player who had run out of time came back (R10.1).
    #[cfg_attr(feature = "utoipa", schema(title = "SeatTakenBack"))]
    SeatTakenBack { seat: Seat },
    /// The game ended and was scored (R9.2).
    #[cfg_attr(feature = "utoipa", schema(title = "GameFinished"))]
    GameFinished { scores: Vec<PlayerScore> },
    /// The game was ended without a result.
    #[cfg_attr(feature = "utoipa", schema(title = "GameVoided"))]
    GameVoided {
        #[serde(default)]
        reason: VoidReason,
    },
}

/// Why a game was ended without a result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum VoidReason {
    /// An admin ended it.
    #[default]
    Admin,
    /// The host called it off, or nobody was left to play it, before it began.
    Cancelled,
    /// It was open for too long.
    Expired,
    /// Somebody left before everyone had moved once.
    LeftEarly,
}

/// An event without its secret. The `type` is the same as the event's.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields repeat the words of the rules")]
pub enum VeiledEvent {
    /// Train cards were dealt to another player.
    #[cfg_attr(feature = "utoipa", schema(title = "CardsDealtVeiled"))]
    CardsDealt { seat: Seat, count: usize },
    /// Tickets were dealt to another player.
    #[cfg_attr(feature = "utoipa", schema(title = "TicketsDealtVeiled"))]
    TicketsDealt { seat: Seat, count: usize },
    /// Another player drew tickets.
    #[cfg_attr(feature = "utoipa", schema(title = "TicketsDrawnVeiled"))]
    TicketsDrawn { seat: Seat, count: usize },
    /// Another player chose tickets.
    #[cfg_attr(feature = "utoipa", schema(title = "TicketsKeptVeiled"))]
    TicketsKept { seat: Seat, count: usize },
    /// Tickets of another player went out of the game.
    #[cfg_attr(feature = "utoipa", schema(title = "TicketsBoxedVeiled"))]
    TicketsBoxed { seat: Seat, count: usize },
    /// Tickets went under the deck.
    #[cfg_attr(feature = "utoipa", schema(title = "TicketsReturnedVeiled"))]
    TicketsReturned { count: usize },
    /// Another player drew a card blind.
    #[cfg_attr(feature = "utoipa", schema(title = "CardDrawnVeiled"))]
    CardDrawn { seat: Seat },
}

/// An event as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum SeenEvent {
    /// Without its secret.
    Veiled(VeiledEvent),
    /// As it happened.
    Whole(Event),
}

impl SeenEvent {
    /// An event as a viewer may see it; after the end of the game everyone may see all.
    pub fn of(event: &Event, viewer: Option<Seat>, game_over: bool) -> SeenEvent {
        if game_over { SeenEvent::Whole(event.clone()) } else { event.seen_by(viewer) }
    }
}

impl Event {
    /// The event as a seat, or an onlooker (none), may see it while the game runs.
    pub fn seen_by(&self, viewer: Option<Seat>) -> SeenEvent {
        match self.veiled(viewer) {
            Some(veiled) => SeenEvent::Veiled(veiled),
            None => SeenEvent::Whole(self.clone()),
        }
    }

    /// What is left of the event for a viewer who may not see all of it; none if he may. Every field of every event is
    /// named, so that a new one does not compile until it is decided here who may see it.
    fn veiled(&self, viewer: Option<Seat>) -> Option<VeiledEvent> {
        let (owner, veiled) = match self {
            Event::CardsDealt { seat, cards } => {
                (Some(*seat), VeiledEvent::CardsDealt { seat: *seat, count: cards.len() })
            }
            Event::TicketsDealt { seat, tickets, keep_min: _, keep_max: _ } => {
                (Some(*seat), VeiledEvent::TicketsDealt { seat: *seat, count: tickets.len() })
            }
            Event::TicketsDrawn { seat, tickets, keep_min: _, keep_max: _ } => {
                (Some(*seat), VeiledEvent::TicketsDrawn { seat: *seat, count: tickets.len() })
            }
            Event::TicketsKept { seat, tickets } => {
                (Some(*seat), VeiledEvent::TicketsKept { seat: *seat, count: tickets.len() })
            }
            Event::TicketsBoxed { seat, tickets } => {
                (Some(*seat), VeiledEvent::TicketsBoxed { seat: *seat, count: tickets.len() })
            }
            Event::TicketsReturned { tickets } => (None, VeiledEvent::TicketsReturned { count: tickets.len() }),
            Event::CardDrawn { seat, card: _ } => (Some(*seat), VeiledEvent::CardDrawn { seat: *seat }),
            Event::GameCreated { options: _, packs: _, commitment: _ }
            | Event::PlayerJoined { seat: _, entropy: _ }
            | Event::PlayerLeft { seat: _ }
            | Event::BotAdded { seat: _, level: _ }
            | Event::BotRemoved { seat: _ }
            | Event::PlayerKicked { seat: _ }
            | Event::HostChanged { seat: _ }
            | Event::GameStarted { first: _ }
            | Event::CardTurnedUp { slot: _, card: _ }
            | Event::RowDiscarded
            | Event::DeckReshuffled
            | Event::TurnStarted { seat: _ }
            | Event::CardTaken { seat: _, slot: _, card: _ }
            | Event::RouteClaimed { seat: _, route: _, payment: _, points: _ }
            | Event::TunnelLaid { seat: _, route: _, payment: _ }
            | Event::TunnelCardRevealed { card: _ }
            | Event::TunnelSurchargeAsked { seat: _, surcharge: _ }
            | Event::TunnelSurchargePaid { seat: _, surcharge: _, payment: _ }
            | Event::TunnelAbandoned { seat: _ }
            | Event::StationBuilt { seat: _, city: _, payment: _ }
            | Event::Passed { seat: _ }
            | Event::LastRoundBegun { seat: _ }
            | Event::TimeRanOut { seat: _ }
            | Event::TimeGranted { seconds: _ }
            | Event::SeatHandedOver { seat: _, level: _, reason: _ }
            | Event::SeatTakenBack { seat: _ }
            | Event::GameFinished { scores: _ }
            | Event::GameVoided { reason: _ } => return None,
        };
        let may_see = owner.is_some() && viewer == owner;
        (!may_see).then_some(veiled)
    }
}
