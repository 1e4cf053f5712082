//! The state that a connection and the request on it share.

use std::{
    cell::Cell,
    fmt,
    rc::Rc,
    task::{Context, Waker},
    time::Duration,
};

/// The progress of a connection's present request.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum RequestPhase {
    /// No part of a request has arrived.
    #[default]
    Idle,
    /// Part of a request's head has arrived.
    Receiving,
    Answering,
    /// A request was refused before it was complete. The rest of it is discarded.
    Refused,
}

/// The connection of a request, as seen by the service that answers it.
#[derive(Clone, Debug)]
pub struct RequestState {
    shared: Rc<Shared>,
    limit: Duration,
}

#[derive(Default)]
struct Shared {
    phase: Cell<RequestPhase>,
    client_has_left: Cell<bool>,
    awaits_body: Cell<bool>,
    /// Whether the client waits for `100 Continue`, and nothing has read its body.
    is_continue_due: Cell<bool>,
    /// Whether the present request has a body that nothing has read to its end.
    is_body_unread: Cell<bool>,
    is_unsent: Cell<bool>,
    is_aborted: Cell<bool>,
    /// The task of the connection, while it waits for a change of this state.
    task: Cell<Option<Waker>>,
}

impl fmt::Debug for Shared {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Shared").field("phase", &self.phase.get()).finish_non_exhaustive()
    }
}

impl RequestState {
    /// The state of a new connection, whose client may take so long to send a request.
    pub fn new(limit: Duration) -> RequestState {
        RequestState { shared: Rc::default(), limit }
    }

    pub fn limit(&self) -> Duration {
        self.limit
    }

    /// Whether the client has closed its end of the connection.
    pub fn client_has_left(&self) -> bool {
        self.shared.client_has_left.get()
    }

    pub fn note_client_left(&self) {
        self.shared.client_has_left.set(true);
    }

    pub fn phase(&self) -> RequestPhase {
        self.shared.phase.get()
    }

    pub fn set_phase(&self, phase: RequestPhase) {
        self.shared.phase.set(phase);
    }

    /// Whether part of an answer has not been taken by the socket.
    pub fn is_unsent(&self) -> bool {
        self.shared.is_unsent.get()
    }

    pub fn set_unsent(&self, is_unsent: bool) {
        self.shared.is_unsent.set(is_unsent);
        if !is_unsent {
            self.wake();
        }
    }

    /// Whether the connection is to be closed at once.
    pub fn is_aborted(&self) -> bool {
        self.shared.is_aborted.get()
    }

    pub fn abort(&self) {
        self.shared.is_aborted.set(true);
    }

    /// Whether more of what the client sends can be used: part of a head, or of a body that the
    /// service waits for. Requests behind one that is being answered, or whose answer is unsent, stay in
    /// the socket.
    pub fn takes_more(&self) -> bool {
        match self.phase() {
            RequestPhase::Answering => self.shared.awaits_body.get(),
            RequestPhase::Idle | RequestPhase::Receiving => !self.is_unsent(),
            RequestPhase::Refused => true,
        }
    }

    pub fn set_awaits_body(&self, awaits: bool) {
        if self.shared.awaits_body.replace(awaits) != awaits && awaits {
            self.wake();
        }
    }

    /// Whether the last request had a body that nothing has read to its end: more of it may arrive.
    pub fn is_body_unread(&self) -> bool {
        self.shared.is_body_unread.get()
    }

    pub fn set_body_unread(&self, is_unread: bool) {
        self.shared.is_body_unread.set(is_unread);
    }

    pub fn is_continue_due(&self) -> bool {
        self.shared.is_continue_due.get()
    }

    /// Sets whether the client still waits for `100 Continue`. Answers whether it did.
    pub fn set_continue_due(&self, is_due: bool) -> bool {
        self.shared.is_continue_due.replace(is_due)
    }

    pub fn wake_on_change(&self, context: &Context<'_>) {
        self.shared.task.set(Some(context.waker().clone()));
    }

    fn wake(&self) {
        if let Some(task) = self.shared.task.take() {
            task.wake();
        }
    }
}

/// A request that is being answered, until this is dropped.
#[derive(Debug)]
pub struct Answering(RequestState);

impl Answering {
    pub fn begin(state: RequestState) -> Answering {
        state.set_phase(RequestPhase::Answering);
        Answering(state)
    }

    pub fn state(&self) -> &RequestState {
        &self.0
    }
}

impl Drop for Answering {
    fn drop(&mut self) {
        self.0.set_phase(RequestPhase::Idle);
        self.0.set_awaits_body(false);
        self.0.wake();
    }
}
