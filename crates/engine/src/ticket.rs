//! Destination tickets and the deck they are drawn from.

use super::board::{City, UnknownName};
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};
use std::{collections::VecDeque, fmt, str::FromStr};
use strum::{EnumString, IntoStaticStr};
use tinyvec::ArrayVec;
#[cfg(feature = "utoipa")]
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{Object, RefOr, Schema, Type},
};

/// The id of a ticket: its two cities, such as `"brest-petrograd"`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TicketId {
    /// The city named first.
    pub from: City,
    /// The city named second.
    pub to: City,
}

#[cfg(feature = "utoipa")]
impl PartialSchema for TicketId {
    fn schema() -> RefOr<Schema> {
        let example = "brest-petrograd";
        let object = Object::builder().schema_type(Type::String).max_length(Some(64));
        object.description(Some("A ticket's id")).examples([example]).into()
    }
}

#[cfg(feature = "utoipa")]
impl ToSchema for TicketId {}

impl fmt::Display for TicketId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}

impl FromStr for TicketId {
    type Err = UnknownName;
    fn from_str(name: &str) -> Result<TicketId, UnknownName> {
        let cities = name.split_once('-').and_then(|(from, to)| Some((from.parse().ok()?, to.parse().ok()?)));
        cities.map(|(from, to)| TicketId { from, to }).ok_or_else(|| UnknownName::new("ticket", name))
    }
}

impl TryFrom<String> for TicketId {
    type Error = UnknownName;
    fn try_from(name: String) -> Result<TicketId, UnknownName> {
        name.parse()
    }
}

impl From<TicketId> for String {
    fn from(id: TicketId) -> String {
        id.to_string()
    }
}

/// A destination ticket: points for connecting two cities with the player's own routes (R7). It is
/// stored in full where it is dealt, so that a log can be read without a table of tickets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct Ticket {
    /// The ticket's id.
    pub id: TicketId,
    /// Points gained if it is completed, lost if it is not.
    #[cfg_attr(feature = "utoipa", schema(example = 20))]
    pub points: u8,
    /// Whether it is a long or a standard ticket.
    pub kind: TicketKind,
}

impl Ticket {
    /// Whether it leads to a Big City (R1.5).
    pub fn is_big_city(&self) -> bool {
        self.id.from.facts().big_city || self.id.to.facts().big_city
    }

    /// The ticket with this id among `known`.
    ///
    /// # Errors
    /// If none of them has it.
    pub fn named(name: &str, known: impl IntoIterator<Item = Ticket>) -> Result<Ticket, UnknownName> {
        let id = name.parse::<TicketId>()?;
        known.into_iter().find(|ticket| ticket.id == id).ok_or_else(|| UnknownName::new("ticket", name))
    }
}

/// The kind of a ticket. Long tickets are dealt at the start only (R2.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs)]
pub enum TicketKind {
    Long,
    #[default]
    Standard,
}

/// The set a ticket was printed in (R1.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, EnumString, IntoStaticStr)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum TicketSet {
    /// The original edition: 6 long and 40 standard tickets.
    Europe,
    /// The 1912 expansion: 6 long and 49 standard tickets.
    #[serde(rename = "europa_1912")]
    #[strum(serialize = "europa_1912")]
    Europa1912,
    /// A bonus pack of 6 standard tickets.
    OrientExpress,
    /// A bonus pack of 1 standard ticket.
    WithMax,
}

include!(concat!(env!("OUT_DIR"), "/ticket.rs"));

impl TicketSet {
    /// All sets.
    pub const ALL: [TicketSet; 4] =
        [TicketSet::Europe, TicketSet::Europa1912, TicketSet::OrientExpress, TicketSet::WithMax];

    /// The name in JSON.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The tickets of the set, in the order of the data.
    pub fn tickets(self) -> impl Iterator<Item = Ticket> {
        TICKETS.iter().filter(move |(set, _)| *set == self).map(|(_, ticket)| *ticket)
    }
}

/// The most tickets that one player is offered at once (R2.2, R7.1).
pub(super) const MAX_OFFERED: usize = 5;

/// The most tickets that are put under the deck at once: what five players reject of their first
/// tickets, at most three each (R2.2).
pub(super) const MAX_RETURNED: usize = 16;

/// Tickets offered to one player.
pub type OfferedTickets = ArrayVec<[Ticket; MAX_OFFERED]>;

