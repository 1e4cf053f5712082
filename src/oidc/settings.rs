//! A provider as the operator writes it: `name,issuer,client-id`.

use std::{net::IpAddr, str::FromStr};
use ureq::http::{Uri, uri::Scheme};

/// The longest name, issuer and client id, in characters.
const LONGEST_NAME: usize = 30;
const LONGEST_ISSUER: usize = 500;
const LONGEST_CLIENT_ID: usize = 255;

/// A provider.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProviderSettings {
    /// What it is called in the API: `google`.
    pub name: String,
    /// The issuer, exactly as its tokens have it.
    pub issuer: String,
    /// The id under which this service is registered there.
    pub client_id: String,
}

/// Why a provider cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SettingsError {
    /// Not three parts.
    #[error("it must be like google,https://accounts.google.com,CLIENT-ID")]
    Form,
    /// Not a name.
    #[error("its name must have 1 to 30 lower-case letters, digits and hyphens")]
    Name,
    /// Not an issuer.
    #[error("its issuer must be an https:// URL without a query; http:// only on this machine")]
    Issuer,
    /// Not a client id.
    #[error("its client id must have 1 to 255 visible ASCII characters")]
    ClientId,
}

impl FromStr for ProviderSettings {
    type Err = SettingsError;

    fn from_str(text: &str) -> Result<ProviderSettings, SettingsError> {
        let (name, rest) = text.split_once(',').ok_or(SettingsError::Form)?;
        let (issuer, client_id) = rest.split_once(',').ok_or(SettingsError::Form)?;
        let is_of_name = |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-';
        if name.is_empty() || name.len() > LONGEST_NAME || !name.bytes().all(is_of_name) {
            return Err(SettingsError::Name);
        }
        if issuer.len() > LONGEST_ISSUER || issuer.contains(['?', '#']) || !is_trusted_url(issuer) {
            return Err(SettingsError::Issuer);
        }
        let is_visible = client_id.bytes().all(|letter| letter.is_ascii_graphic() && letter != b',');
        if client_id.is_empty() || client_id.len() > LONGEST_CLIENT_ID || !is_visible {
            return Err(SettingsError::ClientId);
        }
        Ok(ProviderSettings { name: name.to_owned(), issuer: issuer.to_owned(), client_id: client_id.to_owned() })
    }
}

impl ProviderSettings {
    /// Where the provider describes itself.
    pub fn discovery_url(&self) -> String {
        format!("{}/.well-known/openid-configuration", self.issuer.trim_end_matches('/'))
    }
}

/// Whether a URL is encrypted, or leads to this machine. The provider may be inside the network: it is
/// the operator who names it.
pub fn is_trusted_url(url: &str) -> bool {
    let Ok(uri) = Uri::from_str(url) else { return false };
    let Some(authority) = uri.authority().filter(|authority| !authority.as_str().contains('@')) else { return false };
    let host = authority.host();
    let address = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    let is_here = host == "localhost" || address.is_ok_and(|address| address.is_loopback());
    !host.is_empty() && (uri.scheme() == Some(&Scheme::HTTPS) || uri.scheme() == Some(&Scheme::HTTP) && is_here)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_provider_is_a_name_an_issuer_and_a_client_id() {
        let google = "google,https://accounts.google.com,1-x.apps.googleusercontent.com".parse::<ProviderSettings>();
        let google = google.map(|google| (google.discovery_url(), google.client_id));
        let discovery = "https://accounts.google.com/.well-known/openid-configuration".to_owned();
        assert_eq!(google, Ok((discovery, "1-x.apps.googleusercontent.com".to_owned())));
        for here in ["http://127.0.0.1:3000", "http://localhost:3000/a", "http://[::1]:3000", "https://a.example/b/"] {
            assert!(format!("it,{here},x").parse::<ProviderSettings>().is_ok(), "{here}");
        }
    }

    #[test]
    fn what_is_no_provider_is_refused_with_the_part_that_is_wrong() {
        for (text, error) in [
            ("google", SettingsError::Form),
            ("google,https://accounts.google.com", SettingsError::Form),
            (",https://accounts.google.com,x", SettingsError::Name),
            ("Google,https://accounts.google.com,x", SettingsError::Name),
            ("a23456789012345678901234567890x,https://accounts.google.com,x", SettingsError::Name),
            ("google,http://accounts.google.com,x", SettingsError::Issuer),
            ("google,http://127.0.0.1.example.com,x", SettingsError::Issuer),
            ("google,https://me@accounts.google.com,x", SettingsError::Issuer),
            ("google,https://accounts.google.com?x=1,x", SettingsError::Issuer),
            ("google,https:///a,x", SettingsError::Issuer),
            ("google,accounts.google.com,x", SettingsError::Issuer),
            ("google,javascript:alert(1),x", SettingsError::Issuer),
            ("google,https://accounts.google.com,", SettingsError::ClientId),
            ("google,https://accounts.google.com,x y", SettingsError::ClientId),
            ("google,https://accounts.google.com,x,secret", SettingsError::ClientId),
        ] {
            assert_eq!(text.parse::<ProviderSettings>(), Err(error), "{text}");
        }
    }
}
