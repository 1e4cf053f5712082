//! Short words for frequent things in tests.

use railhead_engine::{
    Actor, AwayReason, BotLevel, Card, Cards, City, Color, Entropy, Event, Move, Payment, PlayerColor, Route, Seat,
    SeatChoice, Ticket, TicketId, TicketKind, Variant, VoidReason,
};

pub fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

pub fn player(number: u8) -> Actor {
    Actor::Seat(seat(number))
}

pub fn route(name: &str) -> Route {
    name.parse().unwrap()
}

pub fn city(name: &str) -> City {
    name.parse().unwrap()
}

pub fn ticket_id(name: &str) -> TicketId {
    name.parse().unwrap()
}

/// The ticket as it is printed.
pub fn ticket(name: &str) -> Ticket {
    let mut printed =
        [TicketKind::Long, TicketKind::Standard].into_iter().flat_map(|kind| Variant::Classic.tickets(kind, &[]));
    printed.find(|ticket| ticket.id == ticket_id(name)).unwrap()
}

/// A bag of cards like `"3 red 1 locomotive"`.
pub fn cards(bag: &str) -> Cards {
    let mut cards = Cards::default();
    let words = bag.split_whitespace().collect::<Vec<_>>();
    words.chunks(2).for_each(|pair| cards[card(pair[1])] += pair[0].parse::<u8>().unwrap());
    cards
}

pub fn card(name: &str) -> Card {
    name.parse().unwrap_or_else(|_| panic!("no card {name}"))
}

pub fn of(color: Color, locomotives: u8) -> Payment {
    Payment { color: Some(color), locomotives }
}

pub fn all_locomotives(locomotives: u8) -> Payment {
    Payment { color: None, locomotives }
}

pub fn draw() -> Move {
    Move::DrawCard {}
}

pub fn take(slot: u8) -> Move {
    Move::TakeFaceUp { slot }
}

pub fn claim(name: &str, payment: Payment) -> Move {
    Move::ClaimRoute { route: route(name), payment }
}

pub fn pay(locomotives: u8) -> Move {
    Move::PayTunnel { locomotives }
}

pub fn build(name: &str, payment: Payment) -> Move {
    Move::BuildStation { city: city(name), payment }
}

pub fn keep(names: &[&str]) -> Move {
    Move::KeepTickets { tickets: names.iter().map(|name| ticket_id(name)).collect() }
}

pub fn drew(by: u8, name: &str) -> Event {
    Event::CardDrawn { seat: seat(by), card: card(name) }
}

pub fn took(by: u8, slot: u8, name: &str) -> Event {
    Event::CardTaken { seat: seat(by), slot, card: card(name) }
}

pub fn turned_up(slot: u8, name: &str) -> Event {
    Event::CardTurnedUp { slot, card: card(name) }
}

pub fn turn_of(next: u8) -> Event {
    Event::TurnStarted { seat: seat(next) }
}

pub fn claimed(by: u8, name: &str, payment: Payment, points: u8) -> Event {
    Event::RouteClaimed { seat: seat(by), route: route(name), payment, points }
}

pub fn laid(by: u8, name: &str, payment: Payment) -> Event {
    Event::TunnelLaid { seat: seat(by), route: route(name), payment }
}

pub fn revealed(name: &str) -> Event {
    Event::TunnelCardRevealed { card: card(name) }
}

pub fn surcharge_required(of: u8, surcharge: u8) -> Event {
    Event::TunnelSurchargeAsked { seat: seat(of), surcharge }
}

pub fn built(by: u8, name: &str, payment: Payment) -> Event {
    Event::StationBuilt { seat: seat(by), city: city(name), payment }
}

pub fn kept(by: u8, names: &[&str]) -> Event {
    Event::TicketsKept { seat: seat(by), tickets: names.iter().map(|name| ticket_id(name)).collect() }
}

pub fn passed(by: u8) -> Event {
    Event::Passed { seat: seat(by) }
}

pub fn last_round(by: u8) -> Event {
    Event::LastRoundBegun { seat: seat(by) }
}

/// The host at the opening: the first seat, the first colour, no entropy.
pub const HOST: (SeatChoice, Option<Entropy>) = (SeatChoice::ANY, None);

/// The colour of a seat whose player chose none, when all sat down in the order of the seats.
pub fn color(number: u8) -> PlayerColor {
    PlayerColor::ALL[usize::from(number)]
}

pub fn joined(number: u8) -> Event {
    joined_in(number, color(number))
}

pub fn joined_in(number: u8, color: PlayerColor) -> Event {
    Event::PlayerJoined { seat: seat(number), color, entropy: None }
}

pub fn bot_added(number: u8, level: BotLevel) -> Event {
    Event::BotAdded { seat: seat(number), color: color(number), level }
}

pub fn left(number: u8) -> Event {
    Event::PlayerLeft { seat: seat(number) }
}

pub fn host_is(number: u8) -> Event {
    Event::HostChanged { seat: seat(number) }
}

pub fn ran_out(number: u8) -> Event {
    Event::TimeRanOut { seat: seat(number) }
}

pub fn handed_over(number: u8, level: BotLevel, reason: AwayReason) -> Event {
    Event::SeatHandedOver { seat: seat(number), level, reason }
}

pub fn taken_back(number: u8) -> Event {
    Event::SeatTakenBack { seat: seat(number) }
}

pub fn stood_in(number: u8) -> Event {
    Event::StandInSeated { seat: seat(number) }
}

pub fn voided(reason: VoidReason) -> Event {
    Event::GameVoided { reason }
}
