//! Invitations to a game.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};
use utoipa::ToSchema;

/// The state of an invitation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[derive(EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum InvitationState {
    /// It can be accepted.
    Open,
    /// The account declined it.
    Declined,
    /// The account was kicked, and may not come back.
    Barred,
}
