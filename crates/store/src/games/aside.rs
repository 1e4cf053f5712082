//! Long computations, on threads that give way to those that serve requests.

use std::{sync::Once, thread};
use tokio::sync::oneshot;

/// The number by which the niceness of a thread is above that of the server: where both want a core,
/// it gets about a tenth.
#[cfg(target_os = "linux")]
const NICER: i32 = 10;

/// The result of work on a thread of its own. None if it panics, or if the system gives no thread.
pub async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let (send, result) = oneshot::channel();
    let work = move || {
        give_way();
        // Nobody waits any more if the request was given up.
        let _ = send.send(work());
    };
    thread::Builder::new().name("aside".to_owned()).spawn(work).ok()?;
    result.await.ok()
}

/// Lowers the priority of this thread. On Linux a niceness is that of a thread, elsewhere of all.
#[cfg(target_os = "linux")]
fn give_way() {
    static REPORTED: Once = Once::new();
    if let Err(error) = rustix::process::nice(NICER) {
        REPORTED.call_once(|| {
            tracing::warn!(%error, "the system refuses a lower priority: bots and analyses take as much of the cores as requests");
        });
    }
}

#[cfg(not(target_os = "linux"))]
fn give_way() {}

#[cfg(all(test, target_os = "linux"))]
#[expect(clippy::unwrap_used, clippy::panic)]
mod tests {
    use super::*;
    use rustix::process::getpriority_process;

    #[tokio::test]
    async fn work_aside_has_a_lower_priority_and_the_server_keeps_its_own() {
        let niceness = || getpriority_process(None).unwrap();
        let before = niceness();
        assert_eq!(aside(niceness).await, Some((before + NICER).min(19)));
        assert_eq!(niceness(), before);
    }

    #[tokio::test]
    async fn work_that_panics_has_no_result() {
        assert_eq!(aside(|| -> u8 { panic!("for the test") }).await, None);
    }
}
