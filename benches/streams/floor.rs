//! The floor: plain sockets, written by one thread.

use std::time::{Duration, Instant};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    runtime::Runtime,
};

/// Measures how long it takes to write 300 bytes to each of this many sockets and to read them all.
pub fn measure(runtime: &Runtime, streams: usize, rounds: usize) {
    let mut latencies = runtime.block_on(async {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (mut ours, mut theirs) = (Vec::new(), Vec::new());
        for _ in 0..streams {
            let (client, server) = tokio::join!(TcpStream::connect(address), listener.accept());
            theirs.push(client.unwrap());
            ours.push(server.unwrap().0);
        }
        let (text, mut latencies, mut read) = ([b'x'; 300], Vec::new(), [0; 300]);
        for _ in 0..rounds {
            let began = Instant::now();
            for socket in &mut ours {
                socket.write_all(&text).await.unwrap();
            }
            for socket in &mut theirs {
                socket.read_exact(&mut read).await.unwrap();
            }
            latencies.push(began.elapsed());
        }
        latencies
    });
    latencies.sort_unstable();
    let share = |percent: usize| -> Duration { latencies[(latencies.len() - 1) * percent / 100] };
    println!("floor: {streams} plain sockets, one thread: p50 {:.1?}, p99 {:.1?}", share(50), share(99));
}
