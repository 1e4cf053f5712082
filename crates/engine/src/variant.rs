//! The variants of the game, as data (R2.2), and the ways to break ties (R9.4).

use super::{
    pack::TicketPack,
    ticket::{Ticket, TicketKind, TicketSet},
};
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr};

/// The choice of tickets, and the way they are dealt and kept (R2.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[derive(Display, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Variant {
    /// The original game.
    #[default]
    Classic,
    /// The tickets of the 1912 expansion alone.
    #[serde(rename = "europa_1912")]
    #[strum(serialize = "europa_1912")]
    Europa1912,
    /// All tickets of both sets, the long ones chosen first.
    Mega,
    /// Only tickets to the nine big cities.
    BigCities,
}

/// One row of the table in R2.2.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct VariantRules {
    /// The sets whose tickets are in the game.
    #[cfg_attr(feature = "utoipa", schema(value_type = Vec<TicketSet>))]
    pub sets: &'static [TicketSet],
    /// Whether only tickets to a Big City are in the game, and no long ones (R1.5).
    pub big_cities_only: bool,
    /// The deals that each player chooses from at the start, in order.
    #[cfg_attr(feature = "utoipa", schema(value_type = Vec<TicketDeal>))]
    pub deals: &'static [TicketDeal],
    /// The treatment of standard tickets rejected at the start. Long ones always go to the box.
    pub rejected: RejectedTickets,
    /// Number of tickets offered by a draw during play; at least one is kept (R7.1).
    pub drawn: u8,
}

/// Tickets dealt to each player together, who keeps some of them (R2.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct TicketDeal {
    /// Long tickets dealt.
    pub long: u8,
    /// Standard tickets dealt.
    pub standard: u8,
    /// The minimum number of tickets the player must then hold in all, including those from earlier
    /// deals.
    pub keep_in_all: u8,
    /// The maximum number of tickets kept from this deal.
    pub keep_max: u8,
}

/// The treatment of standard tickets rejected at the start (R2.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum RejectedTickets {
    /// Rejected tickets are removed from the game, unseen.
    Boxed,
    /// Rejected tickets are shuffled together and put under the deck when the last player has
    /// chosen (R2.5).
    Returned,
}

impl Variant {
    /// All variants.
    pub const ALL: [Variant; 4] = [Variant::Classic, Variant::Europa1912, Variant::Mega, Variant::BigCities];

    /// The name in JSON and SQL.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The rules of this variant: its row of the table in R2.2.
    pub fn rules(self) -> &'static VariantRules {
        const ONE_LONG: &[TicketDeal] = &[TicketDeal { long: 1, standard: 3, keep_in_all: 2, keep_max: 4 }];
        const LONG_FIRST: &[TicketDeal] = &[
            TicketDeal { long: 2, standard: 0, keep_in_all: 0, keep_max: 1 },
            TicketDeal { long: 0, standard: 5, keep_in_all: 3, keep_max: 5 },
        ];
        const FIVE: &[TicketDeal] = &[TicketDeal { long: 0, standard: 5, keep_in_all: 2, keep_max: 5 }];
        match self {
            Variant::Classic => &VariantRules {
                sets: &[TicketSet::Europe],
                big_cities_only: false,
                deals: ONE_LONG,
                rejected: RejectedTickets::Boxed,
                drawn: 3,
            },
            Variant::Europa1912 => &VariantRules {
                sets: &[TicketSet::Europa1912],
                big_cities_only: false,
                deals: ONE_LONG,
                rejected: RejectedTickets::Boxed,
                drawn: 3,
            },
            Variant::Mega => &VariantRules {
                sets: &[TicketSet::Europe, TicketSet::Europa1912],
                big_cities_only: false,
                deals: LONG_FIRST,
                rejected: RejectedTickets::Returned,
                drawn: 3,
            },
            Variant::BigCities => &VariantRules {
                sets: &[TicketSet::Europe, TicketSet::Europa1912],
                big_cities_only: true,
                deals: FIVE,
                rejected: RejectedTickets::Returned,
                drawn: 4,
            },
        }
    }

    /// The tickets of one kind in a game of this variant with these packs (R2.2, R2.4), in the
    /// order of the data.
    pub fn tickets(self, kind: TicketKind, packs: &[TicketPack]) -> impl Iterator<Item = Ticket> {
        self.printed(packs).filter(move |ticket| ticket.kind == kind)
    }

    /// The tickets of both kinds.
    pub(super) fn printed(self, packs: &[TicketPack]) -> impl Iterator<Item = Ticket> {
        let VariantRules { sets, big_cities_only, .. } = *self.rules();
        let printed = sets.iter().flat_map(|set| set.tickets());
        let added = packs.iter().flat_map(|pack| pack.tickets.iter().copied());
        printed
            .chain(added)
            .filter(move |ticket| !big_cities_only || ticket.kind == TicketKind::Standard && ticket.is_big_city())
    }
}

/// The ranking of equal scores (R9.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// Completed tickets, then fewest stations used, then the longest path.
    #[default]
    Standard,
    /// The rule of the German anniversary book: completed tickets, then the longest path.
    German,
}
