//! One request to a webhook: signed, guarded, and finished within ten seconds.

use crate::{
    outbound::{
        guard::{GuardedResolver, Policy, Refusal},
        signature,
    },
    store::notifications::webhook_attempts::RequestFailure,
};
use jiff::Timestamp;
use secrecy::SecretString;
use std::io;
use std::time::Duration;
use ureq::{Agent, Error, unversioned::transport::DefaultConnector};
use uuid::Uuid;

/// The timeout for connecting.
const CONNECT: Duration = Duration::from_secs(3);

/// The timeout for the whole request.
pub const LIMIT: Duration = Duration::from_secs(10);

pub struct WebhookRequest {
    pub url: String,
    /// The secrets that sign it: the present one, and those before it for a day.
    pub secrets: Vec<SecretString>,
    /// The delivery's id, the same for every attempt.
    pub id: Uuid,
    pub body: String,
    /// The time of sending.
    pub at: Timestamp,
}

/// Builds the HTTP client: a limit on the time of a request, no redirects, no proxy, no connection reuse.
pub fn agent(policy: Policy, limit: Duration) -> Agent {
    let config = Agent::config_builder()
        .http_status_as_error(false)
        .max_redirects(0)
        .proxy(None)
        .https_only(!policy.allow_private)
        .max_idle_connections(0)
        .timeout_connect(Some(CONNECT))
        .timeout_global(Some(limit))
        .user_agent(concat!("railhead/", env!("CARGO_PKG_VERSION")))
        .build();
    Agent::with_parts(config, DefaultConnector::new(), GuardedResolver(policy))
}

/// Sends the request, and returns the status of the answer; the rest of it is not read.
///
/// # Errors
/// The reason for which there is no answer.
pub fn post(agent: &Agent, request: &WebhookRequest) -> Result<u16, RequestFailure> {
    let WebhookRequest { url, secrets, id, body, at } = request;
    let (id, time) = (id.to_string(), at.as_second());
    let standard = signature::standard(secrets, &id, time, body).ok_or(RequestFailure::Other)?;
    let own = signature::own(secrets, time, body).ok_or(RequestFailure::Other)?;
    let sent = agent
        .post(url)
        .header("Content-Type", "application/json")
        .header("webhook-id", &id)
        .header("webhook-timestamp", time.to_string())
        .header("webhook-signature", standard)
        .header("Railhead-Delivery", &id)
        .header("Railhead-Signature", own)
        .send(body);
    sent.map(|answer| answer.status().as_u16()).map_err(|error| failure(&error))
}

/// The reason that the owner sees: nothing of names and addresses inside the network. A name that
/// is not found and one that leads inside are the same.
pub fn failure(error: &Error) -> RequestFailure {
    tracing::debug!(%error, "a webhook request failed");
    match error {
        Error::Timeout(_) => RequestFailure::Timeout,
        Error::HostNotFound => RequestFailure::NoAddress,
        Error::Other(refusal) if refusal.is::<Refusal>() => RequestFailure::NoAddress,
        Error::Io(error) if error.kind() == io::ErrorKind::ConnectionRefused => RequestFailure::ConnectionRefused,
        Error::Io(_) | Error::ConnectionFailed => RequestFailure::NoConnection,
        Error::Tls(_) | Error::Rustls(_) => RequestFailure::NoSecureConnection,
        Error::Protocol(_) | Error::Http(_) => RequestFailure::InvalidAnswer,
        _ => RequestFailure::Other,
    }
}
