//! The socket of a client. It gives actix-web one request after the other, and refuses clients that
//! are too slow to send one.
//!
//! actix-web decodes all requests that a client has sent ahead before it answers the first: some
//! thousands, if they are small. Here requests behind one that is being answered stay in the socket,
//! so that the system's flow control bounds what a client can send ahead.

use crate::http::{
    connection::{
        LINGER,
        quota::Share,
        request_heads::{HEAD_LIMIT, RequestHeads},
        request_state::{RequestPhase, RequestState},
        tick_timeout::TickTimeout,
    },
    problem::{Problem, ProblemCode, request_id::RequestId},
};
use actix_web::{rt::net::TcpStream, web::Bytes};
use futures_util::FutureExt;
use jiff::{Timestamp, fmt::rfc2822::DateTimePrinter};
use railhead_localization::message;
use std::{
    future::poll_fn,
    io, mem,
    pin::Pin,
    task::{Context, Poll, ready},
};
use tokio::{
    io::{AsyncRead, AsyncWrite, Interest, ReadBuf},
    time::timeout,
};

/// The interim answer that asks for a body.
const CONTINUE: &[u8] = b"HTTP/1.1 100 Continue\r\n\r\n";

/// A client's connection, with a time limit for each request.
#[derive(Debug)]
pub struct ClientSocket {
    socket: TcpStream,
    state: RequestState,
    timeout: TickTimeout,
    heads: RequestHeads,
    /// The input behind the last end of a head that was delivered.
    held: Bytes,
    /// Whether there was a delivery that has not been decoded yet.
    has_delivered: bool,
    /// The rest of [`CONTINUE`] to send, when the service reads the body.
    interim: &'static [u8],
    _share: Share,
}

impl ClientSocket {
    pub fn new(socket: TcpStream, state: RequestState, share: Share) -> ClientSocket {
        let timeout = TickTimeout::new(state.limit());
        let heads = RequestHeads::default();
        let (held, has_delivered, interim) = (Bytes::new(), false, Default::default());
        ClientSocket { socket, state, timeout, heads, held, has_delivered, interim, _share: share }
    }

    pub fn state(&self) -> RequestState {
        self.state.clone()
    }

    /// Fails if the client took too long to read an answer.
    fn check_open(&self) -> io::Result<()> {
        if self.state.is_aborted() { Err(io::ErrorKind::TimedOut.into()) } else { Ok(()) }
    }

    /// Answers with a problem and sends nothing more. What is refused may be the rest of a body, if the request has
    /// got its answer unread; then there is nothing to answer.
    fn refuse(&mut self, problem: Problem, context: &mut Context<'_>) {
        if self.state.is_body_unread() {
            self.timeout.shorten();
            return self.state.set_phase(RequestPhase::Refused);
        }
        let peer = self.socket.peer_addr().ok().map(tracing::field::display);
        let id = RequestId::made();
        let (status, code) = (problem.code.status(), problem.code.name());
        tracing::info!(target: "railhead::request", request_id = %id, status = status.as_u16(), peer, "{code}");
        let sent = refusal(problem, &id).and_then(|text| self.socket.try_write(text.as_bytes()));
        if sent.is_ok() && Pin::new(&mut self.socket).poll_shutdown(context).is_ready() {
            // The client may still be sending. Closing at once would reset the connection before
            // the client has read the reason.
            self.timeout.shorten();
            self.state.set_phase(RequestPhase::Refused);
        }
    }

    /// Discards further input, until the client closes the connection or a final timeout.
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

    /// Whether there is input, or its end, or an error, without taking it.
    fn poll_input(&self, context: &mut Context<'_>) -> Poll<io::Result<usize>> {
        match self.held.len() {
            0 => self.socket.poll_peek(context, &mut ReadBuf::new(&mut [0])),
            held => Poll::Ready(Ok(held)),
        }
    }

    /// Waits until more input can be used, and meanwhile notices that the client leaves.
    fn wait(&mut self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.poll_input(context) {
            Poll::Ready(Ok(1..)) => {
                self.state.wake_on_change(context);
                if self.is_read_closed() {
                    self.state.note_client_left();
                }
            }
            Poll::Ready(end) => {
                self.state.note_client_left();
                return Poll::Ready(end.map(drop));
            }
            Poll::Pending => {}
        }
        let is_answering = self.state.phase() == RequestPhase::Answering || self.state.is_unsent();
        ready!(self.timeout.poll(is_answering, context));
        Poll::Ready(Ok(()))
    }

    /// Whether the client has closed its end, behind other input.
    fn is_read_closed(&self) -> bool {
        let ready = self.socket.ready(Interest::READABLE).now_or_never();
        ready.and_then(Result::ok).is_some_and(tokio::io::Ready::is_read_closed)
    }

    /// Ready when the client has left. Behind other input, which stays in the socket, that is noticed with
    /// the next tick of the timeout.
    pub fn poll_left(&mut self, context: &mut Context<'_>) -> Poll<()> {
        match self.poll_input(context) {
            Poll::Ready(Ok(1..)) if self.is_read_closed() => Poll::Ready(()),
            Poll::Ready(Ok(1..)) => self.timeout.poll(true, context),
            Poll::Ready(_) => Poll::Ready(()),
            Poll::Pending => Poll::Pending,
        }
    }

