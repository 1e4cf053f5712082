//! The time of a plan, over 1,000 positions of played games, each for every seat.
//!
//! Run by hand: `cargo bench -p railhead-planner`. Each figure is the best of three.

#![expect(clippy::unwrap_used, clippy::indexing_slicing)]
#![expect(clippy::disallowed_types, reason = "games are played to get views")]

#[path = "../tests/played/mod.rs"]
mod played;

use railhead_engine::GameView;
use railhead_planner::SeatPlan;
use std::{
    hint::black_box,
    time::{Duration, Instant},
};

const POSITIONS: usize = 1000;
const GAMES: u64 = 40;
const ROUNDS: usize = 3;

/// The views of every seat at evenly spread positions.
fn views() -> Vec<GameView> {
    let mut games = Vec::new();
    for number in 0..GAMES {
        let mut positions = Vec::new();
        played::play(number, |game| positions.push(game.clone()));
        games.push(positions);
    }
    let each = POSITIONS / games.len();
    let spread =
        |positions: Vec<railhead_engine::Game>| (0..each).map(move |at| positions[at * positions.len() / each].clone());
    let positions = games.into_iter().flat_map(spread).collect::<Vec<_>>();
    assert_eq!(positions.len(), POSITIONS);
    positions.iter().flat_map(|game| game.seats().map(|seat| game.view_for(Some(seat)))).collect()
}

fn time(view: &GameView) -> Duration {
    let each = (0..ROUNDS).map(|_| {
        let began = Instant::now();
        black_box(SeatPlan::of(black_box(view)));
        began.elapsed()
    });
    each.min().unwrap()
}

fn main() {
    let views = views();
    let mut times = views.iter().map(|view| (time(view), view)).collect::<Vec<_>>();
    times.sort_by_key(|(time, _)| *time);
    let (worst, view) = times.last().unwrap();
    let at = |percent: usize| times[(times.len() - 1) * percent / 100].0;
    let total = times.iter().map(|(time, _)| *time).sum::<Duration>();
    println!("{} plans at {POSITIONS} positions, {:?} each on average", times.len(), total / times.len() as u32);
    println!("half below {:?}, 99 % below {:?}, the worst {worst:?}", at(50), at(99));
    let you = view.you.as_ref().unwrap();
    let offered = you.offer.as_ref().map_or(0, |offer| offer.tickets.len());
    println!(
        "the worst has {} tickets held, {offered} offered, {} routes claimed",
        you.tickets.len(),
        view.table.routes.len()
    );
}
