//! The slope of the loss: how each weight would have to change to come nearer to what happened.

use super::lessons::Sample;
use railhead_bots::evaluation::{INPUTS, LAYERS};

/// The weights of the outputs in the loss: margin, win, rank.
const WEIGHT: [f32; 3] = [1.0, 2.0, 1.0];

/// The sums over a batch.
pub(super) struct Gradient {
    /// The slope of the loss for each weight.
    pub sums: Vec<f32>,
    /// The loss.
    pub loss: f32,
}

impl Gradient {
    /// The gradient of a batch.
    pub fn of(weights: &[f32], batch: &[Sample]) -> Gradient {
        let mut sums = vec![0.0; weights.len()];
        let loss = batch.iter().map(|sample| add(weights, sample, &mut sums)).sum();
        Gradient { sums, loss }
    }
}

/// Adds the slopes of one sample, backwards through the layers; returns its loss.
fn add(weights: &[f32], sample: &Sample, sums: &mut [f32]) -> f32 {
    const FIRST: usize = LAYERS[0].1;
    const SECOND: usize = LAYERS[1].1;
    const OUTPUTS: usize = LAYERS[2].1;
    let (one, rest) = weights.split_at((INPUTS + 1) * FIRST);
    let (two, three) = rest.split_at((FIRST + 1) * SECOND);
    let first = forward::<FIRST>(one, &sample.inputs).map(|sum| sum.max(0.0));
    let second = forward::<SECOND>(two, &first).map(|sum| sum.max(0.0));
    let outputs = forward::<OUTPUTS>(three, &second);
    let (loss, slopes) = judged(outputs, sample);
    let (one_sums, rest_sums) = sums.split_at_mut((INPUTS + 1) * FIRST);
    let (two_sums, three_sums) = rest_sums.split_at_mut((FIRST + 1) * SECOND);
    let slopes = backward::<OUTPUTS, SECOND>(three, three_sums, &second, &slopes);
    let slopes = backward::<SECOND, FIRST>(two, two_sums, &first, &slopes);
    for (input, row) in sample.inputs.iter().chain([&1.0]).zip(one_sums.as_chunks_mut::<FIRST>().0) {
        if *input != 0.0 {
            row.iter_mut().zip(&slopes).for_each(|(sum, slope)| *sum += input * slope);
        }
    }
    loss
}

fn forward<const N: usize>(weights: &[f32], inputs: &[f32]) -> [f32; N] {
    let (rows, _) = weights.as_chunks::<N>();
    let mut sums = rows.last().copied().unwrap_or([0.0; N]);
    for (input, row) in inputs.iter().zip(rows).filter(|(input, _)| **input != 0.0) {
        sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += input * weight);
    }
    sums
}

/// Adds the slopes of a layer; returns those of its inputs, which count where they are above zero.
fn backward<const N: usize, const I: usize>(
    weights: &[f32],
    sums: &mut [f32],
    inputs: &[f32; I],
    slopes: &[f32; N],
) -> [f32; I] {
    let mut before = [0.0; I];
    let rows = weights.as_chunks::<N>().0.iter().zip(sums.as_chunks_mut::<N>().0);
    for ((input, before), (row, sums)) in inputs.iter().zip(&mut before).zip(rows) {
        if *input > 0.0 {
            sums.iter_mut().zip(slopes).for_each(|(sum, slope)| *sum += input * slope);
            *before = row.iter().zip(slopes).map(|(weight, slope)| weight * slope).sum();
        }
    }
    if let Some(own) = sums.as_chunks_mut::<N>().0.last_mut() {
        own.iter_mut().zip(slopes).for_each(|(sum, slope)| *sum += slope);
    }
    before
}

/// The loss of the outputs, and its slope for each.
fn judged([margin, win, rank]: [f32; 3], sample: &Sample) -> (f32, [f32; 3]) {
    let size = 1.0 + win.abs();
    let errors = [margin - sample.margin, 0.5 + 0.5 * win / size - sample.win, rank - sample.rank];
    let inner = [1.0, 0.5 / (size * size), 1.0];
    let mut slopes = [0.0; 3];
    let mut loss = 0.0;
    for (((slope, error), inner), weight) in slopes.iter_mut().zip(errors).zip(inner).zip(WEIGHT) {
        *slope = 2.0 * weight * error * inner;
        loss += weight * error * error;
    }
    (loss, slopes)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests {
    use super::*;
    use railhead_bots::evaluation::{Network, WEIGHTS};
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    fn weights_and_sample() -> (Vec<f32>, Sample) {
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let weights = (0..WEIGHTS).map(|_| rng.random_range(-0.2..0.2)).collect();
        let inputs = [(); INPUTS].map(|()| rng.random_range(-1.0..1.0));
        (weights, Sample { inputs, margin: 0.7, win: 1.0, rank: 0.25, turn: 9 })
    }

    #[test]
    fn outputs_are_those_of_the_evaluation() {
        let (weights, sample) = weights_and_sample();
        let [margin, win, rank] = Network::of(weights.clone()).unwrap().outputs(&sample.inputs);
        let loss = Gradient::of(&weights, std::slice::from_ref(&sample)).loss;
        assert_eq!(loss, judged([margin, win, rank], &sample).0);
    }

    /// By a small step to both sides, for weights of each layer.
    #[test]
    fn slopes_are_those_of_the_loss() {
        let (weights, sample) = weights_and_sample();
        let batch = [sample];
        let slopes = Gradient::of(&weights, &batch).sums;
        let mut steep = 0;
        for at in (0..WEIGHTS).step_by(97).chain(WEIGHTS - 99..WEIGHTS) {
            let loss = |by: f32| {
                let mut moved = weights.clone();
                moved[at] += by;
                f64::from(Gradient::of(&moved, &batch).loss)
            };
            let slope = (loss(0.01) - loss(-0.01)) / 0.02;
            assert!((slope - f64::from(slopes[at])).abs() < 0.02 + 0.05 * slope.abs(), "{at}: {slope}, {}", slopes[at]);
            steep += u32::from(slope.abs() > 0.05);
        }
        assert!(steep > 20, "{steep}");
    }
}
