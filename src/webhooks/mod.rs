//! Webhooks: notifications posted to the URLs of accounts and of the operator. The store decides
//! which are due; this module sends them.

mod guard;
mod post;

pub use guard::{Policy, Refusal, is_public};

use crate::{
    metrics::DeliveryLabels,
    store::{Outgoing, Store},
};
use post::WebhookRequest;
use serde::Serialize;
use std::{sync::Arc, time::Duration};
use tokio::sync::Semaphore;
use ureq::Agent;
use uuid::Uuid;

/// How many webhooks a process sends to at once. The second half is reserved for webhooks whose
/// last request succeeded, so that they do not wait behind ones that hang.
const SLOTS: usize = 16;

/// How often a replica asks for due requests.
const INTERVAL: Duration = Duration::from_millis(500);

/// Sends due requests.
#[derive(Clone)]
pub struct Sender {
    store: Store,
    slots: Arc<Semaphore>,
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
        let trusted = post::agent(Policy { allow_private: true });
        Sender { store, slots: Arc::new(Semaphore::new(SLOTS)), guarded: post::agent(policy), trusted }
    }

    /// Sends until the process ends.
    pub async fn run(self) {
        loop {
            self.send_due().await;
            tokio::time::sleep(INTERVAL).await;
        }
    }

    /// Sends all due requests that are not being sent already, as far as there are free slots.
    /// Returns when they have been started.
    pub async fn send_due(&self) {
        while let Ok(slot) = Arc::clone(&self.slots).acquire_owned().await {
            let is_half_full = self.slots.available_permits() < SLOTS / 2;
            let outgoing = match self.store.take_due(is_half_full).await {
                Ok(Some(outgoing)) => outgoing,
                Ok(None) => return,
                Err(error) => {
                    tracing::warn!(%error, "cannot read due webhooks");
                    return;
                }
            };
            let sender = self.clone();
            tokio::spawn(async move {
                sender.send(outgoing).await;
                drop(slot);
            });
        }
    }

    /// Waits until no request is being sent.
    pub async fn settled(&self) {
        drop(self.slots.acquire_many(SLOTS as u32).await);
    }

    async fn send(&self, outgoing: Outgoing) {
        let Outgoing { webhook, batch, is_operators, url, secret, at, deliveries } = outgoing;
        let body = serde_json::to_string(&Body { id: batch, deliveries: &deliveries });
        let sent = match body {
            Ok(body) => {
                let agent = if is_operators { self.trusted.clone() } else { self.guarded.clone() };
                let request = WebhookRequest { url, secret, id: batch, body, at };
                let sent = tokio::task::spawn_blocking(move || post::post(&agent, &request)).await;
                sent.unwrap_or_else(|lost| Err(lost.to_string()))
            }
            Err(error) => Err(error.to_string()),
        };
        let labels = DeliveryLabels {
            result: if sent.is_ok() { "delivered" } else { "failed" },
            owner: if is_operators { "operator" } else { "account" },
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
