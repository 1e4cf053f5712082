//! The choices of a player who joins a table.

use railhead_engine::{Entropy, PlayerColor};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Options for joining a game.
#[derive(Clone, Default, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct JoinRequest {
    /// The colour of your trains (R1.1). Default: the first free one; in a rematch, the colour you
    /// had.
    #[serde(default)]
    pub color: Option<PlayerColor>,
    /// Your contribution to the game's randomness: any text, visible to all. See docs/FAIRNESS.md.
    #[serde(default)]
    pub entropy: Option<Entropy>,
}
