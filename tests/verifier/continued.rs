//! Games that go on from a position of another one.

use crate::{any_game, changed, hoarders_game, served::served_game, verdicts};
use jiff::Timestamp;
use railhead::{
    bots::{self, Budget},
    engine::{Actor, BotLevel, Card, Command, Event, Game, Route, Seat, TicketIds},
    hosting::position::{PlayedOn, PositionChoice},
    log::rng::Secret,
    verify::{VerifyError, transcript::Transcript, verify, verify_whole},
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeMap;
use uuid::Builder;

/// A game played on from somewhere in another one, by random moves. None if nobody can decide there.
pub fn continued(of: &Transcript, version: u32, seed: u64) -> Option<Transcript> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let now = "2026-11-26T09:00:00Z".parse::<Timestamp>().unwrap();
    let secret = Secret::from_bytes(rng.random());
    let id = Builder::from_unix_timestamp_millis(now.as_millisecond() as u64, &rng.random()).into_uuid();
    let events = of.events.iter().map(|(_, event)| event.clone()).collect::<Vec<_>>();
    let choice = PositionChoice { version, seat: Seat::ALL[0], bots: BotLevel::Random };
    let PlayedOn { table, copied } = choice.play_on(&events, secret.commitment()).ok()?;
    let mut events = [table, copied].concat();
    let mut game = Game::replay(&events);
    while !game.is_over() {
        let seat = game.waits_for().next().unwrap();
        let chosen = bots::choose_in(&game, seat, BotLevel::Random, Budget::default(), &mut rng).unwrap();
        let mut chance = secret.next_decision_rng(id, &game);
        game.play(Actor::Seat(seat), &Command::Play(chosen), &mut chance, &mut events).unwrap();
    }
    Some(Transcript::new(id, secret, events.into_iter().map(|event| (now, event)).collect()).unwrap())
}

/// Games that go on from all parts of others.
pub fn games(count: u64) -> impl Iterator<Item = Transcript> {
    let at = |of: &Transcript, seed: u64| 1 + (seed * 37 % of.events.len() as u64) as u32;
    let game = move |seed| {
        let of = if seed % 2 == 0 { any_game(seed) } else { served_game(seed) };
        continued(&of, at(&of, seed), seed)
    };
    (0..count).filter_map(game)
}

#[test]
fn both_verifiers_accept_games_that_go_on_from_a_position() {
    let games = games(60).collect::<Vec<_>>();
    assert!(games.len() > 30, "{} games", games.len());
    for game in &games {
        assert!(verify(game).unwrap().game.options().copied_events > 0);
        assert_eq!(verify_whole(game).unwrap_err(), VerifyError::Continued);
    }
    let texts = games.iter().map(|game| (game.game.to_string(), game.write().unwrap()));
    for (game, verdict) in verdicts("continued", texts) {
        assert!(verdict.ends_with(" events follow"), "game {game}: {verdict}");
    }
}

#[test]
fn a_copied_row_may_have_been_replaced_many_times() {
    let after_row = |seed| {
        let of = hoarders_game(seed);
        let row = of.events.iter().position(|(_, event)| matches!(event, Event::RowReplaced { .. }))?;
        continued(&of, row as u32 + 5, seed)
    };
    let games = (0..12).filter_map(after_row).map(|game| (game.game.to_string(), game.write().unwrap()));
    let games = games.filter(|(_, text)| text.contains("row_replaced")).collect::<Vec<_>>();
    assert!(games.len() > 2, "{} games", games.len());
    for (game, verdict) in verdicts("copied-rows", games.into_iter()) {
        assert!(verdict.ends_with(" events follow"), "game {game}: {verdict}");
    }
}

#[test]
fn both_verifiers_refuse_cards_that_were_made_up() {
    let change = |(number, record): (usize, Transcript)| {
        let copied = record.events.iter().position(|(_, event)| matches!(event, Event::GameStarted { .. })).unwrap();
        let is_draw = |(_, event): &(Timestamp, Event)| matches!(event, Event::CardDrawn { .. });
        let mut events = record.events.clone();
        let draws = events.iter_mut().skip(copied).filter(|event| is_draw(event));
        // In the copied part a card of which there are none left, later one that was not drawn.
        draws.for_each(|(_, event)| {
            if let Event::CardDrawn { card, .. } = event {
                *card = Card::Locomotive;
            }
        });
        let changed = changed(&record, events);
        (changed != record).then(|| (number.to_string(), changed))
    };
    let falsified = games(30).enumerate().filter_map(change).collect::<Vec<_>>();
    assert!(falsified.len() > 10, "{} games", falsified.len());
    falsified.iter().for_each(|(number, game)| assert!(verify(game).is_err(), "game {number}"));
    let texts = falsified.iter().map(|(number, game)| (number.clone(), game.write().unwrap()));
    for (game, verdict) in verdicts("made-up", texts) {
        assert!(!verdict.ends_with(" events follow"), "game {game}: {verdict}");
    }
}

