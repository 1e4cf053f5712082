//! Measures whether values lean to one side: the mean of the value minus the final margin, at five
//! moments of games between equal bots. `cargo run --release -p railhead-analysis --example bias --
//! GAMES`.

#![expect(clippy::unwrap_used, clippy::indexing_slicing, clippy::print_stdout)]

#[path = "../tests/played/mod.rs"]
mod played;

use railhead_bots::{Policy, Tally, value};
use railhead_engine::{Event, Game, Variant};

/// Shares of the game after the deal.
const MOMENTS: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 0.985];

/// The values of a game minus its final margins.
fn differences(events: &[Event], tallies: &mut [Tally; 5]) {
    let end = Game::replay(events);
    let deal = events.iter().position(|event| matches!(event, Event::TicketsKept { .. })).unwrap();
    for (tally, share) in tallies.iter_mut().zip(MOMENTS) {
        let at = deal + ((events.len() - deal) as f64 * share) as usize;
        let game = Game::replay(&events[..at.min(events.len() - 2)]);
        for score in end.scores() {
            let others = end.scores().iter().filter(|other| other.seat != score.seat);
            let margin = score.total - others.map(|other| other.total).max().unwrap();
            let value = value(&game.view_for(Some(score.seat)), 60, 1);
            value.into_iter().for_each(|value| tally.add(value.margin.mean - f64::from(margin)));
        }
    }
}

fn main() {
    let games = std::env::args().nth(1).map_or(16, |text| text.parse().unwrap());
    for (variant, seats, policy) in [
        (Variant::Classic, 2, Policy::Conductor),
        (Variant::Classic, 2, Policy::Director),
        (Variant::Classic, 4, Policy::Conductor),
        (Variant::BigCities, 2, Policy::Conductor),
    ] {
        let mut tallies = [Tally::default(); 5];
        (0..games).for_each(|seed| differences(&played::play(variant, &vec![policy; seats], seed), &mut tallies));
        let cells = tallies.iter().map(|tally| format!("{:.1} ± {:.1} | ", tally.mean(), tally.error()));
        println!("| `{variant}`, {seats} `{}` | {}", policy.name(), cells.collect::<String>().trim_end());
    }
}
