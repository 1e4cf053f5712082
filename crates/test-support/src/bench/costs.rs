//! The costs of a window of load: CPU of PostgreSQL and of the service, WAL, and the number of
//! moves that one statement appends.

use super::{load::Window, server::Server, sql::query};
use railhead::postgres::Postgres;
use std::{fs, thread, time::Duration};

/// The maximum delay after which the processes of PostgreSQL report their statistics.
const STATISTICS: Duration = Duration::from_millis(10_500);

/// A clock tick of `/proc`, in microseconds.
const TICK: f64 = 10_000.0;

/// The costs of one counted answer.
pub struct Costs {
    /// CPU of all processes of PostgreSQL, in microseconds.
    pub database_us: f64,
    /// CPU of the service, in microseconds.
    pub service_us: f64,
    /// Bytes of WAL.
    pub wal_bytes: f64,
    /// Answers for each statement that appends.
    pub group: f64,
}

/// Reads the counters of PostgreSQL and of the service.
pub struct Meter {
    postmaster: u32,
    service: u32,
    url: String,
}

impl Meter {
    pub fn new(postgres: &Postgres, server: &Server) -> Meter {
        let found = fs::read_dir(postgres.data_dir()).unwrap().flatten();
        let file = found.map(|entry| entry.path().join("postmaster.pid")).find(|file| file.exists());
        let file = file.unwrap_or_else(|| postgres.data_dir().join("postmaster.pid"));
        let postmaster = fs::read_to_string(file).unwrap().lines().next().unwrap().parse().unwrap();
        Meter { postmaster, service: server.id(), url: server.database_url.clone() }
    }

    /// Runs a window of load and says what an answer cost.
    pub fn measure(&self, load: impl FnOnce() -> Window) -> (Window, Costs) {
        let counters = || {
            let wal = "(pg_current_wal_lsn() - '0/0')::bigint";
            let appends =
                "(SELECT coalesce(sum(calls), 0) FROM pg_stat_user_functions WHERE funcname LIKE 'append_move%')";
            query(&self.url, &format!("SELECT unnest(ARRAY[{wal}, {appends}]) AS value"))
        };
        let before = (self.database_ticks(), ticks(self.service), counters());
        let window = load();
        let (database, service) = (self.database_ticks().saturating_sub(before.0), ticks(self.service) - before.1);
        thread::sleep(STATISTICS);
        let after = counters();
        let answers = window.latencies.len() as f64;
        let costs = Costs {
            database_us: database as f64 * TICK / answers,
            service_us: service as f64 * TICK / answers,
            wal_bytes: (after[0] - before.2[0]) as f64 / answers,
            group: answers / (after[1] - before.2[1]) as f64,
        };
        (window, costs)
    }

    /// The CPU time of the service so far.
    pub fn service_time(&self) -> Duration {
        processor_time(self.service)
    }

    /// The CPU time of PostgreSQL so far.
    pub fn database_time(&self) -> Duration {
        Duration::from_millis(10 * self.database_ticks())
    }

    /// The CPU time of the children of the postmaster, living or not.
    fn database_ticks(&self) -> u64 {
        let gone = ticks_in(self.postmaster, [13, 14]);
        let children = format!("/proc/{0}/task/{0}/children", self.postmaster);
        let children = fs::read_to_string(children).unwrap();
        children.split_ascii_whitespace().map(|child| ticks(child.parse().unwrap())).sum::<u64>() + gone
    }
}

/// The CPU time of a process.
pub fn processor_time(process: u32) -> Duration {
    Duration::from_millis(10 * ticks(process))
}

/// The CPU time of a process, in clock ticks.
fn ticks(process: u32) -> u64 {
    ticks_in(process, [11, 12])
}

/// Some fields of a process's times.
fn ticks_in(process: u32, fields_of: [usize; 2]) -> u64 {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let fields = stat.rsplit(") ").next().unwrap().split(' ').collect::<Vec<_>>();
    fields_of.iter().filter_map(|nth| fields.get(*nth)?.parse::<u64>().ok()).sum()
}
