//! The games to learn from: of eight styles of about the same strength, so that what is learnt holds
//! among different people, and not for beginners or for one kind of player.

use crate::{Stuck, Table};
use railhead_bots::{Budget, Policy};
use railhead_engine::{BotLevel, Chance, Game, GameOptions, Variant};
use rand::{SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use std::{num::NonZero, ops::Range, thread};

/// The variants of eight games in a row; then the next size of table follows.
const VARIANTS: [Variant; 8] = [
    Variant::Classic,
    Variant::Europa1912,
    Variant::Classic,
    Variant::Mega,
    Variant::Classic,
    Variant::BigCities,
    Variant::Classic,
    Variant::Classic,
];

/// The styles that play.
const STYLES: [Policy; 8] = [
    Policy::Balanced,
    Policy::Blocking,
    Policy::Conductor,
    Policy::EarlySpread,
    Policy::Express,
    Policy::Fish,
    Policy::Hoarder,
    Policy::Rusher,
];

/// The results of these numbers, in their order, by so many threads.
pub(super) fn in_order<N: Copy + Sync, T: Send>(
    numbers: Range<N>,
    jobs: NonZero<usize>,
    of: impl Fn(N) -> Vec<T> + Sync,
) -> Vec<T>
where
    Range<N>: Iterator<Item = N>,
{
    let of = &of;
    let numbers = numbers.collect::<Vec<_>>();
    let share = numbers.len().div_ceil(jobs.get()).max(1);
    thread::scope(|scope| {
        let workers = numbers
            .chunks(share)
            .map(|own| scope.spawn(move || own.iter().flat_map(|number| of(*number)).collect::<Vec<_>>()))
            .collect::<Vec<_>>();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    })
}

/// The variant and the seats of a game.
pub(super) fn table(number: u64) -> (Variant, u8) {
    let at = usize::try_from(number % 8).unwrap_or_default();
    let variant = VARIANTS.get(at).copied().unwrap_or(Variant::Classic);
    (variant, u8::try_from(2 + number / 8 % 4).unwrap_or(2))
}

/// A game of a seed that has ended. `look` is called before each decision; it may take random numbers, too.
///
/// # Errors
/// If it does not end.
pub(super) fn played(seed: u64, number: u64, mut look: impl FnMut(&Game, &mut ChaCha8Rng)) -> Result<Game, Stuck> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    // The first streams are those of the weights.
    rng.set_stream(1 + number);
    let (variant, seats) = table(number);
    let options = GameOptions::new(variant, seats);
    let mut table = Table::deal(options, Vec::new(), |_| BotLevel::Conductor, Chance::Stream(&mut rng))?;
    let styles = (0..seats).filter_map(|_| STYLES.choose(&mut rng).copied()).collect::<Vec<_>>();
    table.play::<Stuck>(
        |game, seat, events| {
            look(game, &mut rng);
            let policy = styles.get(usize::from(seat.number())).copied().unwrap_or(Policy::Conductor);
            let Some(chosen) = policy.choose_in(game, seat, Budget::Rollouts(1), &mut rng) else { return Ok(false) };
            game.make_move(seat, &chosen, &mut rng, events)?;
            Ok(true)
        },
        |_, _| Ok(()),
    )?;
    Ok(table.game)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests {
    use super::*;
    use railhead_bots::chances;
    use rand::RngExt;

    /// For each seat at some decisions of a game: its chance to win by what everybody sees, what it would
    /// be if all were equal, and the share that came.
    fn looks(number: u64) -> Vec<[f64; 3]> {
        let mut looks = Vec::new();
        let game = played(99, number, |game, rng| {
            if rng.random_ratio(1, 12) {
                let seen = chances(&game.view_for(None).table, NonZero::new(16).unwrap(), 7).unwrap();
                looks.push(seen.into_iter().map(|worth| worth.win).collect::<Vec<_>>());
            }
        });
        let scores = game.unwrap().scores().to_vec();
        let winners = scores.iter().filter(|score| score.rank == 1).count() as f64;
        let came = scores.iter().map(|score| if score.rank == 1 { 1.0 / winners } else { 0.0 }).collect::<Vec<_>>();
        let of_look = |look: Vec<f64>| {
            look.into_iter()
                .zip(&came)
                .map(|(chance, came)| [chance, 1.0 / scores.len() as f64, *came])
                .collect::<Vec<_>>()
        };
        looks.into_iter().flat_map(of_look).collect()
    }

    #[test]
    fn chances_by_what_everybody_sees_come_true() {
        let all = in_order(0..64, NonZero::new(2).unwrap(), looks);
        let error = |of: fn(&[f64; 3]) -> f64| all.iter().map(|look| (of(look) - look[2]).powi(2)).sum::<f64>();
        let (by_sight, equal) = (error(|look| look[0]), error(|look| look[1]));
        assert!(by_sight < 0.9 * equal, "{by_sight} {equal}");
        for is_in in [|chance: f64| chance < 0.2, |chance| (0.2..0.5).contains(&chance), |chance| chance >= 0.5] {
            let group = all.iter().filter(|look| is_in(look[0])).collect::<Vec<_>>();
            let mean = |at: usize| group.iter().map(|look| look[at]).sum::<f64>() / group.len() as f64;
            assert!((mean(0) - mean(2)).abs() < 0.1, "{} {}", mean(0), mean(2));
        }
    }
}
