//! The source of the randomness of a decision: the keys of a shared deal, with the numbers that
//! `docs/FAIRNESS.md` gives to draws, and outcomes that are known.

use super::{
    position::{Position, bare_table, table},
    words::{HOST, all_locomotives, card, cards, claim, draw, drew, joined, keep, of, player, seat, take},
};
use railhead_engine::{
    Actor, Card, Chance, Color, Command, Deal, Digest, Event, Game, GameOptions, Keys, Move, Outcomes, Rejection, Seat,
    TicketId, Variant,
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet, VecDeque},
};

/// Keys that are as random as those of a deal, and remember the texts they were asked for.
#[derive(Default)]
struct Remembered {
    salt: u64,
    asked: RefCell<Vec<String>>,
}

impl Keys for Remembered {
    fn key(&self, draw: &str) -> [u8; 32] {
        self.asked.borrow_mut().push(draw.to_owned());
        let mix = |state: u64, byte: u8| (state ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        ChaCha8Rng::seed_from_u64(draw.bytes().fold(self.salt ^ 0xcbf2_9ce4_8422_2325, mix)).random()
    }
}

impl Remembered {
    /// The draws asked for since the last time, without what each could have brought.
    fn draws(&self) -> Vec<String> {
        let asked = self.asked.take();
        let mut draws = asked.iter().map(|text| text.rsplit_once('/').unwrap().0.to_owned()).collect::<Vec<_>>();
        draws.dedup();
        draws
    }
}

/// A game that shares its deal with others.
fn shared(position: Position) -> Game {
    let deal = Some(Deal { commitment: Digest([1; 32]), entropy: Digest([2; 32]) });
    let mut options = position.game.options();
    options.deal = deal;
    let mut game = position.game;
    let mut fresh = Game::replay(&[Event::GameCreated {
        rules: game.rules(),
        options: Box::new(options),
        packs: Box::default(),
        commitment: "c0ffee".into(),
    }]);
    let (to, from) = (fresh.parts(), game.parts());
    (*to.occupants, *to.presence, *to.players) = (*from.occupants, *from.presence, from.players.clone());
    (*to.deck, *to.discards, *to.tickets) = (*from.deck, *from.discards, from.tickets.clone());
    (*to.owners, *to.stations, *to.phase) = (from.owners.clone(), from.stations.clone(), from.phase.clone());
    fresh.lay_row(game.row());
    fresh
}

fn make(game: &mut Game, chance: Chance<'_>, by: u8, the_move: Move) -> Result<Vec<Event>, Rejection> {
    let mut events = Vec::new();
    game.play_by(player(by), &Command::Play(the_move), chance, &mut events)?;
    Ok(events)
}

/// A whole game of random moves with the keys of a deal: the texts of the draws of each decision.
fn played(keys: &Remembered, variant: Variant) -> Vec<Vec<String>> {
    let mut options = GameOptions::new(variant, 3);
    options.deal = Some(Deal { commitment: Digest([1; 32]), entropy: Digest([2; 32]) });
    let mut events = Game::create(options, Vec::new(), HOST, [], "c0ffee".into()).unwrap();
    events.extend((1..3).map(joined));
    let (mut game, mut rng, mut draws) = (Game::replay(&events), ChaCha8Rng::seed_from_u64(2), Vec::new());
    game.play_by(player(0), &Command::Start, Chance::Keyed(keys), &mut events).unwrap();
    loop {
        draws.push(keys.draws());
        let Some(next) = game.waits_for().next() else { break };
        let the_move = game.random_move(next, &mut rng).unwrap();
        game.play_by(Actor::Seat(next), &Command::Play(the_move), Chance::Keyed(keys), &mut events).unwrap();
    }
    assert_eq!(Game::replay(&events), game);
    draws
}

#[test]
fn draws_of_a_game_are_numbered_from_0_and_none_is_repeated() {
    for variant in Variant::ALL {
        let mut numbers = BTreeMap::<String, Vec<u32>>::new();
        for draw in played(&Remembered::default(), variant).into_iter().flatten() {
            match draw.rsplit_once('/') {
                Some((purpose, number)) => numbers.entry(purpose.to_owned()).or_default().push(number.parse().unwrap()),
                None => assert_eq!(draw, "first"),
            }
        }
        let purposes = numbers.keys().map(|purpose| purpose.split('/').next().unwrap()).collect::<BTreeSet<_>>();
        assert_eq!(purposes.into_iter().collect::<Vec<_>>(), ["blind", "hand", "order", "row", "ticket", "tunnel"]);
        for (purpose, numbers) in numbers {
            if purpose.starts_with("order") {
                assert!(numbers.is_sorted_by(|one, next| one < next), "{purpose}: {numbers:?}");
            } else {
                assert!(numbers.iter().copied().eq(0..numbers.len() as u32), "{variant}, {purpose}: {numbers:?}");
            }
        }
    }
}

#[test]
fn players_go_on_with_their_own_numbers_whatever_others_draw() {
    for moves in [&[0, 0, 1][..], &[0, 0, 1, 1, 0, 0, 1]] {
        let (keys, mut game) = (Remembered::default(), shared(table(2)));
        for by in moves {
            keys.asked.take();
            make(&mut game, Chance::Keyed(&keys), *by, draw()).unwrap();
        }
        let own = moves.iter().filter(|by| **by == 1).count() - 1;
        assert_eq!(keys.draws(), [format!("blind/1/{own}")]);
    }
}

// R6.1
#[test]
fn a_tunnel_tried_again_goes_on_with_its_own_numbers() {
    let position = table(2).hand(0, "4 locomotive").hand(1, "4 locomotive").deck("20 locomotive");
    let (keys, mut game) = (Remembered::default(), shared(position));
    let mut lay = |by, name: &str, locomotives| {
        keys.asked.take();
        make(&mut game, Chance::Keyed(&keys), by, claim(name, all_locomotives(locomotives))).unwrap();
        let draws = keys.draws();
        make(&mut game, Chance::Keyed(&keys), by, Move::AbandonTunnel {}).unwrap();
        draws
    };
    let of = |name: &str, from: u32| (from..from + 3).map(|at| format!("tunnel/{name}/{at}")).collect::<Vec<_>>();
    assert_eq!(lay(0, "marseille-zurich", 2), of("marseille-zurich", 0));
    assert_eq!(lay(1, "munchen-zurich", 2), of("munchen-zurich", 0));
    assert_eq!(lay(0, "munchen-zurich", 2), of("munchen-zurich", 3));
    assert_eq!(lay(1, "marseille-zurich", 2), of("marseille-zurich", 3));
}

// R7.1
#[test]
fn returned_tickets_count_among_those_offered() {
    let position = table(2).ticket_deck(&["kyiv-sochi"], &["athina-angora", "madrid-dieppe"]);
    let (keys, mut game) = (Remembered::default(), shared(position));
    make(&mut game, Chance::Keyed(&keys), 0, Move::DrawTickets {}).unwrap();
    assert_eq!(keys.draws(), ["ticket/0/0"]);
    make(&mut game, Chance::Keyed(&keys), 0, keep(&["kyiv-sochi"])).unwrap();
    assert_eq!(keys.draws(), ["order/0/3"]);
    let again = game.in_turn_of(seat(0));
    let mut again = Position { game: again }.ticket_deck(&["berlin-bucuresti"], &[]).game;
    make(&mut again, Chance::Keyed(&keys), 0, Move::DrawTickets {}).unwrap();
    assert_eq!(keys.draws(), ["ticket/0/3"]);
}

// R4.6: each replacement but the last lays five cards.
#[test]
fn rows_that_were_summed_up_count_all_cards_they_laid() {
    for (times, row, laid) in [(1, 5, 5), (3, 5, 15), (3, 4, 14)] {
        let (keys, mut game) = (Remembered::default(), shared(table(2)));
        let row = std::iter::repeat_n(card("black"), row).collect();
        game.evolve(&Event::RowReplaced { times, row, discards: cards("") });
        make(&mut game, Chance::Keyed(&keys), 0, take(0)).unwrap();
        assert_eq!(keys.draws()[0], format!("row/{laid}"));
    }
}

// R4.6
#[test]
fn the_cards_of_rows_summed_up_have_numbers_of_their_own() {
    let mut summed_up = 0;
    for salt in 0..12 {
        let position = table(2).row("locomotive locomotive red red red").deck("12 locomotive").discards("1 pink");
        let (keys, mut game) = (Remembered { salt, ..Remembered::default() }, shared(position));
        let events = make(&mut game, Chance::Keyed(&keys), 0, take(2)).unwrap();
        let draws = keys.draws();
        assert!((0..).zip(&draws).all(|(at, draw)| *draw == format!("row/{at}")), "{draws:?}");
        if let Some(Event::RowReplaced { times, row, .. }) = events.last() {
            summed_up += 1;
            let before = events.iter().filter(|event| matches!(event, Event::CardTurnedUp { .. })).count();
            assert_eq!(before + 5 * (*times as usize - 1) + row.len(), draws.len());
        }
    }
    assert!(summed_up > 2, "{summed_up} are summed up");
}

/// Keys of which that of one outcome is the greatest.
struct Favouring(&'static str);

impl Keys for Favouring {
    fn key(&self, draw: &str) -> [u8; 32] {
        [if draw.ends_with(self.0) { 200 } else { 100 }; 32]
    }
}

#[test]
fn the_seat_with_the_greatest_key_plays_first() {
    for (favoured, first) in [("first/0", 0), ("first/1", 1), ("first/2", 2)] {
        let mut game = super::position::full_lobby(3);
        let mut events = Vec::new();
        let keys = Favouring(favoured);
        game.play_by(player(0), &Command::Start, Chance::Keyed(&keys), &mut events).unwrap();
        assert_eq!(events[0], Event::GameStarted { first: seat(first) });
    }
}

#[test]
fn the_card_with_the_greatest_key_is_drawn() {
    for favoured in ["red", "pink", "locomotive"] {
        let mut game = shared(table(2).deck("2 red 2 pink 2 locomotive"));
        assert_eq!(make(&mut game, Chance::Keyed(&Favouring(favoured)), 0, draw()), Ok(vec![drew(0, favoured)]));
    }
}

#[test]
fn the_tickets_with_the_greatest_keys_are_drawn() {
    let position = table(2).ticket_deck(&["athina-angora", "madrid-dieppe", "berlin-bucuresti", "kyiv-sochi"], &[]);
    for (favoured, others) in [("kyiv-sochi", [0, 1]), ("athina-angora", [1, 2]), ("madrid-dieppe", [0, 2])] {
        let mut game = shared(position.clone());
        let events = make(&mut game, Chance::Keyed(&Favouring(favoured)), 0, Move::DrawTickets {}).unwrap();
        let Event::TicketsDrawn { tickets, .. } = &events[0] else { panic!("{events:?}") };
        let drawn = tickets.iter().map(|ticket| ticket.id.to_string()).collect::<Vec<_>>();
        let names = ["athina-angora", "madrid-dieppe", "berlin-bucuresti"];
        assert_eq!(drawn, [favoured, names[others[0]], names[others[1]]], "of equal keys the first");
        let kept = Move::KeepTickets { tickets: [tickets[0].id].into_iter().collect() };
        let events = make(&mut game, Chance::Keyed(&Favouring(names[others[1]])), 0, kept).unwrap();
        let expected = [names[others[1]], names[others[0]]].map(|name| name.parse::<TicketId>().unwrap());
        assert_eq!(events[1], Event::TicketsReturned { tickets: expected.into_iter().collect() });
    }
}

/// The outcomes of a decision, as its events name them.
#[derive(Default)]
struct Known {
    first: Option<Seat>,
    cards: VecDeque<Card>,
    tickets: VecDeque<TicketId>,
}

impl Outcomes for Known {
    fn card(&mut self) -> Option<Card> {
        self.cards.pop_front()
    }
    fn seat(&mut self) -> Option<Seat> {
        self.first.take()
    }
    fn ticket(&mut self) -> Option<TicketId> {
        self.tickets.pop_front()
    }
}

impl Known {
    fn of(events: &[Event]) -> Known {
        let mut known = Known::default();
        for event in events {
            match event {
                Event::GameStarted { first } => known.first = Some(*first),
                Event::CardsDealt { cards, .. } => known.cards.extend(cards.iter().copied()),
                Event::CardDrawn { card, .. }
                | Event::CardTurnedUp { card, .. }
                | Event::TunnelCardRevealed { card } => known.cards.push_back(*card),
                Event::TicketsDealt { tickets, .. } | Event::TicketsDrawn { tickets, .. } => {
                    known.tickets.extend(tickets.iter().map(|ticket| ticket.id));
                }
                Event::TicketsReturned { tickets } => known.tickets.extend(tickets.iter().copied()),
                _ => {}
            }
        }
        known
    }
}

#[test]
fn a_decision_with_known_outcomes_is_the_same_again() {
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    let mut game = super::position::full_lobby(4);
    let mut command = (player(0), Command::Start);
    loop {
        let mut events = Vec::new();
        let mut again = game.clone();
        game.play(command.0, &command.1, &mut rng, &mut events).unwrap();
        let mut known = Known::of(&events);
        let mut repeated = Vec::new();
        again.play_by(command.0, &command.1, Chance::Known(&mut known), &mut repeated).unwrap();
        assert_eq!((repeated, &again), (events, &game));
        let Some(next) = game.waits_for().next() else { break };
        command = (Actor::Seat(next), Command::Play(game.random_move(next, &mut rng).unwrap()));
    }
}

#[test]
fn an_outcome_that_cannot_be_is_refused_as_if_nothing_were_left() {
    let with_cards = |names: &[&str], the_move: Move| {
        let mut known = Known { cards: names.iter().map(|name| card(name)).collect(), ..Known::default() };
        make(&mut table(2).hand(0, "4 pink").game, Chance::Known(&mut known), 0, the_move)
    };
    assert_eq!(with_cards(&["black"], draw()), Ok(vec![drew(0, "black")]));
    assert_eq!(with_cards(&["red"], draw()), Err(Rejection::DeckEmpty {}));
    assert_eq!(with_cards(&[], draw()), Err(Rejection::DeckEmpty {}));
    let lay = || claim("marseille-zurich", of(Color::Pink, 0));
    let revealed = |names: &[&str]| {
        let events = with_cards(names, lay()).unwrap();
        events.iter().filter(|event| matches!(event, Event::TunnelCardRevealed { .. })).count()
    };
    assert_eq!((revealed(&["black"; 4]), revealed(&["black", "red", "black"])), (3, 1));
    let with_tickets = |names: &[&str]| {
        let tickets = names.iter().map(|name| name.parse().unwrap()).collect();
        let mut known = Known { tickets, ..Known::default() };
        let mut game = bare_table(2).ticket_deck(&["kyiv-sochi", "athina-angora"], &[]).game;
        let events = make(&mut game, Chance::Known(&mut known), 0, Move::DrawTickets {})?;
        let Event::TicketsDrawn { tickets, .. } = &events[0] else { panic!("{events:?}") };
        Ok(tickets.len())
    };
    assert_eq!(with_tickets(&["athina-angora", "kyiv-sochi", "kyiv-sochi"]), Ok(2));
    assert_eq!(with_tickets(&["athina-angora", "madrid-dieppe"]), Ok(1));
    assert_eq!(with_tickets(&["kyiv-sochi", "kyiv-sochi"]), Ok(1));
    assert_eq!(with_tickets(&["madrid-dieppe"]), Err(Rejection::NoTicketsLeft {}));
}
