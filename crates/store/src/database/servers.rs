//! The databases that a service uses, and the division of its connections.

use crate::database::connect::{StatementLimits, is_on_this_machine};
use std::thread;

/// Connections for everything but requests: jobs, and messages between replicas.
const FOR_JOBS: usize = 15;

/// The most connections of a worker. More make nothing faster.
const MAX_PER_WORKER: usize = 16;

/// The databases that a service uses. There is no `Debug`: the URLs contain passwords.
#[derive(Clone)]
pub struct Databases {
    /// The URL of the primary.
    pub url: String,
    /// A URL that leads to the primary without a pooler, for migrations and notifications.
    pub listen_url: Option<String>,
    /// The URL of a standby for reads about finished games.
    pub read_url: Option<String>,
    /// The maximum number of connections to the primary of this process; by default as many as its
    /// workers can use, but no more than half of those that PostgreSQL allows.
    pub connections: Option<usize>,
    pub statements: StatementLimits,
}

impl Databases {
    /// One primary, with the default limits.
    pub fn at(url: String) -> Databases {
        Databases { url, listen_url: None, read_url: None, connections: None, statements: StatementLimits::default() }
    }

    /// The URL for sessions that hold locks or receive notifications.
    pub fn direct_url(&self) -> &str {
        self.listen_url.as_deref().unwrap_or(&self.url)
    }

    /// The number of threads that answer requests: as many as the operator wants, or as suit this
    /// machine.
    pub fn workers(&self, wanted: Option<u16>) -> usize {
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        wanted.map_or_else(|| self.workers_on(cores()), usize::from)
    }

    /// The number of workers on so many cores. PostgreSQL on the same machine needs the other half
    /// of them (ADR 29).
    fn workers_on(&self, cores: usize) -> usize {
        if is_on_this_machine(&self.url) { cores.div_ceil(2) } else { cores }
    }

    /// The number of connections that each of so many workers may open; at least one.
    pub fn connections_of_worker(&self, workers: usize) -> usize {
        let wanted = FOR_JOBS + workers * MAX_PER_WORKER;
        let shared = self.connections.unwrap_or(wanted).saturating_sub(FOR_JOBS);
        (shared / workers.max(1)).clamp(1, MAX_PER_WORKER)
    }

    /// The number of connections that a process with so many workers may open.
    pub fn connections_of_process(&self, workers: usize) -> usize {
        FOR_JOBS + workers * self.connections_of_worker(workers)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_on_the_same_machine_has_half_of_its_cores() {
        let on = |url: &str, cores| Databases::at(url.to_owned()).workers_on(cores);
        assert_eq!([1, 2, 3, 8].map(|cores| on("postgres://ada@localhost/railhead", cores)), [1, 1, 2, 4]);
        assert_eq!([1, 2, 3, 8].map(|cores| on("postgres://ada@db.example/railhead", cores)), [1, 2, 3, 8]);
    }

    #[test]
    fn the_workers_divide_what_the_jobs_leave() {
        let with = |connections| Databases { connections, ..Databases::at(String::new()) };
        assert_eq!(with(None).connections_of_worker(8), 16);
        assert_eq!(with(Some(47)).connections_of_worker(8), 4);
        assert_eq!(with(Some(47)).connections_of_process(8), 47);
        assert_eq!(with(Some(10)).connections_of_worker(8), 1, "a worker needs one");
        assert_eq!(with(Some(1000)).connections_of_worker(2), 16);
    }
}
