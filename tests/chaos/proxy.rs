//! Replicas, and HAProxy before them with the configuration that operators are given.

use nix::{
    sys::signal::{Signal, kill},
    unistd::Pid,
};
use railhead_test_support::{free_port, railhead, wait_for_port};
use std::{
    fs,
    process::{Child, Command, Stdio},
};

const CONFIGURATION: &str = include_str!("../../ops/haproxy/haproxy.cfg");

/// A server process, always on the same port.
pub struct Replica {
    port: u16,
    databases: Databases,
    /// By how many seconds its clock is wrong.
    skew: f32,
    child: Child,
}

/// The way of a replica to its database, and the one on which it listens for notifications.
#[derive(Clone)]
pub struct Databases {
    pub url: String,
    pub listen_url: String,
}

impl Replica {
    pub fn start(databases: Databases, skew: f32) -> Replica {
        let port = free_port();
        let child = serve(port, &databases, skew);
        Replica { port, databases, skew, child }
    }

    pub fn signal(&self, signal: Signal) {
        kill(Pid::from_raw(self.child.id() as i32), signal).unwrap();
    }

    /// Waits for the end of the process and starts another.
    pub fn restart(&mut self) {
        self.child.wait().unwrap();
        self.child = serve(self.port, &self.databases, self.skew);
    }
}

fn serve(port: u16, databases: &Databases, skew: f32) -> Child {
    let mut command = railhead();
    command.args(["serve", "--workers", "1", "--trusted-proxies", "1", "--rate-limits", "off"]);
    command.args(["--database-connections", "25", "--drain-delay", "4", "--listen", &format!("127.0.0.1:{port}")]);
    command.env("DATABASE_URL", &databases.url).env("LISTEN_DATABASE_URL", &databases.listen_url);
    command.env("RUST_LOG", "off").stdout(Stdio::null());
    let child = railhead_test_support::skew(&mut command, skew).spawn().unwrap();
    wait_for_port(port);
    child
}

impl Drop for Replica {
    fn drop(&mut self) {
        let _ = kill(Pid::from_raw(self.child.id() as i32), Signal::SIGCONT);
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// HAProxy.
pub struct Proxy {
    port: u16,
    child: Child,
    file: String,
}

impl Proxy {
    pub fn before(replicas: &[Replica; 3]) -> Proxy {
        let port = free_port();
        let mut configuration = CONFIGURATION.replace("127.0.0.1:8080", &format!("127.0.0.1:{port}"));
        for (replica, documented) in replicas.iter().zip(8081..) {
            configuration =
                configuration.replace(&format!("127.0.0.1:{documented}"), &format!("127.0.0.1:{}", replica.port));
        }
        let file = format!("/tmp/railhead-chaos-{port}.cfg");
        fs::write(&file, configuration).unwrap();
        let child = Command::new("haproxy").args(["-db", "-q", "-f", &file]).stdout(Stdio::null()).spawn();
        let child = child.expect("haproxy is installed");
        wait_for_port(port);
        Proxy { port, child, file }
    }

    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        let _ = fs::remove_file(&self.file);
    }
}
