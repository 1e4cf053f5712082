//! The service in a process of its own.

use std::{
    env, fs,
    io::{BufRead, BufReader, Read, Write},
    net::{SocketAddr, TcpStream},
    process::{Child, ChildStdout, Command, Stdio},
    thread,
    time::Duration,
};

/// A clock tick of `/proc`, in seconds.
const TICK: f64 = 0.01;

/// Memory that is given back in a second or two is no trend below this, in kB.
const STEADY: f64 = 256.0;

/// A process of the service.
pub struct Service {
    process: Child,
    pub address: SocketAddr,
    _output: BufReader<ChildStdout>,
}

impl Service {
    /// Starts a process that takes so many streams from one address. `RAILHEAD_BENCHED` names another
    /// program than the one built with this bench.
    pub fn start(database_url: &str, streams: usize) -> Service {
        let program = env::var("RAILHEAD_BENCHED").unwrap_or_else(|_| env!("CARGO_BIN_EXE_railhead").to_owned());
        let mut command = Command::new(program);
        command.args(["serve", "--rate-limits", "off", "--listen", "127.0.0.1:0"]);
        // A fifth of the streams is for players, and an address gets no more connections than are free.
        let many = (4 * streams + 1000).to_string();
        for limit in ["streams", "streams-each", "streams-per-address", "connections", "connections-each"] {
            command.args([format!("--{limit}"), many.clone()]);
        }
        for limit in ["games-each", "open-games"] {
            command.args([format!("--{limit}"), "100000".to_owned()]);
        }
        command.env("DATABASE_URL", database_url).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut process = command.spawn().unwrap();
        let mut line = String::new();
        let mut output = BufReader::new(process.stdout.take().unwrap());
        output.read_line(&mut line).unwrap();
        let address = line.split_once("http://").unwrap().1.trim_end().trim_end_matches("/v1").parse().unwrap();
        Service { process, address, _output: output }
    }

    /// Its resident memory, in kB, when it has given back what is free.
    pub fn settled(&self) -> f64 {
        let mut last = f64::MAX;
        loop {
            self.settle();
            let resident = self.resident();
            if resident > last - STEADY {
                return resident;
            }
            last = resident;
        }
    }

    /// Gives the allocator time, and occasions: it gives memory back after a second, with the requests that
    /// come then.
    fn settle(&self) {
        for _ in 0..20 {
            thread::sleep(Duration::from_millis(100));
            let mut connection = TcpStream::connect(self.address).unwrap();
            connection.write_all(b"GET /health/live HTTP/1.1\r\nHost: bench\r\nConnection: close\r\n\r\n").unwrap();
            connection.read_to_end(&mut Vec::new()).unwrap();
        }
    }

    /// Its resident memory, in kB.
    fn resident(&self) -> f64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id())).unwrap();
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        resident.trim().trim_end_matches(" kB").parse().unwrap()
    }

    /// The processor time it has used, in seconds.
    pub fn cpu(&self) -> f64 {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.process.id())).unwrap();
        let fields = stat.rsplit_once(") ").unwrap().1.split(' ').map(str::to_owned).collect::<Vec<_>>();
        [11, 12].map(|at: usize| fields[at].parse::<f64>().unwrap()).iter().sum::<f64>() * TICK
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
