//! The log of a command, on standard error.

use std::io::{self, IsTerminal};
use tracing_subscriber::EnvFilter;

/// What is logged unless `RUST_LOG` says otherwise.
const DEFAULT: &str = "warn,railhead=info";

/// Writes the log to standard error, as text or as JSON lines.
pub fn to_standard_error(json: bool) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(DEFAULT));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    let log = log.with_ansi(io::stderr().is_terminal());
    let set = if json { log.json().with_span_list(false).try_init() } else { log.try_init() };
    if set.is_err() {
        eprintln!("the log was set up before");
    }
}
