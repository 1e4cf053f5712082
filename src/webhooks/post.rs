//! One request to a webhook: signed, guarded, and finished within ten seconds.

use crate::webhooks::guard::{GuardedResolver, Policy, Refusal};
use hmac::{Hmac, KeyInit, Mac};
use jiff::Timestamp;
use secrecy::{ExposeSecret, SecretString};
use sha2::Sha256;
use std::io;
use std::time::Duration;
use ureq::{Agent, Error, unversioned::transport::DefaultConnector};
use uuid::Uuid;

/// The timeouts for connecting, and for the whole request.
const CONNECT: Duration = Duration::from_secs(3);
const WHOLE: Duration = Duration::from_secs(10);

const NO_ADDRESS: &str = "the host has no address that may be used";

pub struct WebhookRequest {
    pub url: String,
    pub secret: SecretString,
    /// The delivery's id, the same for every attempt.
    pub id: Uuid,
    pub body: String,
    /// The time of sending.
    pub at: Timestamp,
}

/// Builds the HTTP client: no redirects, no proxy, no connection reuse.
pub fn agent(policy: Policy) -> Agent {
    let config = Agent::config_builder()
        .http_status_as_error(false)
        .max_redirects(0)
        .proxy(None)
        .https_only(!policy.allow_private)
        .max_idle_connections(0)
        .timeout_connect(Some(CONNECT))
        .timeout_global(Some(WHOLE))
        .user_agent(concat!("railhead/", env!("CARGO_PKG_VERSION")))
        .build();
    Agent::with_parts(config, DefaultConnector::new(), GuardedResolver(policy))
}

/// Sends the request. A successful status means it is delivered; the rest of the answer is not
/// read.
///
/// # Errors
/// A message for the owner of the webhook.
pub fn post(agent: &Agent, WebhookRequest { url, secret, id, body, at }: &WebhookRequest) -> Result<(), String> {
    let sent = agent
        .post(url)
        .header("Content-Type", "application/json")
        .header("Railhead-Delivery", id.to_string())
        .header("Railhead-Signature", signature(secret, at.as_second(), body)?)
        .send(body);
    match sent {
        Ok(answer) if answer.status().is_success() => Ok(()),
        Ok(answer) => Err(format!("answered {}", answer.status().as_u16())),
        Err(error) => Err(reason(&error).to_owned()),
    }
}

/// The reason that the owner sees: nothing of names and addresses inside the network. A name that
/// is not found and one that leads inside are the same.
pub fn reason(error: &Error) -> &'static str {
    tracing::debug!(%error, "a webhook request failed");
    match error {
        Error::Timeout(_) => "no answer in time",
        Error::HostNotFound => NO_ADDRESS,
        Error::Other(refusal) if refusal.is::<Refusal>() => NO_ADDRESS,
        Error::Io(error) if error.kind() == io::ErrorKind::ConnectionRefused => "the connection was refused",
        Error::Io(_) | Error::ConnectionFailed => "no connection",
        Error::Tls(_) | Error::Rustls(_) => "no secure connection",
        Error::Protocol(_) | Error::Http(_) => "the answer was not valid HTTP",
        _ => "the request failed",
    }
}

/// `t=<unix time>,v1=<HMAC-SHA256 of "time.body" in hexadecimal>`.
fn signature(secret: &SecretString, at: i64, body: &str) -> Result<String, String> {
    let keyed = <Hmac<Sha256> as KeyInit>::new_from_slice(secret.expose_secret().as_bytes())
        .map_err(|error| error.to_string())?;
    let signed = keyed.chain_update(format!("{at}.{body}")).finalize().into_bytes();
    Ok(format!("t={at},v1={}", base16ct::lower::encode_string(&signed)))
}
