//! Reports of players to the moderators of a server.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};
use utoipa::ToSchema;

/// The reason for a report.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[derive(EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum ReportReason {
    /// A name that offends or pretends.
    FalseName,
    /// Insults, threats, or phrases that do not stop.
    Harassment,
    /// Help of a program or of others.
    Cheating,
    /// Players who play for each other.
    Collusion,
    /// Time that is played for, or tables that are left again and again.
    Stalling,
    /// Something else, which the text says.
    Other,
}

/// The outcome of a report.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[derive(EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum ReportOutcome {
    /// Nothing against the rules was found.
    NoAction,
    /// The player was warned.
    Warned,
    /// The player was given another name.
    Renamed,
    /// The player can say nothing for a while.
    Muted,
    /// The player was banned.
    Banned,
    /// The game was ended without a result.
    GameVoided,
}
