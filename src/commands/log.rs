//! The log of a command, on standard error; and its traces.

#[cfg(feature = "otlp")]
use crate::commands::traces::Traces;
use crate::http::is_replaced;
use std::{
    io::{self, IsTerminal},
    panic,
};
use tracing::Subscriber;
use tracing_subscriber::{
    EnvFilter, Layer, Registry, filter::filter_fn, fmt, layer::SubscriberExt, util::SubscriberInitExt,
};

/// The filter of the log unless `RUST_LOG` says otherwise.
const DEFAULT: &str = "warn,railhead=info";

pub fn to_standard_error(json: bool) {
    set(Registry::default().with(lines(json)).with(filter()));
}

#[cfg(feature = "otlp")]
pub fn with_traces(json: bool, traces: &Traces) {
    set(Registry::default().with(lines(json).with_filter(filter())).with(traces.layer()));
}

fn filter() -> EnvFilter {
    EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(DEFAULT))
}

fn lines(json: bool) -> Box<dyn Layer<Registry> + Send + Sync> {
    let lines = fmt::layer().with_writer(io::stderr).with_ansi(io::stderr().is_terminal());
    let once = filter_fn(|line| !is_replaced(line));
    if json { lines.json().with_span_list(false).with_filter(once).boxed() } else { lines.with_filter(once).boxed() }
}

fn set(log: impl Subscriber + Send + Sync) {
    if log.try_init().is_err() {
        eprintln!("the log was set up before");
    }
    // What a panic prints by itself is no line of JSON.
    panic::set_hook(Box::new(|panic| {
        let (place, message) = (panic.location().map(ToString::to_string), panic.payload_as_str());
        tracing::error!(place, message, "a panic");
    }));
}
