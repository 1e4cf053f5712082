//! Things that somebody watches, by id: their last value is kept, and changes are told, for as long as anybody does.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use tokio::sync::watch;
use uuid::Uuid;

/// What is watched, each with its value.
#[derive(Debug)]
pub struct Watched<T>(Mutex<HashMap<Uuid, watch::Sender<T>>>);

impl<T> Default for Watched<T> {
    fn default() -> Watched<T> {
        Watched(Mutex::default())
    }
}

impl<T: Default> Watched<T> {
    /// Watches something from now on.
    pub fn watch(self: &Arc<Self>, id: Uuid) -> Watch<T> {
        let mut watched = lock(&self.0);
        let sender = watched.entry(id).or_insert_with(|| watch::Sender::new(T::default()));
        Watch { id, value: sender.subscribe(), watched: Arc::clone(self) }
    }
}

impl<T> Watched<T> {
    /// Changes a value if somebody watches it; `change` says whether he is to be told.
    pub(crate) fn modify(&self, id: Uuid, change: impl FnOnce(&mut T) -> bool) {
        if let Some(sender) = lock(&self.0).get(&id) {
            sender.send_if_modified(change);
        }
    }

    /// What a value says; none if nobody watches it.
    pub(crate) fn read<R>(&self, id: Uuid, read: impl FnOnce(&T) -> R) -> Option<R> {
        lock(&self.0).get(&id).map(|sender| read(&sender.borrow()))
    }

    /// All that is watched.
    pub(crate) fn ids(&self) -> Vec<Uuid> {
        lock(&self.0).keys().copied().collect()
    }
}

/// Somebody who watches something; when the last one goes, nothing is kept of it any more.
#[derive(Debug)]
pub struct Watch<T> {
    id: Uuid,
    value: watch::Receiver<T>,
    watched: Arc<Watched<T>>,
}

impl<T> Watch<T> {
    /// What it says now, which is then no change any more.
    pub(crate) fn seen<R>(&mut self, read: impl FnOnce(&T) -> R) -> R {
        read(&self.value.borrow_and_update())
    }

    /// Changes the value for all who watch it; `change` says whether they are told.
    pub(crate) fn correct(&self, change: impl FnOnce(&mut T) -> bool) {
        self.watched.modify(self.id, change);
    }

    /// Waits until it has changed.
    pub async fn changed(&mut self) {
        // The sender lives as long as somebody watches.
        if self.value.changed().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

impl<T> Drop for Watch<T> {
    fn drop(&mut self) {
        let mut watched = lock(&self.watched.0);
        // This one is still among the receivers.
        if watched.get(&self.id).is_some_and(|sender| sender.receiver_count() <= 1) {
            watched.remove(&self.id);
        }
    }
}

/// A lock that a panic elsewhere does not take with it: what it guards is whole after every statement.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
