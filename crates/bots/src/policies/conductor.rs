//! `conductor`: a sensible player. Before every move it makes a new plan: the cheapest ways for its
//! tickets, then the routes to claim, the stations to build and the cards to collect for them. Once
//! its tickets are done, it draws new ones while they promise a gain, and otherwise plays for
//! points. Values and costs are in tenths of a point, tuned by playing against itself.

use crate::{
    planning::{Plan, Tolls, lacking, missing},
    position::SeatPosition,
};
use railhead_engine::{
    Card, Cards, City, GameView, Move, Network, Payment, PhaseView, Price, Route, STATION_POINTS, StepView, Ticket,
    TicketId, TicketKind, best_borrowing, longest_path, trains,
};
use rand::{Rng, seq::IndexedRandom};

/// The cost of a turn.
const TURN: u32 = 20;
/// The cost of a card not yet in the hand.
const CARD: u32 = 9;
/// The cost of a train, which could score points elsewhere.
const TRAIN: u32 = 15;
/// The cost of the risk of a tunnel (R6).
const TUNNEL: u32 = 8;
/// The cost of a station: its points (R9.2), a turn, and the points a route of its own would score.
const STATION: u32 = 80;
/// The minimum cost of a route, however many points it scores. It prevents detours.
const LEAST_TOLL: u32 = 10;
/// With more cards than this it claims any route it can.
const LARGE_HAND: u8 = 25;

/// The move to make; none only if there is no legal move.
pub(crate) fn choose(view: &GameView, moves: &[Move], rng: &mut dyn Rng) -> Option<Move> {
    let chosen = SeatPosition::of(view).and_then(|position| position.choose(moves));
    chosen.or_else(|| moves.choose(rng)).cloned()
}

/// The routes still to be built for a set of tickets.
struct Work {
    /// The routes to claim.
    claims: Vec<Route>,
    /// Opponents' routes to borrow with stations that are still to be built (R8.2).
    borrowed: Vec<Route>,
}

impl SeatPosition<'_> {
    fn choose<'m>(&self, moves: &'m [Move]) -> Option<&'m Move> {
        if let Some(offer) = &self.you.offer {
            return self.keep(&offer.tickets, moves);
        }
        match &self.view.table.phase {
            PhaseView::Lobby | PhaseView::Dealing { .. } | PhaseView::Finished { .. } | PhaseView::Voided { .. } => {
                None
            }
            PhaseView::Turn { step, turns_left, .. } => match step {
                StepView::Choose if turns_left.is_some() => self.last_move(moves),
                StepView::Choose => self.act(moves),
                StepView::SecondCard => self.draw(moves, &self.collected_for(&self.work(&self.tolls()))),
                StepView::Tunnel { .. } => pay_tunnel(moves),
                StepView::KeepTickets { .. } => None,
            },
        }
    }

    /// A move that begins a turn: for the tickets if possible, then for points, otherwise a draw.
    fn act<'m>(&self, moves: &'m [Move]) -> Option<&'m Move> {
        let tolls = self.tolls();
        let work = self.work(&tolls);
        let hurry = self.horizon() <= self.turns_for(&work) + 3;
        self.claim_planned(moves, &work.claims, hurry)
            .or_else(|| self.build_station(moves, &work, hurry))
            .or_else(|| self.claim_besides(moves, &work.claims))
            .or_else(|| self.draw_tickets(moves, &work, &tolls))
            .or_else(|| self.claim_for_points(moves, &work))
            .or_else(|| self.draw(moves, &self.collected_for(&work)))
            .or_else(|| self.last_move(moves))
    }
}

