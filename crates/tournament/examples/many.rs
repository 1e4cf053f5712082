//! Pairs generated tournaments, with players who leave and come back:
//! `cargo run --release -p railhead-tournament --example many -- TOURNAMENTS`. Prints repeats, byes, costs
//! above the lower bound, the balance of turn order, and the time of the slowest round.

#![expect(clippy::unwrap_used, clippy::indexing_slicing, clippy::print_stdout)]

use railhead_tournament::{History, Points, Weights, lower_bound, pair, table_points};
use rand::{RngExt, SeedableRng, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;
use std::time::{Duration, Instant};

#[derive(Default, Debug)]
struct Found {
    tournaments: u32,
    rounds: u32,
    with_repeats: u32,
    repeats: u32,
    second_byes: u32,
    /// Rounds by the percentage of their cost above the lower bound: none, up to 2, 10, 50, more.
    above_bound: [u32; 5],
    /// The largest difference between the numbers of times that a player had two positions.
    spreads: [u32; 8],
    slowest: Duration,
}

fn main() {
    let count = std::env::args().nth(1).map_or(100, |text| text.parse().unwrap());
    for seats in 2..=5 {
        let mut found = Found::default();
        for seed in 0..count {
            play(seats, seed, &mut found);
        }
        println!("{seats} seats: {found:?}");
        println!("{seats} seats: 500 players, the slowest of 7 rounds: {:?}", large(seats));
    }
}

/// The time of the slowest round of a full field without absences.
fn large(seats: usize) -> Duration {
    let mut found = Found::default();
    let rng = &mut ChaCha8Rng::seed_from_u64(seats as u64);
    let mut is_here = vec![true; 500];
    play_rounds(seats, 7, rng, &mut is_here, false, &mut found);
    found.slowest
}

fn play(seats: usize, seed: u64, found: &mut Found) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed << 3 | seats as u64);
    let entrants = rng.random_range(8..=if seed.is_multiple_of(50) { 512 } else { 96 });
    // Half of the rounds after which some have to meet again.
    let rounds = ((entrants - 1) / (seats - 1) / 2).clamp(1, 9);
    let mut is_here = (0..entrants).map(|_| rng.random_range(0..10) > 0).collect::<Vec<_>>();
    play_rounds(seats, rounds, &mut rng, &mut is_here, true, found);
}

fn play_rounds(
    seats: usize,
    rounds: usize,
    rng: &mut ChaCha8Rng,
    is_here: &mut [bool],
    come_and_go: bool,
    found: &mut Found,
) {
    let entrants = is_here.len();
    let (mut history, mut points) = (History::new(entrants), vec![Points::ZERO; entrants]);
    let mut repeats = 0;
    for round in 0..rounds {
        let playing = (0..entrants).filter(|entrant| is_here[*entrant]).map(|entrant| (entrant, points[entrant]));
        let playing = playing.collect::<Vec<_>>();
        let began = Instant::now();
        let pairing = pair(&playing, &history, seats, Weights::default(), [round as u8; 32]);
        found.slowest = found.slowest.max(began.elapsed());
        let bound = lower_bound(&playing, &history, seats, Weights::default());
        let more = ((pairing.cost - bound) * 100).checked_div(bound).unwrap_or_default();
        let class = [0, 2, 10, 50].iter().position(|most| more <= *most).unwrap_or(4);
        found.above_bound[class] += 1;
        for table in &pairing.tables {
            for (at, one) in table.iter().enumerate() {
                repeats += table[at + 1..].iter().filter(|other| history.met(*one, **other) > 0).count() as u32;
            }
            let mut ranks = (1..=table.len() as u8).collect::<Vec<_>>();
            ranks.shuffle(rng);
            table.iter().zip(table_points(&ranks)).for_each(|(entrant, won)| points[*entrant] += won);
        }
        let again = pairing.byes.iter().filter(|entrant| history.byes(**entrant) > 0);
        found.second_byes += again.count() as u32;
        history.add(&pairing.tables, &pairing.byes, seats);
        is_here.iter_mut().for_each(|one| *one ^= come_and_go && rng.random_range(0..40) == 0);
    }
    found.tournaments += 1;
    found.rounds += rounds as u32;
    found.repeats += repeats;
    found.with_repeats += u32::from(repeats > 0);
    for entrant in 0..entrants {
        let of_seats = &history.positions(entrant)[..seats];
        let spread = of_seats.iter().max().unwrap() - of_seats.iter().min().unwrap();
        found.spreads[usize::from(spread).min(7)] += 1;
    }
}
