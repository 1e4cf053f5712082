//! Events: the facts a game consists of, and each viewer's knowledge of them.

use super::{
    board::{City, Route},
    card::{Card, Cards, DealtCards},
    entropy::Entropy,
    options::GameOptions,
    pack::TicketPack,
    payment::Payment,
    player_score::PlayerScore,
    presence::AwayReason,
    revision::RulesRevision,
    row::RowCards,
    seat::{BotLevel, PlayerColor, Seat},
    sleeping_hours::{SleepingHours, SleepingHoursChange},
    ticket::{OfferedTickets, ReturnedTicketIds, TicketIds},
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// One fact of a game. Events name seats, never accounts. They record the outcome of a decision,
/// not how it was reached.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "utoipa", schema(as = GameEvent))]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields repeat the words of the rules")]
pub enum Event {
    /// A table was opened.
    #[cfg_attr(feature = "utoipa", schema(title = "GameCreatedEvent"))]
    GameCreated {
        /// The revision of the rules the game is played by.
        #[cfg_attr(feature = "utoipa", schema(value_type = u8, minimum = 1, example = 1))]
        rules: RulesRevision,
        #[serde(flatten)]
        options: Box<GameOptions>,
        /// The ticket packs added to the game (R2.4), stored in full; absent if there are none.
        #[serde(default, skip_serializing_if = "<[_]>::is_empty")]
        packs: Box<[TicketPack]>,
        /// SHA-256, in hexadecimal, of the secret behind all randomness of the game.
        commitment: Box<str>,
    },
    /// A person took a seat.
    #[cfg_attr(feature = "utoipa", schema(title = "PlayerJoinedEvent"))]
    PlayerJoined {
        seat: Seat,
        color: PlayerColor,
        /// The player's contribution to the game's randomness, 1 to 64 visible ASCII
        /// characters; absent if they gave none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entropy: Option<Entropy>,
    },
    /// A person left before the game began.
    #[cfg_attr(feature = "utoipa", schema(title = "PlayerLeftEvent"))]
    PlayerLeft { seat: Seat },
    /// A bot was put in a seat.
    #[cfg_attr(feature = "utoipa", schema(title = "BotAddedEvent"))]
    BotAdded { seat: Seat, color: PlayerColor, level: BotLevel },
    /// A bot was removed from a seat before the game began.
    #[cfg_attr(feature = "utoipa", schema(title = "BotRemovedEvent"))]
    BotRemoved { seat: Seat },
    /// The host removed a person before the game began.
    #[cfg_attr(feature = "utoipa", schema(title = "PlayerKickedEvent"))]
    PlayerKicked { seat: Seat },
    /// Another person became the host.
    #[cfg_attr(feature = "utoipa", schema(title = "HostChangedEvent"))]
    HostChanged { seat: Seat },
    /// The game began. `first` is the seat that plays first (R2.6).
    #[cfg_attr(feature = "utoipa", schema(title = "GameStartedEvent"))]
    GameStarted { first: Seat },
    /// Train cards were dealt (R2.1). The cards are secret.
    #[cfg_attr(feature = "utoipa", schema(title = "CardsDealtEvent"))]
    CardsDealt {
        seat: Seat,
        /// Absent for a viewer who may not see the cards; then there is a `count`.
        #[cfg_attr(feature = "utoipa", schema(value_type = Vec<Card>))]
        cards: DealtCards,
    },
    /// Tickets were dealt for the first choice (R2.2). The player keeps at least `keep_min` and at
    /// most `keep_max` of them. The tickets are secret.
    #[cfg_attr(feature = "utoipa", schema(title = "TicketsDealtEvent"))]
    TicketsDealt {
        seat: Seat,
        /// Absent for a viewer who may not see the tickets; then there is a `count`.
        #[cfg_attr(feature = "utoipa", schema(value_type = Vec<crate::Ticket>))]
        tickets: OfferedTickets,
        /// Absent if the tickets are.
        keep_min: u8,
        /// Absent if the tickets are.
        keep_max: u8,
    },
    /// Tickets were drawn (R7.1). The player keeps at least `keep_min` and at most `keep_max` of
    /// them. The tickets are secret.
    #[cfg_attr(feature = "utoipa", schema(title = "TicketsDrawnEvent"))]
    TicketsDrawn {
        seat: Seat,
        /// Absent for a viewer who may not see the tickets; then there is a `count`.
        #[cfg_attr(feature = "utoipa", schema(value_type = Vec<crate::Ticket>))]
        tickets: OfferedTickets,
        /// Absent if the tickets are.
        keep_min: u8,
        /// Absent if the tickets are.
        keep_max: u8,
    },
    /// A player chose which tickets to keep and rejected the others offered. The tickets are
    /// secret.
    #[cfg_attr(feature = "utoipa", schema(title = "TicketsKeptEvent"))]
    TicketsKept {
        seat: Seat,
        /// Absent for a viewer who may not see the tickets; then there is a `count`.
        #[cfg_attr(feature = "utoipa", schema(value_type = Vec<crate::TicketId>))]
        tickets: TicketIds,
    },
    /// Rejected tickets were removed from the game (R2.2). The tickets are secret.
    #[cfg_attr(feature = "utoipa", schema(title = "TicketsBoxedEvent"))]
    TicketsBoxed {
        seat: Seat,
        /// Absent for a viewer who may not see the tickets; then there is a `count`.
        #[cfg_attr(feature = "utoipa", schema(value_type = Vec<crate::TicketId>))]
        tickets: TicketIds,
    },
    /// Rejected tickets were put under the deck (R7.1). Their order is secret from everyone.
    #[cfg_attr(feature = "utoipa", schema(title = "TicketsReturnedEvent"))]
    TicketsReturned {
        /// Absent while the game runs; then there is a `count`.
        #[cfg_attr(feature = "utoipa", schema(value_type = Vec<crate::TicketId>))]
        tickets: ReturnedTicketIds,
    },
    /// A card from the deck was laid face up (R4.2). `slot` is 0 to 4.
    #[cfg_attr(feature = "utoipa", schema(title = "CardTurnedUpEvent"))]
    CardTurnedUp { slot: u8, card: Card },
    /// The five face-up cards were discarded because three or more of them were locomotives (R4.6).
    #[cfg_attr(feature = "utoipa", schema(title = "RowDiscardedEvent"))]
    RowDiscarded,
    /// After ten replacements in one move, all five face-up cards were replaced again until fewer
    /// than three were locomotives, or nothing could help (R4.6). The discards were shuffled into a
    /// new deck whenever it was used up; there is no event for that.
    #[cfg_attr(feature = "utoipa", schema(title = "RowReplacedEvent"))]
    RowReplaced {
        /// The number of times that the cards were replaced.
        #[cfg_attr(feature = "utoipa", schema(minimum = 1, example = 57))]
        times: u32,
        /// The five cards that lie face up now, by slot.
        #[cfg_attr(feature = "utoipa", schema(value_type = Vec<Card>, min_items = 5, max_items = 5))]
        row: RowCards,
        /// The discards now. All other cards that lay there, in the row or in the deck are the
        /// deck.
        #[cfg_attr(feature = "utoipa", schema(value_type = crate::CardCounts))]
        discards: Cards,
    },
    /// The discards were shuffled into a new deck (R4.8).
    #[cfg_attr(feature = "utoipa", schema(title = "DeckReshuffledEvent"))]
    DeckReshuffled,
    /// A turn began.
    #[cfg_attr(feature = "utoipa", schema(title = "TurnStartedEvent"))]
    TurnStarted { seat: Seat },
    /// A card was drawn blind from the deck (R4.1). The card is secret.
    #[cfg_attr(feature = "utoipa", schema(title = "CardDrawnEvent"))]
    CardDrawn {
        seat: Seat,
        /// Absent for a viewer who may not see the card.
        card: Card,
    },
    /// A face-up card was taken (R4.1). `slot` is 0 to 4.
    #[cfg_attr(feature = "utoipa", schema(title = "CardTakenEvent"))]
    CardTaken { seat: Seat, slot: u8, card: Card },
    /// A route was claimed, paid for and scored (R5.4).
    #[cfg_attr(feature = "utoipa", schema(title = "RouteClaimedEvent"))]
    RouteClaimed { seat: Seat, route: Route, payment: Payment, points: u8 },
    /// Cards were laid for a tunnel (R6.1). They stay in the player's hand until the tunnel is
    /// resolved.
    #[cfg_attr(feature = "utoipa", schema(title = "TunnelLaidEvent"))]
    TunnelLaid { seat: Seat, route: Route, payment: Payment },
    /// A card was revealed for the tunnel (R6.1).
    #[cfg_attr(feature = "utoipa", schema(title = "TunnelCardRevealedEvent"))]
    TunnelCardRevealed { card: Card },
    /// The tunnel requires `surcharge` additional cards, 1 to 3 (R6.2).
    #[cfg_attr(feature = "utoipa", schema(title = "TunnelSurchargeAskedEvent"))]
    TunnelSurchargeAsked { seat: Seat, surcharge: u8 },
    /// The surcharge was paid (R6.4). A `route_claimed` event follows.
    #[cfg_attr(feature = "utoipa", schema(title = "TunnelSurchargePaidEvent"))]
    TunnelSurchargePaid { seat: Seat, surcharge: u8, payment: Payment },
    /// The tunnel was abandoned (R6.4).
    #[cfg_attr(feature = "utoipa", schema(title = "TunnelAbandonedEvent"))]
    TunnelAbandoned { seat: Seat },
    /// A station was built (R8.1).
    #[cfg_attr(feature = "utoipa", schema(title = "StationBuiltEvent"))]
    StationBuilt { seat: Seat, city: City, payment: Payment },
    /// A player had no legal move and passed (R3.2).
    #[cfg_attr(feature = "utoipa", schema(title = "PassedEvent"))]
    Passed { seat: Seat },
    /// This seat has two trains or fewer left, or the game is too long: every player has one more
    /// turn (R9.1, R9.5).
    #[cfg_attr(feature = "utoipa", schema(title = "LastRoundBegunEvent"))]
    LastRoundBegun { seat: Seat },
    /// A player ran out of time. The server moves for the seat until its turn ends (R10.2).
    #[cfg_attr(feature = "utoipa", schema(title = "TimeRanOutEvent"))]
    TimeRanOut { seat: Seat },
    /// Each player the game waits for was given at least `seconds` seconds, because no server could
    /// be reached for a while.
    #[cfg_attr(feature = "utoipa", schema(title = "TimeGrantedEvent"))]
    TimeGranted { seconds: u32 },
    /// A player went on vacation. Their clock stands still, and they make no moves (R10.8).
    #[cfg_attr(feature = "utoipa", schema(title = "VacationBegunEvent"))]
    VacationBegun { seat: Seat },
    /// A player came back from vacation: their clock goes on where it stood (R10.8).
    #[cfg_attr(feature = "utoipa", schema(title = "VacationEndedEvent"))]
    VacationEnded { seat: Seat },
    /// A player set their sleeping hours, or has none any more. The time for a move that begins
    /// after this does not end in them, but with them (R10.9).
    #[cfg_attr(feature = "utoipa", schema(title = "SleepingHoursSetEvent"))]
    SleepingHoursSet {
        seat: Seat,
        /// The hours; null for none.
        hours: Option<SleepingHours>,
        /// The hours after the next change of the clocks where the player lives. Absent where
        /// clocks do not change.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        change: Option<SleepingHoursChange>,
    },
    /// A bot took over a player's seat, permanently or until the player comes back (R10.1). Their
    /// vacation and their sleeping hours in this game are over.
    #[cfg_attr(feature = "utoipa", schema(title = "SeatHandedOverEvent"))]
    SeatHandedOver {
        seat: Seat,
        level: BotLevel,
        #[serde(default)]
        reason: AwayReason,
    },
    /// A player who had run out of time took their seat back (R10.1).
    #[cfg_attr(feature = "utoipa", schema(title = "SeatTakenBackEvent"))]
    SeatTakenBack { seat: Seat },
    /// Another person took over a seat that a bot had taken over from a player, and plays it from
    /// then on (R10.10).
    #[cfg_attr(feature = "utoipa", schema(title = "StandInSeatedEvent"))]
    StandInSeated { seat: Seat },
    /// The game ended and was scored (R9.2).
    #[cfg_attr(feature = "utoipa", schema(title = "GameFinishedEvent"))]
    GameFinished {
        #[cfg_attr(feature = "utoipa", schema(value_type = Vec<PlayerScore>))]
        scores: Arc<[PlayerScore]>,
    },
    /// The game ended without a result.
    #[cfg_attr(feature = "utoipa", schema(title = "GameVoidedEvent"))]
    GameVoided {
        #[serde(default)]
        reason: VoidReason,
    },
}

/// The reason why a game ended without a result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum VoidReason {
    /// An admin ended the game.
    #[default]
    Admin,
    /// The host cancelled the game before it began, or nobody was left to play it.
    Cancelled,
    /// The table was open for too long without starting.
    Expired,
    /// A player left before everyone had finished a turn.
    LeftEarly,
}

