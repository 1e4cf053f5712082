//! The service in a separate process.

use crate::railhead;
use std::{
    env, fs,
    io::{BufRead, BufReader, Read, Write},
    net::{SocketAddr, TcpStream},
    process::{Child, ChildStdout, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

pub struct Server {
    process: Child,
    pub address: SocketAddr,
    pub database_url: String,
    _output: BufReader<ChildStdout>,
}

impl Server {
    /// Starts the service with these options, beside those for every bench. `RAILHEAD_TEST_BENCHED` names
    /// another program than the one built with the bench.
    pub fn start(database_url: &str, options: &[&str]) -> Server {
        Server::with_limits(database_url, &[&["--rate-limits", "off"], options].concat())
    }

    /// Starts the service with the limits of rates that it has by default.
    pub fn with_limits(database_url: &str, options: &[&str]) -> Server {
        let mut command = env::var("RAILHEAD_TEST_BENCHED").map_or_else(|_| railhead(), Command::new);
        command
            .args(["serve", "--listen", "127.0.0.1:0"])
            .args(options)
            .env("DATABASE_URL", database_url)
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        let mut process = command.spawn().unwrap();
        let mut output = BufReader::new(process.stdout.take().unwrap());
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        let address = line.split_once("http://").unwrap().1.trim_end().trim_end_matches("/v1").parse().unwrap();
        Server { process, address, database_url: database_url.to_owned(), _output: output }
    }

    /// Starts the service. Returns the time until it says that it is ready, too.
    pub fn start_timed(database_url: &str, options: &[&str]) -> (Server, Duration) {
        let began = Instant::now();
        let server = Server::start(database_url, options);
        while !server.get("/health/ready").starts_with("HTTP/1.1 200") {
            thread::sleep(Duration::from_millis(5));
        }
        (server, began.elapsed())
    }

    pub fn id(&self) -> u32 {
        self.process.id()
    }

    /// The answer to a request on a connection of its own.
    pub fn get(&self, path: &str) -> String {
        let mut connection = TcpStream::connect(self.address).unwrap();
        let request = format!("GET {path} HTTP/1.1\r\nHost: bench\r\nConnection: close\r\n\r\n");
        connection.write_all(request.as_bytes()).unwrap();
        let mut answer = Vec::new();
        connection.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// Waits until the server has given back what it needed to start: the allocator does so after a
    /// second, with what is asked then.
    pub fn settle(&self) {
        for _ in 0..20 {
            thread::sleep(Duration::from_millis(100));
            self.get("/health/live");
        }
    }

    /// Its resident memory, in kB.
    pub fn resident(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id())).unwrap();
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        resident.trim().trim_end_matches(" kB").parse().unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
