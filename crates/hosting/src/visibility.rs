//! The circle of people who may see a game and join it, and their delay.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};
use utoipa::ToSchema;

/// The circle of people who may see a game and join it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[derive(EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Visibility {
    /// Everyone: it is listed.
    #[default]
    Public,
    /// Anyone who has its id or its code.
    Unlisted,
    /// Only people who were invited.
    Private,
}

/// The delay of spectators in seconds, 0 to 3600. They see a game that runs as it was then.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[serde(try_from = "u16")]
#[schema(value_type = u16, maximum = 3600, example = 60)]
pub struct SpectatorDelay(u16);

/// A delay that is too long.
#[derive(Debug, thiserror::Error)]
#[error("spectators can be at most 3600 seconds behind")]
pub struct DelayTooLong;

impl SpectatorDelay {
    /// The longest one, in seconds.
    const LONGEST: u16 = 3600;

    /// Whether spectators see the present.
    pub fn is_none(&self) -> bool {
        self.0 == 0
    }

    /// The number of seconds.
    pub fn seconds(self) -> u16 {
        self.0
    }
}

impl TryFrom<u16> for SpectatorDelay {
    type Error = DelayTooLong;

    fn try_from(seconds: u16) -> Result<SpectatorDelay, DelayTooLong> {
        if seconds <= SpectatorDelay::LONGEST { Ok(SpectatorDelay(seconds)) } else { Err(DelayTooLong) }
    }
}