/// Planning: the tickets to pursue, and the routes that they need.
impl SeatPosition<'_> {
    fn tolls(&self) -> Tolls {
        let mut tolls = Tolls::default();
        Route::all().for_each(|route| tolls[route] = self.toll(route));
        tolls
    }

    /// The cost of using a route: zero for the player's own, a station for an opponent's (R8.2).
    /// None if the player cannot use it.
    fn toll(&self, route: Route) -> Option<u32> {
        let facts = route.facts();
        if self.owners[route] == Some(self.you.seat) {
            Some(0)
        } else if self.is_foreign(route) {
            let has_room = self.stations[facts.from].is_none() || self.stations[facts.to].is_none();
            let is_lent = self.own_stations().any(|city| route.touches(city));
            let station = STATION + CARD * u32::from(self.stations_built());
            if is_lent { Some(1) } else { (has_room && self.seat.stations > 0).then_some(station) }
        } else if self.is_open(route) {
            let cards = CARD * u32::from(missing(&[route], self.you.hand).total());
            let cost = TURN + cards + TRAIN * u32::from(facts.length) + if facts.tunnel { TUNNEL } else { 0 };
            Some(cost.saturating_sub(10 * u32::from(route.points())).max(LEAST_TOLL))
        } else {
            None
        }
    }

    fn open_tickets(&self) -> Vec<Ticket> {
        self.you.tickets.iter().filter(|own| !own.completed).map(|own| own.ticket).collect()
    }

    /// The work for the open tickets. While it cannot all be done, the ticket with the highest cost
    /// per point is given up.
    fn work(&self, tolls: &Tolls) -> Work {
        let mut tickets = self.open_tickets();
        loop {
            let plan = Plan::of(&ids(&tickets), tolls);
            let work = self.work_of(&plan);
            if plan.hopeless == 0 && self.can_do(&work) {
                return work;
            }
            let saved_without = |at: usize| {
                let others = (0..).zip(&tickets).filter(|(other, _)| *other != at);
                let rest = Plan::of(&others.map(|(_, ticket)| ticket.id).collect::<Vec<_>>(), tolls);
                let hopeless = plan.hopeless.saturating_sub(rest.hopeless);
                plan.cost.saturating_sub(rest.cost) + 1000 * hopeless
            };
            let dear =
                (0..).zip(&tickets).map(|(at, ticket)| (saved_without(at) * 10 / u32::from(ticket.points.max(1)), at));
            let Some((_, dearest)) = dear.max() else { return work };
            tickets.remove(dearest);
        }
    }

    /// Divides a plan into claims and stations. A station already built lends one route.
    fn work_of(&self, plan: &Plan) -> Work {
        let (mut borrowed, claims) = plan.routes.iter().partition::<Vec<Route>, _>(|route| self.is_foreign(**route));
        for city in self.own_stations() {
            if let Some(at) = borrowed.iter().position(|route| route.touches(city)) {
                borrowed.remove(at);
            }
        }
        Work { claims, borrowed }
    }

    fn can_do(&self, work: &Work) -> bool {
        trains(&work.claims) <= self.seat.trains
            && work.borrowed.len() <= usize::from(self.seat.stations)
            && self.turns_for(work) <= self.horizon() + 1
    }

    fn turns_for(&self, work: &Work) -> u32 {
        let cards = missing(&work.claims, self.you.hand).total();
        (work.claims.len() + work.borrowed.len()) as u32 + u32::from(cards.div_ceil(2))
    }

    /// The choice of tickets with the greatest surplus of points over the cost of the plan.
    fn keep<'m>(&self, offered: &[Ticket], moves: &'m [Move]) -> Option<&'m Move> {
        let tolls = self.tolls();
        let open = ids(&self.open_tickets());
        let worth = |kept: &[TicketId]| {
            let plan = Plan::of(&[&open, kept].concat(), &tolls);
            let work = self.work_of(&plan);
            let points = offered.iter().filter(|ticket| kept.contains(&ticket.id)).map(|ticket| ticket.points);
            let points = 10 * points.map(i32::from).sum::<i32>();
            if plan.hopeless > 0 || work.borrowed.len() > usize::from(self.seat.stations) {
                return -1000 - points;
            }
            let too_long = (trains(&work.claims) + 5).saturating_sub(self.seat.trains);
            let too_late = self.turns_for(&work).saturating_sub(self.horizon());
            points - plan.cost as i32 - 40 * i32::from(too_long) - 40 * too_late as i32
        };
        let choices = moves.iter().filter_map(|made| match made {
            Move::KeepTickets { tickets } => Some((worth(tickets), made)),
            _ => None,
        });
        best(choices)
    }

    /// Draws new tickets if the present ones are done or given up and new ones promise a gain.
    fn draw_tickets<'m>(&self, moves: &'m [Move], work: &Work, tolls: &Tolls) -> Option<&'m Move> {
        let draw = moves.iter().find(|made| matches!(made, Move::DrawTickets {}))?;
        let is_done = work.claims.is_empty() && work.borrowed.is_empty();
        (is_done && self.promise(tolls) > 0).then_some(draw)
    }

    /// The expected gain of the best ticket of a draw (R7.1). Each unseen ticket is weighted by how
    /// often it would be the best one.
    fn promise(&self, tolls: &Tolls) -> i64 {
        let variant = self.view.table.options.variant;
        let is_own = |ticket: &Ticket| self.you.tickets.iter().any(|own| own.ticket.id == ticket.id);
        let unseen = variant.tickets(TicketKind::Standard, &self.view.table.packs).filter(|ticket| !is_own(ticket));
        let mut gains = unseen.map(|ticket| self.gain(&ticket, tolls)).collect::<Vec<_>>();
        gains.sort_unstable();
        let others = u64::from(variant.rules().drawn.saturating_sub(1));
        let draws = |worse: u64| (0..others).map(|taken| worse.saturating_sub(taken) as i64).product::<i64>();
        let weighed = (0..).zip(gains).map(|(worse, gain)| (draws(worse), gain));
        let (all, sum) = weighed.fold((0, 0), |(all, sum), (draws, gain)| (all + draws, sum + draws * gain));
        if all == 0 { 0 } else { sum / all }
    }

    /// The gain of one more ticket: its points minus its cost if time and trains allow it without a
    /// station, otherwise the loss of its points.
    fn gain(&self, ticket: &Ticket, tolls: &Tolls) -> i64 {
        let points = 10 * i64::from(ticket.points);
        let plan = Plan::of(&[ticket.id], tolls);
        let work = self.work_of(&plan);
        let in_time = self.turns_for(&work) + 2 <= self.horizon() && trains(&work.claims) + 2 <= self.seat.trains;
        if plan.hopeless == 0 && work.borrowed.is_empty() && in_time { points - i64::from(plan.cost) } else { -points }
    }
}

