//! Webhooks: notifications posted to the URLs of accounts and of the operator. The store decides
//! which are due; this module sends them.

mod guard;
mod post;
mod under_way;

pub use guard::{Policy, Refusal, is_public};

use crate::{
    metrics::DeliveryLabels,
    store::{DueFilter, Outgoing, Store},
};
use post::WebhookRequest;
use serde::Serialize;
use std::{sync::Arc, time::Duration};
use tokio::sync::Semaphore;
use under_way::UnderWay;
use ureq::Agent;
use uuid::Uuid;

/// How many webhooks of accounts a process sends to at once. The second half is reserved for
/// webhooks whose last request succeeded soon, so that they do not wait behind ones that hang.
const SLOTS: usize = 64;

/// How often a replica asks for due requests.
const INTERVAL: Duration = Duration::from_millis(500);

/// Sends due requests.
#[derive(Clone)]
pub struct Sender {
    store: Store,
    slots: Arc<Semaphore>,
    under_way: Arc<UnderWay>,
    /// The operator's webhook waits for no other.
    operators_slot: Arc<Semaphore>,
    guarded: Agent,
    /// For the operator's own webhook, which may use any address.
    trusted: Agent,
}

#[derive(Serialize)]
struct Body<'a, T> {
    id: Uuid,
    deliveries: &'a [T],
}

impl Sender {
    /// Sends the due requests of a store.
    pub fn new(store: Store, policy: Policy) -> Sender {
        Sender {
            store,
            slots: Arc::new(Semaphore::new(SLOTS)),
            under_way: Arc::default(),
            operators_slot: Arc::new(Semaphore::new(1)),
            guarded: post::agent(policy),
            trusted: post::agent(Policy { allow_private: true }),
        }
    }

    /// Sends until the process ends.
    pub async fn run(self) {
        let operators = async {
            loop {
                self.send_to_operator().await;
                tokio::time::sleep(INTERVAL).await;
            }
        };
        let accounts = async {
            loop {
                self.send_to_accounts().await;
                tokio::time::sleep(INTERVAL).await;
            }
        };
        tokio::join!(operators, accounts);
    }

    /// Sends all due requests that are not being sent already, as far as there are free slots.
    /// Returns when they have been started.
    pub async fn send_due(&self) {
        self.send_to_operator().await;
        self.send_to_accounts().await;
    }

    async fn send_to_operator(&self) {
        let filter = DueFilter { operators: true, ..DueFilter::default() };
        while let Ok(slot) = Arc::clone(&self.operators_slot).acquire_owned().await {
            let Some(outgoing) = self.take_due(&filter).await else { return };
            self.spawn(outgoing, slot);
        }
    }

    async fn send_to_accounts(&self) {
        while let Ok(slot) = Arc::clone(&self.slots).acquire_owned().await {
            let is_half_full = self.slots.available_permits() < SLOTS / 2;
            let Some(outgoing) = self.take_due(&self.under_way.filter(is_half_full)).await else { return };
            let started = self.under_way.start(&outgoing);
            self.spawn(outgoing, (slot, started));
        }
    }

    async fn take_due(&self, filter: &DueFilter) -> Option<Outgoing> {
        let due = self.store.take_due(filter).await;
        due.inspect_err(|error| tracing::warn!(%error, "cannot read due webhooks")).ok().flatten()
    }

    /// Sends a request, and then gives up what it held.
    fn spawn(&self, outgoing: Outgoing, held: impl Send + 'static) {
        let sender = self.clone();
        tokio::spawn(async move {
            sender.send(outgoing).await;
            drop(held);
        });
    }

    /// Waits until no request is being sent.
    pub async fn settled(&self) {
        drop(self.slots.acquire_many(SLOTS as u32).await);
        drop(self.operators_slot.acquire().await);
    }

    async fn send(&self, outgoing: Outgoing) {
        let Outgoing { webhook, batch, account, url, secret, at, deliveries } = outgoing;
        let body = serde_json::to_string(&Body { id: batch, deliveries: &deliveries });
        let sent = match body {
            Ok(body) => {
                let agent = if account.is_none() { self.trusted.clone() } else { self.guarded.clone() };
                let request = WebhookRequest { url, secret, id: batch, body, at };
                let sent = tokio::task::spawn_blocking(move || post::post(&agent, &request)).await;
                sent.unwrap_or_else(|lost| Err(lost.to_string()))
            }
            Err(error) => Err(error.to_string()),
        };
        let labels = DeliveryLabels {
            result: if sent.is_ok() { "delivered" } else { "failed" },
            owner: if account.is_none() { "operator" } else { "account" },
        };
        self.store.metrics().deliveries.get_or_create(&labels).inc();
        if sent.is_err() {
            // The reason is only for the webhook's owner, because it may contain the URL.
            tracing::info!(%webhook, "webhook delivery failed");
        }
        if let Err(error) = self.store.note_sent(webhook, batch, sent).await {
            tracing::warn!(%webhook, %error, "cannot record a webhook delivery; it will be repeated");
        }
    }
}