/// A change that makes an event impossible, and the name of the event. None if it is not one to change. A laid
/// tunnel is claimed as another route.
fn impossible(event: &Event, is_tunnel: bool) -> Option<(&'static str, Event)> {
    Some(match event {
        Event::TurnStarted { seat } => ("turn_started", Event::TurnStarted { seat: seat.next(5) }),
        Event::CardDrawn { seat, card } => ("card_drawn", Event::CardDrawn { seat: seat.next(5), card: *card }),
        Event::RouteClaimed { seat, route, payment, points } if is_tunnel => {
            let other = Route::all().find(|other| other != route)?;
            ("tunnel", Event::RouteClaimed { seat: *seat, route: other, payment: *payment, points: *points })
        }
        Event::RouteClaimed { seat, route, payment, points } => {
            let dearer = Event::RouteClaimed { seat: *seat, route: *route, payment: *payment, points: points + 1 };
            ("route_claimed", dearer)
        }
        Event::TicketsKept { seat, .. } => {
            ("tickets_kept", Event::TicketsKept { seat: *seat, tickets: TicketIds::default() })
        }
        _ => return None,
    })
}

#[test]
fn both_verifiers_refuse_copied_moves_against_the_rules() {
    let (mut falsified, mut kinds) = (Vec::new(), BTreeMap::<_, u32>::new());
    for (number, record) in games(40).enumerate() {
        let copied = record.events.iter().position(|(_, event)| matches!(event, Event::GameStarted { .. })).unwrap();
        let end = copied + verify(&record).unwrap().game.options().copied_events as usize;
        for at in copied..end {
            let is_tunnel = record.events[..at].iter().rev().find_map(|(_, event)| match event {
                Event::TunnelLaid { .. } => Some(true),
                Event::TurnStarted { .. } => Some(false),
                _ => None,
            });
            let Some((kind, event)) = impossible(&record.events[at].1, is_tunnel == Some(true)) else { continue };
            let count = kinds.entry(kind).or_default();
            // A few of each kind.
            if *count < 6 {
                *count += 1;
                let mut events = record.events.clone();
                events[at].1 = event;
                falsified.push((format!("{number}-{at}-{kind}"), changed(&record, events)));
            }
        }
    }
    assert_eq!(kinds.len(), 5, "{kinds:?}");
    falsified.iter().for_each(|(which, game)| assert!(verify(game).is_err(), "{which}"));
    let texts = falsified.iter().map(|(which, game)| (which.clone(), game.write().unwrap()));
    for (which, verdict) in verdicts("impossible", texts) {
        assert!(!verdict.ends_with(" events follow"), "{which}: {verdict}");
    }
}

#[test]
fn both_verifiers_refuse_histories_that_the_rules_do_not_allow() {
    let change = |(number, record): (usize, Transcript)| {
        let begin = record.events.iter().position(|(_, event)| matches!(event, Event::GameStarted { .. })).unwrap();
        let end = begin + verify(&record).unwrap().game.options().copied_events as usize;
        let mut events = record.events.clone();
        let copied = &mut events[begin..end];
        let other = |seat: Seat| Seat::ALL[usize::from(seat == Seat::ALL[0])];
        match number % 4 {
            // A turn of the wrong seat.
            0 => copied.iter_mut().filter_map(|(_, event)| turn(event)).for_each(|seat| *seat = other(*seat)),
            // Tickets that may not be kept alone.
            1 => copied.iter_mut().filter_map(|(_, event)| least(event)).for_each(|least| *least += 1),
            // A route for fewer points than it brings.
            2 => copied.iter_mut().filter_map(|(_, event)| points(event)).for_each(|points| *points -= 1),
            // The beginner of another game.
            _ => copied.iter_mut().filter_map(|(_, event)| begins(event)).for_each(|seat| *seat = other(*seat)),
        }
        let changed = changed(&record, events);
        (changed != record).then(|| (number.to_string(), changed))
    };
    let falsified = games(40).enumerate().filter_map(change).collect::<Vec<_>>();
    assert!(falsified.len() > 20, "{} games", falsified.len());
    falsified.iter().for_each(|(number, game)| assert!(verify(game).is_err(), "game {number}"));
    let texts = falsified.iter().map(|(number, game)| (number.clone(), game.write().unwrap()));
    for (game, verdict) in verdicts("histories", texts) {
        assert!(!verdict.ends_with(" events follow"), "game {game}: {verdict}");
    }
}

fn turn(event: &mut Event) -> Option<&mut Seat> {
    if let Event::TurnStarted { seat, .. } = event { Some(seat) } else { None }
}

fn least(event: &mut Event) -> Option<&mut u8> {
    if let Event::TicketsDealt { keep_min, .. } = event { Some(keep_min) } else { None }
}

fn points(event: &mut Event) -> Option<&mut u8> {
    if let Event::RouteClaimed { points, .. } = event { Some(points) } else { None }
}

fn begins(event: &mut Event) -> Option<&mut Seat> {
    if let Event::GameStarted { first } = event { Some(first) } else { None }
}
