//! The number of files a process may have open. Every connection of a client is one.

use nix::sys::resource::{Resource, getrlimit, setrlimit};

/// Raises the limit as far as the system allows without privileges. Returns it.
pub fn raise_limit() -> u64 {
    let limits = getrlimit(Resource::RLIMIT_NOFILE);
    let (soft, hard) = limits.unwrap_or((0, 0));
    if soft == hard {
        return soft;
    }
    match setrlimit(Resource::RLIMIT_NOFILE, hard, hard) {
        Ok(()) => hard,
        Err(error) => {
            tracing::warn!(%error, soft, "the limit of open files cannot be raised");
            soft
        }
    }
}
