//! Clients that are too slow to send a request are told so and disconnected. The timers of
//! actix-web go by the clock: after a process was suspended for a while, they would refuse requests
//! that lie complete in its sockets. The timers here look at the socket first and count ticks; a
//! suspension of any length counts as one tick.

use crate::http::support::{
    connection_limits::OpenConnection,
    problem::{Problem, ProblemCode},
    request_id::RequestId,
};
use actix_web::{
    Error, HttpMessage,
    body::{BodySize, MessageBody},
    dev::{Payload, ServiceRequest, ServiceResponse},
    error::PayloadError,
    http::header,
    middleware::Next,
    rt::net::TcpStream,
    web::Bytes,
};
use futures_util::{StreamExt, stream};
use jiff::{Timestamp, fmt::rfc2822::DateTimePrinter};
use railhead_localization::message;
use std::{
    cell::{Cell, RefCell},
    io,
    pin::Pin,
    rc::Rc,
    task::{Context, Poll, Waker, ready},
    time::Duration,
};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    time::{Instant, Sleep, sleep, timeout},
};

/// How long a client may take to send the head of a request or its body, or stay silent between two
/// requests.
pub const REQUEST_LIMIT: Duration = Duration::from_secs(10);

/// How long the service may take for an answer: longer than a client may ask it to wait. Without
/// this, a request would stay as long as a primary waits for a standby that is gone.
const ANSWER_LIMIT: Duration = Duration::from_secs(75);

/// The number of ticks in that time.
const TICKS: u8 = 5;

/// The state of a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum RequestPhase {
    /// No part of a request has arrived.
    Idle,
    /// Part of a request's head has arrived.
    Receiving,
    /// A request is being answered.
    Answering,
    /// A request was refused for being too slow. The rest of it is discarded.
    Refused,
}

/// The connection of a request, as seen by the service that answers it.
#[derive(Clone, Debug)]
pub struct RequestState {
    phase: Rc<Cell<RequestPhase>>,
    client_has_left: Rc<Cell<bool>>,
    unsent: Rc<Unsent>,
    limit: Duration,
}

impl RequestState {
    /// Whether the client has closed its end of the connection.
    pub fn client_has_left(&self) -> bool {
        self.client_has_left.get()
    }
}

/// Whether part of an answer is still unsent, and what waits for that to end.
#[derive(Debug, Default)]
struct Unsent {
    is_any: Cell<bool>,
    waiting: RefCell<Option<Waker>>,
}

/// A timeout counted in ticks.
#[derive(Debug)]
struct TickTimeout {
    timer: Pin<Box<Sleep>>,
    tick: Duration,
    left: u8,
}

impl TickTimeout {
    fn new(limit: Duration) -> TickTimeout {
        let tick = limit / u32::from(TICKS);
        TickTimeout { timer: Box::pin(sleep(tick)), tick, left: TICKS }
    }

    /// Ready when the timeout is over: at the limit, or up to a tick later. Time in which the
    /// process is suspended does not count.
    fn poll(&mut self, suspended: bool, context: &mut Context<'_>) -> Poll<()> {
        loop {
            ready!(self.timer.as_mut().poll(context));
            self.timer.as_mut().reset(Instant::now() + self.tick);
            match self.left.checked_sub(1) {
                _ if suspended => self.left = TICKS,
                Some(left) => self.left = left,
                None => return Poll::Ready(()),
            }
        }
    }
}

/// A connection with a time limit for each request.
#[derive(Debug)]
pub struct TimedConnection {
    socket: TcpStream,
    state: RequestState,
    timeout: TickTimeout,
    _place: Option<OpenConnection>,
}

impl TimedConnection {
    /// Nothing has arrived yet.
    pub fn new(socket: TcpStream, limit: Duration, place: Option<OpenConnection>) -> TimedConnection {
        let phase = Rc::new(Cell::new(RequestPhase::Idle));
        let state = RequestState { phase, client_has_left: Rc::default(), unsent: Rc::default(), limit };
        TimedConnection { socket, state, timeout: TickTimeout::new(limit), _place: place }
    }

    /// The handle for the service that answers the connection's requests.
    pub fn state(&self) -> RequestState {
        self.state.clone()
    }

    /// Answers 408 and sends nothing more.
    fn refuse(&mut self, context: &mut Context<'_>) {
        let peer = self.socket.peer_addr().ok();
        let id = RequestId::made();
        let status = ProblemCode::RequestTimeout.status().as_u16();
        tracing::info!(target: "railhead::request", request_id = %id, status, ?peer, "not sent in time");
        let sent = refusal(&id).and_then(|text| self.socket.try_write(text.as_bytes()));
        if sent.is_ok() && Pin::new(&mut self.socket).poll_shutdown(context).is_ready() {
            // The client may still be sending. Closing at once would reset the connection before
            // the client has read the reason.
            self.timeout.left = 1;
            self.state.phase.set(RequestPhase::Refused);
        }
    }

