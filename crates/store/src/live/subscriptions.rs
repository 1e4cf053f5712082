//! Subscriptions to values by id. The last value is kept and changes are sent for as long as there is a
//! subscriber.

use crate::shared::{Mutex, Shared, shared};
use std::{
    collections::{HashMap, hash_map::Entry},
    sync::Arc,
};
use tokio::sync::watch;
use uuid::Uuid;

/// The values that have subscribers.
#[derive(Debug)]
pub struct Subscriptions<T>(Mutex<HashMap<Uuid, Topic<T>>>);

#[derive(Debug)]
struct Topic<T> {
    value: Shared<watch::Sender<T>>,
    subscribers: usize,
}

impl<T> Default for Subscriptions<T> {
    fn default() -> Subscriptions<T> {
        Subscriptions(Mutex::default())
    }
}

impl<T: Default> Subscriptions<T> {
    pub fn subscribe(self: &Arc<Self>, id: Uuid) -> Subscription<T> {
        let mut topics = self.0.lock();
        let new = || Topic { value: shared(watch::Sender::new(T::default())), subscribers: 0 };
        let topic = topics.entry(id).or_insert_with(new);
        topic.subscribers += 1;
        Subscription { id, value: shared(topic.value.subscribe()), topics: Arc::clone(self) }
    }
}

impl<T> Subscriptions<T> {
    /// Changes a value if it has a subscriber. `change` returns whether subscribers are notified.
    pub(crate) fn modify(&self, id: Uuid, change: impl FnOnce(&mut T) -> bool) {
        if let Some(topic) = self.0.lock().get(&id) {
            topic.value.send_if_modified(change);
        }
    }

    pub(crate) fn ids(&self) -> Vec<Uuid> {
        self.0.lock().keys().copied().collect()
    }
}

/// A subscription. When the last one is dropped, the value is dropped too.
#[derive(Debug)]
pub struct Subscription<T> {
    id: Uuid,
    value: Shared<watch::Receiver<T>>,
    topics: Arc<Subscriptions<T>>,
}

impl<T> Subscription<T> {
    /// Reads the value and marks it as seen.
    pub(crate) fn seen<R>(&mut self, read: impl FnOnce(&T) -> R) -> R {
        read(&self.value.borrow_and_update())
    }

    /// Changes the value for all subscribers. `change` returns whether they are notified.
    pub(crate) fn correct(&self, change: impl FnOnce(&mut T) -> bool) {
        self.topics.modify(self.id, change);
    }

    /// Whether there was a change since the last one seen, which is now seen.
    pub(crate) fn take_change(&mut self) -> bool {
        let has_changed = self.value.has_changed().unwrap_or(false);
        // Otherwise a change that comes now would be seen, and nobody told.
        if has_changed {
            self.value.mark_unchanged();
        }
        has_changed
    }

    pub async fn changed(&mut self) {
        // The sender lives as long as there is a subscriber.
        if self.value.changed().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

impl<T> Drop for Subscription<T> {
    fn drop(&mut self) {
        let mut topics = self.topics.0.lock();
        // The receivers of the channel say less: this one, and others that are being dropped, still count.
        if let Entry::Occupied(mut topic) = topics.entry(self.id) {
            topic.get_mut().subscribers -= 1;
            if topic.get().subscribers == 0 {
                topic.remove();
            }
        }
    }
}
