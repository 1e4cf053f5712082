//! Answers without an end: streams of events. actix-web holds two buffers of 8 kB and the state of a
//! request for as long as an answer is being sent. For a stream it sends the head only. Then the socket
//! and the body are taken from it, and its memory is given back.

use crate::http::connection::{Accepted, client_socket::ClientSocket, relay::relay, request_state::RequestState};
use actix_http::{Protocol, error::DispatchError};
use actix_service::Service;
use actix_web::{
    body::{BodySize, BoxBody, MessageBody},
    web::Bytes,
};
use std::{
    cell::Cell,
    convert::Infallible,
    io,
    net::SocketAddr,
    pin::Pin,
    rc::Rc,
    task::{Context, Poll, ready},
};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// The place where actix-web leaves the parts of a stream.
#[derive(Clone, Default)]
pub struct Handover(Rc<Parts>);

#[derive(Default)]
struct Parts {
    body: Cell<Option<BoxBody>>,
    socket: Cell<Option<Box<ClientSocket>>>,
}

/// The body of an answer for which actix-web sends the head only.
pub struct HandedOver {
    body: Option<BoxBody>,
    handover: Handover,
}

impl HandedOver {
    pub fn new(body: impl MessageBody + 'static, handover: Handover) -> HandedOver {
        HandedOver { body: Some(BoxBody::new(body)), handover }
    }
}

impl MessageBody for HandedOver {
    type Error = Infallible;

    fn size(&self) -> BodySize {
        BodySize::Stream
    }

    /// Leaves the body to be taken with the socket. The head is encoded at the first call; it is
    /// sent before the socket is flushed.
    fn poll_next(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Result<Bytes, Infallible>>> {
        let HandedOver { body, handover } = self.get_mut();
        if let Some(body) = body.take() {
            handover.0.body.set(Some(body));
        }
        Poll::Pending
    }
}

/// The socket of a client, until it is handed over.
pub struct LentSocket {
    socket: Option<Box<ClientSocket>>,
    state: RequestState,
    handover: Handover,
}

impl LentSocket {
    pub fn state(&self) -> RequestState {
        self.state.clone()
    }

    pub fn handover(&self) -> Handover {
        self.handover.clone()
    }

    fn socket(&mut self) -> io::Result<Pin<&mut ClientSocket>> {
        self.socket.as_deref_mut().map(Pin::new).ok_or_else(|| io::ErrorKind::NotConnected.into())
    }

    /// Leaves the socket if the body is there already. Whether it did.
    fn hand_over(&mut self) -> bool {
        let Some(body) = self.handover.0.body.take() else { return false };
        self.handover.0.body.set(Some(body));
        self.handover.0.socket.set(self.socket.take());
        true
    }
}

impl AsyncRead for LentSocket {
    fn poll_read(self: Pin<&mut Self>, context: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        self.get_mut().socket()?.poll_read(context, buffer)
    }
}

impl AsyncWrite for LentSocket {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.get_mut().socket()?.poll_write(context, bytes)
    }

    /// actix-web flushes when it has written everything. An error makes it drop the connection.
    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        ready!(this.socket()?.poll_flush(context))?;
        Poll::Ready(if this.hand_over() { Err(io::ErrorKind::NotConnected.into()) } else { Ok(()) })
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.get_mut().socket()?.poll_shutdown(context)
    }
}

/// Serves a connection until it ends.
pub fn serve<S>(
    (socket, protocol, peer): Accepted,
    http: &S,
) -> impl Future<Output = Result<(), DispatchError>> + use<S>
where
    S: Service<(LentSocket, Protocol, Option<SocketAddr>), Response = (), Error = DispatchError>,
{
    let handover = Handover::default();
    let lent = LentSocket { state: socket.state(), socket: Some(Box::new(socket)), handover: handover.clone() };
    // Both futures are boxed: the memory of the first is free once the socket has been handed over, and the
    // task of a connection has room for neither.
    let served = Box::pin(http.call((lent, protocol, peer)));
    async move {
        let end = served.await;
        match (handover.0.socket.take(), handover.0.body.take()) {
            (Some(socket), Some(body)) => {
                drop(handover);
                Box::pin(relay(socket, body)).await
            }
            _ => end,
        }
    }
}
