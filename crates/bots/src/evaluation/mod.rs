//! The worth of a position to each seat, judged at a glance by somebody who knows all cards: how the game
//! ends on average if everybody plays on by the light policy.

mod features;
mod ground;
mod network;
mod open;

pub use features::INPUTS;
pub use network::{LAYERS, Network, NotANetwork, WEIGHTS};
pub use open::OpenPosition;

use std::sync::LazyLock;

/// The network of this build, which `railhead-lab learn` has learnt.
#[expect(clippy::expect_used, reason = "the file is part of the build, and a test reads it")]
pub static NETWORK: LazyLock<Network> =
    LazyLock::new(|| Network::from_bytes(include_bytes!("../../data/evaluation.bin")).expect("the committed network"));

/// A final margin of one in the numbers of the network, in points.
pub const MARGIN: f32 = 40.0;

/// The worth of a position to a seat: means over how the game may end.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Worth {
    /// The final margin over the best opponent, in points.
    pub margin: f64,
    /// The share of a win, 0 to 1: a win of several is divided among them.
    pub win: f64,
    /// The final rank: 0 for the first, 1 for the last.
    pub rank: f64,
}

impl Worth {
    /// Adds a share of another one.
    pub fn add(&mut self, share: f64, other: &Worth) {
        self.margin += share * other.margin;
        self.win += share * other.win;
        self.rank += share * other.rank;
    }
}

/// The worth that a network finds in its inputs for a seat.
pub fn judged(network: &Network, inputs: &[f32; INPUTS]) -> Worth {
    let [margin, win, rank] = network.outputs(inputs);
    let win = 0.5 + 0.5 * win / (1.0 + win.abs());
    Worth { margin: f64::from(margin * MARGIN), win: f64::from(win), rank: f64::from(rank.clamp(0.0, 1.0)) }
}
