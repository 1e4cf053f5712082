//! The legal moves of a seat in short, as people choose them: their number by kind, and their
//! subjects, each with its payments in groups.

use crate::payments::PaymentRange;
use railhead_engine::{City, Int, Move, Payment, Route};
use serde::Serialize;
use std::collections::BTreeMap;

/// Your legal moves in short. A route or a city is listed if you can claim it or build there now.
#[derive(Serialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct MoveSummary {
    /// The number of legal moves.
    #[cfg_attr(feature = "utoipa", schema(example = 1391))]
    pub total: u32,
    /// The number of moves of each kind.
    pub counts: MoveCounts,
    /// The routes you can claim.
    pub routes: Vec<RouteChoice>,
    /// The cities in which you can build a station.
    pub cities: Vec<CityChoice>,
    /// The payments for the surcharge of a tunnel. Null if there is none to pay, or you cannot.
    pub tunnel: Option<SurchargeChoice>,
}

/// The number of legal moves of each kind.
#[derive(Default, Serialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct MoveCounts {
    /// Drawing from the deck: 1 or 0.
    #[cfg_attr(feature = "utoipa", schema(example = 1))]
    pub draw_card: u32,
    /// Taking a face-up card: the slots you can take from.
    #[cfg_attr(feature = "utoipa", schema(example = 5))]
    pub take_face_up: u32,
    /// Claiming a route: the payments for all routes.
    #[cfg_attr(feature = "utoipa", schema(example = 1260))]
    pub claim_route: u32,
    /// Paying the surcharge of a tunnel: the payments.
    #[cfg_attr(feature = "utoipa", schema(example = 0))]
    pub pay_tunnel: u32,
    /// Abandoning the tunnel: 1 or 0.
    #[cfg_attr(feature = "utoipa", schema(example = 0))]
    pub abandon_tunnel: u32,
    /// Drawing tickets: 1 or 0.
    #[cfg_attr(feature = "utoipa", schema(example = 1))]
    pub draw_tickets: u32,
    /// Keeping tickets: the possible choices.
    #[cfg_attr(feature = "utoipa", schema(example = 0))]
    pub keep_tickets: u32,
    /// Building a station: the payments for all cities.
    #[cfg_attr(feature = "utoipa", schema(example = 124))]
    pub build_station: u32,
    /// Passing: 1 or 0.
    #[cfg_attr(feature = "utoipa", schema(example = 0))]
    pub pass: u32,
}

/// A route you can claim.
#[derive(Serialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct RouteChoice {
    /// The route.
    pub route: Route,
    /// The number of ways to pay for it.
    #[cfg_attr(feature = "utoipa", schema(example = 12))]
    pub payments: u32,
    /// The same payments in groups: a colour, then the number of locomotives.
    pub by_color: Vec<PaymentRange>,
}

/// A city in which you can build a station.
#[derive(Serialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct CityChoice {
    /// The city.
    pub city: City,
    /// The number of ways to pay for the station.
    #[cfg_attr(feature = "utoipa", schema(example = 4))]
    pub payments: u32,
    /// The same payments in groups: a colour, then the number of locomotives.
    pub by_color: Vec<PaymentRange>,
}

/// The surcharge of a tunnel: every number of locomotives between the two is possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct SurchargeChoice {
    /// The fewest locomotives that can be paid.
    #[cfg_attr(feature = "utoipa", schema(example = 0))]
    pub fewest_locomotives: u8,
    /// The most locomotives that can be paid.
    #[cfg_attr(feature = "utoipa", schema(example = 1))]
    pub most_locomotives: u8,
}

impl SurchargeChoice {
    /// The choice with one more payment.
    fn with(known: Option<SurchargeChoice>, locomotives: u8) -> SurchargeChoice {
        let fewest = known.map_or(locomotives, |known| known.fewest_locomotives.min(locomotives));
        let most = known.map_or(locomotives, |known| known.most_locomotives.max(locomotives));
        SurchargeChoice { fewest_locomotives: fewest, most_locomotives: most }
    }
}

/// The payments for one route or city: their number, and their groups.
#[derive(Default)]
struct Payments {
    count: u32,
    by_color: Vec<PaymentRange>,
}

impl Payments {
    fn add(&mut self, payment: Payment) {
        self.count += 1;
        PaymentRange::add(&mut self.by_color, payment);
    }
}

impl MoveSummary {
    /// The summary of these moves.
    pub fn of(moves: &[Move]) -> MoveSummary {
        let mut counts = MoveCounts::default();
        let (mut routes, mut cities) = (BTreeMap::<Route, Payments>::new(), BTreeMap::<City, Payments>::new());
        let mut tunnel = None;
        for the_move in moves {
            let count = match the_move {
                Move::DrawCard {} => &mut counts.draw_card,
                Move::TakeFaceUp { .. } => &mut counts.take_face_up,
                Move::ClaimRoute { route, payment } => {
                    routes.entry(*route).or_default().add(*payment);
                    &mut counts.claim_route
                }
                Move::PayTunnel { locomotives } => {
                    tunnel = Some(SurchargeChoice::with(tunnel, *locomotives));
                    &mut counts.pay_tunnel
                }
                Move::AbandonTunnel {} => &mut counts.abandon_tunnel,
                Move::DrawTickets {} => &mut counts.draw_tickets,
                Move::KeepTickets { .. } => &mut counts.keep_tickets,
                Move::BuildStation { city, payment } => {
                    cities.entry(*city).or_default().add(*payment);
                    &mut counts.build_station
                }
                Move::Pass {} => &mut counts.pass,
            };
            *count += 1;
        }
        let route = |(route, Payments { count, by_color })| RouteChoice { route, payments: count, by_color };
        let city = |(city, Payments { count, by_color })| CityChoice { city, payments: count, by_color };
        MoveSummary {
            total: u32::saturating_from(moves.len()),
            counts,
            routes: routes.into_iter().map(route).collect(),
            cities: cities.into_iter().map(city).collect(),
            tunnel,
        }
    }
}
