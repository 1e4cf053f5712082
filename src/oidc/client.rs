//! Requests to a provider: bounded in time and size, without redirects.

use crate::{
    identity::ProviderKeys,
    oidc::settings::{ProviderSettings, is_trusted_url},
};
use secrecy::{ExposeSecret, SecretString};
use serde::{Deserialize, de::DeserializeOwned};
use std::time::Duration;
use ureq::{Agent, Body, http::Response};

/// The longest time of one request.
const WHOLE: Duration = Duration::from_secs(5);

/// The largest answer that is read, in bytes.
const LARGEST: u64 = 256 * 1024;

/// The reason for which a provider cannot be used now. No message has a secret.
#[derive(Debug, thiserror::Error)]
pub enum FetchError {
    /// No answer, or one that is too large.
    #[error("{0}")]
    Request(#[from] ureq::Error),
    #[error("it answered {0}")]
    Status(u16),
    #[error("its {document} cannot be read: {reason}")]
    Unreadable { document: &'static str, reason: String },
    #[error("its discovery document names the issuer {0}")]
    OtherIssuer(String),
    #[error("its {0} is not an https:// URL")]
    Insecure(&'static str),
}

/// The description that a provider publishes (OpenID Connect Discovery 1.0).
#[derive(Clone, Deserialize, Debug)]
pub struct Metadata {
    issuer: String,
    /// The URL at which the player signs in.
    pub authorization_endpoint: String,
    /// The URL at which a code becomes an ID token.
    pub token_endpoint: String,
    jwks_uri: String,
}

/// The answer of the provider to a code.
pub enum Exchanged {
    IdToken(SecretString),
    /// The code or its verifier is wrong, or the provider refuses this client; with its error code.
    Refused(String),
}

#[derive(Deserialize)]
struct TokenAnswer {
    id_token: SecretString,
}

#[derive(Deserialize)]
struct TokenRefusal {
    error: String,
}

#[derive(Debug)]
pub struct Client(Agent);

impl Client {
    /// No redirects, no proxy, no connection reuse.
    pub fn new() -> Client {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .proxy(None)
            .max_idle_connections(0)
            .timeout_global(Some(WHOLE))
            .user_agent(concat!("railhead/", env!("CARGO_PKG_VERSION")));
        Client(config.build().new_agent())
    }

    /// Reads what a provider publishes about itself.
    ///
    /// # Errors
    /// If it cannot be read, or is about another issuer.
    pub fn metadata(&self, settings: &ProviderSettings) -> Result<Metadata, FetchError> {
        let metadata = read::<Metadata>("discovery document", &self.get(&settings.discovery_url())?)?;
        if metadata.issuer != settings.issuer {
            return Err(FetchError::OtherIssuer(metadata.issuer));
        }
        for (name, url) in [
            ("authorization_endpoint", &metadata.authorization_endpoint),
            ("token_endpoint", &metadata.token_endpoint),
            ("jwks_uri", &metadata.jwks_uri),
        ] {
            if !is_trusted_url(url) {
                return Err(FetchError::Insecure(name));
            }
        }
        Ok(metadata)
    }

    pub fn keys(&self, metadata: &Metadata) -> Result<ProviderKeys, FetchError> {
        let text = self.get(&metadata.jwks_uri)?;
        ProviderKeys::read(&text).map_err(|error| unreadable("key set", &error))
    }

    /// Exchanges a code for an ID token, as a public client.
    pub fn exchange(&self, metadata: &Metadata, form: &[(&str, &str)]) -> Result<Exchanged, FetchError> {
        let response = self.0.post(&metadata.token_endpoint).header("Accept", "application/json");
        let mut response = response.send_form(form.iter().copied())?;
        let status = response.status().as_u16();
        match status {
            200 => {
                let TokenAnswer { id_token } = read("token answer", &text(&mut response)?)?;
                Ok(Exchanged::IdToken(id_token))
            }
            400..500 if status != 408 && status != 429 => {
                let refusal = serde_json::from_str::<TokenRefusal>(&text(&mut response)?);
                let error = refusal.map_or_else(|_| format!("status {status}"), |refusal| refusal.error);
                Ok(Exchanged::Refused(error.chars().filter(char::is_ascii_graphic).take(64).collect()))
            }
            _ => Err(FetchError::Status(status)),
        }
    }

    fn get(&self, url: &str) -> Result<String, FetchError> {
        let mut response = self.0.get(url).header("Accept", "application/json").call()?;
        match response.status().as_u16() {
            200 => text(&mut response),
            other => Err(FetchError::Status(other)),
        }
    }
}

/// The fields of a code exchange by a public client (RFC 6749, section 4.1.3; RFC 7636).
pub fn exchange_form<'a>(
    client_id: &'a str,
    code: &'a SecretString,
    verifier: &'a SecretString,
    redirect_uri: &'a str,
) -> [(&'a str, &'a str); 5] {
    [
        ("grant_type", "authorization_code"),
        ("client_id", client_id),
        ("code", code.expose_secret()),
        ("code_verifier", verifier.expose_secret()),
        ("redirect_uri", redirect_uri),
    ]
}

fn text(response: &mut Response<Body>) -> Result<String, FetchError> {
    Ok(response.body_mut().with_config().limit(LARGEST).read_to_string()?)
}

fn read<T: DeserializeOwned>(document: &'static str, text: &str) -> Result<T, FetchError> {
    serde_json::from_str(text).map_err(|error| unreadable(document, &error))
}

/// Without what serde quotes of the document: where it is wrong is enough.
fn unreadable(document: &'static str, error: &serde_json::Error) -> FetchError {
    FetchError::Unreadable { document, reason: format!("line {}, column {}", error.line(), error.column()) }
}
