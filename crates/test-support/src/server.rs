//! The built `railhead` program, and servers that it runs.

use nix::{
    sys::signal::{Signal, kill},
    unistd::Pid,
};
use std::{
    env,
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, ChildStdout, Command, Stdio},
    sync::{Arc, Mutex},
    thread::{self, JoinHandle},
};

/// The `railhead` program that was built with this test: it lies in the folder above the test's own.
pub fn railhead() -> Command {
    let test = env::current_exe().unwrap();
    Command::new(test.parent().and_then(Path::parent).unwrap().join("railhead"))
}

/// A server process. It is killed when it is dropped.
pub struct Server {
    /// The URL at which it listens, without a path.
    pub url: String,
    child: Child,
    /// The rest of its output, which is not read but must have a place to go.
    _output: BufReader<ChildStdout>,
    errors: Option<JoinHandle<()>>,
    log: Arc<Mutex<Vec<u8>>>,
}

impl Server {
    /// Runs a server of a database that logs warnings.
    pub fn start(database_url: &str) -> Server {
        Server::run(Server::command(database_url).env("RUST_LOG", "warn"))
    }

    /// A command for a server of a database, on a port of its own and without rate limits.
    pub fn command(database_url: &str) -> Command {
        let mut command = railhead();
        command.args(["serve", "--listen", "127.0.0.1:0", "--workers", "1"]).env("DATABASE_URL", database_url);
        command.env("RAILHEAD_RATE_LIMITS", "off");
        command
    }

    /// Runs a server and waits until it listens. If its log is piped, [`Server::stop`] answers it.
    pub fn run(command: &mut Command) -> Server {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let log = Arc::<Mutex<Vec<u8>>>::default();
        let errors = child.stderr.take().map(|errors| {
            let (mut errors, log) = (BufReader::new(errors), Arc::clone(&log));
            thread::spawn(move || {
                let mut line = Vec::new();
                while errors.read_until(b'\n', &mut line).unwrap() > 0 {
                    log.lock().unwrap().append(&mut line);
                }
            })
        });
        let mut line = String::new();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        output.read_line(&mut line).unwrap();
        let url = line.split_whitespace().last().and_then(|url| url.strip_suffix("/v1"));
        let url = url.unwrap_or_else(|| panic!("{command:?} printed {line:?}")).to_owned();
        Server { url, child, _output: output, errors, log }
    }

    /// Sends it a signal.
    pub fn signal(&self, signal: Signal) {
        kill(Pid::from_raw(self.id() as i32), signal).unwrap();
    }

    /// Its process id.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Whether it has ended with success.
    pub fn has_ended(&mut self) -> bool {
        self.child.try_wait().unwrap().is_some_and(|status| status.success())
    }

    /// The address at which it listens.
    pub fn address(&self) -> &str {
        self.url.strip_prefix("http://").unwrap()
    }

    /// Its log up to now, if it is piped.
    pub fn log(&self) -> String {
        String::from_utf8_lossy(&self.log.lock().unwrap()).into_owned()
    }

    /// Ends it and answers its log.
    pub fn stop(mut self) -> String {
        let (errors, log) = (self.errors.take().unwrap(), Arc::clone(&self.log));
        drop(self);
        errors.join().unwrap();
        String::from_utf8_lossy(&log.lock().unwrap()).into_owned()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
