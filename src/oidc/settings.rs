//! A provider as the operator writes it: `name,issuer,client-id`, and perhaps `,native`.

use crate::web_address::WebAddress;
use std::str::FromStr;

/// The longest name, issuer and client id, in characters.
const LONGEST_NAME: usize = 30;
const LONGEST_ISSUER: usize = 500;
const LONGEST_CLIENT_ID: usize = 255;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProviderSettings {
    /// Its name in the API: `google`.
    pub name: String,
    /// The issuer, exactly as its tokens have it.
    pub issuer: String,
    /// The id under which this service is registered there.
    pub client_id: String,
    pub audience: ProviderAudience,
}

/// The clients that can sign in at a provider.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProviderAudience {
    /// Browsers, with a code, and native apps, with an ID token.
    Everybody,
    /// Native apps only: the provider exchanges codes only for clients with a secret.
    NativeApps,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SettingsError {
    #[error(
        "it must be like club,https://id.example.org,CLIENT-ID or google,https://accounts.google.com,CLIENT-ID,native"
    )]
    Form,
    #[error("its name must have 1 to 30 lower-case letters, digits and hyphens")]
    Name,
    #[error("its issuer must be an https:// URL without a query; http:// only on this machine")]
    Issuer,
    #[error("its client id must have 1 to 255 visible ASCII characters")]
    ClientId,
}

impl FromStr for ProviderSettings {
    type Err = SettingsError;

    fn from_str(text: &str) -> Result<ProviderSettings, SettingsError> {
        let mut parts = text.split(',');
        let mut part = || parts.next().ok_or(SettingsError::Form);
        let (name, issuer, client_id) = (part()?, part()?, part()?);
        let audience = match (parts.next(), parts.next()) {
            (None, _) => ProviderAudience::Everybody,
            (Some("native"), None) => ProviderAudience::NativeApps,
            (Some(_), _) => return Err(SettingsError::Form),
        };
        let is_of_name = |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-';
        if name.is_empty() || name.len() > LONGEST_NAME || !name.bytes().all(is_of_name) {
            return Err(SettingsError::Name);
        }
        if issuer.len() > LONGEST_ISSUER || issuer.contains(['?', '#']) || !is_trusted_url(issuer) {
            return Err(SettingsError::Issuer);
        }
        let is_visible = client_id.bytes().all(|letter| letter.is_ascii_graphic());
        if client_id.is_empty() || client_id.len() > LONGEST_CLIENT_ID || !is_visible {
            return Err(SettingsError::ClientId);
        }
        let [name, issuer, client_id] = [name, issuer, client_id].map(str::to_owned);
        Ok(ProviderSettings { name, issuer, client_id, audience })
    }
}

impl ProviderSettings {
    pub fn discovery_url(&self) -> String {
        format!("{}/.well-known/openid-configuration", self.issuer.trim_end_matches('/'))
    }
}

/// Whether a URL is encrypted, or leads to this machine. The provider may be inside the network: it is
/// the operator who names it.
pub fn is_trusted_url(url: &str) -> bool {
    WebAddress::read(url).is_some_and(|address| address.is_clear() && (address.is_encrypted || address.is_here()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_issuer_whose_host_is_disguised_is_refused() {
        for issuer in ["http://2130706433:3000", "http://127.1", "https://0x7f.1/", "https://id%2eexample.org"] {
            assert_eq!(format!("it,{issuer},x").parse::<ProviderSettings>(), Err(SettingsError::Issuer), "{issuer}");
        }
    }

    #[test]
    fn a_provider_is_a_name_an_issuer_and_a_client_id() {
        let google = "google,https://accounts.google.com,1-x.apps.googleusercontent.com".parse::<ProviderSettings>();
        let google = google.map(|google| (google.discovery_url(), google.client_id, google.audience));
        let discovery = "https://accounts.google.com/.well-known/openid-configuration".to_owned();
        let client_id = "1-x.apps.googleusercontent.com".to_owned();
        assert_eq!(google, Ok((discovery, client_id, ProviderAudience::Everybody)));
        let native = "it,https://a.example,x,native".parse::<ProviderSettings>().map(|native| native.audience);
        assert_eq!(native, Ok(ProviderAudience::NativeApps));
        for here in ["http://127.0.0.1:3000", "http://localhost:3000/a", "http://[::1]:3000", "https://a.example/b/"] {
            assert!(format!("it,{here},x").parse::<ProviderSettings>().is_ok(), "{here}");
        }
    }

    #[test]
    fn a_bad_provider_is_refused_with_the_part_that_is_wrong() {
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
            ("google,https://accounts.google.com,x,secret", SettingsError::Form),
            ("google,https://accounts.google.com,x,native,native", SettingsError::Form),
        ] {
            assert_eq!(text.parse::<ProviderSettings>(), Err(error), "{text}");
        }
    }
}
