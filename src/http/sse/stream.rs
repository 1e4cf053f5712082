//! A stream of server-sent events from any source: events as they come, heartbeats, and a final
//! event.

use crate::{
    http::{
        guards::extract::Token,
        problem::{Problem, ProblemCode},
        sse::stream_limits::StreamPermit,
    },
    metrics::{Metrics, StreamEndLabel},
    store::Database,
    time::{Moment, Time},
};
use actix_web::{HttpResponse, http::header, web::Bytes};
use futures_util::{Stream, StreamExt, stream};
use serde::Serialize;
use serde_json::json;
use std::{convert::Infallible, mem, sync::Arc, time::Duration};
use tracing::{Instrument, Span};

/// The longest silence on a stream, so that both sides notice a dead connection.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// The client's reconnection delay, in milliseconds.
const RETRY: &str = "retry: 2000\n\n";

/// A source of events for one client.
pub trait Feed {
    /// The events since the last call, or `None`. Called on every change, and on every heartbeat in
    /// case a change was missed.
    ///
    /// # Errors
    /// If the client must not be sent anything more. The stream ends with the problem's code.
    async fn next_events(&mut self) -> Result<Option<String>, Problem>;

    /// The final event's data, for the reason that ended the stream.
    fn last_event(reason: ProblemCode) -> impl Serialize;

    /// Waits until there may be new events.
    async fn changed(&mut self);
}

struct StreamClient<F> {
    feed: F,
    metrics: Arc<Metrics>,
    time: Time,
    /// The request, for the log.
    request: Span,
    token: Token,
    permit: StreamPermit,
    heartbeat_at: Moment,
    has_begun: bool,
    has_ended: bool,
}

/// The response that streams to a client until it disconnects or its token expires.
pub fn respond(feed: impl Feed + 'static, token: Token, permit: StreamPermit, db: &Database) -> HttpResponse {
    let client = StreamClient {
        feed,
        metrics: Arc::clone(db.metrics()),
        time: db.time().clone(),
        request: Span::current(),
        token,
        permit,
        heartbeat_at: db.time().moment() + HEARTBEAT,
        has_begun: false,
        has_ended: false,
    };
    HttpResponse::Ok()
        .content_type("text/event-stream")
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header(("x-accel-buffering", "no"))
        .streaming(client.stream())
}

impl<F> Drop for StreamClient<F> {
    fn drop(&mut self) {
        if !self.has_ended {
            self.metrics.streams_ended.get_or_create(&StreamEndLabel { reason: "disconnected" }).inc();
        }
    }
}

impl<F: Feed> StreamClient<F> {
    /// Ends as soon as the client has left, not only when something cannot be sent.
    fn stream(self) -> impl Stream<Item = Result<Bytes, Infallible>> {
        let left = self.permit.client_has_left();
        // Boxed, because `unfold` has room for it twice.
        let chunks = stream::unfold(Box::new(self), async |mut client| {
            let request = client.request.clone();
            let text = client.next().instrument(request).await?;
            client.heartbeat_at = client.time.moment() + HEARTBEAT;
            Some((Ok(Bytes::from(text)), client))
        });
        chunks.take_until(left)
    }

    /// The next chunk. `None` after the end.
    async fn next(&mut self) -> Option<String> {
        if self.has_ended {
            return None;
        }
        if !mem::replace(&mut self.has_begun, true) {
            return Some(RETRY.to_owned());
        }
        loop {
            match self.next_events().await {
                Ok(Some(text)) => return Some(text),
                Ok(None) => {}
                Err(problem) => return Some(self.end(problem.code)),
            }
            tokio::select! {
                () = self.feed.changed() => {}
                () = self.time.sleep_until(self.heartbeat_at) => {
                    return Some(match self.check() {
                        Ok(()) => ": \n\n".to_owned(),
                        Err(problem) => self.end(problem.code),
                    });
                }
                problem = self.token.refused() => return Some(self.end(problem.code)),
                () = self.permit.drained() => return Some(self.end(ProblemCode::Unavailable)),
            }
        }
    }

    async fn next_events(&mut self) -> Result<Option<String>, Problem> {
        self.check()?;
        // Boxed, because it takes several kilobytes for as long as it runs, and the stream lasts longer.
        Box::pin(self.feed.next_events()).await
    }

    /// Checks the clock before the token, which a wrong one would judge.
    fn check(&self) -> Result<(), Problem> {
        self.permit.check_clock().and_then(|()| self.token.check())
    }

    fn end(&mut self, code: ProblemCode) -> String {
        self.has_ended = true;
        self.metrics.streams_ended.get_or_create(&StreamEndLabel { reason: code.name() }).inc();
        format!("event: end\ndata: {}\n\n", json!(F::last_event(code)))
    }
}
