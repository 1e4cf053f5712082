//! A network namespace at the other end of a cable that can be pulled.

use crate::run;
use std::process::{self, Command};

/// A namespace with an address of its own. Making it takes root; it goes when it is dropped.
pub struct Namespace {
    pub(crate) name: String,
    pub(crate) address: String,
    theirs: String,
}

fn ip(arguments: &str) {
    run(Command::new("ip").args(arguments.split(' ')));
}

impl Namespace {
    /// A namespace that can be reached.
    #[expect(clippy::new_without_default, reason = "it changes the machine")]
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
