//! Games that share a deal with others.

use crate::{changed, hoarders_game, reversed, served::game_of_deal, verdicts};
use railhead::{
    engine::{Card, Event},
    verify::{VerifyError, transcript::Transcript, verify},
};
use railhead_test_support::tables::deal_of;

fn texts(games: &[Transcript]) -> impl Iterator<Item = (String, String)> + '_ {
    games.iter().enumerate().map(|(number, game)| (number.to_string(), game.write().unwrap()))
}

#[test]
fn both_verifiers_accept_games_with_a_shared_deal() {
    let games = (0..24).map(game_of_deal).chain((0..3).map(|seed| hoarders_game(3 * seed + 1))).collect::<Vec<_>>();
    let sums = games.iter().flat_map(|game| &game.events);
    assert!(sums.filter(|(_, event)| matches!(event, Event::RowReplaced { .. })).count() > 3);
    for game in &games {
        assert!(verify(game).unwrap().game.options().deal.is_some());
    }
    for (game, verdict) in verdicts("deals", texts(&games)) {
        assert!(verdict.ends_with(" events follow"), "game {game}: {verdict}");
    }
}

/// Changes an event if it can.
type Falsehood = fn(&mut Event) -> bool;

const FALSEHOODS: [Falsehood; 8] = [
    |event| match event {
        Event::CardDrawn { card, .. } => is_other(card),
        _ => false,
    },
    |event| match event {
        Event::CardTurnedUp { card, .. } => is_other(card),
        _ => false,
    },
    |event| match event {
        Event::TunnelCardRevealed { card } => is_other(card),
        _ => false,
    },
    |event| match event {
        Event::CardsDealt { cards, .. } => is_other(&mut cards[1]),
        _ => false,
    },
    |event| match event {
        Event::TicketsDealt { tickets, .. } => reversed(tickets),
        _ => false,
    },
    |event| match event {
        Event::TicketsDrawn { tickets, .. } => reversed(tickets),
        _ => false,
    },
    |event| match event {
        Event::TicketsReturned { tickets } => reversed(tickets),
        _ => false,
    },
    |event| match event {
        Event::GameStarted { first } => {
            *first = first.next(2);
            true
        }
        _ => false,
    },
];

fn is_other(card: &mut Card) -> bool {
    *card = if *card == Card::Red { Card::Blue } else { Card::Red };
    true
}

#[test]
fn both_verifiers_find_a_falsified_draw() {
    let mut falsified = Vec::new();
    for (at, change) in FALSEHOODS.iter().enumerate() {
        for record in (0..).map(|seed| game_of_deal(10 * at as u64 + seed)) {
            let mut events = record.events.clone();
            let all = events.iter_mut().filter(|(_, event)| change(&mut event.clone())).collect::<Vec<_>>();
            let nth = all.len() / 2;
            let Some((_, event)) = all.into_iter().nth(nth) else { continue };
            assert!(change(event));
            falsified.push(changed(&record, events));
            break;
        }
    }
    falsified.iter().for_each(|game| assert!(verify(game).is_err()));
    for (game, verdict) in verdicts("false-deals", texts(&falsified)) {
        assert!(!verdict.ends_with(" events follow"), "game {game}: {verdict}");
    }
}

#[test]
fn both_verifiers_need_the_secret_of_the_deal() {
    let game = game_of_deal(5);
    let without = game.clone().with_deal(None);
    let other = game.with_deal(Some(deal_of(6).0));
    assert_eq!(verify(&without).unwrap_err(), VerifyError::NoDeal);
    assert!(matches!(verify(&other), Err(VerifyError::Secret { .. })));
    for (game, verdict) in verdicts("other-deals", texts(&[without, other])) {
        assert!(!verdict.ends_with(" events follow"), "game {game}: {verdict}");
    }
}
