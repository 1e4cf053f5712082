//! The line in the log about a connection that ended with an error, with the address of the client. Most
//! such errors are the client's: it sent no HTTP, or left.

use crate::http::connection::{self, Accepted, LentSocket};
use actix_http::{Protocol, error::DispatchError};
use actix_service::Service;
use std::net::SocketAddr;
use tracing::Metadata;

/// The modules of actix-http that log malformed requests without the address of the client. `observe`
/// writes a line with it.
const OF_CLIENTS: [&str; 2] = ["actix_http::h1::dispatcher", "actix_http::h1::decoder"];

/// Whether a line is replaced by that of `observe`.
pub fn is_replaced(line: &Metadata<'_>) -> bool {
    *line.level() <= tracing::Level::WARN && OF_CLIENTS.contains(&line.target())
}

/// Serves a connection until it ends.
pub fn observe<S>(connection: Accepted, http: &S) -> impl Future<Output = Result<(), DispatchError>> + use<S>
where
    S: Service<(LentSocket, Protocol, Option<SocketAddr>), Response = (), Error = DispatchError>,
{
    let peer = connection.2;
    let served = connection::serve(connection, http);
    async move { served.await.inspect_err(|error| write_line(peer, error)) }
}

fn write_line(peer: Option<SocketAddr>, error: &DispatchError) {
    let peer = peer.map(tracing::field::display);
    match error {
        DispatchError::Service(_) | DispatchError::Body(_) | DispatchError::Upgrade | DispatchError::InternalError => {
            tracing::error!(peer, %error, "a connection ended because of a fault in the server");
        }
        // Faults of clients; the type may have further variants.
        _ => tracing::debug!(peer, %error, "a connection ended early"),
    }
}
