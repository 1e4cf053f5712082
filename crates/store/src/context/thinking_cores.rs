//! The cores on which bots may think, shared by the requests of a process.

use crate::{hosting::thinking::Thinking, metrics::GaugeGuard};
use prometheus_client::metrics::gauge::Gauge;
use std::{sync::Arc, time::Duration};
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    time::timeout,
};

/// The time for which a request waits for a core to think on. After that its bots do not think.
const WAIT: Duration = Duration::from_millis(100);

/// The cores on which bots may think, and the requests that wait for one.
#[derive(Debug)]
pub(crate) struct ThinkingCores {
    all: usize,
    free: Arc<Semaphore>,
    waiting: Gauge,
}

/// A core on which bots may think until this is dropped.
pub(crate) struct ThinkingCore {
    /// The share of its time that a request has, so that the others need not wait as long.
    pub(crate) share: f64,
    _permit: OwnedSemaphorePermit,
}

impl ThinkingCores {
    /// So many cores. `waiting` counts the requests that wait.
    pub(crate) fn new(cores: usize, waiting: &Gauge) -> ThinkingCores {
        ThinkingCores { all: cores, free: Arc::new(Semaphore::new(cores)), waiting: waiting.clone() }
    }

    /// A core. None if none becomes free in time.
    pub(crate) async fn acquire(&self) -> Option<ThinkingCore> {
        let waits = GaugeGuard::new(&self.waiting);
        let permit = timeout(WAIT, Arc::clone(&self.free).acquire_owned()).await.ok()?.ok()?;
        drop(waits);
        let waiting = usize::try_from(self.waiting.get()).unwrap_or(0);
        Some(ThinkingCore { share: Thinking::share(self.all, waiting), _permit: permit })
    }

    /// A core for work that can wait. None if there is none that no request wants.
    pub(crate) fn spare(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.free).try_acquire_owned().ok()
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    /// The share of a core that is free at once.
    fn share_of(cores: &ThinkingCores) -> Option<f64> {
        cores.acquire().now_or_never().flatten().map(|core| core.share)
    }

    #[tokio::test]
    async fn a_core_is_shared_with_the_requests_that_wait_for_one() {
        let cores = ThinkingCores::new(1, &Gauge::default());
        let used = cores.acquire().await.unwrap();
        assert_eq!(used.share, 1.0, "nobody waits");
        let mut waiting = [(); 3].map(|()| Box::pin(cores.acquire()));
        for request in &mut waiting {
            assert!(request.as_mut().now_or_never().is_none());
        }
        drop(used);
        let [first, second, third] = waiting;
        let first = first.await.unwrap();
        assert_eq!(first.share, 1.0 / 3.0, "two wait");
        drop(first);
        let second = second.await.unwrap();
        assert_eq!(second.share, 0.5, "one waits");
        drop((second, third));
        assert_eq!(share_of(&cores), Some(1.0), "nobody waits any more");
    }

    #[tokio::test]
    async fn work_that_can_wait_has_a_core_only_if_one_is_free() {
        let cores = ThinkingCores::new(1, &Gauge::default());
        let spare = cores.spare().unwrap();
        assert!(cores.spare().is_none(), "there is one core");
        drop(spare);
        assert!(cores.spare().is_some());
    }

    #[tokio::test(start_paused = true)]
    async fn a_request_waits_for_a_core_for_a_moment_only() {
        let cores = ThinkingCores::new(1, &Gauge::default());
        let _used = cores.acquire().await.unwrap();
        assert!(cores.acquire().await.is_none());
    }
}
