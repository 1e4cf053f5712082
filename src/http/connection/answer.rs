//! The answers on a connection: one at a time, each in pieces and within a time limit.

use crate::http::{
    connection::{
        answer_memory::ReservedAnswer,
        body_memory::ReceivedBody,
        handover::{HandedOver, Handover},
        request_state::{Answering, RequestState},
        tick_timeout::TickTimeout,
    },
    problem::{Problem, ProblemCode},
};
use actix_web::{
    Error, HttpMessage,
    body::{BodySize, EitherBody, MessageBody},
    dev::{Payload, ServiceRequest, ServiceResponse},
    error::PayloadError,
    http::{ConnectionType, Version, header},
    middleware::Next,
    web::Bytes,
};
use futures_util::{StreamExt, stream};
use railhead_localization::message;
use std::{
    io,
    pin::Pin,
    task::{Context, Poll, ready},
    time::Duration,
};
use tokio::time::timeout;

/// The longest time that the service may take for an answer: longer than a client may ask it to
/// wait. Without this, a request would stay as long as a primary waits for a standby that is gone.
const ANSWER_LIMIT: Duration = Duration::from_secs(75);

/// The largest piece of an answer that is copied to the connection at once, in bytes. The rest waits
/// until the client has read.
pub const PIECE: usize = 16 * 1024;

/// The body of an answer, in pieces. When it has been sent, the request is answered. It waits while
/// the client has not read earlier pieces or answers.
struct AnswerBody<B> {
    body: B,
    /// The part of a chunk of the body that is not sent yet.
    rest: Bytes,
    answering: Option<Answering>,
    reserved: Option<ReservedAnswer>,
    _received: Option<ReceivedBody>,
}

impl<B: MessageBody + Unpin> MessageBody for AnswerBody<B> {
    type Error = B::Error;

    fn size(&self) -> BodySize {
        self.body.size()
    }

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Result<Bytes, Self::Error>>> {
        let this = self.get_mut();
        if let Some(state) = this.answering.as_ref().map(Answering::state) {
            if this.reserved.as_ref().is_some_and(ReservedAnswer::is_overdue) {
                state.abort();
            }
            if state.is_unsent() || state.is_aborted() {
                state.wake_on_change(context);
                return Poll::Pending;
            }
        }
        while this.rest.is_empty() {
            match ready!(Pin::new(&mut this.body).poll_next(context)) {
                Some(Ok(chunk)) => this.rest = chunk,
                end => return Poll::Ready(end),
            }
        }
        Poll::Ready(Some(Ok(this.rest.split_to(this.rest.len().min(PIECE)))))
    }
}

/// Until this request is answered, the connection takes no other. The body has the same time limit
/// as a head.
pub async fn limit(
    mut request: ServiceRequest,
    next: Next<impl MessageBody + Unpin + 'static>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let answering = request.conn_data::<RequestState>().cloned().map(Answering::begin);
    let has_body = has_body(&request);
    if let Some(answering) = &answering {
        // For as long as nothing reads the body, and until the next request.
        answering.state().set_continue_due(has_body && expects_continue(&request));
        answering.state().set_body_unread(has_body);
    }
    let received = if has_body { ReceivedBody::begin(request.request()) } else { None };
    if let Some(answering) = answering.as_ref().filter(|_| has_body) {
        let payload = limited(request.take_payload(), answering.state().clone(), received.clone());
        request.set_payload(payload);
    }
    let too_slow = |_| Problem::new(ProblemCode::Unavailable, message!("detail-answer-slow"));
    let response = timeout(ANSWER_LIMIT, next.call(request)).await.map_err(too_slow)??;
    let reserved = response.request().extensions_mut().remove::<ReservedAnswer>();
    let handover = response.request().conn_data::<Handover>().filter(|_| is_stream(&response)).cloned();
    let version = response.request().version();
    Ok(response.map_body(|head, body| {
        // The client was not asked for its body, and may send it or not.
        if answering.as_ref().is_some_and(|answering| answering.state().is_continue_due()) {
            head.set_connection_type(ConnectionType::Close);
        }
        if version < Version::HTTP_11 && body.size() == BodySize::Stream {
            // It has no chunks: the end of the connection is the end of the answer.
            head.no_chunking(true);
            head.set_connection_type(ConnectionType::Close);
        }
        let body = AnswerBody { body, rest: Bytes::new(), answering, reserved, _received: received };
        let Some(handover) = handover else { return EitherBody::left(body) };
        head.set_connection_type(ConnectionType::Close);
        EitherBody::right(HandedOver::new(body, handover))
    }))
}

/// Whether an answer is a stream of events, in chunks.
fn is_stream<B: MessageBody>(response: &ServiceResponse<B>) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE);
    response.request().version() == Version::HTTP_11
        && response.response().body().size() == BodySize::Stream
        && kind.is_some_and(|kind| kind == "text/event-stream")
}

fn has_body(request: &ServiceRequest) -> bool {
    let headers = request.headers();
    headers.get(header::CONTENT_LENGTH).is_some_and(|length| length != "0")
        || headers.contains_key(header::TRANSFER_ENCODING)
}

/// Whether the client waits until its body is asked for (RFC 9110, 10.1.1).
fn expects_continue(request: &ServiceRequest) -> bool {
    request.headers().get(header::EXPECT).is_some_and(|value| value.as_bytes().eq_ignore_ascii_case(b"100-continue"))
}

/// A reader of a body. The connection takes more of the body while it waits.
struct BodyReader(RequestState);

impl Drop for BodyReader {
    fn drop(&mut self) {
        self.0.set_awaits_body(false);
    }
}

/// A body that must arrive completely within a time limit, and for which there is memory.
fn limited(mut payload: Payload, state: RequestState, received: Option<ReceivedBody>) -> Payload {
    let mut timeout = TickTimeout::new(state.limit());
    let reader = BodyReader(state);
    let chunks = stream::poll_fn(move |context| {
        let chunk = payload.poll_next_unpin(context);
        reader.0.set_awaits_body(chunk.is_pending());
        if matches!(chunk, Poll::Ready(None)) {
            reader.0.set_body_unread(false);
        }
        if reader.0.set_continue_due(false) {
            // The connection asks the client for the body.
            context.waker().wake_by_ref();
        }
        if let (Poll::Ready(Some(Ok(part))), Some(received)) = (&chunk, &received) {
            received.add(part.len())?;
        }
        if chunk.is_ready() {
            return chunk;
        }
        ready!(timeout.poll(false, context));
        Poll::Ready(Some(Err(PayloadError::Io(io::ErrorKind::TimedOut.into()))))
    });
    Payload::Stream { payload: Box::pin(chunks) }
}
