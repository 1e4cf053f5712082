//! A stream of server-sent events, whatever it tells of: news as it comes, a heartbeat between, one last word.

use crate::http::{
    sse::stream_limits::Permit,
    support::{
        extract::Token,
        problem::{Code, Problem},
    },
};
use actix_web::{HttpResponse, http::header, web::Bytes};
use futures_util::{Stream, stream};
use serde_json::json;
use std::{convert::Infallible, mem, time::Duration};
use tokio::time::{Instant, sleep_until};

/// How often something is sent at least: so that both sides notice when the line is dead.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// After how many milliseconds a client is to connect again.
const RETRY: &str = "retry: 2000\n\n";

/// Something that goes on, told to one client.
pub trait Feed {
    /// What is new since he was told last, as events of the stream; none if nothing is. Asked for at every change, and at
    /// every heartbeat in case a change was missed.
    ///
    /// # Errors
    /// If there is nothing more to tell him; the stream ends with the problem's code.
    async fn news(&mut self) -> Result<Option<String>, Problem>;

    /// Waits until there may be something new.
    async fn changed(&mut self);
}

/// A client who is told of something.
struct Client<F> {
    feed: F,
    token: Token,
    permit: Permit,
    beat_at: Instant,
    greeted: bool,
    ended: bool,
}

/// The answer that tells a client of something for as long as he listens and his token is good.
pub fn streamed(feed: impl Feed + 'static, token: Token, permit: Permit) -> HttpResponse {
    let client = Client { feed, token, permit, beat_at: Instant::now() + HEARTBEAT, greeted: false, ended: false };
    HttpResponse::Ok()
        .content_type("text/event-stream")
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header(("x-accel-buffering", "no"))
        .streaming(client.stream())
}

impl<F: Feed> Client<F> {
    fn stream(self) -> impl Stream<Item = Result<Bytes, Infallible>> {
        stream::unfold(self, async |mut client| {
            let text = client.next().await?;
            client.beat_at = Instant::now() + HEARTBEAT;
            Some((Ok(Bytes::from(text)), client))
        })
    }

    /// The next piece; none after the end.
    async fn next(&mut self) -> Option<String> {
        if self.ended {
            return None;
        }
        if !mem::replace(&mut self.greeted, true) {
            return Some(RETRY.to_owned());
        }
        loop {
            match self.news().await {
                Ok(Some(text)) => return Some(text),
                Ok(None) => {}
                Err(problem) => return Some(self.end(problem.code)),
            }
            tokio::select! {
                () = self.feed.changed() => {}
                () = sleep_until(self.beat_at) => {
                    return Some(match self.token.check() {
                        Ok(()) => ": \n\n".to_owned(),
                        Err(problem) => self.end(problem.code),
                    });
                }
                () = self.permit.drained() => return Some(self.end(Code::Unavailable)),
            }
        }
    }

    async fn news(&mut self) -> Result<Option<String>, Problem> {
        self.token.check()?;
        self.feed.news().await
    }

    /// The last piece.
    fn end(&mut self, code: Code) -> String {
        self.ended = true;
        format!("event: end\ndata: {}\n\n", json!({"code": code}))
    }
}
