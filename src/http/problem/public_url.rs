//! The URL at which clients reach the service, for links that leave it.

use crate::web_address::WebAddress;
use std::{str::FromStr, sync::Arc};

tokio::task_local! {
    static CURRENT: PublicUrl;
}

/// The URL at which clients reach the service, without a slash at its end; empty if the operator
/// has set none. Links are then references relative to the host.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PublicUrl(Arc<str>);

impl PublicUrl {
    /// Answers a request that links to this URL.
    pub async fn scope<F: Future>(self, answer: F) -> F::Output {
        CURRENT.scope(self, answer).await
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether the operator has set one.
    pub fn is_known() -> bool {
        CURRENT.try_with(|url| !url.0.is_empty()).unwrap_or(false)
    }

    /// The link to a path of this service.
    pub fn of_current(path: &str) -> String {
        let base = CURRENT.try_with(PublicUrl::clone).unwrap_or_default();
        format!("{}{path}", base.0)
    }
}

impl FromStr for PublicUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<PublicUrl, String> {
        let refused = || "must be a URL such as https://railhead.example.org".to_owned();
        if !WebAddress::read(text).is_some_and(|address| address.is_clear()) || text.contains(['?', '#']) {
            return Err(refused());
        }
        Ok(PublicUrl(text.trim_end_matches('/').into()))
    }
}
