//! The amounts of responses that accounts have stored at this process.

use parking_lot::Mutex;
use std::collections::HashMap;
use uuid::Uuid;

/// The number of further responses, or bytes of them, after which the older ones are looked at.
const LOOK_AFTER: StoredAmount = StoredAmount { rows: 50, bytes: 1 << 20 };

/// The maximum number of accounts that are counted; with more, counting begins anew.
const MAX_COUNTED: usize = 10_000;

#[derive(Clone, Copy, Default, Debug)]
struct StoredAmount {
    rows: u32,
    bytes: usize,
}

/// The amounts that accounts have stored at this process since their older responses were looked
/// at.
#[derive(Default, Debug)]
pub(crate) struct ResponseCounts(Mutex<HashMap<Uuid, StoredAmount>>);

impl ResponseCounts {
    /// Counts a response. True if it is time to look at the older ones.
    pub fn add(&self, account: Uuid, bytes: usize) -> bool {
        let mut counts = self.0.lock();
        if counts.len() >= MAX_COUNTED {
            counts.clear();
        }
        let counted = counts.entry(account).or_default();
        counted.rows += 1;
        counted.bytes += bytes;
        let is_time = counted.rows >= LOOK_AFTER.rows || counted.bytes >= LOOK_AFTER.bytes;
        if is_time {
            counts.remove(&account);
        }
        is_time
    }
}
