//! Sends due notifications to webhooks and devices. The store decides which are due.

mod under_way;

use self::under_way::UnderWay;
use crate::{
    engine::Int,
    failure_log::FailureLog,
    hosting::notifications::NotificationKind,
    metrics::DeliveryLabels,
    outbound::{LIMIT, Policy, PushIdentity, WebhookRequest, agent, post, push},
    store::{
        Database,
        notifications::{
            delivery::{Delivery, WebhookDeliveries},
            outbox::{self, Content, DueFilter, Outgoing, Sent},
            suppression,
            webhook_attempts::{SentRequest, WebhookAttempt},
            webhook_log,
            webhooks::Recipient,
        },
    },
};
use std::{
    iter,
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::{join, sync::Semaphore, task::JoinError, time::sleep};
use ureq::Agent;

/// The number of webhooks of accounts, and of devices, that a process sends to at once. The second
/// half is reserved for recipients whose last request succeeded soon, so that they do not wait
/// behind ones that hang.
const SLOTS: usize = 64;

/// The number of requests to a host that may be under way: few hosts push to all devices.
const TO_WEBHOOKS_OF_HOST: usize = 8;
const TO_DEVICES_OF_HOST: usize = 32;

/// The interval at which a replica looks for due requests.
const INTERVAL: Duration = Duration::from_millis(500);

#[derive(Clone)]
pub struct Sender {
    db: Database,
    webhooks: Lane,
    devices: Lane,
    /// The operator's webhook waits for no other.
    operators_slot: Arc<Semaphore>,
    policy: Policy,
    guarded: Agent,
    /// For the operator's own webhook, which may use any address.
    trusted: Agent,
    identity: PushIdentity,
    failures: Arc<FailureLog>,
}

/// The requests to the webhooks, or to the devices, of accounts.
#[derive(Clone)]
struct Lane {
    slots: Arc<Semaphore>,
    under_way: Arc<UnderWay>,
}

impl Lane {
    fn new(recipient: Recipient, of_host: usize) -> Lane {
        Lane { slots: Arc::new(Semaphore::new(SLOTS)), under_way: Arc::new(UnderWay::new(recipient, of_host)) }
    }
}

impl Sender {
    pub fn new(db: Database, policy: Policy, identity: PushIdentity) -> Sender {
        Sender {
            db,
            webhooks: Lane::new(Recipient::Account, TO_WEBHOOKS_OF_HOST),
            devices: Lane::new(Recipient::Device, TO_DEVICES_OF_HOST),
            operators_slot: Arc::new(Semaphore::new(1)),
            policy,
            guarded: agent(policy, LIMIT),
            trusted: agent(Policy { allow_private: true }, LIMIT),
            identity,
            failures: Arc::new(FailureLog::new("webhooks")),
        }
    }

    /// The same with another limit on the time of a request, for tests.
    pub fn with_limit(self, limit: Duration) -> Sender {
        let trusted = agent(Policy { allow_private: true }, limit);
        Sender { guarded: agent(self.policy, limit), trusted, ..self }
    }

    /// Sends until the process ends.
    pub async fn run(self) {
        let operators = async {
            loop {
                self.next_turn().await;
                self.send_to_operator().await;
            }
        };
        let accounts = async |lane: &Lane| {
            loop {
                self.next_turn().await;
                self.send_to_accounts(lane).await;
            }
        };
        let seen = async {
            loop {
                self.next_turn().await;
                self.suppress().await;
            }
        };
        join!(operators, accounts(&self.webhooks), accounts(&self.devices), seen);
    }

    /// Waits for the next time to look for due requests, and until the clock is right.
    async fn next_turn(&self) {
        sleep(INTERVAL).await;
        while self.db.check_clock().is_err() {
            sleep(INTERVAL).await;
        }
    }

    /// Sends all due requests that are not being sent already, as far as there are free slots.
    /// Returns when they have been started.
    pub async fn send_due(&self) {
        self.send_to_operator().await;
        self.send_to_accounts(&self.webhooks).await;
        self.suppress().await;
        self.send_to_accounts(&self.devices).await;
    }

    /// Takes back what devices have seen at this replica.
    async fn suppress(&self) {
        let withheld = suppression::suppress_pushes(&self.db).await;
        self.failures.note("suppression", &withheld);
        if let Ok(withheld @ 1..) = withheld {
            let labels = DeliveryLabels { result: "withheld", owner: "device" };
            self.db.metrics().deliveries.get_or_create(&labels).inc_by(u64::saturating_from(withheld));
        }
    }

    async fn send_to_operator(&self) {
        let filter = DueFilter { recipient: Recipient::Operator, ..DueFilter::default() };
        while let Ok(slot) = Arc::clone(&self.operators_slot).acquire_owned().await {
            let Some(outgoing) = self.take_due(&filter).await else { return };
            self.spawn(outgoing, slot);
        }
    }

    async fn send_to_accounts(&self, lane: &Lane) {
        while let Ok(slot) = Arc::clone(&lane.slots).acquire_owned().await {
            let is_half_full = lane.slots.available_permits() < SLOTS / 2;
            let Some(outgoing) = self.take_due(&lane.under_way.filter(is_half_full)).await else { return };
            let started = lane.under_way.start(&outgoing);
            self.spawn(outgoing, (slot, started));
        }
    }

    /// Takes what an owner waits for before anything else.
    async fn take_due(&self, filter: &DueFilter) -> Option<Outgoing> {
        if filter.recipient == Recipient::Account {
            let wanted = webhook_log::take_wanted(&self.db, filter).await;
            self.failures.note("tests and redeliveries", &wanted);
            if let Ok(Some(wanted)) = wanted {
                return Some(wanted);
            }
        }
        let due = outbox::take_due(&self.db, filter).await;
        self.db.metrics().job_ended("webhooks", &due);
        let part = match filter.recipient {
            Recipient::Operator => "to the operator",
            Recipient::Account => "to webhooks",
            Recipient::Device => "to devices",
        };
        self.failures.note(part, &due);
        due.ok().flatten()
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
        drop(self.webhooks.slots.acquire_many(u32::saturating_from(SLOTS)).await);
        drop(self.devices.slots.acquire_many(u32::saturating_from(SLOTS)).await);
        drop(self.operators_slot.acquire().await);
    }

    async fn send(&self, outgoing: Outgoing) {
        let Outgoing { webhook, recipient, batch, .. } = outgoing;
        let owner = recipient.into();
        let is_wanted = matches!(outgoing.content, Content::Wanted(_));
        let sender = self.clone();
        let done = tokio::task::spawn_blocking(move || sender.deliver(outgoing)).await;
        let lost = |error: JoinError| (Sent::Failed { why: error.to_string(), wait: None }, None);
        let (sent, request) = done.unwrap_or_else(lost);
        let result = (&sent).into();
        self.db.metrics().deliveries.get_or_create(&DeliveryLabels { result, owner }).inc();
        if sent != Sent::Delivered {
            // The reason is only for the owner, because it may contain the URL.
            tracing::info!(%webhook, owner, result, "webhook delivery failed");
        }
        let noted = match (is_wanted, &request) {
            (false, _) => outbox::note_sent(&self.db, webhook, batch, &sent, request.as_ref()).await,
            (true, Some(request)) => webhook_log::note_wanted(&self.db, batch, webhook, request).await,
            (true, None) => Ok(()),
        };
        self.failures.note("recording", &noted);
        if let Err(error) = noted {
            tracing::debug!(%webhook, %error, "cannot record a webhook delivery; it will be repeated");
        }
    }

    /// Sends a request, and waits for the answer. A request to a webhook of an account is logged.
    fn deliver(&self, mut outgoing: Outgoing) -> (Sent, Option<SentRequest>) {
        match std::mem::replace(&mut outgoing.content, Content::Due(Vec::new())) {
            Content::Due(deliveries) => match &outgoing.device {
                Some(device) => (push(&self.guarded, &self.identity, device, &outgoing, &deliveries), None),
                None => self.post_due(outgoing, deliveries),
            },
            Content::Wanted(body) => self.post(outgoing, body, Vec::new()),
        }
    }

    fn post_due(&self, outgoing: Outgoing, deliveries: Vec<Delivery>) -> (Sent, Option<SentRequest>) {
        let kinds = deliveries.iter().filter_map(|delivery| delivery.notification.kind()).collect();
        match serde_json::to_string(&WebhookDeliveries { id: outgoing.batch, deliveries }) {
            Ok(body) => self.post(outgoing, body, kinds),
            Err(error) => (Sent::Failed { why: error.to_string(), wait: None }, None),
        }
    }

    fn post(&self, outgoing: Outgoing, body: String, kinds: Vec<NotificationKind>) -> (Sent, Option<SentRequest>) {
        let Outgoing { recipient, batch: id, url, secret, old_secrets, at, .. } = outgoing;
        let agent = if recipient == Recipient::Operator { &self.trusted } else { &self.guarded };
        let secrets = iter::once(secret).chain(old_secrets).collect();
        let request = WebhookRequest { url, secrets, id, body, at };
        let began = Instant::now();
        let answered = post(agent, &request);
        let duration_ms = u32::try_from(began.elapsed().as_millis()).unwrap_or(u32::MAX);
        let attempt = WebhookAttempt { at, duration_ms, status: answered.ok(), failure: answered.err() };
        let sent = match answered {
            Ok(200..=299) => Sent::Delivered,
            Ok(status) => Sent::Failed { why: format!("answered {status}"), wait: None },
            Err(failure) => Sent::Failed { why: failure.to_string(), wait: None },
        };
        let request = SentRequest { body: request.body, attempt, kinds };
        (sent, Some(request).filter(|_| recipient == Recipient::Account))
    }
}
