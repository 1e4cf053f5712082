//! The invariants of `railhead::engine::invariants` over whole games, and their JSON.

use railhead::{
    bots::Budget,
    engine::{
        Actor, BotLevel, Command, Entropies, Event, Game, GameView, Move, Occupant, Phase, Seat, TicketPack, Variant,
        VisibleEvent, VoidReason, invariants,
    },
    log::rng::Secret,
    simulate::Simulation,
};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use uuid::Uuid;

/// Plans for every variant and number of seats; with packs for an odd number.
pub fn plans(games: u32, seed: u64) -> impl Iterator<Item = Simulation> {
    let tables = Variant::ALL.into_iter().flat_map(|variant| (2..=5).map(move |seats| (variant, seats)));
    tables.map(move |(variant, seats)| {
        let packs = TicketPack::built_in().filter(|_| seats % 2 == 1).collect();
        Simulation {
            games,
            seats,
            variant,
            packs,
            bots: vec![BotLevel::Random.into()],
            budget: Budget::default(),
            seed,
        }
    })
}

#[test]
fn every_card_train_and_ticket_is_accounted_for_in_games() {
    for plan in plans(3, 11) {
        for number in 0..plan.games {
            plan.play_checked(number, 40).unwrap();
        }
    }
}

#[test]
fn conductors_games_keep_the_invariants_too() {
    for plan in plans(1, 12) {
        let plan = Simulation { bots: vec![BotLevel::Conductor.into(), BotLevel::Random.into()], ..plan };
        for number in 0..plan.games {
            plan.play_checked(number, 50).unwrap();
        }
    }
}

/// The game may be anywhere: an offer open, a tunnel undecided, tickets turned down.
#[test]
fn leaving_or_ending_at_any_moment_loses_no_card_or_ticket() {
    let mut ended = 0;
    for plan in plans(1, 17) {
        let played = plan.play(0).unwrap();
        let mut game = Game::default();
        for event in &played.events {
            game.evolve(event);
            if matches!(game.phase(), Phase::Lobby | Phase::Finished { .. }) {
                continue;
            }
            let mut people = game.clone();
            for seat in people.seats() {
                people.parts().occupants[seat] = Occupant::Person;
                people.parts().presence[seat].has_moved = true;
            }
            let mut rng = ChaCha8Rng::seed_from_u64(1);
            let (mut handed, mut voided) = (people.clone(), people);
            for seat in handed.seats() {
                let command = Command::Resign(BotLevel::Random);
                match handed.play(Actor::Seat(seat), &command, &mut rng, &mut Vec::new()) {
                    Ok(()) => invariants::conserved(&handed).unwrap(),
                    Err(_) => assert!(handed.is_finished()),
                }
            }
            voided.play(Actor::Operator, &Command::Void(VoidReason::Admin), &mut rng, &mut Vec::new()).unwrap();
            for over in [&handed, &voided] {
                assert!(over.is_over());
                invariants::conserved(over).unwrap();
                invariants::settled(over).unwrap();
            }
            assert_eq!(handed.score(), handed.scores());
            ended += 1;
        }
    }
    assert!(ended > 1000);
}

#[test]
fn equal_plans_play_equal_games() {
    for plan in plans(1, 13) {
        assert_eq!(plan.play(0).unwrap().events, plan.play(0).unwrap().events);
        assert_ne!(plan.play(0).unwrap().events, plan.play(1).unwrap().events);
    }
}

#[test]
fn events_moves_and_views_survive_json() {
    for plan in plans(1, 14) {
        let played = plan.play(0).unwrap();
        let mut game = Game::default();
        for (seq, event) in (1..).zip(&played.events) {
            let json = serde_json::to_string(event).unwrap();
            assert_eq!(serde_json::from_str::<Event>(&json).unwrap(), *event, "{json}");
            game.evolve(event);
            for viewer in [None, Seat::new(0), Seat::new(1)] {
                let seen = event.view_for(viewer);
                let json = serde_json::to_string(&seen).unwrap();
                assert_eq!(serde_json::from_str::<VisibleEvent>(&json).unwrap(), seen, "{json}");
            }
            if seq % 7 == 0 {
                let view = game.view_for(Seat::new(0));
                let json = serde_json::to_string(&view).unwrap();
                assert_eq!(serde_json::from_str::<GameView>(&json).unwrap(), view);
                for the_move in game.waits_for().flat_map(|seat| game.legal_moves(seat)) {
                    let json = serde_json::to_string(&the_move).unwrap();
                    assert_eq!(serde_json::from_str::<Move>(&json).unwrap(), the_move, "{json}");
                }
            }
        }
        assert!(game.is_finished());
    }
}

#[test]
fn the_final_scores_are_the_same_when_the_log_is_scored_again() {
    for plan in plans(2, 15) {
        for number in 0..plan.games {
            let played = plan.play(number).unwrap();
            assert_eq!(Game::replay(&played.events).score(), *played.scores);
        }
    }
}

#[test]
fn deciding_leaves_the_game_as_it_is() {
    let plan = plans(1, 16).next().unwrap();
    let game = Game::replay(&plan.play(0).unwrap().events[..40]);
    let seat = game.waits_for().next().unwrap();
    let (before, command) = (game.clone(), Command::Play(game.legal_moves(seat)[0]));
    let mut chance = Secret::from_bytes([1; 32]).decision_rng(Uuid::from_u128(1), &Entropies::default(), 1);
    let events = game.decide(Actor::Seat(seat), &command, &mut chance).unwrap();
    assert!(!events.is_empty());
    assert_eq!(game, before);
}