/// The part that an event has in a game. A new event does not compile until [`Event::kind`] names
/// it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EventKind {
    /// A change of the table before play, up to the start.
    Table,
    /// A step of a move of this seat: a move begins with one, and no other command does.
    Move(Seat),
    /// A deal, a chance or a rule that follows within the same decision. No decision begins with
    /// one.
    Consequence,
    /// An act of the clock.
    Clock,
    /// A vacation or sleeping hours: the game itself goes on unchanged.
    Absence,
    /// A change of the player of a seat during play.
    Seat,
    /// The end of the game.
    End,
}

/// An event without its secret fields. Its `type` is that of the full event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields repeat the words of the rules")]
pub enum RedactedEvent {
    /// Train cards were dealt to another player. `count` is the number of cards.
    #[cfg_attr(feature = "utoipa", schema(title = "CardsDealtEvent"))]
    CardsDealt {
        seat: Seat,
        /// The number, in place of the secret.
        count: usize,
    },
    /// Tickets were dealt to another player. `count` is the number of tickets.
    #[cfg_attr(feature = "utoipa", schema(title = "TicketsDealtEvent"))]
    TicketsDealt {
        seat: Seat,
        /// The number, in place of the secret.
        count: usize,
    },
    /// Another player drew tickets. `count` is the number of tickets.
    #[cfg_attr(feature = "utoipa", schema(title = "TicketsDrawnEvent"))]
    TicketsDrawn {
        seat: Seat,
        /// The number, in place of the secret.
        count: usize,
    },
    /// Another player chose tickets. `count` is the number of tickets kept.
    #[cfg_attr(feature = "utoipa", schema(title = "TicketsKeptEvent"))]
    TicketsKept {
        seat: Seat,
        /// The number, in place of the secret.
        count: usize,
    },
    /// Rejected tickets of another player were removed from the game. `count` is their number.
    #[cfg_attr(feature = "utoipa", schema(title = "TicketsBoxedEvent"))]
    TicketsBoxed {
        seat: Seat,
        /// The number, in place of the secret.
        count: usize,
    },
    /// Rejected tickets were put under the deck. `count` is their number.
    #[cfg_attr(feature = "utoipa", schema(title = "TicketsReturnedEvent"))]
    TicketsReturned {
        /// The number, in place of the secret.
        count: usize,
    },
    /// Another player drew a card blind from the deck.
    #[cfg_attr(feature = "utoipa", schema(title = "CardDrawnEvent"))]
    CardDrawn { seat: Seat },
}

