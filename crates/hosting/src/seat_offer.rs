//! Offers of seats that their players have left.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr};
use utoipa::ToSchema;

/// To whom a seat is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, EnumString, IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum OfferedTo {
    /// Friends of the player who offers it, as far as they may see the game.
    Friends,
    /// Everyone who may see the game.
    Public,
}
