//! What the bots are worth. The seeds are fixed, so the figures are too.

use railhead::{
    engine::{BotLevel, Variant},
    simulate::{Plan, Summary},
};

fn summary(games: u32, seats: u8, bots: &[BotLevel]) -> Summary {
    let plan = Plan { games, seats, variant: Variant::Classic, packs: Vec::new(), bots: bots.to_vec(), seed: 31 };
    let mut summary = Summary::default();
    (0..games).for_each(|number| summary.add(&plan.play(number).unwrap()));
    summary
}

#[test]
fn conductor_beats_random_in_more_than_95_percent_of_two_player_games() {
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
