//! Replicas, and HAProxy before them with the configuration that operators are given.

use nix::{
    sys::signal::{Signal, kill},
    unistd::Pid,
};
use std::{
    fs,
    net::{TcpListener, TcpStream},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

const CONFIGURATION: &str = include_str!("../../ops/haproxy/haproxy.cfg");

/// A port that nobody uses.
fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

fn wait_for(port: u16) {
    let began = Instant::now();
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        assert!(began.elapsed() < Duration::from_secs(30), "nobody listens on {port}");
        thread::sleep(Duration::from_millis(20));
    }
}

/// A server process, always on the same port.
pub struct Replica {
    port: u16,
    database_url: String,
    child: Child,
}

impl Replica {
    pub fn start(database_url: &str) -> Replica {
        let port = free_port();
        Replica { port, database_url: database_url.to_owned(), child: serve(port, database_url) }
    }

    pub fn signal(&self, signal: Signal) {
        kill(Pid::from_raw(self.child.id() as i32), signal).unwrap();
    }

    /// Waits for the end of the process and starts another.
    pub fn restart(&mut self) {
        self.child.wait().unwrap();
        self.child = serve(self.port, &self.database_url);
    }
}

fn serve(port: u16, database_url: &str) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_railhead"));
    command.args(["serve", "--workers", "1", "--trusted-proxies", "1", "--rate-limits", "off"]);
    command.args(["--database-connections", "25", "--drain-delay", "4", "--listen", &format!("127.0.0.1:{port}")]);
    command.env("DATABASE_URL", database_url).env("RUST_LOG", "off").stdout(Stdio::null());
    let child = command.spawn().unwrap();
    wait_for(port);
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
        wait_for(port);
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
