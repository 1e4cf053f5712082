//! The network: three layers whose sums are added in a fixed order, so that every machine finds the same
//! bits.

use super::features::INPUTS;

/// The sizes of its layers.
const FIRST: usize = 64;
const SECOND: usize = 32;
const OUTPUTS: usize = 3;

/// The shapes of the layers: inputs and outputs.
pub const LAYERS: [(usize, usize); 3] = [(INPUTS, FIRST), (FIRST, SECOND), (SECOND, OUTPUTS)];

/// The number of weights of all layers: of each, those of its inputs and then one for each output.
pub const WEIGHTS: usize = (INPUTS + 1) * FIRST + (FIRST + 1) * SECOND + (SECOND + 1) * OUTPUTS;

/// The weights of a network.
#[derive(Clone, PartialEq, Debug)]
pub struct Network(Vec<f32>);

/// Bytes that are no network of this form.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a network has {WEIGHTS} finite weights of four bytes")]
pub struct NotANetwork;

impl Network {
    /// The network with these weights, layer by layer: the weights of each input, then the sums' own.
    ///
    /// # Errors
    /// If there are too few or too many, or one is no number.
    pub fn of(weights: Vec<f32>) -> Result<Network, NotANetwork> {
        let is_whole = weights.len() == WEIGHTS && weights.iter().all(|weight| weight.is_finite());
        if is_whole { Ok(Network(weights)) } else { Err(NotANetwork) }
    }

    /// The network in a file: each weight as four bytes, the least first.
    ///
    /// # Errors
    /// As [`Network::of`].
    pub fn from_bytes(bytes: &[u8]) -> Result<Network, NotANetwork> {
        let (weights, rest) = bytes.as_chunks::<4>();
        if !rest.is_empty() {
            return Err(NotANetwork);
        }
        Network::of(weights.iter().copied().map(f32::from_le_bytes).collect())
    }

    /// The bytes of its file.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.0.iter().flat_map(|weight| weight.to_le_bytes()).collect()
    }

    /// The outputs.
    pub fn outputs(&self, inputs: &[f32; INPUTS]) -> [f32; OUTPUTS] {
        let [(_, first), (_, second), _] = LAYERS;
        let (one, rest) = self.0.split_at((INPUTS + 1) * first);
        let (two, three) = rest.split_at((first + 1) * second);
        let one = sums::<FIRST>(one, inputs).map(positive);
        let two = sums::<SECOND>(two, &one).map(positive);
        sums::<OUTPUTS>(three, &two)
    }
}

fn positive(sum: f32) -> f32 {
    sum.max(0.0)
}

/// The sums of a layer: of each input in turn, what it adds to all of them.
fn sums<const N: usize>(weights: &[f32], inputs: &[f32]) -> [f32; N] {
    let (rows, _) = weights.as_chunks::<N>();
    let mut sums = rows.last().copied().unwrap_or([0.0; N]);
    for (input, row) in inputs.iter().zip(rows).filter(|(input, _)| **input != 0.0) {
        for (sum, weight) in sums.iter_mut().zip(row) {
            *sum += input * weight;
        }
    }
    sums
}

#[cfg(test)]
#[expect(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests {
    use super::*;
    use crate::evaluation::NETWORK;

    /// Weights of all sizes and both signs, from a small generator.
    fn mixed() -> Network {
        let next = |state: &u32| Some(state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223));
        let states = std::iter::successors(Some(7_u32), next);
        let weight = |state: u32| (f32::from(u16::try_from(state >> 16).unwrap()) / 65_536.0 - 0.5) / 3.0;
        Network::of(states.map(weight).take(WEIGHTS).collect()).unwrap()
    }

    /// If this fails, the sums are added in another order, or fused: stored figures would differ from
    /// machine to machine.
    #[test]
    fn outputs_are_the_same_bits_on_every_machine() {
        let mut inputs = [0.0; INPUTS];
        for (at, input) in inputs.iter_mut().enumerate() {
            *input = f32::from(u8::try_from(at).unwrap()) / 37.0 - 1.5;
        }
        let bits = mixed().outputs(&inputs).map(f32::to_bits);
        assert_eq!(bits, [3_208_867_577, 1_053_620_596, 3_215_183_542]);
    }

    #[test]
    fn the_network_of_the_build_is_whole_and_written_as_it_was_read() {
        let bytes = NETWORK.to_bytes();
        assert_eq!(bytes.len(), 4 * WEIGHTS);
        assert_eq!(Network::from_bytes(&bytes).unwrap(), *NETWORK);
    }

    #[test]
    fn bytes_that_are_no_network_are_refused() {
        let bytes = mixed().to_bytes();
        assert_eq!(Network::from_bytes(&bytes[4..]), Err(NotANetwork));
        assert_eq!(Network::from_bytes(&bytes[..bytes.len() - 1]), Err(NotANetwork));
        assert_eq!(Network::from_bytes(&[]), Err(NotANetwork));
        let mut weights = mixed().0;
        weights[5] = f32::NAN;
        assert_eq!(Network::of(weights), Err(NotANetwork));
    }

    #[test]
    fn without_weights_the_outputs_are_zero() {
        assert_eq!(Network::of(vec![0.0; WEIGHTS]).unwrap().outputs(&[1.0; INPUTS]), [0.0; OUTPUTS]);
    }
}
