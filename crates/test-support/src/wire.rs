//! The way of a replica to PostgreSQL, which can break, lose an answer, let a statement time out, or
//! hold, double or lose notifications.

use crate::PATIENCE;
use percent_encoding::percent_decode_str;
use std::{
    io::{self, BufReader, BufWriter, Read, Write},
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
    /// It is given up as one is that takes too long.
    TimeOut,
    /// All connections break before it is sent, and there are no others until [`Wire::mend`].
    Death,
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
    /// The next message of PostgreSQL is lost, and all connections with it.
    Losing,
    /// The next statement is given up.
    TimingOut,
    /// Messages of PostgreSQL wait.
    Holding,
    /// Notifications come twice.
    Doubling,
    /// Notifications do not come any more: the connection is dead without a sign.
    Deaf,
    /// No connection is accepted.
    Closed,
}

/// A statement that fails as one does that takes too long. Instead of a COMMIT it leaves the transaction
/// open, as PostgreSQL does if it gives that up before it has begun to commit.
const GIVEN_UP: &str = "DO $$ BEGIN RAISE query_canceled \
    USING MESSAGE = 'canceling statement due to statement timeout'; END $$\0";

/// The types of messages of the protocol: those that let a statement be executed, the end of such, and
/// a notification.
const QUERY: u8 = b'Q';
const BIND: u8 = b'B';
const SYNC: u8 = b'S';
const NOTIFICATION: u8 = b'A';

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
        let mode = match fault {
            Fault::Cut => return self.shared.cut(),
            Fault::LoseAnswer => Mode::Losing,
            Fault::TimeOut => Mode::TimingOut,
            Fault::Death => Mode::Closed,
        };
        self.shared.set(mode);
        if fault == Fault::Death {
            self.shared.cut();
        }
    }

    /// Keeps what PostgreSQL sends, until [`Wire::mend`].
    pub fn hold(&self) {
        self.shared.set(Mode::Holding);
    }

    /// Sends each notification twice, until [`Wire::mend`].
    pub fn double(&self) {
        self.shared.set(Mode::Doubling);
    }

    /// Loses all notifications until [`Wire::mend`], which breaks the connections: no notification is
    /// lost before one that comes.
    pub fn deafen(&self) {
        self.shared.set(Mode::Deaf);
    }

    /// Forwards everything again.
    pub fn mend(&self) {
        if self.shared.set(Mode::Forwarding) == Mode::Deaf {
            self.shared.cut();
        }
    }
}

impl Shared {
    /// Changes the mode; answers with the one before.
    fn set(&self, mode: Mode) -> Mode {
        let before = std::mem::replace(&mut *self.mode.lock().unwrap(), mode);
        self.changed.notify_all();
        before
    }

    /// Ends a mode; answers whether it was this one.
    fn end(&self, mode: Mode) -> bool {
        let mut now = self.mode.lock().unwrap();
        let is_it = *now == mode;
        if is_it {
            *now = Mode::Forwarding;
        }
        is_it
    }

    fn connect(shared: &Arc<Shared>, client: TcpStream, socket: &Path) {
        let mode = shared.mode.lock().unwrap();
        let Ok(server) = UnixStream::connect(socket) else { return };
        if *mode == Mode::Closed {
            return;
        }
        client.set_nodelay(true).unwrap();
        shared.open.lock().unwrap().push((client.try_clone().unwrap(), server.try_clone().unwrap()));
        drop(mode);
        let (from, to) = (client.try_clone().unwrap(), server.try_clone().unwrap());
        let asking = Arc::clone(shared);
        // Either side may be gone by a fault; the other is told.
        thread::spawn(move || {
            drop(asking.ask(&from, &to));
            drop(to.shutdown(Shutdown::Both));
        });
        let answering = Arc::clone(shared);
        thread::spawn(move || {
            drop(answering.answer(server, &client));
            drop(client.shutdown(Shutdown::Both));
        });
    }

    /// Forwards what the client sends. A statement that is to time out is replaced by one that does.
    fn ask(&self, client: &TcpStream, server: &UnixStream) -> io::Result<()> {
        let (mut from, mut to) = (BufReader::new(client), BufWriter::new(server));
        // The first message has no type.
        let mut length = [0; 4];
        from.read_exact(&mut length)?;
        to.write_all(&length)?;
        to.write_all(&rest(&mut from, length)?)?;
        loop {
            if from.buffer().is_empty() {
                to.flush()?;
            }
            let mut message = read_message(&mut from)?;
            if matches!(message[0], QUERY | BIND) && self.end(Mode::TimingOut) {
                while message[0] == BIND || (message[0] != SYNC && message[0] != QUERY) {
                    message = read_message(&mut from)?;
                }
                let length = u32::try_from(GIVEN_UP.len() + 4).unwrap();
                message = [&[QUERY], &length.to_be_bytes()[..], GIVEN_UP.as_bytes()].concat();
            }
            to.write_all(&message)?;
        }
    }

    /// Forwards what the server sends, as the mode says.
    fn answer(&self, server: UnixStream, client: &TcpStream) -> io::Result<()> {
        let (mut from, mut to) = (BufReader::new(server), BufWriter::new(client));
        loop {
            if from.buffer().is_empty() {
                to.flush()?;
            }
            let message = read_message(&mut from)?;
            let holds = |mode: &mut Mode| *mode == Mode::Holding;
            let mode = *self.changed.wait_timeout_while(self.mode.lock().unwrap(), PATIENCE, holds).unwrap().0;
            let times = match mode {
                Mode::Losing if self.end(Mode::Losing) => {
                    self.cut();
                    return Ok(());
                }
                Mode::Doubling if message[0] == NOTIFICATION => 2,
                Mode::Deaf if message[0] == NOTIFICATION => 0,
                _ => 1,
            };
            to.write_all(&message.repeat(times))?;
        }
    }

    fn cut(&self) {
        for (client, server) in self.open.lock().unwrap().drain(..) {
            // Others may have ended already.
            drop(client.shutdown(Shutdown::Both));
            drop(server.shutdown(Shutdown::Both));
        }
    }
}

/// The next message, with its type and length.
fn read_message(from: &mut impl Read) -> io::Result<Vec<u8>> {
    let mut head = [0; 5];
    from.read_exact(&mut head)?;
    let [_, length @ ..] = head;
    Ok([&head[..], &rest(from, length)?].concat())
}

/// The rest of a message of this length.
fn rest(from: &mut impl Read, length: [u8; 4]) -> io::Result<Vec<u8>> {
    let mut rest = vec![0; u32::from_be_bytes(length) as usize - 4];
    from.read_exact(&mut rest)?;
    Ok(rest)
}
