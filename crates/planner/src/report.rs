//! The answer: the plan of a seat as an app shows it.

use crate::{
    cards::{Lack, MissingCards},
    joint::{Alone, Planned, Shortage, choose, together},
    means::{Access, Means, Need},
    payments::PaymentRange,
    search::connections,
    works::{Leg, Loan, Use, Way, Works},
};
use railhead_engine::{
    Card, Cards, City, Color, GameView, Network, OwnSeat, PhaseView, Price, Route, RouteSet, STATION_POINTS, Seat,
    Ticket, TicketId, TicketIds, TicketOffer,
};
use serde::Serialize;
use std::cmp::Reverse;

/// The plan of a seat: its tickets one by one, all of them together, and the routes it lacks.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct SeatPlan {
    /// The seat.
    pub seat: Seat,
    /// Its trains left.
    #[cfg_attr(feature = "utoipa", schema(example = 31))]
    pub trains: u8,
    /// Its stations left.
    #[cfg_attr(feature = "utoipa", schema(example = 3))]
    pub stations: u8,
    /// In the last round, the turns that the seat still has, 0 or 1; null before it (R9.1).
    pub turns_left: Option<u8>,
    /// The tickets held, in the order they were kept, then those offered.
    pub tickets: Vec<TicketPlan>,
    /// The plan for all tickets held.
    pub together: JointPlan,
    /// The choices among the offered tickets, each planned with those held. Empty if none are
    /// offered.
    pub choices: Vec<KeepChoice>,
    /// The routes to claim in any connection above: first those of `together`, then those that
    /// serve most tickets, then those with most points.
    pub routes: Vec<PlannedRoute>,
}

/// A ticket and its remaining connections.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct TicketPlan {
    /// The ticket.
    pub ticket: Ticket,
    /// Whether the seat holds it; otherwise it is offered.
    pub is_held: bool,
    /// The ticket's prospects.
    pub status: TicketStatus,
    /// The cheapest connection, as if this were the only ticket; then one with more new stations
    /// for each that needs fewer trains. Empty if the ticket is done or blocked. If trains or turns
    /// are too few, the one connection that needs fewest.
    pub connections: Vec<Connection>,
}

/// The prospects of a ticket.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TicketStatus {
    /// The seat's own routes connect its cities.
    Done,
    /// A connection is left. If it needs no trains and no new station, the stations built complete
    /// the ticket at the end.
    Possible,
    /// A connection is left on the board, but the seat has too few trains.
    TooFewTrains,
    /// A connection is left on the board, but the game ends before it can be built (R9.1).
    TooFewTurns,
    /// No connection is left, even with the stations that the seat has.
    Blocked,
}

impl From<Shortage> for TicketStatus {
    fn from(shortage: Shortage) -> TicketStatus {
        match shortage {
            Shortage::Board => TicketStatus::Blocked,
            Shortage::Trains => TicketStatus::TooFewTrains,
            Shortage::Turns => TicketStatus::TooFewTurns,
        }
    }
}

/// A way to complete a ticket.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "utoipa", schema(as = TicketConnection))]
pub struct Connection {
    /// The routes, from the ticket's first city to its second.
    pub legs: Vec<PlannedLeg>,
    /// The stations that lend routes to it, in travel order.
    pub stations: Vec<PlannedStation>,
    /// The cost and the gain.
    pub cost: PlanCost,
}

/// The use of a route in a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum LegUse {
    /// The seat owns the route.
    Own,
    /// The seat has to claim the route.
    Claim,
    /// A station lends the route, which an opponent owns.
    Borrow,
}

/// A route of a connection, travelled in one direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct PlannedLeg {
    /// The route.
    pub route: Route,
    /// The city it starts from.
    pub from: City,
    /// The city it leads to.
    pub to: City,
    /// Its trains.
    #[cfg_attr(feature = "utoipa", schema(example = 4))]
    pub length: u8,
    /// The use that is made of it.
    pub r#use: LegUse,
}

/// A station and the route it lends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct PlannedStation {
    /// The city.
    pub city: City,
    /// The route it lends.
    pub route: Route,
    /// The owner of this route.
    pub owner: Option<Seat>,
    /// Whether the station stands already.
    pub is_built: bool,
}