/// Collecting and spending cards.
impl SeatPosition<'_> {
    /// The routes for which cards are collected: the planned ones, or else the most rewarding one.
    fn collected_for(&self, work: &Work) -> Vec<Route> {
        if work.claims.is_empty() { self.most_rewarding().into_iter().collect() } else { work.claims.clone() }
    }

    /// The open route with the most points for each turn it takes, preferring routes that touch the
    /// player's own.
    fn most_rewarding(&self) -> Option<Route> {
        let own = self.owned_by(self.you.seat);
        let reward = |route: &Route| {
            let facts = route.facts();
            let extends = own.iter().any(|other| other.touches(facts.from) || other.touches(facts.to));
            let half_turns = 2 + missing(&[*route], self.you.hand).total() + u8::from(facts.tunnel);
            (100 * u32::from(route.points()) + if extends { 50 } else { 0 }) / u32::from(half_turns)
        };
        Route::all().filter(|route| self.is_open(*route)).max_by_key(reward)
    }

    /// Draws a missing card that lies face up, or else a blind one.
    fn draw<'m>(&self, moves: &'m [Move], targets: &[Route]) -> Option<&'m Move> {
        let missing = missing(targets, self.you.hand);
        let is_last = lacking(targets, self.you.hand) == 1;
        let worth = |card: Card| match card {
            Card::Locomotive if missing[card] > 0 || is_last => 1000,
            Card::Locomotive => -1,
            _ if missing[card] > 0 => 1 + self.urgency(card, targets),
            _ => 0,
        };
        let options = moves.iter().filter_map(|made| match made {
            Move::DrawCard {} => Some((0, made)),
            Move::TakeFaceUp { slot } => {
                let card = self.view.table.row.get(usize::from(*slot)).copied().flatten()?;
                Some((worth(card) * 2 - 1, made))
            }
            _ => None,
        });
        best(options)
    }

    /// The usefulness of a card of a colour. A route counts for more the fewer cards it lacks.
    fn urgency(&self, card: Card, targets: &[Route]) -> i32 {
        let fits = targets.iter().filter(|route| route.facts().color.is_none_or(|color| color.card() == card));
        let lacks = fits.map(|route| i32::from(missing(&[*route], self.you.hand).total()));
        lacks.filter(|lacks| *lacks > 0).map(|lacks| 60 / lacks).sum()
    }

    fn hand_after(&self, payment: Payment, cards: u8) -> Cards {
        let mut hand = self.you.hand;
        payment.cards(cards).iter().for_each(|(card, count)| hand.take(card, count));
        hand
    }

    /// The number of cards that the planned routes lack after a payment and did not lack before.
    fn loss(&self, planned: &[Route], claimed: Route, payment: Payment) -> i32 {
        let others = planned.iter().copied().filter(|other| *other != claimed).collect::<Vec<_>>();
        let after = lacking(&others, self.hand_after(payment, claimed.facts().length));
        i32::from(after) - i32::from(lacking(planned, self.you.hand))
    }

    /// Whether a payment leaves no card for the surcharge of a tunnel (R6.2, R6.3).
    fn is_risky(&self, route: Route, payment: Payment) -> bool {
        let hand = self.hand_after(payment, route.facts().length);
        let colored = payment.color.map_or(0, |color| hand[color.card()]);
        route.facts().tunnel && hand[Card::Locomotive] + colored == 0
    }
}

