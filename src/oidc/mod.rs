//! OpenID Connect: the providers that the operator has configured, their documents, and the two ways
//! in which a client proves a sign-in there.

mod client;
mod provider;
mod settings;

pub use provider::{AuthorizationCode, Provider, ProviderError};
pub use settings::{ProviderAudience, ProviderSettings, SettingsError};

use std::{collections::HashSet, sync::Arc};

#[derive(Debug, thiserror::Error)]
#[error("--oidc: there are two providers named {0}")]
pub struct SameName(String);

/// The providers, in the order of the configuration.
#[derive(Debug, Default)]
pub struct Providers(Vec<Arc<Provider>>);

impl Providers {
    pub fn new(settings: &[ProviderSettings]) -> Result<Providers, SameName> {
        let mut names = HashSet::new();
        match settings.iter().find(|one| !names.insert(&one.name)) {
            Some(twice) => Err(SameName(twice.name.clone())),
            None => Ok(Providers(settings.iter().map(|one| Arc::new(Provider::new(one.clone()))).collect())),
        }
    }

    pub fn named(&self, name: &str) -> Option<&Arc<Provider>> {
        self.0.iter().find(|provider| provider.settings().name == name)
    }

    pub fn iter(&self) -> impl Iterator<Item = &Arc<Provider>> {
        self.0.iter()
    }
}