/// An event as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum VisibleEvent {
    /// The event without its secret fields.
    Redacted(RedactedEvent),
    /// The full event.
    Full(Event),
}

impl VisibleEvent {
    /// An event as a viewer may see it. Once the game is over, everyone may see all of it.
    pub fn of(event: &Event, viewer: Option<Seat>, game_over: bool) -> VisibleEvent {
        if game_over { VisibleEvent::Full(event.clone()) } else { event.view_for(viewer) }
    }
}

const _: () = assert!(size_of::<Event>() <= 48, "a larger event makes each game slower (ADR 6)");

impl Event {
    /// The event as a seat, or a spectator (`None`), may see it while the game runs.
    pub fn view_for(&self, viewer: Option<Seat>) -> VisibleEvent {
        match self.redacted(viewer) {
            Some(redacted) => VisibleEvent::Redacted(redacted),
            None => VisibleEvent::Full(self.clone()),
        }
    }

    /// The class of the event, for looks at the log to which most events mean nothing.
    pub fn kind(&self) -> EventKind {
        match self {
            Event::GameCreated { .. }
            | Event::PlayerJoined { .. }
            | Event::PlayerLeft { .. }
            | Event::BotAdded { .. }
            | Event::BotRemoved { .. }
            | Event::PlayerKicked { .. }
            | Event::HostChanged { .. }
            | Event::GameStarted { .. } => EventKind::Table,
            Event::TicketsDrawn { seat, .. }
            | Event::TicketsKept { seat, .. }
            | Event::CardDrawn { seat, .. }
            | Event::CardTaken { seat, .. }
            | Event::RouteClaimed { seat, .. }
            | Event::TunnelLaid { seat, .. }
            | Event::TunnelSurchargePaid { seat, .. }
            | Event::TunnelAbandoned { seat }
            | Event::StationBuilt { seat, .. }
            | Event::Passed { seat } => EventKind::Move(*seat),
            Event::CardsDealt { .. }
            | Event::TicketsDealt { .. }
            | Event::TicketsBoxed { .. }
            | Event::TicketsReturned { .. }
            | Event::CardTurnedUp { .. }
            | Event::RowDiscarded
            | Event::RowReplaced { .. }
            | Event::DeckReshuffled
            | Event::TurnStarted { .. }
            | Event::TunnelCardRevealed { .. }
            | Event::TunnelSurchargeAsked { .. }
            | Event::LastRoundBegun { .. } => EventKind::Consequence,
            Event::TimeRanOut { .. } | Event::TimeGranted { .. } => EventKind::Clock,
            Event::VacationBegun { .. } | Event::VacationEnded { .. } | Event::SleepingHoursSet { .. } => {
                EventKind::Absence
            }
            Event::SeatHandedOver { .. } | Event::SeatTakenBack { .. } | Event::StandInSeated { .. } => EventKind::Seat,
            Event::GameFinished { .. } | Event::GameVoided { .. } => EventKind::End,
        }
    }

