//! Servers, databases and clients that several test programs start. Only [`service`] runs the service in the
//! process of the test; all else knows its command line and its interface over HTTP.

#![expect(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]
#![expect(missing_docs, reason = "names and types say it")]

pub mod bench;
pub mod citus;
mod client;
mod cluster;
pub mod gate;
pub mod history;
mod namespace;
mod server;
pub mod service;
mod sql;
pub mod sse;
pub mod tables;
pub mod wire;
mod wrong_clock;

pub use client::{Answer, Client};
pub use cluster::{Cluster, FullDisk, StoppedReceiver, signal, urls};
pub use namespace::Namespace;
pub use server::{Server, railhead};
pub use wrong_clock::{SetClock, skew};

use std::{
    fmt::Display,
    iter,
    net::{TcpListener, TcpStream},
    process::{self, Command},
    sync::atomic::{AtomicU32, Ordering},
    thread,
    time::{Duration, Instant},
};

/// The time within which anything happens that happens at all, on a machine that is busy with other things too.
/// A test tells by it that something never happens, and nothing else.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// The time of something that goes on until it is ended: longer than anybody has patience.
pub const FOREVER: Duration = Duration::from_secs(600);

/// An unused port, which stays unused until it is bound: the system gives none below 32768 to others, and each of
/// several processes begins elsewhere.
pub fn free_port() -> u16 {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let begin = process::id() * 97;
    let ports = iter::repeat_with(|| 10_000 + (begin + NEXT.fetch_add(1, Ordering::Relaxed)) % 20_000);
    let is_free = |port: &u16| TcpListener::bind(("127.0.0.1", *port)).is_ok();
    ports.map(|port| port as u16).find(is_free).expect("one of them is free")
}

/// Waits until a server listens on a port of this machine.
pub fn wait_for_port(port: u16) {
    wait(|| TcpStream::connect(("127.0.0.1", port)).is_ok(), || format!("no server listens on {port}"));
}

/// Waits until something happens; answers after which time.
#[track_caller]
pub fn until(what: impl Display, mut happens: impl FnMut() -> bool) -> Duration {
    let began = Instant::now();
    while !happens() {
        assert!(began.elapsed() < PATIENCE, "it does not happen: {what}");
        thread::sleep(Duration::from_millis(10));
    }
    began.elapsed()
}

/// Waits until something holds; panics with a text otherwise.
pub fn wait(mut holds: impl FnMut() -> bool, otherwise: impl Fn() -> String) {
    let began = Instant::now();
    while !holds() {
        assert!(began.elapsed() < PATIENCE, "{}", otherwise());
        thread::sleep(Duration::from_millis(10));
    }
}

/// Runs a program that has to succeed.
fn run(command: &mut Command) {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
}
