//! Work of requests that takes a core for long, such as verifying an export: a few pieces at a time, beside
//! the threads that answer requests, at a lower priority.

use crate::{
    http::{
        connection::{Exhausted, Quota, RequestState, client_address::counted_ip},
        guards::extract::Viewer,
        problem::{Problem, ProblemCode},
    },
    store::games::aside::aside,
};
use actix_web::{FromRequest, HttpRequest, web};
use railhead_localization::message;
use std::{net::IpAddr, sync::Arc, thread};
use tokio::sync::Semaphore;
use uuid::Uuid;

/// The length of a body in bytes, beyond which reading it is such work.
pub const HEAVY_BODY: usize = 64 * 1024;

/// The number of pieces that are under way or wait, of all clients together. An address has at most half
/// of them, and no more than are still free.
const PLACES: usize = 64;

/// The number of pieces of an account that are under way or wait.
const OF_ACCOUNT: usize = 2;

/// The seconds after which a request may be sent again: some pieces are done by then.
const RETRY_AFTER: u64 = 2;

/// The work of a process.
#[derive(Debug)]
pub struct HeavyWork {
    /// Taken while a piece is computed: half of the cores.
    cores: Arc<Semaphore>,
    by_address: Arc<Quota<IpAddr>>,
    by_account: Arc<Quota<Uuid>>,
}

impl Default for HeavyWork {
    fn default() -> HeavyWork {
        let cores = thread::available_parallelism().map_or(1, |cores| (cores.get() / 2).max(1));
        HeavyWork {
            cores: Arc::new(Semaphore::new(cores)),
            by_address: Arc::new(Quota::new(PLACES, Some(PLACES / 2))),
            by_account: Arc::new(Quota::new(PLACES, Some(OF_ACCOUNT))),
        }
    }
}

impl HeavyWork {
    pub fn of(request: &HttpRequest) -> Result<&HeavyWork, Problem> {
        let work = request.app_data::<web::Data<HeavyWork>>();
        work.map(web::Data::get_ref).ok_or_else(|| Problem::internal("the heavy work is missing"))
    }

    /// The result of a piece of work for a request. Nothing is computed for a client that has left by then.
    ///
    /// # Errors
    /// `too_many_requests` if the account or the address has enough under way, `unavailable` if all have.
    pub async fn run<T: Send + 'static>(
        &self,
        request: &HttpRequest,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let Viewer(account) = Viewer::extract(request).await?;
        let of_account = account.map(|account| self.by_account.take(account, 1)).transpose().map_err(refusal)?;
        let of_address = self.by_address.take(counted_ip(request), 1).map_err(refusal)?;
        let core = Arc::clone(&self.cores).acquire_owned().await;
        let core = core.map_err(|_| Problem::internal("the cores for heavy work are gone"))?;
        if request.conn_data::<RequestState>().is_some_and(RequestState::client_has_left) {
            return Err(refusal(Exhausted::ByAll));
        }
        // The shares go with the work: it goes on if the request is dropped meanwhile.
        let work = move || {
            let _shares = (core, of_account, of_address);
            work()
        };
        aside(work).await.ok_or_else(|| Problem::internal("heavy work was given up"))
    }
}

fn refusal(exhausted: Exhausted) -> Problem {
    let problem = match exhausted {
        Exhausted::ByAddress => {
            Problem::new(ProblemCode::TooManyRequests, message!("detail-too-many-requests", seconds = RETRY_AFTER))
        }
        Exhausted::ByAll => Problem::new(ProblemCode::Unavailable, message!("detail-computations-busy")),
    };
    problem.with("retry_after", RETRY_AFTER)
}
