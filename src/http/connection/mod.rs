//! Connections of clients: their number, the memory that each may hold, and the pace of requests
//! and answers on it. With these bounds, no number of clients takes a process above a stated amount
//! of memory (docs/operations.md, "Memory").

mod answer;
mod answer_memory;
mod body_memory;
pub(crate) mod client_address;
mod client_socket;
mod handover;
mod quota;
mod relay;
mod request_heads;
mod request_state;
mod tick_timeout;

pub use answer::{PIECE, limit};
pub use answer_memory::{AnswerMemory, reserve};
pub use body_memory::BodyMemory;
pub use handover::{LentSocket, serve};
pub use quota::{Exhausted, Quota};
pub use request_state::RequestState;

use crate::http::connection::client_address::counted_as;
use actix_http::{Protocol, error::DispatchError};
use actix_web::rt::net::TcpStream;
use client_socket::ClientSocket;
use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    sync::Arc,
    time::Duration,
};

/// The longest time that a client may take to send the head of a request or its body, or stay
/// silent between two requests.
pub const REQUEST_LIMIT: Duration = Duration::from_secs(10);

/// The time for which a connection stays open after its last answer, to take what the client is
/// still sending.
pub const LINGER: Duration = Duration::from_secs(1);

/// The time for which a client may leave data unread before it is disconnected.
#[cfg(target_os = "linux")]
const UNREAD: Duration = Duration::from_secs(30);

/// The answer to a client whose address has too many connections.
const TOO_MANY_OF_ADDRESS: &str = "HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\nretry-after: 5\r\n\
    connection: close\r\n\r\n";

/// The answer to a client when the process has too many connections.
const TOO_MANY: &str = "HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nretry-after: 5\r\n\
    connection: close\r\n\r\n";

/// A connection as actix-web takes it.
pub type Accepted = (ClientSocket, Protocol, Option<SocketAddr>);

/// Sets the options of a client's connection.
///
/// # Errors
/// If there are too many; it is closed.
pub fn accept(socket: TcpStream, limit: Duration, connections: &Arc<Quota>) -> Result<Accepted, DispatchError> {
    let peer = socket.peer_addr().ok();
    let address = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| counted_as(peer.ip()));
    let share = match connections.take(address, 1) {
        Ok(share) => share,
        Err(exhausted) => {
            tracing::debug!(?peer, ?exhausted, "too many connections");
            let refusal = match exhausted {
                Exhausted::ByAddress => TOO_MANY_OF_ADDRESS,
                Exhausted::ByAll => TOO_MANY,
            };
            // Not repeated if it does not fit into the buffer of a new connection.
            drop(socket.try_write(refusal.as_bytes()));
            return Err(DispatchError::DisconnectTimeout);
        }
    };
    // An answer in two parts must not wait for the client's delayed acknowledgement of the first.
    if let Err(error) = socket.set_nodelay(true) {
        tracing::debug!(%error, "TCP_NODELAY cannot be set");
    }
    if let Err(error) = disconnect_if_unread(&socket) {
        tracing::debug!(%error, "TCP_USER_TIMEOUT cannot be set");
    }
    Ok((ClientSocket::new(socket, RequestState::new(limit), share), Protocol::Http1, peer))
}

/// Disconnects a client that stops reading, and discards the data waiting for it.
#[cfg(target_os = "linux")]
fn disconnect_if_unread(socket: &TcpStream) -> nix::Result<()> {
    use nix::sys::socket::{setsockopt, sockopt::TcpUserTimeout};
    setsockopt(socket, TcpUserTimeout, &UNREAD.as_millis().try_into().unwrap_or(u32::MAX))
}

/// Other systems lack this option. There, the system's own acknowledgement timeout applies.
#[cfg(not(target_os = "linux"))]
fn disconnect_if_unread(_: &TcpStream) -> nix::Result<()> {
    Ok(())
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;
    use std::os::fd::AsFd;

    #[tokio::test]
    async fn the_connection_of_a_client_waits_for_no_acknowledgement() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let _client = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (socket, _) = listener.accept().await.unwrap();
        let same = std::net::TcpStream::from(socket.as_fd().try_clone_to_owned().unwrap());
        let accepted = accept(socket, Duration::from_secs(1), &Arc::new(Quota::new(1, None)));
        assert!(accepted.is_ok() && same.nodelay().unwrap());
    }
}
