//! Puzzles of whole games.

#![expect(clippy::unwrap_used, clippy::indexing_slicing)]

mod played;

use played::play;
use railhead_analysis::{Puzzle, Theme, analyze, puzzles};
use railhead_bots::Policy;
use railhead_engine::{Event, Game, Move, Variant};
use std::collections::HashSet;

const SEATS: [Policy; 3] = [Policy::Rusher, Policy::Hoarder, Policy::Conductor];

/// Some games, each with its puzzles.
fn games() -> impl Iterator<Item = (Vec<Event>, Vec<Puzzle>)> {
    (1..6).map(|seed| {
        let events = play(Variant::Classic, &SEATS, seed);
        let puzzles = puzzles(&events, &analyze(&events).unwrap());
        (events, puzzles)
    })
}

fn before(events: &[Event], puzzle: &Puzzle) -> Game {
    Game::replay(&events[..usize::try_from(puzzle.seq).unwrap() - 1])
}

#[test]
fn puzzles_are_counted_errors_with_a_choice_of_legal_moves() {
    let mut found = 0;
    for (events, puzzles) in games() {
        let analysis = analyze(&events).unwrap();
        for puzzle in puzzles {
            let decision = analysis.decisions.iter().find(|decision| decision.seq == puzzle.seq).unwrap();
            assert!(decision.counts);
            assert_eq!((decision.seat, decision.played), (puzzle.seat, puzzle.choices.played));
            let legal = before(&events, &puzzle).legal_moves(puzzle.seat);
            let choices = &puzzle.choices.all;
            assert!((2..=16).contains(&choices.len()) && choices.iter().all(|choice| legal.contains(&choice.made)));
            let routes = choices.iter().filter_map(|choice| match choice.made {
                Move::ClaimRoute { route, .. } => Some(route),
                _ => None,
            });
            let routes = routes.collect::<Vec<_>>();
            assert_eq!(routes.iter().collect::<HashSet<_>>().len(), routes.len());
            found += 1;
        }
    }
    assert!(found > 5, "{found}");
}

#[test]
fn the_best_choice_is_right_and_the_played_one_is_not() {
    for (_, puzzles) in games() {
        for Puzzle { choices, .. } in puzzles {
            let (best, played) = (choices.best().unwrap(), choices.of(&choices.played).unwrap());
            assert!(choices.is_right(&best) && best.gain.mean >= 3.0);
            assert!(!choices.is_right(&played) && played.gain.mean == 0.0);
            for right in choices.right() {
                assert!(right.gain.mean >= best.gain.mean - best.gain.error.max(1.5));
            }
        }
    }
}

#[test]
fn a_puzzle_for_everybody_gains_five_points_and_only_some_are() {
    let all = games().flat_map(|(_, puzzles)| puzzles).collect::<Vec<_>>();
    let general = all.iter().filter(|puzzle| puzzle.is_general).collect::<Vec<_>>();
    assert!(!general.is_empty() && general.len() < all.len(), "{} of {}", general.len(), all.len());
    assert!(general.iter().all(|puzzle| puzzle.choices.best().unwrap().gain.mean >= 5.0));
    assert!(all.iter().all(|puzzle| !puzzle.themes.is_empty() && puzzle.themes.is_sorted()));
    assert!(all.iter().any(|puzzle| puzzle.themes.contains(&Theme::Claim)));
}

#[test]
fn equal_games_give_equal_puzzles() {
    let events = play(Variant::Classic, &SEATS, 2);
    let of = || puzzles(&events, &analyze(&events).unwrap());
    assert_eq!(of(), of());
}