    /// Closes the connection after the last answer. What the client is still sending is taken for a
    /// while: closing at once would reset the connection before the client has read the answer.
    pub async fn close(mut self: Box<Self>) {
        if poll_fn(|context| Pin::new(&mut self.socket).poll_shutdown(context)).await.is_ok() {
            drop(timeout(LINGER, poll_fn(|context| self.discard(context))).await);
        }
    }

    /// Keeps [`CONTINUE`], which actix-web writes as soon as it has read a head, until the service reads the
    /// body: one that refuses the request asks for none. What was kept and not sent yields to the answer.
    /// Answers whether it kept the bytes.
    fn keep_interim(&mut self, bytes: &[u8]) -> bool {
        let is_kept = self.state.is_continue_due() && bytes.starts_with(CONTINUE);
        if is_kept || self.interim.len() == CONTINUE.len() {
            self.interim = if is_kept { CONTINUE } else { &[] };
        }
        is_kept
    }

    /// Sends what is left of the interim answer.
    fn poll_interim(&mut self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        while !self.interim.is_empty() {
            let sent = ready!(Pin::new(&mut self.socket).poll_write(context, self.interim))?;
            self.interim = self.interim.get(sent..).unwrap_or_default();
        }
        Poll::Ready(Ok(()))
    }

    /// Delivers input up to the next end of a head. Keeps what lies behind it.
    fn deliver(&mut self, context: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let had = buffer.filled().len();
        if self.held.is_empty() {
            ready!(Pin::new(&mut self.socket).poll_read(context, buffer))?;
            let new = buffer.filled().get(had..).unwrap_or_default();
            let end = self.heads.end_in(new);
            self.held = Bytes::copy_from_slice(new.get(end..).unwrap_or_default());
            buffer.set_filled(had + end);
        } else {
            let fits = self.held.len().min(buffer.remaining());
            let end = self.heads.end_in(self.held.get(..fits).unwrap_or_default());
            buffer.put_slice(&self.held.split_to(end));
            if self.held.is_empty() {
                // Gives the memory back.
                self.held = Bytes::new();
            }
        }
        self.has_delivered = buffer.filled().len() > had;
        Poll::Ready(Ok(()))
    }
}

/// The whole answer to an incomplete request.
fn refusal(problem: Problem, id: &RequestId) -> io::Result<String> {
    let status = problem.code.status();
    let problem = Problem { request_id: Some(id.to_string()), ..problem };
    let body = serde_json::to_string(&problem)?;
    let date = DateTimePrinter::new().timestamp_to_rfc9110_string(&Timestamp::now()).map_err(io::Error::other)?;
    Ok(format!(
        "HTTP/1.1 {status}\r\ncontent-type: application/problem+json\r\ncontent-length: {}\r\n\
         connection: close\r\ndate: {date}\r\nx-request-id: {id}\r\n\r\n{body}",
        body.len()
    ))
}

impl AsyncRead for ClientSocket {
    /// Signals the end of the stream when the client was too slow, as if it had closed the
    /// connection.
    fn poll_read(self: Pin<&mut Self>, context: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        if this.state.phase() == RequestPhase::Refused {
            return this.discard(context);
        }
        if !this.state.is_continue_due()
            && let Poll::Ready(Err(error)) = this.poll_interim(context)
        {
            return Poll::Ready(Err(error));
        }
        // The dispatcher reads until nothing comes, and decodes then.
        if mem::take(&mut this.has_delivered) {
            let more = this.poll_input(context).is_ready() || this.timeout.poll(false, context).is_ready();
            if more {
                context.waker().wake_by_ref();
            }
            return Poll::Pending;
        }
        if !this.state.takes_more() {
            return this.wait(context);
        }
        let (phase, had) = (this.state.phase(), buffer.filled().len());
        if phase == RequestPhase::Idle {
            // The body of the request before is not a part of this head.
            this.heads = RequestHeads::default();
        }
        match this.deliver(context, buffer) {
            Poll::Ready(Ok(())) if this.has_delivered => {
                if phase == RequestPhase::Idle {
                    this.state.set_phase(RequestPhase::Receiving);
                    this.timeout.restart();
                }
                if phase != RequestPhase::Answering && this.heads.is_too_large() {
                    let detail = message!("detail-head-too-large", maximum = HEAD_LIMIT);
                    let problem = Problem::new(ProblemCode::HeadersTooLarge, detail).with("maximum", HEAD_LIMIT);
                    buffer.set_filled(had);
                    this.refuse(problem, context);
                    return this.discard(context);
                }
                Poll::Ready(Ok(()))
            }
            Poll::Ready(end) => {
                this.state.note_client_left();
                Poll::Ready(end)
            }
            Poll::Pending => {
                ready!(this.timeout.poll(phase == RequestPhase::Answering, context));
                if phase == RequestPhase::Receiving {
                    this.refuse(Problem::new(ProblemCode::RequestTimeout, message!("detail-request-slow")), context);
                    return this.discard(context);
                }
                Poll::Ready(Ok(()))
            }
        }
    }
}

impl AsyncWrite for ClientSocket {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        this.check_open()?;
        if this.keep_interim(bytes) {
            return Poll::Ready(Ok(CONTINUE.len()));
        }
        ready!(this.poll_interim(context))?;
        let written = Pin::new(&mut this.socket).poll_write(context, bytes);
        this.state.set_unsent(written.is_pending());
        written
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        this.check_open()?;
        Pin::new(&mut this.socket).poll_flush(context)
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().socket).poll_shutdown(context)
    }
}
