//! The way of a replica to PostgreSQL, which can break, lose an answer, or hold what comes back.

use crate::PATIENCE;
use percent_encoding::percent_decode_str;
use std::{
    io::{Read, Write},
    net::{Shutdown, TcpListener, TcpStream},
    os::unix::net::UnixStream,
    path::{Path, PathBuf},
    sync::{Arc, Condvar, Mutex},
    thread,
};

pub struct Wire {
    /// The URL of the database by this way.
    pub url: String,
    shared: Arc<Shared>,
}

/// A fault on the way of a statement that is about to be sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// All connections break before it is sent.
    Cut,
    /// It is executed, and the answer to it is lost, with all connections.
    LoseAnswer,
}

#[derive(Default)]
struct Shared {
    mode: Mutex<Mode>,
    changed: Condvar,
    open: Mutex<Vec<(TcpStream, UnixStream)>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Mode {
    #[default]
    Forwarding,
    /// The next bytes of PostgreSQL are lost, and all connections with them.
    Losing,
    /// Bytes of PostgreSQL wait.
    Holding,
}

impl Wire {
    /// A way to the database at this URL, on a socket of the file system.
    pub fn to(database_url: &str, application: &str) -> Wire {
        let (user, rest) = database_url.split_once('@').unwrap();
        let (directory, database) = rest.split_once(":5432/").unwrap();
        let directory = percent_decode_str(directory).decode_utf8().unwrap();
        let socket = PathBuf::from(format!("{directory}/.s.PGSQL.5432"));
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let url = format!("{user}@{address}/{database}?application_name={application}&sslmode=disable");
        let shared = Arc::<Shared>::default();
        let of_thread = Arc::clone(&shared);
        thread::spawn(move || {
            listener.incoming().for_each(|client| Shared::connect(&of_thread, client.unwrap(), &socket));
        });
        Wire { url, shared }
    }

    /// Makes a fault.
    pub fn fail(&self, fault: Fault) {
        match fault {
            Fault::Cut => self.shared.cut(),
            Fault::LoseAnswer => self.shared.set(Mode::Losing),
        }
    }

    /// Keeps what PostgreSQL sends, until [`Wire::mend`].
    pub fn hold(&self) {
        self.shared.set(Mode::Holding);
    }

    /// Forwards everything again.
    pub fn mend(&self) {
        self.shared.set(Mode::Forwarding);
    }
}

impl Shared {
    fn set(&self, mode: Mode) {
        *self.mode.lock().unwrap() = mode;
        self.changed.notify_all();
    }

    fn connect(shared: &Arc<Shared>, client: TcpStream, socket: &Path) {
        let Ok(server) = UnixStream::connect(socket) else { return };
        client.set_nodelay(true).unwrap();
        shared.open.lock().unwrap().push((client.try_clone().unwrap(), server.try_clone().unwrap()));
        let (mut from, mut to) = (client.try_clone().unwrap(), server.try_clone().unwrap());
        thread::spawn(move || {
            // Either side may be gone by a fault; the other is told.
            let _ = std::io::copy(&mut from, &mut to);
            let _ = to.shutdown(Shutdown::Both);
        });
        let shared = Arc::clone(shared);
        thread::spawn(move || {
            shared.forward(server, &client);
            // The client may be gone by a fault.
            let _ = client.shutdown(Shutdown::Both);
        });
    }

    /// Forwards what the server sends, as the mode says.
    fn forward(&self, mut server: UnixStream, mut client: &TcpStream) {
        let mut bytes = [0; 16 << 10];
        while let Ok(length @ 1..) = server.read(&mut bytes) {
            let holds = |mode: &mut Mode| *mode == Mode::Holding;
            let mut mode = self.changed.wait_timeout_while(self.mode.lock().unwrap(), PATIENCE, holds).unwrap().0;
            if *mode == Mode::Losing {
                *mode = Mode::Forwarding;
                drop(mode);
                return self.cut();
            }
            drop(mode);
            if client.write_all(&bytes[..length]).is_err() {
                return;
            }
        }
    }

    fn cut(&self) {
        for (client, server) in self.open.lock().unwrap().drain(..) {
            // Others may have ended already.
            let _ = client.shutdown(Shutdown::Both);
            let _ = server.shutdown(Shutdown::Both);
        }
    }
}