    /// Discards what still arrives, until the client closes the connection or a final timeout.
    fn discard(&mut self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let mut scratch = [0; 1024];
        loop {
            let mut buffer = ReadBuf::new(&mut scratch);
            match Pin::new(&mut self.socket).poll_read(context, &mut buffer) {
                Poll::Ready(Ok(())) if !buffer.filled().is_empty() => {}
                Poll::Ready(_) => return Poll::Ready(Ok(())),
                Poll::Pending => {
                    ready!(self.timeout.poll(false, context));
                    return Poll::Ready(Ok(()));
                }
            }
        }
    }
}

/// The whole answer to an incomplete request.
fn refusal(id: &RequestId) -> io::Result<String> {
    let problem = Problem::new(ProblemCode::RequestTimeout, message!("detail-request-slow"));
    let problem = Problem { request_id: Some(id.to_string()), ..problem };
    let body = serde_json::to_string(&problem)?;
    let date = DateTimePrinter::new().timestamp_to_rfc9110_string(&Timestamp::now()).map_err(io::Error::other)?;
    Ok(format!(
        "HTTP/1.1 408 Request Timeout\r\ncontent-type: application/problem+json\r\ncontent-length: {}\r\n\
         connection: close\r\ndate: {date}\r\nx-request-id: {id}\r\n\r\n{body}",
        body.len()
    ))
}

impl AsyncRead for TimedConnection {
    /// Signals the end of the stream when the client was too slow, as if it had closed the
    /// connection.
    fn poll_read(self: Pin<&mut Self>, context: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        if this.state.phase.get() == RequestPhase::Refused {
            return this.discard(context);
        }
        let had = buffer.filled().len();
        let read = Pin::new(&mut this.socket).poll_read(context, buffer);
        if read.is_ready() {
            if this.state.phase.get() == RequestPhase::Idle && buffer.filled().len() > had {
                this.state.phase.set(RequestPhase::Receiving);
                this.timeout.left = TICKS;
            }
            let is_end = buffer.filled().len() == had && buffer.capacity() > had;
            this.state.client_has_left.set(is_end || matches!(read, Poll::Ready(Err(_))));
            return read;
        }
        ready!(this.timeout.poll(this.state.phase.get() == RequestPhase::Answering, context));
        if this.state.phase.get() == RequestPhase::Receiving && !this.state.unsent.is_any.get() {
            this.refuse(context);
            return this.discard(context);
        }
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for TimedConnection {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let written = Pin::new(&mut this.socket).poll_write(context, bytes);
        this.state.unsent.is_any.set(written.is_pending());
        if written.is_ready()
            && let Some(waiting) = this.state.unsent.waiting.take()
        {
            waiting.wake();
        }
        written
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().socket).poll_flush(context)
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().socket).poll_shutdown(context)
    }
}

/// While it lives, a request is being answered.
struct Answering(RequestState);

impl Drop for Answering {
    fn drop(&mut self) {
        self.0.phase.set(RequestPhase::Idle);
    }
}

/// The body of an answer. When it has been sent, the request is answered. It waits while the client
/// has not read what was sent before, so the answers to a pipeline of requests do not pile up.
struct AnswerBody<B> {
    body: B,
    answering: Option<Answering>,
}

impl<B: MessageBody + Unpin> MessageBody for AnswerBody<B> {
    type Error = B::Error;

    fn size(&self) -> BodySize {
        self.body.size()
    }

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Result<Bytes, B::Error>>> {
        let this = self.get_mut();
        if let Some(Answering(state)) = &this.answering
            && state.unsent.is_any.get()
        {
            state.unsent.waiting.replace(Some(context.waker().clone()));
            return Poll::Pending;
        }
        Pin::new(&mut this.body).poll_next(context)
    }
}

/// Until this request is answered, the connection waits for no other. The body has the same time
/// limit as a head.
pub async fn limit(
    mut request: ServiceRequest,
    next: Next<impl MessageBody + Unpin + 'static>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let state = request.conn_data::<RequestState>().cloned();
    if let Some(state) = &state {
        state.phase.set(RequestPhase::Answering);
        if has_body(&request) {
            let payload = limited(request.take_payload(), state.limit);
            request.set_payload(payload);
        }
    }
    let answering = state.map(Answering);
    let too_slow = |_| Problem::new(ProblemCode::Unavailable, message!("detail-database-slow"));
    let response = timeout(ANSWER_LIMIT, next.call(request)).await.map_err(too_slow)??;
    Ok(response.map_body(|_, body| AnswerBody { body, answering }))
}

fn has_body(request: &ServiceRequest) -> bool {
    let headers = request.headers();
    headers.get(header::CONTENT_LENGTH).is_some_and(|length| length != "0")
        || headers.contains_key(header::TRANSFER_ENCODING)
}

/// A body that must arrive completely within a time limit.
fn limited(mut payload: Payload, limit: Duration) -> Payload {
    let mut timeout = TickTimeout::new(limit);
    let chunks = stream::poll_fn(move |context| {
        if let Poll::Ready(chunk) = payload.poll_next_unpin(context) {
            return Poll::Ready(chunk);
        }
        ready!(timeout.poll(false, context));
        Poll::Ready(Some(Err(PayloadError::Io(io::ErrorKind::TimedOut.into()))))
    });
    Payload::Stream { payload: Box::pin(chunks) }
}
