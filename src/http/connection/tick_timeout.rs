//! A timeout that counts ticks. The timers of actix-web go by the clock: after a process was
//! suspended for a while, they would refuse requests that lie complete in its sockets. Here a
//! suspension of any length counts as one tick.

use std::{
    pin::Pin,
    task::{Context, Poll, ready},
    time::Duration,
};
use tokio::time::{Instant, Sleep, sleep};

/// The number of ticks of a timeout.
const TICKS: u8 = 5;

#[derive(Debug)]
pub struct TickTimeout {
    timer: Pin<Box<Sleep>>,
    tick: Duration,
    left: u8,
}

impl TickTimeout {
    pub fn new(limit: Duration) -> TickTimeout {
        let tick = limit / u32::from(TICKS);
        TickTimeout { timer: Box::pin(sleep(tick)), tick, left: TICKS }
    }

    pub fn restart(&mut self) {
        self.left = TICKS;
    }

    /// Ends with the next tick but one.
    pub fn shorten(&mut self) {
        self.left = 1;
    }

    /// Ready when the timeout is over: at the limit, or up to a tick later. Time in which the
    /// process is suspended does not count, nor does time in which the timeout `is_paused`.
    pub fn poll(&mut self, is_paused: bool, context: &mut Context<'_>) -> Poll<()> {
        loop {
            ready!(self.timer.as_mut().poll(context));
            self.timer.as_mut().reset(Instant::now() + self.tick);
            match self.left.checked_sub(1) {
                _ if is_paused => self.left = TICKS,
                Some(left) => self.left = left,
                None => return Poll::Ready(()),
            }
        }
    }
}
