//! A position as numbers: for each seat what it has, what it plans and what it lacks, all near one.

use crate::worlds::{CLOSED, Costs, Needs, World, most_held, ways};
use railhead_engine::{BySeat, Card, Color, Int, Network, Route, STATION_POINTS, Seat, longest_path, trains};

/// The cost of another's route, in half trains: a station.
const STATION: u16 = 12;

/// The numbers of a seat.
const OF_SEAT: usize = 40;
/// The numbers of the table.
const OF_TABLE: usize = 8;
/// All numbers by which a seat is judged: its own, those of its best opponent, of the second, the mean
/// of the others, and those of the table.
pub const INPUTS: usize = 4 * OF_SEAT + OF_TABLE;

type OfSeat = [f32; OF_SEAT];

/// A position as seen by somebody who knows all cards.
pub(crate) struct Features {
    seats: u8,
    of_seats: BySeat<Numbers>,
    table: [f32; OF_TABLE],
}

#[derive(Clone, Copy)]
struct Numbers {
    all: OfSeat,
    /// The points that the seat may end with, roughly: by them its opponents are put in order.
    hoped: f32,
}

impl Default for Numbers {
    fn default() -> Numbers {
        Numbers { all: [0.0; OF_SEAT], hoped: 0.0 }
    }
}

impl Features {
    /// The numbers of a world. `is_second`: the seat whose turn it is has drawn its first card.
    pub fn of(world: &World, is_second: bool) -> Features {
        let mut paths = BySeat::<u8>::default();
        let mut of_seats = BySeat::<Numbers>::default();
        let own = |seat| world.owned_by(seat).collect::<Vec<_>>();
        Seat::first(world.seats).for_each(|seat| paths[seat] = trains(&longest_path(&own(seat))));
        let mut plans = BySeat::<Plan>::default();
        Seat::first(world.seats).for_each(|seat| plans[seat] = Plan::of(world, seat));
        for seat in Seat::first(world.seats) {
            of_seats[seat] = numbers(world, seat, &own(seat), &plans, &paths, is_second);
        }
        let cards = |count: usize| f32::from(u8::saturating_from(count));
        let in_decks = Seat::first(world.seats).map(|seat| world.decks[seat].len()).sum::<usize>();
        let has = |is: bool| f32::from(u8::from(is));
        let table = [
            has(world.seats == 3),
            has(world.seats == 4),
            has(world.seats == 5),
            cards(world.tickets.len()) / 30.0,
            cards(world.deck.len() + in_decks) / 100.0,
            f32::from(world.discards.total()) / 50.0,
            has(world.turns_left.is_some()),
            has(is_second),
        ];
        Features { seats: world.seats, of_seats, table }
    }

    /// The seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.seats)
    }

    /// The inputs of the network for a seat.
    pub fn inputs(&self, seat: Seat) -> [f32; INPUTS] {
        let mut others =
            self.seats().filter(|other| *other != seat).map(|other| self.of_seats[other]).collect::<Vec<_>>();
        others.sort_by(|one, other| other.hoped.total_cmp(&one.hoped));
        let mut others = others.into_iter();
        let own = self.of_seats[seat].all;
        let [best, second] = [others.next(), others.next()].map(Option::unwrap_or_default);
        let rest = mean(others.map(|other| other.all));
        let mut inputs = [0.0; INPUTS];
        let all = own.into_iter().chain(best.all).chain(second.all).chain(rest).chain(self.table);
        inputs.iter_mut().zip(all).for_each(|(place, number)| *place = number);
        inputs
    }
}

fn mean(all: impl ExactSizeIterator<Item = OfSeat>) -> OfSeat {
    let count = f32::from(u8::saturating_from(all.len().max(1)));
    let mut sums = [0.0; OF_SEAT];
    for one in all {
        sums.iter_mut().zip(one).for_each(|(sum, number)| *sum += number);
    }
    sums.map(|sum| sum / count)
}

/// The shortest ways for all open tickets of a seat. Its hand changes nothing in them: what a card is worth
/// does not jump because a plan is given up for another.
#[derive(Clone, Default)]
struct Plan {
    claims: Vec<Route>,
    borrowed: Vec<Route>,
}

impl Plan {
    fn of(world: &World, seat: Seat) -> Plan {
        let station = if world.players[seat].stations > 0 { STATION } else { CLOSED };
        let mut costs = Costs::default();
        for (route, owner) in world.owners.iter() {
            costs[route] = match owner {
                Some(owner) if *owner == seat => 0,
                Some(_) => station,
                None if world.is_open(seat, route) => u16::from(2 * route.facts().length + 1),
                None => CLOSED,
            };
        }
        let mut plan = Plan::default();
        for route in ways(&world.open_tickets(seat), &costs).into_iter().flatten().flatten() {
            match world.owners[route] {
                None if !plan.claims.contains(&route) => plan.claims.push(route),
                Some(owner) if owner != seat && !plan.borrowed.contains(&route) => plan.borrowed.push(route),
                None | Some(_) => {}
            }
        }
        plan
    }
}

