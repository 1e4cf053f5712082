//! Destination tickets and the deck they are drawn from.

use super::{
    board::{self, City, UnknownName},
    pack::Provenance,
};
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};
use std::{collections::VecDeque, fmt, str::FromStr};
#[cfg(feature = "utoipa")]
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{Object, RefOr, Schema, Type},
};

/// The name of a ticket: its two cities, like `"brest-petrograd"`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
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
        Object::builder().schema_type(Type::String).description(Some("A ticket's id")).examples([example]).into()
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

/// A destination ticket: points for joining two cities by one's own routes (R7). Written out whole where it is dealt,
/// so that a log needs no table of tickets to be read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct Ticket {
    /// Its name.
    pub id: TicketId,
    /// Points won when it is completed, lost when not.
    #[cfg_attr(feature = "utoipa", schema(example = 20))]
    pub points: u8,
    /// Long or standard.
    pub kind: TicketKind,
}

impl Ticket {
    /// Whether it leads to a big city (R1.5).
    pub fn is_big_city(&self) -> bool {
        self.id.from.facts().big_city || self.id.to.facts().big_city
    }

    /// The ticket of this name among those known.
    ///
    /// # Errors
    /// If none of them has it.
    pub fn named(name: &str, known: impl IntoIterator<Item = Ticket>) -> Result<Ticket, UnknownName> {
        let id = name.parse::<TicketId>()?;
        known.into_iter().find(|ticket| ticket.id == id).ok_or_else(|| UnknownName::new("ticket", name))
    }
}

/// Long tickets are dealt at the start only (R2.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum TicketKind {
    Long,
    Standard,
}

/// The set a ticket was printed in (R1.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TicketSet {
    /// The original edition: 6 long and 40 standard tickets.
    Europe,
    /// The 1912 expansion: 6 long and 49 standard tickets.
    #[serde(rename = "europa_1912")]
    Europa1912,
    /// A bonus pack of 6 standard tickets.
    OrientExpress,
    /// A bonus pack of 1 standard ticket.
    WithMax,
}

impl TicketSet {
    /// All sets.
    pub const ALL: [TicketSet; 4] =
        [TicketSet::Europe, TicketSet::Europa1912, TicketSet::OrientExpress, TicketSet::WithMax];

    /// The name in JSON.
    pub fn name(self) -> &'static str {
        match self {
            TicketSet::Europe => "europe",
            TicketSet::Europa1912 => "europa_1912",
            TicketSet::OrientExpress => "orient_express",
            TicketSet::WithMax => "with_max",
        }
    }

    /// Where its facts come from (R2.4).
    pub fn provenance(self) -> Provenance {
        match self {
            TicketSet::Europe | TicketSet::Europa1912 => Provenance::Verified,
            TicketSet::OrientExpress | TicketSet::WithMax => Provenance::Reconstructed,
        }
    }

    /// The tickets of the set, in the order of the data.
    pub fn tickets(self) -> impl Iterator<Item = Ticket> {
        board::tickets().iter().filter(move |(set, _)| *set == self).map(|(_, ticket)| *ticket)
    }
}

/// Tickets shown to one player, who keeps some (R2.2, R7.1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct Offer {
    /// What he may choose from.
    pub tickets: Vec<Ticket>,
    /// The fewest he may keep.
    #[cfg_attr(feature = "utoipa", schema(example = 2))]
    pub keep_min: u8,
    /// The most he may keep.
    #[cfg_attr(feature = "utoipa", schema(example = 4))]
    pub keep_max: u8,
}

impl Offer {
    /// Every choice the rules allow, the largest first.
    pub fn choices(&self) -> impl Iterator<Item = Vec<TicketId>> {
        self.selections().map(|bits| self.selected(bits))
    }

    /// The choice of this number.
    pub(super) fn choice(&self, number: usize) -> Option<Vec<TicketId>> {
        self.selections().nth(number).map(|bits| self.selected(bits))
    }

    fn selected(&self, bits: u32) -> Vec<TicketId> {
        let chosen = self.tickets.iter().enumerate().filter(|(at, _)| bits >> at & 1 == 1);
        chosen.map(|(_, ticket)| ticket.id).collect()
    }

    /// Every choice, a bit a ticket.
    pub(super) fn selections(&self) -> impl Iterator<Item = u32> + use<> {
        let sizes = u32::from(self.keep_min)..=u32::from(self.keep_max);
        let all = 0..1_u32 << self.tickets.len().min(8);
        all.rev().filter(move |bits| sizes.contains(&bits.count_ones()))
    }
}

/// The tickets nobody holds.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct TicketDeck {
    /// Long tickets not dealt: out of the game once the dealing is done (R2.3).
    pub long: Vec<Ticket>,
    /// Standard tickets never drawn: an unordered bag, drawn from by lot.
    pub fresh: Vec<Ticket>,
    /// Tickets put back under the deck, the first to be drawn again in front (R7.1).
    pub returned: VecDeque<Ticket>,
    /// Tickets turned down by one player, not yet put away.
    pub rejected: Vec<Ticket>,
    /// Tickets out of the game, unseen (R2.2).
    pub boxed: Vec<Ticket>,
}

impl TicketDeck {
    /// How many tickets can still be drawn.
    pub fn remaining(&self) -> usize {
        self.fresh.len() + self.returned.len()
    }

    /// The tickets that `count` draws would bring, fewer if fewer remain: the never drawn ones by lot, then the
    /// returned ones in their order. Nothing is taken out yet.
    pub fn top(&self, count: usize, rng: &mut impl Rng) -> Vec<Ticket> {
        let mut drawn = sample(&self.fresh, count, rng);
        drawn.extend(self.returned.iter().take(count - drawn.len()));
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

    /// Takes a ticket out of those turned down.
    pub(super) fn take_rejected(&mut self, ticket: TicketId) -> Option<Ticket> {
        let at = self.rejected.iter().position(|other| other.id == ticket)?;
        Some(self.rejected.remove(at))
    }
}

/// `count` different tickets of a bag by lot, or all in random order if there are fewer.
pub(super) fn sample(bag: &[Ticket], count: usize, rng: &mut impl Rng) -> Vec<Ticket> {
    let mut bag = bag.to_vec();
    let count = count.min(bag.len());
    (0..count).map(|_| bag.swap_remove(rng.random_range(0..bag.len()))).collect()
}
