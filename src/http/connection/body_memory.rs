//! Memory for the bodies of requests that are being received or answered.

use crate::http::connection::{
    answer::PIECE,
    client_address::counted_ip,
    quota::{Quota, Share},
};
use actix_web::{HttpRequest, error::PayloadError, web};
use std::{cell::RefCell, io, net::IpAddr, rc::Rc, sync::Arc};

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
    memory: BodyMemory,
    address: IpAddr,
    length: usize,
    /// None for a body that is no longer than a [`PIECE`] so far.
    share: Option<Share>,
}

impl ReceivedBody {
    /// The body of a request, of which nothing has arrived; none in a service that does not count.
    pub fn begin(request: &HttpRequest) -> Option<ReceivedBody> {
        let memory = request.app_data::<web::Data<BodyMemory>>()?;
        Some(ReceivedBody::of(memory, counted_ip(request)))
    }

    fn of(memory: &BodyMemory, address: IpAddr) -> ReceivedBody {
        let received = Received { memory: memory.clone(), address, length: 0, share: None };
        ReceivedBody(Rc::new(RefCell::new(received)))
    }

    /// Counts a part that has arrived.
    ///
    /// # Errors
    /// `QuotaExceeded` without memory for it.
    pub fn add(&self, part: usize) -> Result<(), PayloadError> {
        let mut received = self.0.borrow_mut();
        let Received { memory, address, length, share } = &mut *received;
        let before = length.saturating_sub(PIECE);
        *length += part;
        let more = length.saturating_sub(PIECE) - before;
        let counted = match share {
            _ if more == 0 => Ok(()),
            Some(share) => share.grow(more),
            None => memory.0.take(*address, more).map(|taken| *share = Some(taken)),
        };
        counted.map_err(|_| PayloadError::Io(io::ErrorKind::QuotaExceeded.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_that_holds_much_gets_nothing_more() {
        let (memory, greedy, other) =
            (BodyMemory::default(), IpAddr::from([192, 0, 2, 1]), IpAddr::from([192, 0, 2, 2]));
        let first = ReceivedBody::of(&memory, greedy);
        assert!(first.add(BODY_MEMORY / 2 + PIECE).is_ok());
        for _ in 0..2 {
            let next = ReceivedBody::of(&memory, greedy);
            assert!(next.add(PIECE).is_ok(), "what is short is not counted");
            assert!(next.add(1).is_err() && next.add(BODY_MEMORY / 4).is_err());
        }
        assert!(ReceivedBody::of(&memory, other).add(BODY_MEMORY / 4).is_ok());
        drop(first);
        assert!(ReceivedBody::of(&memory, greedy).add(BODY_MEMORY / 4).is_ok());
    }
}
