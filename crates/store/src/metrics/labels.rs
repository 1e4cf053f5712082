//! The labels of the figures. Every value comes from a list in the code or from the table of
//! routes, so that no client can add one.

use prometheus_client::encoding::EncodeLabelSet;
use strum::{IntoStaticStr, VariantArray};
use uuid::Uuid;

/// The answer to a request: few values, because each pair is a histogram.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub struct RequestLabels {
    pub class: &'static str,
    /// The hundreds of the HTTP status: `2xx`.
    pub status: &'static str,
}

/// The exact status of an answer.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub struct ResponseLabels {
    pub class: &'static str,
    pub status: u16,
}

/// The use of a connection.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub struct Operation {
    pub operation: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub struct ConnectionState {
    pub state: &'static str,
}

/// The server that answered: `standby` or `primary`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub struct StandbyRead {
    pub answered_by: &'static str,
}

/// The outcome of a move: `accepted`, `replayed`, `stale` or `refused`, and then the code of the
/// problem.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub struct MoveLabels {
    pub outcome: &'static str,
    pub code: &'static str,
}

/// The source of a game: `memory`, `tail` (the last events were read) or `log` (all were).
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub struct FoldSource {
    pub source: &'static str,
}

/// `hit` or `miss`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub struct CacheResult {
    pub result: &'static str,
}

/// The reason for which a stream ended: the code that the client was sent, or `disconnected`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub struct StreamEndLabel {
    pub reason: &'static str,
}

/// The result of a request, or `withheld`; the recipient: `operator`, `account` or `device`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub struct DeliveryLabels {
    pub result: &'static str,
    pub owner: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub struct JobName {
    pub job_name: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub struct EventLabel {
    pub event: &'static str,
}

/// An action of an admin.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub struct ActionLabel {
    pub action: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub struct Version {
    pub version: &'static str,
}

/// An event of interest to a person who watches for attacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum SecurityEvent {
    /// A wrong name or password.
    SignInFailed,
    /// A wrong name or recovery code.
    RecoveryFailed,
    /// A recovery code was used, and the password set.
    AccountRecovered,
    RecoveryCodesMade,
    /// An ID token or a code of a provider that proves nothing.
    IdentityRefused,
    IdentityLinked,
    IdentityUnlinked,
    ApiKeyMade,
    ApiKeyRevoked,
    /// A key that is none, or none any more, was sent.
    ApiKeyRefused,
    /// An attempt at a password or a code was refused after too many wrong ones.
    AttemptLocked,
    /// A refresh token was used again, and its session ended.
    RefreshTokenReused,
    /// A refresh token was repeated within seconds, from another address.
    RefreshTokenRepeated,
    /// An account that is no admin requested an admin action.
    AdminRefused,
    AccountBanned,
    AccountUnbanned,
    AccountMuted,
    AccountUnmuted,
    /// A game was ended without a result.
    GameVoided,
    ReportClosed,
    TournamentRuled,
    NoticePosted,
    NoticeRemoved,
    AccountRenamed,
    AccountDeleted,
    AdminGranted,
    ModeratorAppointed,
    AdminRevoked,
}

impl SecurityEvent {
    pub fn log(self, subject: &str, by: Option<Uuid>) {
        let by = by.map(tracing::field::display);
        tracing::warn!(target: "railhead::security", event = <&str>::from(self), subject, by);
    }
}