/// The ids of some of the tickets offered to one player.
pub type TicketIds = ArrayVec<[TicketId; MAX_OFFERED]>;

/// The ids of tickets put under the deck.
pub type ReturnedTicketIds = ArrayVec<[TicketId; MAX_RETURNED]>;

/// Tickets offered to one player, who keeps some of them (R2.2, R7.1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct TicketOffer {
    /// The tickets to choose from.
    #[cfg_attr(feature = "utoipa", schema(value_type = Vec<Ticket>))]
    pub tickets: OfferedTickets,
    /// The minimum number of tickets to keep.
    #[cfg_attr(feature = "utoipa", schema(example = 2))]
    pub keep_min: u8,
    /// The maximum number of tickets to keep.
    #[cfg_attr(feature = "utoipa", schema(example = 4))]
    pub keep_max: u8,
}

impl TicketOffer {
    /// Every choice the rules allow, the largest first.
    pub fn choices(&self) -> impl Iterator<Item = TicketIds> {
        self.selections().map(|bits| self.selected(bits))
    }

    /// The choice at this index.
    pub(super) fn choice(&self, number: usize) -> Option<TicketIds> {
        self.selections().nth(number).map(|bits| self.selected(bits))
    }

    /// The number of choices.
    pub(super) fn count_choices(&self) -> usize {
        self.selections().count()
    }

    fn selected(&self, bits: u32) -> TicketIds {
        let chosen = self.tickets.iter().enumerate().filter(|(at, _)| bits >> at & 1 == 1);
        chosen.map(|(_, ticket)| ticket.id).collect()
    }

    /// Every choice, one bit a ticket.
    pub(super) fn selections(&self) -> impl Iterator<Item = u32> + use<> {
        let sizes = u32::from(self.keep_min)..=u32::from(self.keep_max);
        let all = 0..1_u32 << self.tickets.len().min(8);
        all.rev().filter(move |bits| sizes.contains(&bits.count_ones()))
    }
}

/// The tickets that no player holds.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct TicketDeck {
    /// Long tickets not dealt. They leave the game after the deal (R2.3).
    pub long: Vec<Ticket>,
    /// Standard tickets never drawn: an unordered bag from which tickets are drawn at random.
    pub fresh: Vec<Ticket>,
    /// Tickets returned under the deck, the next one to be drawn first (R7.1).
    pub returned: VecDeque<Ticket>,
    /// Tickets rejected by one player and not yet put away.
    pub rejected: Vec<Ticket>,
    /// Tickets removed from the game, unseen (R2.2).
    pub boxed: Vec<Ticket>,
}

impl TicketDeck {
    /// The number of tickets that can still be drawn.
    pub fn remaining(&self) -> usize {
        self.fresh.len() + self.returned.len()
    }

    /// The tickets that `count` draws would bring, or fewer if fewer remain: first the tickets
    /// never drawn, in random order, then the returned ones in their order. Takes nothing out.
    pub fn top(&self, count: usize, rng: &mut dyn Rng) -> OfferedTickets {
        let mut drawn = sample(&self.fresh, count, rng);
        drawn.extend(self.returned.iter().take(count - drawn.len()).copied());
        drawn
    }

    /// Takes a ticket out, wherever it lies in the deck.
    pub(super) fn take(&mut self, ticket: TicketId) {
        let is_it = |other: &Ticket| other.id == ticket;
        if let Some(at) = self.fresh.iter().position(is_it) {
            self.fresh.swap_remove(at);
        } else if let Some(at) = self.returned.iter().position(is_it) {
            self.returned.remove(at);
        } else if let Some(at) = self.long.iter().position(is_it) {
            self.long.swap_remove(at);
        }
    }

    /// Takes out one of the rejected tickets.
    pub(super) fn take_rejected(&mut self, ticket: TicketId) -> Option<Ticket> {
        let at = self.rejected.iter().position(|other| other.id == ticket)?;
        Some(self.rejected.remove(at))
    }
}

/// `count` distinct random tickets of a bag, or all in random order if there are fewer; at most as
/// many as the list holds.
pub(super) fn sample<const MOST: usize>(bag: &[Ticket], count: usize, rng: &mut dyn Rng) -> ArrayVec<[Ticket; MOST]> {
    let mut bag = bag.to_vec();
    let count = count.min(bag.len()).min(MOST);
    (0..count).map(|_| bag.swap_remove(rng.random_range(0..bag.len()))).collect()
}
