//! Memory for the bodies of requests that are being received or answered.

use crate::http::{
    connection::{
        answer::PIECE,
        quota::{Quota, Share},
    },
    support::extract::counted_ip,
};
use actix_web::{HttpRequest, error::PayloadError, web};
use std::{cell::RefCell, io, rc::Rc, sync::Arc};

/// Memory for what all bodies of a process have beyond a [`PIECE`], in bytes. An address gets no more than
/// is still free.
const BODY_MEMORY: usize = 32 * 1024 * 1024;

/// The memory of the bodies that a process has received.
#[derive(Clone, Debug)]
pub struct BodyMemory(Arc<Quota>);

impl Default for BodyMemory {
    fn default() -> BodyMemory {
        BodyMemory(Arc::new(Quota::new(BODY_MEMORY, Some(BODY_MEMORY))))
    }
}

/// The memory of one body, until its request is answered.
#[derive(Clone, Debug)]
pub struct ReceivedBody(Rc<RefCell<Received>>);

#[derive(Debug)]
struct Received {
    length: usize,
    share: Option<Share>,
}

impl ReceivedBody {
    pub fn begin(request: &HttpRequest) -> ReceivedBody {
        let memory = request.app_data::<web::Data<BodyMemory>>();
        let share = memory.and_then(|memory| memory.0.take(counted_ip(request), 0).ok());
        ReceivedBody(Rc::new(RefCell::new(Received { length: 0, share })))
    }

    /// Counts a part that has arrived.
    ///
    /// # Errors
    /// `QuotaExceeded` without memory for it.
    pub fn add(&self, part: usize) -> Result<(), PayloadError> {
        let mut received = self.0.borrow_mut();
        let Received { length, share } = &mut *received;
        let before = length.saturating_sub(PIECE);
        *length += part;
        let more = length.saturating_sub(PIECE) - before;
        match share {
            Some(share) if more > 0 => {
                share.grow(more).map_err(|_| PayloadError::Io(io::ErrorKind::QuotaExceeded.into()))
            }
            Some(_) | None => Ok(()),
        }
    }
}
