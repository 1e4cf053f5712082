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

/// The maximum number of versions of each kind, a few MB. With more, devices are notified twice.
const MAX_REMEMBERED: usize = 50_000;

/// The time after which an open stream proves that the device has received its data: a connection
/// whose data is not acknowledged has ended by then.
const PROVEN: SignedDuration = SignedDuration::from_secs(40);

/// A device, by its session, and a game.
type Place = (Uuid, Uuid);

/// Whether a device knows a version of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Receipt {
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
pub struct ReceivedVersions(Mutex<Versions>);

#[derive(Default, Debug)]
struct Versions {
    /// The version that a device has requested and received, and when.
    requested: HashMap<Place, (u32, Timestamp)>,
    /// The version that a device was sent on a stream, when, and on which.
    sent: HashMap<Place, (u32, Timestamp, Uuid)>,
    open: HashSet<Uuid>,
}

impl ReceivedVersions {
    /// Records that a device has requested a game and received this version.
    pub fn note_requested(&self, session: Uuid, game: Uuid, version: u32, now: Timestamp) {
        let requested = &mut self.0.lock().requested;
        if let Some(known) = requested.get_mut(&(session, game)) {
            *known = (known.0.max(version), now);
        } else if requested.len() < MAX_REMEMBERED {
            requested.insert((session, game), (version, now));
        }
    }

    pub fn stream(self: &Arc<Self>, session: Uuid) -> DeviceStream {
        let id = Uuid::now_v7();
        self.0.lock().open.insert(id);
        DeviceStream { session, id, versions: Arc::clone(self) }
    }

    pub fn of(&self, session: Uuid, game: Uuid, version: u32, now: Timestamp) -> Receipt {
        let versions = self.0.lock();
        let place = (session, game);
        if versions.requested.get(&place).is_some_and(|(requested, _)| *requested >= version) {
            return Receipt::Seen;
        }
        match versions.sent.get(&place) {
            Some((sent, at, stream)) if *sent >= version && versions.open.contains(stream) => {
                let proven_at = *at + PROVEN;
                if proven_at <= now { Receipt::Seen } else { Receipt::Sent { proven_at } }
            }
            Some(_) | None => Receipt::None,
        }
    }

    /// Forgets the versions older than a minute.
    pub fn forget(&self, now: Timestamp) {
        let mut versions = self.0.lock();
        let is_recent = |at: Timestamp| now.duration_since(at) < REMEMBERED;
        versions.requested.retain(|_, (_, at)| is_recent(*at));
        versions.sent.retain(|_, (_, at, _)| is_recent(*at));
    }
}

/// A stream of a device, until it is dropped.
#[derive(Debug)]
pub struct DeviceStream {
    session: Uuid,
    id: Uuid,
    versions: Arc<ReceivedVersions>,
}

impl DeviceStream {
    pub fn note_sent(&self, game: Uuid, version: u32, now: Timestamp) {
        let (sent, place) = (&mut self.versions.0.lock().sent, (self.session, game));
        if sent.len() < MAX_REMEMBERED || sent.contains_key(&place) {
            sent.insert(place, (version, now, self.id));
        }
    }
}

impl Drop for DeviceStream {
    fn drop(&mut self) {
        self.versions.0.lock().open.remove(&self.id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sent_item_is_seen_once_its_stream_has_stayed_open() {
        let (versions, [session, game]) = (Arc::new(ReceivedVersions::default()), [1, 2].map(Uuid::from_u128));
        let at = |seconds: i64| Timestamp::UNIX_EPOCH + SignedDuration::from_secs(seconds);
        let of = |version, seconds| versions.of(session, game, version, at(seconds));
        let stream = versions.stream(session);
        stream.note_sent(game, 7, at(0));
        assert_eq!((of(8, 0), of(7, 39)), (Receipt::None, Receipt::Sent { proven_at: at(40) }));
        assert_eq!(of(7, 40), Receipt::Seen);
        versions.forget(at(59));
        assert_eq!(of(7, 59), Receipt::Seen);
        drop(stream);
        assert_eq!(of(7, 59), Receipt::None, "who knows what arrived");
        versions.note_requested(session, game, 7, at(59));
        assert_eq!((of(7, 59), of(8, 59)), (Receipt::Seen, Receipt::None));
        versions.forget(at(119));
        assert_eq!(of(7, 119), Receipt::None);
    }
}
