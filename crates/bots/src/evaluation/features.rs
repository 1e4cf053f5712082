//! A position as numbers: for each seat what it has, what it plans and what it lacks, all near one.

use super::ground::Ground;
use crate::worlds::{Needs, World, most_held};
use railhead_engine::{BySeat, Card, Cards, Color, Int, Route, STATION_POINTS, Seat};

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
    /// The numbers of a world on its ground. `is_second`: the seat whose turn it is has drawn its first
    /// card.
    pub fn of(world: &World, ground: &Ground, is_second: bool) -> Features {
        let mut of_seats = BySeat::<Numbers>::default();
        for seat in Seat::first(world.seats) {
            of_seats[seat] = Sight { world, ground, seat }.numbers(is_second);
        }
        let in_decks = Seat::first(world.seats).map(|seat| world.decks[seat].len()).sum::<usize>();
        let table = [
            has(world.seats == 3),
            has(world.seats == 4),
            has(world.seats == 5),
            count(world.tickets.len()) / 30.0,
            count(world.deck.len() + in_decks) / 100.0,
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

fn count(length: usize) -> f32 {
    f32::from(u8::saturating_from(length))
}

fn has(is: bool) -> f32 {
    f32::from(u8::from(is))
}

/// A world with the eyes of a seat.
struct Sight<'a> {
    world: &'a World,
    ground: &'a Ground,
    seat: Seat,
}

/// The work that the plan of a seat takes, beside what it has.
struct Work {
    needs: Needs,
    /// The trains of the routes to be claimed, and their points.
    trains: u8,
    points: u8,
    /// The trains that are left without them.
    spare_trains: u8,
    /// The turns that it takes, and those that the seat has, roughly.
    turns: f32,
    horizon: f32,
}

impl Sight<'_> {
    fn numbers(&self, is_second: bool) -> Numbers {
        let Sight { world, ground, seat } = *self;
        let player = &world.players[seat];
        let standing = ground.seat(seat);
        let work = self.work();
        let number = |number: u8| f32::from(number);
        let points = f32::from(player.points);
        let best_path = self.others().map(|other| ground.seat(other).path).max().unwrap_or(0);
        let leads = standing.path >= best_path && standing.path > 0;
        let is_mover = world.turn == seat;
        let distance = self.others().filter(|other| between(world, *other, seat)).count();
        let [most, second, third, fourth, squares] = colors(player.hand);
        let [payable, contested, best_claim] = self.claims(&work);
        let [wanted, locomotives, of_most] = self.row(&work);
        let stations = number(STATION_POINTS) * number(player.stations);
        let hoped = points + standing.done + standing.hoped - standing.lost
            + number(work.points)
            + stations
            + 10.0 * has(leads)
            + 1.5 * number(work.spare_trains);
        let all = [
            number(player.trains) / 45.0,
            number(player.stations) / 3.0,
            points / 100.0,
            number(player.hand.total()) / 20.0,
            number(player.hand[Card::Locomotive]) / 5.0,
            most / 8.0,
            second / 8.0,
            third / 8.0,
            fourth / 8.0,
            squares / 100.0,
            standing.done / 20.0,
            standing.hoped / 20.0,
            standing.lost / 20.0,
            count(player.tickets.len()) / 5.0,
            (number(player.trains) - number(work.trains)) / 20.0,
            count(standing.claims.len()) / 6.0,
            number(work.trains) / 20.0,
            number(work.points) / 20.0,
            count(standing.borrowed.len()) / 2.0,
            number(work.spare_trains) / 20.0,
            number(work.needs.missing.total()) / 10.0,
            number(work.needs.lacking()) / 10.0,
            number(work.needs.spare.total()) / 10.0,
            number(work.needs.most_spare()) / 10.0,
            work.turns / 10.0,
            work.horizon / 20.0,
            (work.horizon - work.turns) / 10.0,
            number(standing.path) / 30.0,
            (number(standing.path) - number(best_path)) / 20.0,
            has(leads),
            best_claim / 15.0,
            payable / 3.0,
            contested / 3.0,
            wanted / 3.0,
            locomotives / 2.0,
            of_most / 3.0,
            has(is_mover),
            has(is_mover && is_second),
            count(distance) / 4.0,
            has(world.turns_left.is_none_or(|left| count(distance) <= number(left))),
        ];
        Numbers { all, hoped }
    }

    fn others(&self) -> impl Iterator<Item = Seat> {
        let Sight { world, seat, .. } = *self;
        Seat::first(world.seats).filter(move |other| *other != seat)
    }

    fn work(&self) -> Work {
        let player = &self.world.players[self.seat];
        let standing = self.ground.seat(self.seat);
        let needs = Needs::of(&standing.claims, player.hand);
        let sum =
            |number: fn(Route) -> u8| standing.claims.iter().map(|route| number(*route)).fold(0, u8::saturating_add);
        let trains = sum(|route| route.facts().length);
        let routes = count(standing.claims.len() + standing.borrowed.len());
        let turns = routes + f32::from(needs.missing.total()) / 2.0;
        let horizon = count(usize::saturating_from(self.world.horizon(self.seat)));
        let spare_trains = player.trains.saturating_sub(trains);
        Work { needs, trains, points: sum(Route::points), spare_trains, turns, horizon }
    }

    /// The planned routes that can be paid for, those that others plan too, and the points of the best
    /// route that can be paid for with any cards.
    fn claims(&self, work: &Work) -> [f32; 3] {
        let hand = self.world.players[self.seat].hand;
        let claims = &self.ground.seat(self.seat).claims;
        let is_payable = |route: &&Route| work.needs.payment(**route, hand, false).is_some();
        let is_contested = |route: &&Route| self.others().any(|other| self.ground.seat(other).claims.contains(route));
        let nothing = Needs::of(&[], hand);
        let payable =
            |route: &Route| self.world.is_open(self.seat, *route) && nothing.payment(*route, hand, true).is_some();
        let best = Route::all().filter(payable).map(Route::points).max().unwrap_or(0);
        [
            count(claims.iter().filter(is_payable).count()),
            count(claims.iter().filter(is_contested).count()),
            best.into(),
        ]
    }

    /// The cards of the row that the plan lacks, its locomotives, and those of the colour of which the seat
    /// holds most.
    fn row(&self, work: &Work) -> [f32; 3] {
        let row = || self.world.row.iter().flatten();
        let of = |card: Card| count(row().filter(|laid| **laid == card).count());
        let wanted = row().filter(|card| work.needs.missing[**card] > 0).count();
        [count(wanted), of(Card::Locomotive), of(most_held(self.world.players[self.seat].hand).card())]
    }
}

/// The numbers of cards of the four colours of which there are most, and the sum of the squares of all.
fn colors(hand: Cards) -> [f32; 5] {
    let mut colors = Color::ALL.map(|color| hand[color.card()]);
    colors.sort_unstable_by(|one, other| other.cmp(one));
    let squares = colors.iter().map(|cards| f32::from(*cards) * f32::from(*cards)).sum::<f32>();
    let [most, second, third, fourth, ..] = colors.map(f32::from);
    [most, second, third, fourth, squares]
}

/// Whether a seat plays before another one, which is the later of the two.
fn between(world: &World, seat: Seat, later: Seat) -> bool {
    let from_turn = |seat: Seat| (seat.number() + world.seats - world.turn.number()) % world.seats;
    from_turn(seat) < from_turn(later)
}