/// Choosing claims and stations.
impl SeatPosition<'_> {
    /// Claims a planned route with cards that the other planned routes do not need, preferring long
    /// routes. In a hurry or with a large hand, claims any planned route it can pay.
    fn claim_planned<'m>(&self, moves: &'m [Move], planned: &[Route], hurry: bool) -> Option<&'m Move> {
        let whatever = hurry || self.you.hand.total() > LARGE_HAND;
        let options = claims(moves).filter(|(route, _, _)| planned.contains(route));
        best(options.filter_map(|(route, payment, made)| {
            let loss = self.loss(planned, route, payment);
            let locomotives = i32::from(payment.locomotives);
            let worth = 10 * i32::from(route.facts().length) - 30 * loss - locomotives;
            (whatever || loss <= 0 && !self.is_risky(route, payment)).then_some((worth, made))
        }))
    }

    /// Claims a long route for which the plan needs neither the cards nor the trains.
    fn claim_besides<'m>(&self, moves: &'m [Move], planned: &[Route]) -> Option<&'m Move> {
        let spare_trains = self.seat.trains.saturating_sub(trains(planned));
        let is_good = |route: Route| route.points() >= 7 && route.facts().length <= spare_trains;
        let options = claims(moves).filter(|(route, _, _)| is_good(*route));
        best(options.filter_map(|(route, payment, made)| {
            let worth = 10 * i32::from(route.points()) - 8 * i32::from(payment.locomotives);
            (self.loss(planned, route, payment) <= 0).then_some((worth, made))
        }))
    }

    /// Claims the route for which cards were collected, if nothing is planned.
    fn claim_for_points<'m>(&self, moves: &'m [Move], work: &Work) -> Option<&'m Move> {
        let target = self.most_rewarding().filter(|_| work.claims.is_empty() && work.borrowed.is_empty())?;
        let payable = claims(moves).filter(|(route, _, _)| *route == target);
        best(payable.map(|(_, payment, made)| (-i32::from(payment.locomotives), made)))
    }

    /// Builds a station that lends a planned route (R8.2). It does so late: an opponent's route
    /// cannot be lost, and other ways may open.
    fn build_station<'m>(&self, moves: &'m [Move], work: &Work, hurry: bool) -> Option<&'m Move> {
        if !work.claims.is_empty() && !hurry {
            return None;
        }
        let price = Price::of_station(self.stations_built()).cards;
        let options = moves.iter().filter_map(|made| {
            let Move::BuildStation { city, payment } = made else { return None };
            let lends = work.borrowed.iter().filter(|route| route.touches(*city)).count() as i32;
            let lacks = i32::from(lacking(&work.claims, self.hand_after(*payment, price)));
            (lends > 0).then_some((5 * lends - 3 * lacks - 2 * i32::from(payment.locomotives), made))
        });
        best(options)
    }

    /// The move that leads to the best final score. A tunnel counts for less because it may fail.
    fn last_move<'m>(&self, moves: &'m [Move]) -> Option<&'m Move> {
        let own = self.owned_by(self.you.seat);
        let stations = self.own_stations().collect::<Vec<_>>();
        let rival = self.opponents().map(|seat| trains(&longest_path(&self.owned_by(seat.seat)))).max().unwrap_or(0);
        let now = self.score(&own, &stations, rival);
        let mut tried = None;
        let options = moves.iter().filter_map(|made| match made {
            Move::ClaimRoute { route, .. } => (tried.replace(*route) != Some(*route)).then(|| {
                let gain = self.score(&[&own[..], &[*route]].concat(), &stations, rival) - now;
                (if route.facts().tunnel { gain * 6 } else { gain * 10 }, made)
            }),
            Move::BuildStation { city, .. } => {
                let gain = self.score(&own, &[&stations[..], &[*city]].concat(), rival) - now;
                Some((gain * 10, made))
            }
            Move::DrawCard {} | Move::TakeFaceUp { .. } | Move::Pass {} => Some((0, made)),
            Move::DrawTickets {} => Some((-100, made)),
            Move::PayTunnel { .. } | Move::AbandonTunnel {} | Move::KeepTickets { .. } => None,
        });
        best(options)
    }

    /// The final score with these routes and stations (R9.2), against a rival's longest path.
    fn score(&self, own: &[Route], stations: &[City], rival: u8) -> i32 {
        let tickets = self.you.tickets.iter().map(|own| own.ticket).collect::<Vec<_>>();
        let borrowed = best_borrowing(&self.owners, self.you.seat, stations, own, &tickets);
        let network = Network::of(own.iter().copied().chain(borrowed.iter().map(|lent| lent.route)));
        let worth = |ticket: &Ticket| {
            let points = i32::from(ticket.points);
            if network.completes(ticket.id) { points } else { -points }
        };
        let routes = own.iter().map(|route| i32::from(route.points())).sum::<i32>();
        let express = if trains(&longest_path(own)) >= rival { 10 } else { 0 };
        routes + tickets.iter().map(worth).sum::<i32>() + express - i32::from(STATION_POINTS) * stations.len() as i32
    }
}