/// The cost of routes and stations that are not built yet, and the points they bring.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct PlanCost {
    /// Trains of the routes to claim.
    #[cfg_attr(feature = "utoipa", schema(example = 12))]
    pub trains: u8,
    /// New stations.
    #[cfg_attr(feature = "utoipa", schema(example = 0))]
    pub new_stations: u8,
    /// Turns to claim the routes and build the stations, without those to draw cards.
    #[cfg_attr(feature = "utoipa", schema(example = 4))]
    pub turns: u8,
    /// The cards that the hand lacks for all of them, without surcharges of tunnels.
    pub missing: MissingCards,
    /// The number of cards that tunnels are expected to ask for in addition (R6.2), from the deck
    /// as far as the seat knows it.
    #[cfg_attr(feature = "utoipa", schema(example = 0.79))]
    pub expected_surcharge: f64,
    /// Points of the routes to claim (R1.4).
    #[cfg_attr(feature = "utoipa", schema(example = 21))]
    pub route_points: i16,
    /// Points lost with new stations; zero or negative (R9.2).
    #[cfg_attr(feature = "utoipa", schema(example = 0))]
    pub station_points: i16,
    /// The difference of the final score: points of routes and stations, and those of the tickets.
    /// A held ticket counts twice, because it would lose its points otherwise; an offered one once.
    #[cfg_attr(feature = "utoipa", schema(example = 37))]
    pub gain: i16,
}

/// The plan for several tickets together.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct JointPlan {
    /// The tickets that are not done, in the order in which they are planned: most points first.
    pub tickets: Vec<JointTicket>,
    /// The stations that lend routes.
    pub stations: Vec<PlannedStation>,
    /// The cost of everything together. Each route and station counts once.
    pub cost: PlanCost,
}

/// A ticket in a joint plan.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct JointTicket {
    /// The ticket.
    pub id: TicketId,
    /// Its prospects beside the tickets planned before it.
    pub status: TicketStatus,
    /// The routes, from its first city to its second. Empty if the ticket has no place in the plan.
    pub legs: Vec<PlannedLeg>,
    /// Trains beyond those for the tickets before it.
    #[cfg_attr(feature = "utoipa", schema(example = 5))]
    pub added_trains: u8,
}

/// A choice among offered tickets, planned with the tickets held.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct KeepChoice {
    /// The tickets to keep.
    pub keep: Vec<TicketId>,
    /// The tickets among them that cannot be completed beside the others.
    pub unreachable: Vec<TicketId>,
    /// Trains beyond those for the tickets held.
    #[cfg_attr(feature = "utoipa", schema(example = 9))]
    pub added_trains: u8,
    /// The cost of the tickets held and these together. Of the chosen tickets, those that could not
    /// be completed lose their points.
    pub cost: PlanCost,
}

/// A route to claim.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct PlannedRoute {
    /// The route.
    pub route: Route,
    /// Its trains.
    #[cfg_attr(feature = "utoipa", schema(example = 4))]
    pub length: u8,
    /// The points for claiming it (R1.4).
    #[cfg_attr(feature = "utoipa", schema(example = 7))]
    pub points: u8,
    /// The colour it takes; null for a gray route, which takes any one colour (R5.1).
    pub color: Option<Color>,
    /// Locomotives that it requires as a ferry.
    #[cfg_attr(feature = "utoipa", schema(example = 0))]
    pub ferry: u8,
    /// Whether it is a tunnel.
    pub tunnel: bool,
    /// The surcharge to expect if it is a tunnel, with cards of the colour in `missing`; else 0.
    #[cfg_attr(feature = "utoipa", schema(example = 0.79))]
    pub expected_surcharge: f64,
    /// The cards of the hand that it takes.
    #[cfg_attr(feature = "utoipa", schema(value_type = railhead_engine::CardCounts))]
    pub fitting: Cards,
    /// The cards that the hand lacks if it pays for this route only.
    pub missing: Lack,
    /// The payments that the hand allows, whether or not it is the seat's turn.
    pub payments: Vec<PaymentRange>,
    /// Whether the seat can claim it now.
    pub can_claim: bool,
    /// Whether `together` claims it.
    pub in_together: bool,
    /// The tickets with a connection above that claims it.
    pub tickets: Vec<TicketId>,
}