/// The points of tickets: those of completed ones, of those that the plan completes, and of the others.
fn tickets(world: &World, seat: Seat, own: &[Route], plan: &Plan) -> [f32; 3] {
    let player = &world.players[seat];
    let network = Network::of(own.iter().copied());
    let planned = own.iter().chain(&plan.claims).chain(&plan.borrowed).copied();
    let planned = Network::of(planned);
    let mut points = [0.0; 3];
    for ticket in &player.tickets {
        let at = if network.completes(ticket.id) {
            0
        } else if planned.completes(ticket.id) {
            1
        } else {
            2
        };
        points.iter_mut().skip(at).take(1).for_each(|sum| *sum += f32::from(ticket.points));
    }
    points
}

fn numbers(
    world: &World,
    seat: Seat,
    own: &[Route],
    plans: &BySeat<Plan>,
    paths: &BySeat<u8>,
    is_second: bool,
) -> Numbers {
    let player = &world.players[seat];
    let plan = &plans[seat];
    let number = f32::from;
    let count = |length: usize| number(u8::saturating_from(length));
    let has = |is: bool| number(u8::from(is));
    let needs = Needs::of(&plan.claims, player.hand);
    let [done, hoped, lost] = tickets(world, seat, own, plan);
    let of_plan = |number: fn(Route) -> u8| plan.claims.iter().map(|route| number(*route)).sum::<u8>();
    let (plan_trains, plan_points) = (of_plan(|route| route.facts().length), of_plan(Route::points));
    let spare_trains = player.trains.saturating_sub(plan_trains);
    let others = || Seat::first(world.seats).filter(|other| *other != seat);
    let best_path = others().map(|other| paths[other]).max().unwrap_or(0);
    let horizon = count(usize::saturating_from(world.horizon(seat)));
    let turns = count(plan.claims.len() + plan.borrowed.len()) + number(needs.missing.total()) / 2.0;
    let mut colors = Color::ALL.map(|color| player.hand[color.card()]);
    colors.sort_unstable_by(|one, other| other.cmp(one));
    let [most, second, third, fourth, ..] = colors;
    let is_payable = |route: &&Route| needs.payment(**route, player.hand, false).is_some();
    let wanted_by_others = |route: &&Route| others().any(|other| plans[other].claims.contains(route));
    let in_row = |card: Card| world.row.iter().flatten().filter(|laid| **laid == card).count();
    let wanted = world.row.iter().flatten().filter(|card| needs.missing[**card] > 0).count();
    let nothing = Needs::of(&[], player.hand);
    let payable = |route: &Route| world.is_open(seat, *route) && nothing.payment(*route, player.hand, true).is_some();
    let best_claim = Route::all().filter(payable).map(Route::points).max().unwrap_or(0);
    let cards = colors.iter().map(|cards| number(*cards) * number(*cards)).sum::<f32>();
    let is_mover = world.turn == seat;
    let distance = others().filter(|other| between(world, *other, seat)).count();
    let stations = number(STATION_POINTS) * number(player.stations);
    let leads = paths[seat] >= best_path && paths[seat] > 0;
    let points = f32::from(player.points);
    let sum =
        points + done + hoped - lost + number(plan_points) + stations + 10.0 * has(leads) + 1.5 * number(spare_trains);
    let all = [
        number(player.trains) / 45.0,
        number(player.stations) / 3.0,
        points / 100.0,
        number(player.hand.total()) / 20.0,
        number(player.hand[Card::Locomotive]) / 5.0,
        number(most) / 8.0,
        number(second) / 8.0,
        number(third) / 8.0,
        number(fourth) / 8.0,
        cards / 100.0,
        done / 20.0,
        hoped / 20.0,
        lost / 20.0,
        count(player.tickets.len()) / 5.0,
        (number(player.trains) - number(plan_trains)) / 20.0,
        count(plan.claims.len()) / 6.0,
        number(plan_trains) / 20.0,
        number(plan_points) / 20.0,
        count(plan.borrowed.len()) / 2.0,
        number(spare_trains) / 20.0,
        number(needs.missing.total()) / 10.0,
        number(needs.lacking()) / 10.0,
        number(needs.spare.total()) / 10.0,
        number(needs.most_spare()) / 10.0,
        turns / 10.0,
        horizon / 20.0,
        (horizon - turns) / 10.0,
        number(paths[seat]) / 30.0,
        (number(paths[seat]) - number(best_path)) / 20.0,
        has(leads),
        number(best_claim) / 15.0,
        count(plan.claims.iter().filter(is_payable).count()) / 3.0,
        count(plan.claims.iter().filter(wanted_by_others).count()) / 3.0,
        count(wanted) / 3.0,
        count(in_row(Card::Locomotive)) / 2.0,
        count(in_row(most_held(player.hand).card())) / 3.0,
        has(is_mover),
        has(is_mover && is_second),
        count(distance) / 4.0,
        has(world.turns_left.is_none_or(|left| count(distance) <= number(left))),
    ];
    Numbers { all, hoped: sum }
}

/// Whether a seat plays before another one, which is the later of the two.
fn between(world: &World, seat: Seat, later: Seat) -> bool {
    let from_turn = |seat: Seat| (seat.number() + world.seats - world.turn.number()) % world.seats;
    from_turn(seat) < from_turn(later)
}
