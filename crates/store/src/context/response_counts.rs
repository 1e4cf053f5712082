//! The responses that accounts have stored at this process.

use parking_lot::Mutex;
use std::collections::HashMap;
use uuid::Uuid;

/// The number of further bytes after which the older responses are looked at.
const LOOK_AFTER: usize = 48 << 10;

/// The bytes of a response beside its text.
const ROW: usize = 256;

/// The maximum number of accounts that are counted; with more, counting begins anew.
const MAX_COUNTED: usize = 10_000;

/// The bytes that accounts have stored at this process since their older responses were looked at.
#[derive(Default, Debug)]
pub(crate) struct ResponseCounts(Mutex<HashMap<Uuid, usize>>);

impl ResponseCounts {
    /// Counts a response with a text of so many bytes. True if it is time to look at the older ones.
    pub fn add(&self, account: Uuid, text: usize) -> bool {
        let mut counts = self.0.lock();
        if counts.len() >= MAX_COUNTED {
            counts.clear();
        }
        let bytes = counts.entry(account).or_default();
        *bytes += ROW + text;
        let is_time = *bytes >= LOOK_AFTER;
        if is_time {
            counts.remove(&account);
        }
        is_time
    }
}