impl SeatPlan {
    /// The plan of the viewer's seat; none for a spectator, and while no game is being played.
    pub fn of(view: &GameView) -> Option<SeatPlan> {
        let is_played = match view.table.phase {
            PhaseView::Dealing { .. } | PhaseView::Turn { .. } => true,
            PhaseView::Lobby | PhaseView::Finished { .. } | PhaseView::Voided { .. } => false,
        };
        let you = view.you.as_ref().filter(|_| is_played)?;
        let means = Means::of(&view.table, you);
        let network = Network::of(means.own_routes());
        let open = |ticket: Ticket| {
            let done = network.completes(ticket.id);
            let ways = if done { Vec::new() } else { connections(ticket.id, &means, &Works::default()) };
            (done, Alone { ticket, ways })
        };
        let held = you.tickets.iter().map(|own| open(own.ticket)).collect::<Vec<_>>();
        let offered = you.offer.iter().flat_map(|offer| &offer.tickets).map(|ticket| open(*ticket));
        let offered = offered.collect::<Vec<_>>();
        let planned = together(&undone(&held, |_| true), &means, &Works::default());
        let base = works(&planned);
        let plan_of = |is_held: bool| {
            let means = &means;
            move |(done, alone): &(bool, Alone)| ticket_plan(alone, *done, is_held, means)
        };
        let tickets = held.iter().map(plan_of(true)).chain(offered.iter().map(plan_of(false))).collect::<Vec<_>>();
        Some(SeatPlan {
            seat: means.seat,
            trains: means.trains,
            stations: means.stations,
            turns_left: means.turns_left,
            together: joint_plan(&planned, &means),
            choices: choices(you, &planned, &offered, &means),
            routes: routes(&tickets, &planned, &base, &means),
            tickets,
        })
    }
}

/// The tickets that are not done and satisfy the condition.
fn undone(tickets: &[(bool, Alone)], condition: impl Fn(TicketId) -> bool) -> Vec<&Alone> {
    let open = tickets.iter().filter(|(done, alone)| !done && condition(alone.ticket.id));
    open.map(|(_, alone)| alone).collect()
}

fn works(planned: &[Planned]) -> Works {
    Works::of(planned.iter().filter_map(|planned| planned.way.as_ref().ok()))
}

fn ticket_plan(alone: &Alone, is_done: bool, is_held: bool, means: &Means) -> TicketPlan {
    let Alone { ticket, ways } = alone;
    let swing = i16::from(ticket.points) * if is_held { 2 } else { 1 };
    let none = Works::default();
    let fitting = ways.iter().filter(|way| choose(vec![(*way).clone()], means, &none).is_ok());
    let mut fitting = fitting.collect::<Vec<_>>();
    let status = match choose(ways.clone(), means, &none) {
        _ if is_done => TicketStatus::Done,
        Ok(_) => TicketStatus::Possible,
        Err(shortage) => {
            fitting.extend(ways.last());
            shortage.into()
        }
    };
    let connections = fitting.into_iter().map(|way| connection(way, means, swing)).collect();
    TicketPlan { ticket: *ticket, is_held, status, connections }
}

fn connection(way: &Way, means: &Means, swing: i16) -> Connection {
    let works = Works::of([way]);
    Connection { legs: legs(way), stations: stations(&works, means), cost: cost(&works, means, swing) }
}

fn legs(way: &Way) -> Vec<PlannedLeg> {
    let leg = |Leg { route, from, to, used }: &Leg| {
        let r#use = match used {
            Use::Own => LegUse::Own,
            Use::Claim => LegUse::Claim,
            Use::Borrow(_) => LegUse::Borrow,
        };
        PlannedLeg { route: *route, from: *from, to: *to, length: route.facts().length, r#use }
    };
    way.iter().map(leg).collect()
}

fn stations(works: &Works, means: &Means) -> Vec<PlannedStation> {
    let station = |&Loan { city, route, is_built }: &Loan| {
        let owner = match means.routes[route] {
            Access::Foreign(owner) => Some(owner),
            Access::Own | Access::Open | Access::Closed => None,
        };
        PlannedStation { city, route, owner, is_built }
    };
    works.loans.iter().map(station).collect()
}

/// The cost of works that complete tickets worth `swing`.
fn cost(works: &Works, means: &Means, swing: i16) -> PlanCost {
    let new_stations = u8::try_from(works.new_stations().count()).unwrap_or(u8::MAX);
    let prices = works.claims.iter().map(|route| Price::of_route(route.facts()));
    let prices = prices.chain((0..new_stations).map(|more| means.station_price(more)));
    let surcharge = works.claims.iter().map(|route| means.needs[route].surcharge).sum::<u32>();
    let route_points = works.claims.iter().map(|route| i16::from(route.points())).sum::<i16>();
    let station_points = -i16::from(STATION_POINTS * new_stations);
    PlanCost {
        trains: works.trains(),
        new_stations,
        turns: works.turns(),
        missing: MissingCards::of(prices, means.hand),
        expected_surcharge: cards(surcharge),
        route_points,
        station_points,
        gain: route_points + station_points + swing,
    }
}

/// Hundredths of a card as cards.
fn cards(hundredths: u32) -> f64 {
    f64::from(hundredths) / 100.0
}

