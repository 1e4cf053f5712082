//! Servers, databases and clients that several test programs start. It knows nothing of the service
//! but its command line and its interface over HTTP.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

mod client;
mod cluster;
mod namespace;
mod server;

pub use client::{Answer, Client};
pub use cluster::{Cluster, FullDisk, StoppedReceiver, signal, urls};
pub use namespace::Namespace;
pub use server::{Server, railhead};

use std::{
    net::{TcpListener, TcpStream},
    process::Command,
    thread,
    time::{Duration, Instant},
};

/// The time that anything may take that should happen soon.
const PATIENCE: Duration = Duration::from_secs(30);

/// An unused port.
pub fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// Waits until a server listens on a port of this machine.
pub fn wait_for_port(port: u16) {
    wait(|| TcpStream::connect(("127.0.0.1", port)).is_ok(), || format!("no server listens on {port}"));
}

/// Waits until something holds.
fn wait(mut holds: impl FnMut() -> bool, otherwise: impl Fn() -> String) {
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
