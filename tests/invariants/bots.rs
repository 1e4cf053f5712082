//! The strength of the bots. The seeds are fixed, so the figures are too.

use crate::worlds::{unseen_tickets, with_another_draw, with_another_ticket};
use railhead::{
    bots::{self, Budget},
    engine::{BotLevel, Event, Game, Seat, Variant},
    simulate::{SimulatedBot, Simulation, Summary},
};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

fn plan(games: u32, seats: u8, bots: &[BotLevel]) -> Simulation {
    Simulation {
        games,
        seats,
        variant: Variant::Classic,
        packs: Vec::new(),
        bots: bots.iter().copied().map(SimulatedBot::from).collect(),
        budget: Budget::Rollouts(100),
        seed: 31,
    }
}

fn summary(games: u32, seats: u8, bots: &[BotLevel]) -> Summary {
    let plan = plan(games, seats, bots);
    let mut summary = Summary::default();
    (0..games).for_each(|number| summary.add(&plan.play(number).unwrap()));
    summary
}

#[test]
fn conductor_beats_random_in_more_than_95_percent_of_games() {
    let summary = summary(100, 2, &[BotLevel::Conductor, BotLevel::Random]);
    assert!(summary.bots[0].wins > 95.0, "{} of 100", summary.bots[0].wins);
}

#[test]
fn four_conductors_complete_most_of_the_tickets_they_keep() {
    let bot = &summary(30, 4, &[BotLevel::Conductor]).bots[0];
    assert!(2 * bot.tickets_completed > bot.tickets_kept, "{} of {}", bot.tickets_completed, bot.tickets_kept);
    assert!(bot.total > 60 * i64::from(bot.seats), "{} points in {} seats", bot.total, bot.seats);
}

#[test]
fn equal_bots_win_equally_often() {
    let summary = summary(300, 2, &[BotLevel::Random, BotLevel::Random]);
    assert!((100.0..200.0).contains(&summary.bots[0].wins), "{} of 300", summary.bots[0].wins);
}

#[test]
fn stationmaster_beats_random_in_every_game_with_little_thought() {
    let summary = summary(10, 2, &[BotLevel::Stationmaster, BotLevel::Random]);
    assert!(summary.bots[0].wins >= 10.0, "{} of 10", summary.bots[0].wins);
}

/// Two games that look the same to a seat, and the move of stationmaster in each.
#[test]
fn stationmaster_moves_alike_in_worlds_that_look_alike_to_it() {
    let plan = Simulation { bots: vec![BotLevel::Conductor.into()], ..plan(1, 2, &[]) };
    let events = plan.play(0).unwrap().events;
    let choice = |game: &Game, seat: Seat| {
        let mut bot_rng = ChaCha8Rng::seed_from_u64(5);
        bots::choose_in(game, seat, BotLevel::Stationmaster, Budget::Rollouts(40), &mut bot_rng)
    };
    let mut pairs = 0;
    for count in (events.len() / 4..events.len() - 1).step_by(9) {
        let events = &events[..count];
        let game = Game::replay(events);
        let Some(seat) = game.waits_for().next() else { continue };
        let of_others = |event: &Event| matches!(event, Event::CardDrawn { seat: other, .. } if *other != seat);
        let draws = (0..count).rev().filter(|at| of_others(&events[*at]));
        let cards = draws.filter_map(|at| with_another_draw(events, at)).take(2);
        let tickets = unseen_tickets(events, Some(seat)).into_iter();
        let tickets = tickets.filter_map(|ticket| with_another_ticket(events, ticket)).take(2);
        for other in cards.chain(tickets).map(|world| Game::replay(&world)) {
            assert_ne!(other, game);
            assert_eq!(choice(&other, seat), choice(&game, seat), "at version {count}");
            pairs += 1;
        }
    }
    assert!(pairs > 20, "only {pairs} pairs of worlds");
}
