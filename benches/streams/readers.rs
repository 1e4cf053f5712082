//! Clients that read streams, in processes of their own: a process may have 20,000 open files.

use crate::{clock, tables::Table};
use std::{
    cell::RefCell,
    env,
    io::{self, BufRead, BufReader, Write},
    net::SocketAddr,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    rc::Rc,
    sync::Arc,
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    runtime::Builder,
    sync::Semaphore,
    task::{LocalSet, spawn_local},
};

/// The argument that makes this program a process of readers.
pub const ROLE: &str = "--readers-of";

/// The number of streams that are being opened at a time.
const OPENING: usize = 64;

/// An event that a stream received.
#[derive(Clone, Copy)]
pub struct Received {
    pub game: usize,
    pub version: u64,
    /// The time, in microseconds.
    pub at: u64,
}

/// A process that reads streams of one service.
pub struct Readers {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Readers {
    /// Opens so many streams, of one table after the other, and returns when all are open.
    pub fn open(service: SocketAddr, tables: &[Table], streams: usize, as_players: bool) -> Readers {
        let mut command = Command::new(env::current_exe().unwrap());
        command.args([ROLE, &service.to_string()]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut process = command.spawn().unwrap();
        let mut input = process.stdin.take().unwrap();
        for table in tables.iter().cycle().take(streams) {
            let player = if as_players { table.players[0].trim_end() } else { "X-Nobody: 1" };
            writeln!(input, "{}|{}|{}|{player}", table.number, table.path, table.version).unwrap();
        }
        writeln!(input).unwrap();
        let mut output = BufReader::new(process.stdout.take().unwrap());
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        assert_eq!(line, "open\n", "the streams cannot be opened");
        Readers { process, input, output }
    }

    /// Closes the streams and returns what they have received.
    pub fn close(self) -> Vec<Received> {
        let Readers { mut process, input, output } = self;
        drop(input);
        let received = output.lines().map(|line| {
            let line = line.unwrap();
            let mut numbers = line.split(' ').map(|number| number.parse::<u64>().unwrap());
            let mut next = || numbers.next().unwrap();
            Received { game: next() as usize, version: next(), at: next() }
        });
        let received = received.collect();
        assert!(process.wait().unwrap().success());
        received
    }
}

/// The process of readers.
pub fn run(service: SocketAddr) {
    let lines = io::stdin().lines().map(Result::unwrap).take_while(|line| !line.is_empty());
    let streams = lines.collect::<Vec<_>>();
    let received = Rc::new(RefCell::new(Vec::with_capacity(1 << 20)));
    let runtime = Builder::new_current_thread().enable_all().build().unwrap();
    LocalSet::new().block_on(&runtime, async {
        let (opening, all) = (Arc::new(Semaphore::new(OPENING)), streams.len() as u32);
        let begun = Arc::new(Semaphore::new(0));
        for stream in streams {
            let permit = Arc::clone(&opening).acquire_owned().await.unwrap();
            let (begun, received) = (Arc::clone(&begun), Rc::clone(&received));
            spawn_local(async move {
                let (game, socket) = open(service, &stream).await;
                drop(permit);
                begun.add_permits(1);
                read(game, socket, &received).await;
            });
        }
        drop(begun.acquire_many(all).await.unwrap());
        println!("open");
        let input = tokio::task::spawn_blocking(|| io::stdin().lines().count());
        input.await.unwrap();
    });
    let mut output = io::BufWriter::new(io::stdout().lock());
    for Received { game, version, at } in received.borrow().iter() {
        writeln!(output, "{game} {version} {at}").unwrap();
    }
}

/// Opens a stream and reads its first event, the hint when to come again.
async fn open(service: SocketAddr, stream: &str) -> (usize, TcpStream) {
    let [number, path, version, player] = stream.split('|').collect::<Vec<_>>().try_into().unwrap();
    let mut socket = TcpStream::connect(service).await.unwrap();
    let request = format!("GET {path}/stream?after={version} HTTP/1.1\r\nhost: bench\r\n{player}\r\n\r\n", path = path);
    socket.write_all(request.as_bytes()).await.unwrap();
    let (mut text, mut buffer) = (String::new(), [0; 4096]);
    while !text.contains("retry:") {
        let read = socket.read(&mut buffer).await.unwrap();
        assert!(read > 0, "{text}");
        text.push_str(std::str::from_utf8(&buffer[..read]).unwrap());
    }
    (number.parse().unwrap(), socket)
}

/// Notes the versions that a stream receives, until it ends.
async fn read(game: usize, socket: TcpStream, received: &RefCell<Vec<Received>>) {
    // The part of an event whose end has not arrived.
    let mut rest = Vec::new();
    loop {
        socket.readable().await.unwrap();
        let mut buffer = [0; 16 * 1024];
        let read = match socket.try_read(&mut buffer) {
            Ok(0) => return,
            Ok(read) => read,
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => continue,
            Err(error) => panic!("{error}"),
        };
        let at = clock();
        rest.extend_from_slice(&buffer[..read]);
        let complete = rest.windows(2).rposition(|end| end == b"\n\n").map_or(0, |end| end + 2);
        for line in rest[..complete].split(|byte| *byte == b'\n') {
            let Some(id) = line.strip_prefix(b"id: ") else { continue };
            let digits = id.iter().take_while(|byte| byte.is_ascii_digit());
            let version = digits.fold(0, |number, digit| number * 10 + u64::from(digit - b'0'));
            received.borrow_mut().push(Received { game, version, at });
        }
        rest = rest.split_off(complete);
    }
}
