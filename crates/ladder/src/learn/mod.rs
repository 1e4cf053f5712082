//! Learning to judge positions: the network of the evaluation, and the belief in which tickets others hold,
//! from games of all styles of play. Equal seeds give equal weights, whatever the number of threads.

mod belief;
mod cases;
mod fit;
mod games;
mod gradient;
mod lessons;
mod slope;

pub use belief::{BeliefLearning, Surprise, surprises};
pub use fit::{Fit, Group, fit};

use gradient::Gradient;
use lessons::{Sample, lessons};
use railhead_bots::evaluation::{LAYERS, Network, NotANetwork, WEIGHTS};
use rand::{Rng, RngExt, SeedableRng, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;
use std::num::NonZero;

/// The samples after which the weights change.
const BATCH: usize = 256;
/// The length of the first steps of the weights; those at the end are nearly nothing.
const STEP: f32 = 0.002;

/// The way in which a network is learnt.
#[derive(Clone, Copy, Debug)]
pub struct Learning {
    /// The seed of games and first weights.
    pub seed: u64,
    /// The rounds. In each, games are played, and the network learns from all that was seen in them.
    pub rounds: NonZero<u32>,
    /// The games of a round.
    pub games: NonZero<u32>,
    /// The number of threads that play.
    pub jobs: NonZero<usize>,
}

/// The result of a round.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Round {
    /// Its number, the first is 1.
    pub number: u32,
    /// Its samples.
    pub samples: usize,
    /// The mean of the squared errors before the network learnt from them.
    pub loss: f32,
}

impl Learning {
    /// Learns. `each` is told of every round.
    ///
    /// # Errors
    /// If the weights become no numbers.
    pub fn network(&self, mut each: impl FnMut(Round)) -> Result<Network, NotANetwork> {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        let mut learner = Learner::new(&mut rng);
        for round in 0..self.rounds.get() {
            let games = u64::from(self.games.get());
            let first = u64::from(round) * games;
            let mut samples = lessons(self.seed, first..first + games, self.jobs);
            samples.shuffle(&mut rng);
            let left = 1.0 - share(round, self.rounds.get());
            let losses = samples.chunks(BATCH).map(|batch| learner.learn(batch, STEP * left)).collect::<Vec<_>>();
            let loss = losses.iter().sum::<f32>() / float(losses.len());
            each(Round { number: round + 1, samples: samples.len(), loss });
        }
        Network::of(learner.weights)
    }
}

/// The weights and, for each, the means by which Adam (Kingma and Ba, 2015) moves it.
struct Learner {
    weights: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    /// The share that is left of the first means, which were zero.
    left: (f32, f32),
}

/// The share of the last mean in the next.
const KEEP: (f32, f32) = (0.9, 0.999);

impl Learner {
    fn new(rng: &mut dyn Rng) -> Learner {
        let layer = |(inputs, outputs): (usize, usize)| {
            let most = (6.0 / float(inputs)).sqrt();
            let mut weights = (0..inputs * outputs).map(|_| rng.random_range(-most..most)).collect::<Vec<_>>();
            weights.extend(vec![0.0; outputs]);
            weights
        };
        let weights = LAYERS.into_iter().flat_map(layer).collect::<Vec<_>>();
        Learner { weights, mean: vec![0.0; WEIGHTS], square: vec![0.0; WEIGHTS], left: (1.0, 1.0) }
    }

    /// Moves the weights by a batch; returns its mean loss before.
    fn learn(&mut self, batch: &[Sample], step: f32) -> f32 {
        let Gradient { sums, loss } = Gradient::of(&self.weights, batch);
        let count = float(batch.len());
        self.left = (self.left.0 * KEEP.0, self.left.1 * KEEP.1);
        let (mean_scale, square_scale) = (1.0 / (1.0 - self.left.0), 1.0 / (1.0 - self.left.1));
        let moving = self.weights.iter_mut().zip(&mut self.mean).zip(&mut self.square).zip(sums);
        for (((weight, mean), square), sum) in moving {
            let slope = sum / count;
            *mean = KEEP.0 * *mean + (1.0 - KEEP.0) * slope;
            *square = KEEP.1 * *square + (1.0 - KEEP.1) * slope * slope;
            *weight -= step * (*mean * mean_scale) / ((*square * square_scale).sqrt() + 1e-8);
        }
        loss / count
    }
}

fn share(part: u32, whole: u32) -> f32 {
    float32(f64::from(part) / f64::from(whole))
}

#[expect(clippy::as_conversions, reason = "counts far below 2²⁴")]
fn float(count: usize) -> f32 {
    count as f32
}

#[expect(clippy::as_conversions, reason = "a share, to the nearest number of 32 bits")]
fn float32(number: f64) -> f32 {
    number as f32
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn network(seed: u64, jobs: usize) -> Network {
        let [rounds, games] = [2, 8].map(|number| NonZero::new(number).unwrap());
        Learning { seed, rounds, games, jobs: NonZero::new(jobs).unwrap() }.network(|_| {}).unwrap()
    }

    #[test]
    fn equal_seeds_give_equal_networks_on_any_number_of_threads() {
        let one = network(1, 1);
        assert_eq!(one, network(1, 3));
        assert_ne!(one, network(2, 1));
    }

    #[test]
    fn the_more_a_network_learns_the_less_it_errs() {
        let mut losses = Vec::new();
        let number = |number| NonZero::new(number).unwrap();
        let learning = Learning { seed: 1, rounds: number(12), games: number(16), jobs: NonZero::new(2).unwrap() };
        learning.network(|round| losses.push(round.loss)).unwrap();
        let mean = |losses: &[f32]| losses.iter().sum::<f32>() / float(losses.len());
        let (first, last) = (mean(losses.get(..3).unwrap()), mean(losses.get(9..).unwrap()));
        assert!(last < 0.9 * first, "{losses:?}");
    }
}
