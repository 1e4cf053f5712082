//! The versions of games that devices have received from this process in the last minute, so that
//! they are not notified of them again by push. It is kept in memory only: a second notification is
//! better than none.

use jiff::{SignedDuration, Timestamp};
use parking_lot::Mutex;
use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
};
use uuid::Uuid;

/// The time for which a sighting is remembered: until the last look at a notification that was put
/// off.
const REMEMBERED: SignedDuration = SignedDuration::from_secs(60);

/// The maximum number of delivery_log of each kind, a few MB. With more, devices are notified twice.
const MAX_REMEMBERED: usize = 50_000;

/// The time after which an open stream proves that the device has received its data: a connection
/// whose data is not acknowledged has ended by then.
const PROVEN: SignedDuration = SignedDuration::from_secs(40);

/// A device, by its session, and a game.
type Place = (Uuid, Uuid);

/// Whether a device knows a version of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Delivered {
    /// Not as far as this process knows.
    None,
    /// It was sent on a stream that is still open, and may have been lost.
    Sent {
        /// The time at which that will be known.
        proven_at: Timestamp,
    },
    /// The device has it.
    Seen,
}

/// The versions of games that devices have received.
#[derive(Default, Debug)]
pub struct DeliveryLog(Mutex<Shown>);

#[derive(Default, Debug)]
struct Shown {
    /// The version that a device has requested and received, and when.
    asked: HashMap<Place, (u32, Timestamp)>,
    /// The version that a device was sent on a stream, when, and on which.
    sent: HashMap<Place, (u32, Timestamp, Uuid)>,
    open: HashSet<Uuid>,
}

impl DeliveryLog {
    /// Records that a device has requested a game and received this version.
    pub fn asked(&self, session: Uuid, game: Uuid, version: u32, now: Timestamp) {
        let asked = &mut self.0.lock().asked;
        if let Some(known) = asked.get_mut(&(session, game)) {
            *known = (known.0.max(version), now);
        } else if asked.len() < MAX_REMEMBERED {
            asked.insert((session, game), (version, now));
        }
    }

    pub fn stream(self: &Arc<Self>, session: Uuid) -> ShownStream {
        let id = Uuid::now_v7();
        self.0.lock().open.insert(id);
        ShownStream { session, id, delivery_log: Arc::clone(self) }
    }

    pub fn of(&self, session: Uuid, game: Uuid, version: u32, now: Timestamp) -> Delivered {
        let shown = self.0.lock();
        let place = (session, game);
        if shown.asked.get(&place).is_some_and(|(asked, _)| *asked >= version) {
            return Delivered::Seen;
        }
        match shown.sent.get(&place) {
            Some((sent, at, stream)) if *sent >= version && shown.open.contains(stream) => {
                let proven_at = *at + PROVEN;
                if proven_at <= now { Delivered::Seen } else { Delivered::Sent { proven_at } }
            }
            Some(_) | None => Delivered::None,
        }
    }

    /// Forgets the versions older than a minute.
    pub fn forget(&self, now: Timestamp) {
        let mut shown = self.0.lock();
        let is_recent = |at: Timestamp| now.duration_since(at) < REMEMBERED;
        shown.asked.retain(|_, (_, at)| is_recent(*at));
        shown.sent.retain(|_, (_, at, _)| is_recent(*at));
    }
}

/// A stream of a device, until it is dropped.
#[derive(Debug)]
pub struct ShownStream {
    session: Uuid,
    id: Uuid,
    delivery_log: Arc<DeliveryLog>,
}

impl ShownStream {
    pub fn sent(&self, game: Uuid, version: u32, now: Timestamp) {
        let (sent, place) = (&mut self.delivery_log.0.lock().sent, (self.session, game));
        if sent.len() < MAX_REMEMBERED || sent.contains_key(&place) {
            sent.insert(place, (version, now, self.id));
        }
    }
}

impl Drop for ShownStream {
    fn drop(&mut self) {
        self.delivery_log.0.lock().open.remove(&self.id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sent_item_is_seen_once_its_stream_has_stayed_open() {
        let (delivery_log, [session, game]) = (Arc::new(DeliveryLog::default()), [1, 2].map(Uuid::from_u128));
        let at = |seconds: i64| Timestamp::UNIX_EPOCH + SignedDuration::from_secs(seconds);
        let of = |version, seconds| delivery_log.of(session, game, version, at(seconds));
        let stream = delivery_log.stream(session);
        stream.sent(game, 7, at(0));
        assert_eq!((of(8, 0), of(7, 39)), (Delivered::None, Delivered::Sent { proven_at: at(40) }));
        assert_eq!(of(7, 40), Delivered::Seen);
        delivery_log.forget(at(59));
        assert_eq!(of(7, 59), Delivered::Seen);
        drop(stream);
        assert_eq!(of(7, 59), Delivered::None, "who knows what arrived");
        delivery_log.asked(session, game, 7, at(59));
        assert_eq!((of(7, 59), of(8, 59)), (Delivered::Seen, Delivered::None));
        delivery_log.forget(at(119));
        assert_eq!(of(7, 119), Delivered::None);
    }
}