/// Pays a tunnel's surcharge with the fewest locomotives, if possible: giving up would lose the
/// turn (R6.4).
fn pay_tunnel(moves: &[Move]) -> Option<&Move> {
    let options = moves.iter().filter_map(|made| match made {
        Move::PayTunnel { locomotives } => Some((-i32::from(*locomotives), made)),
        Move::AbandonTunnel {} => Some((i32::MIN, made)),
        _ => None,
    });
    best(options)
}

fn claims(moves: &[Move]) -> impl Iterator<Item = (Route, Payment, &Move)> {
    moves.iter().filter_map(|made| match made {
        Move::ClaimRoute { route, payment } => Some((*route, *payment, made)),
        _ => None,
    })
}

fn best<'m>(options: impl Iterator<Item = (i32, &'m Move)>) -> Option<&'m Move> {
    options.max_by_key(|(worth, _)| *worth).map(|(_, made)| made)
}

fn ids(tickets: &[Ticket]) -> Vec<TicketId> {
    tickets.iter().map(|ticket| ticket.id).collect()
}

#[cfg(test)]
#[allow(clippy::disallowed_types, clippy::unwrap_used)]
mod tests {
    use super::*;
    use railhead_engine::{
        Actor, BotLevel, Color, Command, Game, GameOptions, OwnTicket, Seat, SeatChoice, TicketOffer, Variant,
    };
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    fn ticket(name: &str, points: u8) -> Ticket {
        Ticket { id: name.parse().unwrap(), points, kind: TicketKind::Standard }
    }

    /// The view of the first of two seats right after the deal.
    fn dealt() -> GameView {
        let host = Seat::first(1).next().unwrap();
        let options = GameOptions { first_seat: Some(host), ..GameOptions::new(Variant::Classic, 2) };
        let mut events =
            Game::create(options, Vec::new(), (SeatChoice::ANY, None), [BotLevel::Random.anywhere()], String::new())
                .unwrap();
        let mut game = Game::replay(&events);
        game.play(Actor::Seat(host), &Command::Start, &mut ChaCha8Rng::seed_from_u64(1), &mut events).unwrap();
        game.view_for(Some(host))
    }

    fn chosen(view: &GameView, moves: &[Move]) -> Move {
        choose(view, moves, &mut ChaCha8Rng::seed_from_u64(1)).unwrap()
    }

    #[test]
    fn it_turns_down_a_ticket_that_costs_more_than_it_brings() {
        let mut view = dealt();
        let tickets = vec![ticket("paris-wien", 8), ticket("lisboa-danzig", 3), ticket("paris-zagrab", 7)];
        let offer = TicketOffer { tickets, keep_min: 1, keep_max: 3 };
        let moves = offer.choices().map(|tickets| Move::KeepTickets { tickets }).collect::<Vec<_>>();
        view.you.as_mut().unwrap().offer = Some(offer);
        let Move::KeepTickets { tickets } = chosen(&view, &moves) else { unreachable!() };
        assert!(!tickets.contains(&"lisboa-danzig".parse().unwrap()), "{tickets:?}");
    }

    #[test]
    fn it_claims_a_planned_route_that_it_can_pay() {
        let mut view = dealt();
        let hand = Color::ALL.into_iter().flat_map(|color| [color.card(); 4]).collect::<Cards>();
        let you = view.you.as_mut().unwrap();
        (you.offer, you.hand) = (None, hand);
        you.tickets = vec![OwnTicket { ticket: ticket("edinburgh-london", 7), completed: false }];
        view.table.phase = PhaseView::Turn { seat: you.seat, step: StepView::Choose, turns_left: None };
        let payments =
            |route: Route| Price::of_route(route.facts()).payments(hand).map(move |payment| (route, payment));
        let claims = Route::all().flat_map(payments).map(|(route, payment)| Move::ClaimRoute { route, payment });
        let moves = claims.chain([Move::DrawCard {}, Move::DrawTickets {}]).collect::<Vec<_>>();
        let Move::ClaimRoute { route, .. } = chosen(&view, &moves) else { unreachable!() };
        assert!(["edinburgh", "london"].iter().all(|city| route.touches(city.parse().unwrap())), "{route}");
    }
}