/// The points that a plan turns from lost into gained.
fn swing(planned: &[Planned]) -> i16 {
    let completed = planned.iter().filter(|planned| planned.way.is_ok());
    completed.map(|planned| 2 * i16::from(planned.ticket.points)).sum()
}

fn joint_plan(planned: &[Planned], means: &Means) -> JointPlan {
    let mut before = Works::default();
    let ticket = |Planned { ticket, way }: &Planned| {
        let (status, legs, added_trains) = match way {
            Ok(way) => {
                let added = Works::of([way]).beyond(&before).trains();
                before.add(way);
                (TicketStatus::Possible, legs(way), added)
            }
            Err(shortage) => ((*shortage).into(), Vec::new(), 0),
        };
        JointTicket { id: ticket.id, status, legs, added_trains }
    };
    let tickets = planned.iter().map(ticket).collect();
    JointPlan { tickets, stations: stations(&before, means), cost: cost(&before, means, swing(planned)) }
}

fn choices(you: &OwnSeat, held: &[Planned], offered: &[(bool, Alone)], means: &Means) -> Vec<KeepChoice> {
    let base = works(held);
    let choice = |keep: TicketIds| {
        let planned = together(&undone(offered, |id| keep.contains(&id)), means, &base);
        let mut all = base.clone();
        planned.iter().filter_map(|planned| planned.way.as_ref().ok()).for_each(|way| all.add(way));
        let unreachable = planned.iter().filter(|planned| planned.way.is_err()).map(|planned| planned.ticket.id);
        let unreachable = unreachable.collect::<Vec<_>>();
        let kept = offered.iter().map(|(_, alone)| alone.ticket).filter(|ticket| keep.contains(&ticket.id));
        let points = kept.map(|ticket| {
            let sign = if unreachable.contains(&ticket.id) { -1 } else { 1 };
            sign * i16::from(ticket.points)
        });
        let swing = swing(held) + points.sum::<i16>();
        KeepChoice {
            added_trains: all.beyond(&base).trains(),
            cost: cost(&all, means, swing),
            keep: keep.to_vec(),
            unreachable,
        }
    };
    you.offer.iter().flat_map(TicketOffer::choices).map(choice).collect()
}

fn routes(tickets: &[TicketPlan], planned: &[Planned], base: &Works, means: &Means) -> Vec<PlannedRoute> {
    let claimed =
        |legs: &[PlannedLeg], route: Route| legs.iter().any(|leg| leg.route == route && leg.r#use == LegUse::Claim);
    let in_joint = |id: TicketId, route: Route| {
        let way = planned.iter().find(|planned| planned.ticket.id == id).and_then(|planned| planned.way.as_ref().ok());
        way.is_some_and(|way| way.iter().any(|leg| leg.route == route && leg.used == Use::Claim))
    };
    let users = |route: Route| {
        let uses = move |plan: &&TicketPlan| {
            plan.connections.iter().any(|connection| claimed(&connection.legs, route))
                || in_joint(plan.ticket.id, route)
        };
        tickets.iter().filter(uses).map(|plan| plan.ticket.id).collect::<Vec<_>>()
    };
    let legs = tickets.iter().flat_map(|plan| &plan.connections).flat_map(|connection| &connection.legs);
    let listed = legs.filter(|leg| leg.r#use == LegUse::Claim).map(|leg| leg.route);
    let listed = listed.chain(base.claims.iter()).collect::<RouteSet>();
    let mut routes = listed
        .iter()
        .map(|route| planned_route(route, users(route), base.claims.contains(route), means))
        .collect::<Vec<_>>();
    routes.sort_by_key(|route| (!route.in_together, Reverse(route.tickets.len()), Reverse(route.points)));
    routes
}

fn planned_route(route: Route, tickets: Vec<TicketId>, in_together: bool, means: &Means) -> PlannedRoute {
    let facts = route.facts();
    let Need { lack, surcharge } = means.needs[route];
    let payments = PaymentRange::group(Price::of_route(facts).payments(means.hand));
    let takes = |card: Card| card == Card::Locomotive || facts.color.is_none_or(|color| color.card() == card);
    let mut fitting = means.hand;
    Card::ALL.into_iter().filter(|card| !takes(*card)).for_each(|card| fitting[card] = 0);
    PlannedRoute {
        route,
        length: facts.length,
        points: route.points(),
        color: facts.color,
        ferry: facts.ferry,
        tunnel: facts.tunnel,
        expected_surcharge: cards(surcharge),
        fitting,
        missing: lack,
        can_claim: means.chooses && !payments.is_empty() && facts.length <= means.trains,
        payments,
        in_together,
        tickets,
    }
}
