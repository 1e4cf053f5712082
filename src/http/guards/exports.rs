//! Exports that are being sent, one at a time for each account.

use crate::http::problem::{Problem, ProblemCode};
use parking_lot::Mutex;
use railhead_localization::message;
use std::{collections::HashSet, sync::Arc};
use uuid::Uuid;

/// The accounts to which an export is being sent: one at a time each.
#[derive(Default, Debug)]
pub struct RunningExports(Arc<Mutex<HashSet<Uuid>>>);

/// An export that is being sent, until this is dropped.
pub struct RunningExport {
    pub account: Uuid,
    running: Arc<Mutex<HashSet<Uuid>>>,
}

impl RunningExports {
    /// Begins the export of an account.
    ///
    /// # Errors
    /// `ExportRunning`.
    pub fn begin(&self, account: Uuid) -> Result<RunningExport, Problem> {
        let is_first = self.0.lock().insert(account);
        let refused = || Problem::new(ProblemCode::ExportRunning, message!("detail-export-running"));
        let running = || RunningExport { account, running: Arc::clone(&self.0) };
        is_first.then(running).ok_or_else(|| refused().with("retry_after", 10))
    }
}

impl Drop for RunningExport {
    fn drop(&mut self) {
        self.running.lock().remove(&self.account);
    }
}
