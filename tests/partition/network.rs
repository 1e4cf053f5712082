//! A network namespace at the other end of a cable that can be pulled.

use std::process::{self, Command};

/// A namespace with an address of its own. It goes when it is dropped.
pub struct Namespace {
    pub name: String,
    pub address: String,
    theirs: String,
}

/// Runs a program that has to succeed.
pub fn run(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap().trim().to_owned()
}

fn ip(arguments: &str) {
    run(Command::new("ip").args(arguments.split(' ')));
}

impl Namespace {
    pub fn new() -> Namespace {
        let id = process::id();
        let (name, ours, theirs) = (format!("railhead-{id}"), format!("rhv{id}"), format!("rhw{id}"));
        let net = format!("10.{}.{}", 200 + id % 50, id / 50 % 250);
        ip(&format!("netns add {name}"));
        let namespace = Namespace { address: format!("{net}.2"), name, theirs };
        let Namespace { name, theirs, address } = &namespace;
        ip(&format!("link add {ours} type veth peer name {theirs} netns {name}"));
        ip(&format!("addr add {net}.1/30 dev {ours}"));
        ip(&format!("link set {ours} up"));
        ip(&format!("-n {name} addr add {address}/30 dev {theirs}"));
        ip(&format!("-n {name} link set {theirs} up"));
        ip(&format!("-n {name} link set lo up"));
        namespace
    }

    /// From now on no packet comes in or out, without a notice.
    pub fn vanish(&self) {
        ip(&format!("-n {} link set {} down", self.name, self.theirs));
    }
}

impl Drop for Namespace {
    fn drop(&mut self) {
        ip(&format!("netns del {}", self.name));
    }
}
