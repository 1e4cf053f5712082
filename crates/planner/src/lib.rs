//! Plans for a seat's tickets: the cheapest connections that are still possible, and what they
//! lack. A plan follows from the view of its seat and from nothing else, so it cannot contain what
//! the seat may not see.
//!
//! # The cost model
//!
//! A connection leads along routes of the seat, which cost nothing; open routes, which cost their
//! trains; and routes of opponents, each lent by a station of its own at one of its ends (R8.2).
//! Of all connections with the same number of new stations, the cheapest one is listed. It needs,
//! in this order, the fewest
//!
//! 1. trains,
//! 2. missing cards, counted for each route as if it were paid first, with the expected surcharge
//!    of tunnels,
//! 3. routes.
//!
//! A connection with more new stations is listed if it needs fewer trains. In the last round the
//! fewest turns come before trains, because one turn is left at most (R9.1).
//!
//! The second track of a double route is closed as soon as the rules close it (R5.5). Cards that
//! opponents may hold, moves that they may make, and the longest path (R9.3) are not considered.
//!
//! All tickets together are a Steiner forest, which is NP-hard. They are planned one by one: first
//! those with most points, of these the ones with the fewest trains, then as they are held. The
//! routes and stations for earlier tickets count as built. Then each ticket is planned again with
//! those of all others. Each takes its connection with the fewest new stations that the trains
//! left allow.

#![cfg_attr(not(test), deny(clippy::as_conversions))]

mod cards;
mod forest;
mod joint;
mod means;
mod move_summary;
mod payments;
mod report;
mod search;
mod works;

pub use cards::{Lack, MissingCards};
pub use move_summary::{CityChoice, MoveCounts, MoveSummary, RouteChoice, SurchargeChoice};
pub use payments::PaymentRange;
pub use report::{
    Connection, JointPlan, JointTicket, KeepChoice, LegUse, PlanCost, PlannedLeg, PlannedRoute, PlannedStation,
    SeatPlan, TicketPlan, TicketStatus,
};
