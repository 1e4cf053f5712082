//! The documents of a provider in a process. Requests to it are few, whatever strangers send: one at
//! a time for its documents, and none soon after a failure or for a key that it does not have.

use crate::{
    identity::{Challenge, ExpectedToken, IdTokenError, ProviderKeys, VerifiedIdentity},
    oidc::{
        client::{Client, Exchanged, FetchError, Metadata, exchange_form},
        settings::{ProviderAudience, ProviderSettings},
    },
};
use jiff::{SignedDuration, Timestamp};
use parking_lot::RwLock;
use secrecy::{ExposeSecret, SecretString};
use std::{
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::{
    sync::{Mutex, OwnedMutexGuard, Semaphore},
    task::{JoinHandle, spawn_blocking},
    time::timeout,
};

/// The time for which documents are used without a further request.
const FRESH: SignedDuration = SignedDuration::from_hours(1);

/// The time for which they are used while the provider cannot be reached.
const USABLE: SignedDuration = SignedDuration::from_hours(24);

/// The pause after a request that failed.
const AFTER_FAILURE: SignedDuration = SignedDuration::from_secs(15);

/// The pause between two requests for a key that is not known.
const FOR_A_KEY: SignedDuration = SignedDuration::from_mins(1);

/// The number of codes that are exchanged at once.
const EXCHANGES: usize = 16;

/// The time for which a code waits for its turn.
const TURN: Duration = Duration::from_secs(5);

/// The pause between two lines about refusals or failures: players can cause them.
const LOGGED_EVERY: Duration = Duration::from_secs(60);

/// The reason for which nobody is signed in.
#[derive(Debug, thiserror::Error)]
pub enum ProviderError {
    /// The provider cannot be reached, and too little of it is known.
    #[error("the provider cannot be reached")]
    Unreachable {
        /// The seconds until the next request to it.
        retry_after: u64,
    },
    /// The provider does not take the code; with its error code.
    #[error("the provider refuses the code: {0}")]
    CodeRefused(String),
    #[error(transparent)]
    IdToken(#[from] IdTokenError),
}

/// The code that a browser brings back from a provider.
pub struct AuthorizationCode {
    pub code: SecretString,
    /// The PKCE verifier.
    pub verifier: SecretString,
    /// The URL to which the browser was sent back.
    pub redirect_uri: String,
}

/// The documents of a provider, as read at one moment.
#[derive(Debug)]
struct Documents {
    metadata: Metadata,
    keys: ProviderKeys,
    read_at: Timestamp,
}

/// The moments of requests to the provider that were in vain.
#[derive(Default, Debug)]
struct RequestTimes {
    failed_at: Option<Timestamp>,
    for_a_key_at: Option<Timestamp>,
}

/// The last time that something was logged which players can cause.
#[derive(Default, Debug)]
struct Logged(RwLock<Option<Instant>>);

impl Logged {
    fn is_due(&self) -> bool {
        let mut last = self.0.write();
        let is_due = last.is_none_or(|last| last.elapsed() >= LOGGED_EVERY);
        if is_due {
            *last = Some(Instant::now());
        }
        is_due
    }
}

#[derive(Debug)]
pub struct Provider {
    settings: ProviderSettings,
    client: Client,
    documents: RwLock<Option<Arc<Documents>>>,
    /// Held during a request for the documents.
    requests: Arc<Mutex<RequestTimes>>,
    exchanges: Semaphore,
    refusals: Logged,
    failures: Logged,
}

impl Provider {
    pub(super) fn new(settings: ProviderSettings) -> Provider {
        Provider {
            settings,
            client: Client::new(),
            documents: RwLock::default(),
            requests: Arc::default(),
            exchanges: Semaphore::new(EXCHANGES),
            refusals: Logged::default(),
            failures: Logged::default(),
        }
    }

    pub fn settings(&self) -> &ProviderSettings {
        &self.settings
    }

    /// The URL at which browsers sign in; none while the provider cannot be reached, and if it is not for them.
    /// Waits for it for at most `patience`.
    pub async fn authorization_endpoint(self: &Arc<Self>, now: Timestamp, patience: Duration) -> Option<String> {
        match self.settings.audience {
            ProviderAudience::Everybody => {}
            ProviderAudience::NativeApps => return None,
        }
        let documents = timeout(patience, self.documents(now)).await.ok()?.ok()?;
        Some(documents.metadata.authorization_endpoint.clone())
    }

    /// Verifies an ID token for a challenge.
    ///
    /// # Errors
    /// `Unreachable`, `IdToken`.
    pub async fn verify(
        self: &Arc<Self>,
        token: &SecretString,
        challenge: &Challenge,
        now: Timestamp,
    ) -> Result<VerifiedIdentity, ProviderError> {
        let nonce = challenge.provider_nonce();
        let ProviderSettings { name, issuer, client_id, audience: _ } = &self.settings;
        let expected = ExpectedToken { issuer, client_id, nonce: &nonce };
        let verify = |documents: &Documents| documents.keys.verify(token.expose_secret(), expected);
        let documents = self.documents(now).await?;
        let verified = match verify(&documents) {
            Err(IdTokenError::UnknownKey) => match self.later_documents(&documents, now).await {
                Some(later) => verify(&later),
                None => Err(IdTokenError::UnknownKey),
            },
            known => known,
        };
        Ok(VerifiedIdentity { provider: name.clone(), issuer: issuer.clone(), subject: verified? })
    }

    /// Exchanges a code for an ID token, which is still to be verified.
    ///
    /// # Errors
    /// `Unreachable`, `CodeRefused`.
    pub async fn exchange(
        self: &Arc<Self>,
        code: AuthorizationCode,
        now: Timestamp,
    ) -> Result<SecretString, ProviderError> {
        let busy = || ProviderError::Unreachable { retry_after: TURN.as_secs() };
        let documents = self.documents(now).await?;
        let _place = timeout(TURN, self.exchanges.acquire()).await.ok().and_then(Result::ok).ok_or_else(busy)?;
        let provider = Arc::clone(self);
        let exchanged = spawn_blocking(move || {
            let AuthorizationCode { code, verifier, redirect_uri } = &code;
            let form = exchange_form(&provider.settings.client_id, code, verifier, redirect_uri);
            provider.client.exchange(&documents.metadata, &form)
        });
        match exchanged.await {
            Ok(Ok(Exchanged::IdToken(token))) => Ok(token),
            Ok(Ok(Exchanged::Refused(error))) => {
                // Players can cause it, with a redirect URI that is not registered.
                if error != "invalid_grant" && self.refusals.is_due() {
                    tracing::warn!(provider = self.settings.name, error, "a provider refuses this client");
                }
                Err(ProviderError::CodeRefused(error))
            }
            Ok(Err(error)) => {
                self.report(&error);
                Err(busy())
            }
            Err(_) => Err(busy()),
        }
    }

    /// Reads the documents now.
    pub fn examine(&self) -> Result<(), FetchError> {
        self.read(Timestamp::now()).map(drop)
    }

    /// The documents of the provider. Old ones go on while new ones are requested.
    async fn documents(self: &Arc<Self>, now: Timestamp) -> Result<Arc<Documents>, ProviderError> {
        let usable = || self.known().filter(|documents| documents.age(now) < USABLE);
        match usable() {
            Some(documents) if documents.age(now) < FRESH => return Ok(documents),
            Some(documents) => {
                if let Ok(requests) = Arc::clone(&self.requests).try_lock_owned() {
                    drop(self.request_documents(requests, now));
                }
                return Ok(documents);
            }
            None => {}
        }
        let requests = Arc::clone(&self.requests).lock_owned().await;
        if let Some(documents) = usable() {
            return Ok(documents);
        }
        let pause = requests.pause(now);
        drop(self.request_documents(requests, now).await);
        let pause = pause.unwrap_or(AFTER_FAILURE).as_secs().unsigned_abs();
        usable().ok_or(ProviderError::Unreachable { retry_after: pause.max(1) })
    }

    /// Documents that are later than these, in which a key is missing.
    async fn later_documents(self: &Arc<Self>, than: &Arc<Documents>, now: Timestamp) -> Option<Arc<Documents>> {
        let later = || self.known().filter(|documents| !Arc::ptr_eq(documents, than));
        let mut requests = Arc::clone(&self.requests).lock_owned().await;
        if let Some(documents) = later() {
            return Some(documents);
        }
        if requests.for_a_key_at.is_some_and(|at| now.duration_since(at) < FOR_A_KEY) {
            return None;
        }
        requests.for_a_key_at = Some(now);
        drop(self.request_documents(requests, now).await);
        later()
    }

    /// Requests the documents, unless that has just failed. The result is kept even if nobody waits for
    /// it any more.
    fn request_documents(
        self: &Arc<Self>,
        mut requests: OwnedMutexGuard<RequestTimes>,
        now: Timestamp,
    ) -> JoinHandle<()> {
        let provider = Arc::clone(self);
        spawn_blocking(move || {
            if requests.pause(now).is_some() {
                return;
            }
            match provider.read(now) {
                Ok(documents) => {
                    requests.failed_at = None;
                    *provider.documents.write() = Some(Arc::new(documents));
                }
                Err(error) => {
                    requests.failed_at = Some(now);
                    provider.report(&error);
                }
            }
        })
    }

    fn read(&self, now: Timestamp) -> Result<Documents, FetchError> {
        let metadata = self.client.metadata(&self.settings)?;
        let keys = self.client.keys(&metadata)?;
        Ok(Documents { metadata, keys, read_at: now })
    }

    fn known(&self) -> Option<Arc<Documents>> {
        self.documents.read().clone()
    }

    fn report(&self, error: &FetchError) {
        if self.failures.is_due() {
            tracing::warn!(provider = self.settings.name, %error, "a sign-in provider cannot be reached");
        }
    }
}

impl Documents {
    fn age(&self, now: Timestamp) -> SignedDuration {
        now.duration_since(self.read_at)
    }
}

impl RequestTimes {
    /// The rest of the pause after a failure.
    fn pause(&self, now: Timestamp) -> Option<SignedDuration> {
        let since = now.duration_since(self.failed_at?);
        (since < AFTER_FAILURE).then(|| AFTER_FAILURE - since)
    }
}
