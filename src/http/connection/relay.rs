//! The body of a stream on its way to the client.

use crate::http::connection::client_socket::ClientSocket;
use actix_http::error::DispatchError;
use actix_web::{
    body::{BoxBody, MessageBody},
    web::{Buf, Bytes},
};
use std::{
    future::poll_fn,
    io::Write,
    pin::Pin,
    task::{Context, Poll, ready},
};
use tokio::io::AsyncWrite;

/// The end of a body in chunks.
const LAST_CHUNK: Bytes = Bytes::from_static(b"0\r\n\r\n");

/// A body in chunks that are sent one after the other. Between two of them no buffer is held.
struct Relay {
    socket: Box<ClientSocket>,
    body: BoxBody,
    /// The part of a chunk that is not sent yet.
    unsent: Bytes,
    is_complete: bool,
}

/// Sends a body until it ends or the client leaves.
///
/// # Errors
/// If the connection or the body fails.
pub async fn relay(socket: Box<ClientSocket>, body: BoxBody) -> Result<(), DispatchError> {
    let mut relay = Relay { socket, body, unsent: Bytes::new(), is_complete: false };
    poll_fn(|context| relay.poll(context)).await?;
    let Relay { socket, body, is_complete, .. } = relay;
    // The place of the stream is free before the client has closed the connection.
    drop(body);
    if is_complete {
        socket.close().await;
    }
    Ok(())
}

impl Relay {
    fn poll(&mut self, context: &mut Context<'_>) -> Poll<Result<(), DispatchError>> {
        if self.socket.poll_left(context).is_ready() {
            return Poll::Ready(Ok(()));
        }
        loop {
            while self.unsent.has_remaining() {
                let sent = ready!(Pin::new(&mut *self.socket).poll_write(context, &self.unsent))?;
                self.unsent.advance(sent);
            }
            // Gives the memory back.
            self.unsent = Bytes::new();
            if self.is_complete {
                return Poll::Ready(Ok(()));
            }
            let chunk = ready!(Pin::new(&mut self.body).poll_next(context)).transpose();
            let chunk = chunk.map_err(DispatchError::Body)?;
            self.is_complete = chunk.is_none();
            self.unsent = chunk.map_or(LAST_CHUNK, |chunk| framed(&chunk));
        }
    }
}

/// A chunk with its length.
fn framed(chunk: &[u8]) -> Bytes {
    // The length of a piece has four digits at most.
    let mut framed = Vec::with_capacity(chunk.len() + 8);
    // Writing to memory does not fail.
    let _ = write!(framed, "{:x}\r\n", chunk.len());
    framed.extend_from_slice(chunk);
    framed.extend_from_slice(b"\r\n");
    framed.into()
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::http::connection::{PIECE, quota::Quota, request_state::RequestState};
    use actix_web::body::BodyStream;
    use futures_util::stream;
    use std::{convert::Infallible, net::Ipv4Addr, sync::Arc, time::Duration};
    use tokio::{
        io::AsyncReadExt,
        join,
        net::{TcpListener, TcpStream},
        time::{sleep, timeout},
    };

    /// A socket of the server, and that of its client.
    async fn connection() -> (Box<ClientSocket>, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let client = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (socket, _) = listener.accept().await.unwrap();
        let share = Arc::new(Quota::new(1, None)).take(Ipv4Addr::LOCALHOST.into(), 1).unwrap();
        (Box::new(ClientSocket::new(socket, RequestState::new(Duration::from_secs(10)), share)), client)
    }

    /// So many pieces, which differ.
    fn body(pieces: usize) -> BoxBody {
        let piece = |nth: usize| Ok::<_, Infallible>(Bytes::from(vec![nth as u8; PIECE]));
        BoxBody::new(BodyStream::new(stream::iter((0..pieces).map(piece))))
    }

    #[tokio::test]
    async fn a_body_larger_than_all_buffers_arrives_whole() {
        let (socket, mut client) = connection().await;
        let mut received = Vec::new();
        let read = async {
            sleep(Duration::from_millis(50)).await;
            client.read_to_end(&mut received).await.unwrap();
        };
        let (relayed, ()) = join!(relay(socket, body(1000)), read);
        relayed.unwrap();
        let sent = (0..1000).flat_map(|nth: usize| framed(&vec![nth as u8; PIECE]));
        assert!(sent.chain(LAST_CHUNK).eq(received));
    }

    #[tokio::test]
    async fn a_client_that_leaves_ends_a_body_that_it_has_not_read() {
        let (socket, client) = connection().await;
        let leave = async {
            sleep(Duration::from_millis(50)).await;
            drop(client);
        };
        let (relayed, ()) = join!(timeout(Duration::from_secs(120), relay(socket, body(100_000))), leave);
        // The rest may be refused before the end is noticed.
        drop(relayed.unwrap());
    }
}
