//! The games that a process caches, each with the last reading that found it at the end of its log.

use crate::{
    hosting::hosted_game::HostedGame,
    live::current_heads::{CurrentHeads, Reading},
    shared::{Mutex, Shared, shared},
};
use quick_cache::sync::Cache;
use std::sync::Arc;
use uuid::Uuid;

/// The number of hosted games that a process caches (a few kB each). Any of them may be evicted at
/// any time.
const CACHED: usize = 4096;

/// Cached hosted games. A game at a version never changes, so only the later events have to be read.
#[derive(Debug)]
pub(crate) struct CachedGames(Shared<Cache<Uuid, CachedGame>>);

#[derive(Clone, Debug)]
struct CachedGame {
    hosted: Arc<HostedGame>,
    /// The last reading that found this head; none if it follows from an append.
    read: Arc<Mutex<Option<Reading>>>,
}

impl Default for CachedGames {
    fn default() -> CachedGames {
        CachedGames(shared(Cache::new(CACHED)))
    }
}

impl CachedGames {
    pub fn get(&self, id: Uuid) -> Option<Arc<HostedGame>> {
        self.0.get(&id).map(|cached| cached.hosted)
    }

    /// A game, if it is current as far as this process hears. Costs no statement, and may be outdated by
    /// some seconds: for a client that knows its head.
    pub fn current(&self, id: Uuid, heads: &CurrentHeads) -> Option<Arc<HostedGame>> {
        let CachedGame { hosted, read } = self.0.get(&id)?;
        let reading = (*read.lock())?;
        heads.is_current(id, reading).then_some(hosted)
    }

    /// Caches a game, unless a later version is cached already.
    pub fn remember(&self, hosted: &Arc<HostedGame>) {
        if self.get(hosted.id).is_none_or(|known| known.head.version < hosted.head.version) {
            self.0.insert(hosted.id, CachedGame { hosted: Arc::clone(hosted), read: Arc::default() });
        }
    }

    /// Reads a game, of which an earlier version may be cached. What is found is current until a change
    /// is heard: also one that is heard while `read` runs.
    pub async fn read<E>(
        &self,
        id: Uuid,
        heads: &CurrentHeads,
        read: impl AsyncFnOnce(Option<Arc<HostedGame>>) -> Result<Arc<HostedGame>, E>,
    ) -> Result<Arc<HostedGame>, E> {
        let known = self.get(id);
        let reading = heads.begin_reading(id);
        let hosted = read(known).await?;
        self.note_read(&hosted, reading);
        Ok(hosted)
    }

    /// Notes that a reading has found a game at the end of its log.
    fn note_read(&self, hosted: &HostedGame, reading: Reading) {
        if let Some(cached) = self.at_head(hosted) {
            *cached.read.lock() = Some(reading);
        }
    }

    /// Caches a game instead of the same one, or of another version.
    pub fn replace(&self, hosted: &Arc<HostedGame>) {
        let read = self.at_head(hosted).map(|cached| cached.read).unwrap_or_default();
        self.0.insert(hosted.id, CachedGame { hosted: Arc::clone(hosted), read });
    }

    pub fn remove(&self, id: Uuid) {
        self.0.remove(&id);
    }

    fn at_head(&self, hosted: &HostedGame) -> Option<CachedGame> {
        self.0.get(&hosted.id).filter(|cached| cached.hosted.head == hosted.head)
    }
}
