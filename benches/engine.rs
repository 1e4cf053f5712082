//! The speed of the engine: whole random games, the fold of logs, legal moves, the longest path.
//!
//! Run by hand: `cargo bench --bench engine [-- ROUNDS]`. Each figure is the best of the rounds.
//! Beside it is a floor, measured in the same round: the least work that any program would do with
//! the same data.

#![expect(clippy::unwrap_used, clippy::indexing_slicing)]

use railhead::{
    bots::Budget,
    engine::{BotLevel, Event, Game, Route, Seat, Variant, longest_path},
    log::codec::{decode, encode},
    simulate::Simulation,
};
use serde::de::IgnoredAny;
use std::{
    env,
    hint::black_box,
    time::{Duration, Instant},
};

const GAMES: u32 = 2000;

fn plan(seats: u8) -> Simulation {
    let bots = vec![BotLevel::Random.into()];
    Simulation {
        games: GAMES,
        seats,
        variant: Variant::Classic,
        packs: Vec::new(),
        bots,
        budget: Budget::default(),
        seed: 1,
    }
}

/// The best times of the work and of its floor over several rounds, in which they alternate.
fn best(rounds: u32, mut work: impl FnMut(), mut floor: impl FnMut()) -> [Duration; 2] {
    let time = |work: &mut dyn FnMut()| {
        let began = Instant::now();
        work();
        began.elapsed()
    };
    let taken = (0..rounds).map(|_| [time(&mut work), time(&mut floor)]).collect::<Vec<_>>();
    [0, 1].map(|which| taken.iter().map(|pair| pair[which]).min().unwrap())
}

fn tell(what: &str, count: usize, unit: &str, floor_is: &str, [work, floor]: [Duration; 2]) {
    let rate = count as f64 / work.as_secs_f64();
    let ratio = floor.as_secs_f64() / work.as_secs_f64();
    println!("{what:<34} {rate:>12.0} {unit:<10} {ratio:>6.3} of {floor_is}");
}

fn tell_each(what: &str, count: usize, [work, floor]: [Duration; 2], floor_is: &str) {
    let each = |time: Duration| time.as_nanos() as f64 / count as f64 / 1000.0;
    println!("{what:<34} {:>12.2} µs each    {floor_is}: {:.2} µs", each(work), each(floor));
}

fn fold(logs: &[Vec<Event>]) {
    logs.iter().for_each(|events| drop(black_box(Game::replay(events))));
}

fn fold_json(logs: &[Vec<String>]) {
    for lines in logs {
        let mut game = Game::default();
        lines.iter().for_each(|line| game.evolve(&decode(1, line).unwrap()));
        black_box(game);
    }
}

/// Every position of the first 50 games in which a turn begins, and the seat whose turn it is.
fn positions(logs: &[Vec<Event>]) -> Vec<(Game, Seat)> {
    let mut all = Vec::new();
    for events in &logs[..50] {
        let mut game = Game::default();
        for event in events {
            game.evolve(event);
            if let Event::TurnStarted { seat } = event {
                all.push((game.clone(), *seat));
            }
        }
    }
    all
}

fn main() {
    let rounds = env::args().skip(1).find_map(|word| word.parse().ok()).unwrap_or(5);
    let mut logs = Vec::new();
    for seats in [2, 5] {
        let plan = plan(seats);
        let played = (0..GAMES).map(|number| plan.play(number).unwrap()).collect::<Vec<_>>();
        let moves = played.iter().map(|played| played.length.moves as usize).sum::<usize>();
        logs = played.into_iter().map(|played| played.events).collect::<Vec<_>>();
        let play = || (0..GAMES).for_each(|number| drop(black_box(plan.play(number).unwrap())));
        let taken = best(rounds, play, || fold(&logs));
        tell(&format!("random games, {seats} seats"), GAMES as usize, "games/s", "the fold of their logs", taken);
        tell("", moves, "moves/s", "", taken);
    }
    let events = logs.iter().map(Vec::len).sum::<usize>();
    let clone = || drop(black_box(logs.clone()));
    tell("fold of decoded events", events, "events/s", "cloning them", best(rounds, || fold(&logs), clone));
    let json = logs.iter().map(|events| events.iter().map(|event| encode(event).unwrap()).collect::<Vec<_>>());
    let json = json.collect::<Vec<_>>();
    let scan = || {
        for line in json.iter().flatten() {
            black_box(serde_json::from_str::<IgnoredAny>(line).unwrap());
        }
    };
    tell("fold of stored JSON", events, "events/s", "scanning the JSON", best(rounds, || fold_json(&json), scan));
    let positions = positions(&logs);
    let count = || positions.iter().for_each(|(game, seat)| assert!(black_box(game.moves(*seat).len()) > 0));
    let list = || positions.iter().for_each(|(game, seat)| drop(black_box(game.legal_moves(*seat))));
    tell_each("counting the legal moves", positions.len(), best(rounds, count, list), "listing them");
    let finals = logs.iter().map(Game::replay).collect::<Vec<_>>();
    let networks = finals.iter().flat_map(|game| game.seats().map(|seat| game.routes_of(seat).collect::<Vec<Route>>()));
    let networks = networks.collect::<Vec<_>>();
    let paths = || networks.iter().for_each(|routes| drop(black_box(longest_path(routes))));
    let copy = || networks.iter().for_each(|routes| drop(black_box(routes.clone())));
    tell_each("longest path, final networks", networks.len(), best(rounds, paths, copy), "copying its routes");
    let score = || finals.iter().for_each(|game| drop(black_box(game.score())));
    tell_each("scoring five players", finals.len(), best(rounds, score, || fold(&logs)), "folding their game");
}