    /// The redacted event for a viewer who may not see all of it; none if they may. Every field of
    /// every event is named, so that a new field does not compile until its visibility is decided
    /// here.
    fn redacted(&self, viewer: Option<Seat>) -> Option<RedactedEvent> {
        let (owner, redacted) = match self {
            Event::CardsDealt { seat, cards } => {
                (Some(*seat), RedactedEvent::CardsDealt { seat: *seat, count: cards.len() })
            }
            Event::TicketsDealt { seat, tickets, keep_min: _, keep_max: _ } => {
                (Some(*seat), RedactedEvent::TicketsDealt { seat: *seat, count: tickets.len() })
            }
            Event::TicketsDrawn { seat, tickets, keep_min: _, keep_max: _ } => {
                (Some(*seat), RedactedEvent::TicketsDrawn { seat: *seat, count: tickets.len() })
            }
            Event::TicketsKept { seat, tickets } => {
                (Some(*seat), RedactedEvent::TicketsKept { seat: *seat, count: tickets.len() })
            }
            Event::TicketsBoxed { seat, tickets } => {
                (Some(*seat), RedactedEvent::TicketsBoxed { seat: *seat, count: tickets.len() })
            }
            Event::TicketsReturned { tickets } => (None, RedactedEvent::TicketsReturned { count: tickets.len() }),
            Event::CardDrawn { seat, card: _ } => (Some(*seat), RedactedEvent::CardDrawn { seat: *seat }),
            Event::GameCreated { rules: _, options: _, packs: _, commitment: _ }
            | Event::PlayerJoined { seat: _, color: _, entropy: _ }
            | Event::PlayerLeft { seat: _ }
            | Event::BotAdded { seat: _, color: _, level: _ }
            | Event::BotRemoved { seat: _ }
            | Event::PlayerKicked { seat: _ }
            | Event::HostChanged { seat: _ }
            | Event::GameStarted { first: _ }
            | Event::CardTurnedUp { slot: _, card: _ }
            | Event::RowDiscarded
            | Event::RowReplaced { times: _, row: _, discards: _ }
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
            | Event::VacationBegun { seat: _ }
            | Event::VacationEnded { seat: _ }
            | Event::SleepingHoursSet { seat: _, hours: _, change: _ }
            | Event::SeatHandedOver { seat: _, level: _, reason: _ }
            | Event::SeatTakenBack { seat: _ }
            | Event::StandInSeated { seat: _ }
            | Event::GameFinished { scores: _ }
            | Event::GameVoided { reason: _ } => return None,
        };
        let may_see = owner.is_some() && viewer == owner;
        (!may_see).then_some(redacted)
    }
}
