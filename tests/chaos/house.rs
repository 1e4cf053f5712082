//! The service and everything it stands on, and their faults.

use crate::{
    players::Lossy,
    pooler::Pooler,
    proxy::{Databases, Proxy, Replica},
};
use nix::sys::signal::Signal;
use railhead_test_support::{Cluster, until, urls};
use std::{
    thread,
    time::{Duration, Instant},
};

/// The size of the primary's disk in megabytes.
const DISK: u32 = 500;

/// The least number of events that a standby loses.
const LOST: u64 = 150;

/// A fault that is caused.
#[derive(Clone, Copy, Debug)]
pub enum Fault {
    ReplicaKilled,
    ReplicaStopped,
    ReplicaTold,
    ConnectionsCut,
    RowsLocked,
    DiskFull,
    DatabaseKilled,
    /// The primary is gone, and its synchronous standby takes over.
    FailedOver,
    /// The primary is gone, and a standby that has received nothing for a while takes over.
    FailedOverBehind,
}

/// A round. The last two leave the primary where it was at first.
pub const FAULTS: [Fault; 9] = [
    Fault::ReplicaKilled,
    Fault::ReplicaTold,
    Fault::ConnectionsCut,
    Fault::ReplicaStopped,
    Fault::RowsLocked,
    Fault::DiskFull,
    Fault::DatabaseKilled,
    Fault::FailedOver,
    Fault::FailedOverBehind,
];

/// Three replicas behind HAProxy, one of which goes through PgBouncer, and whose clocks disagree; a
/// primary on a small disk of its own, and a synchronous standby.
pub struct House {
    replicas: [Replica; 3],
    proxy: Proxy,
    pooler: Pooler,
    clusters: [Cluster; 2],
    /// The index of the primary among the clusters.
    primary: usize,
    pub lossy: Vec<Lossy>,
}

impl House {
    pub fn new() -> House {
        let primary = Cluster::primary_on_disk_of(DISK);
        primary.execute("postgres", &["CREATE DATABASE railhead"]);
        let clusters = [primary.standby(), primary];
        let pooler = Pooler::before(&clusters[1]);
        let listen_url = urls(&clusters.each_ref(), "railhead");
        let ways = [&pooler.url(), &listen_url, &listen_url];
        let databases = ways.map(|url| Databases { url: url.clone(), listen_url: listen_url.clone() });
        let [pooled, ahead, behind] = databases;
        let replicas = [(pooled, 0.0), (ahead, 0.45), (behind, -0.45)];
        let replicas = replicas.map(|(databases, skew)| Replica::start(databases, skew));
        let proxy = Proxy::before(&replicas);
        let house = House { replicas, proxy, pooler, clusters, primary: 1, lossy: Vec::new() };
        house.be_synchronous();
        house
    }

    pub fn url(&self) -> String {
        self.proxy.url()
    }

    pub fn database_url(&self) -> String {
        self.primary().url("railhead")
    }

    fn primary(&self) -> &Cluster {
        &self.clusters[self.primary]
    }

    fn standby(&self) -> &Cluster {
        &self.clusters[1 - self.primary]
    }

    fn be_synchronous(&self) {
        self.primary().synchronous_with(&self.standby().name);
        self.primary().wait_for("SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'");
    }

    /// Lets something go wrong, and sees to it that moves can be made again.
    pub fn suffer(&mut self, fault: Fault, round: usize) {
        let which = round % self.replicas.len();
        match fault {
            Fault::ReplicaKilled => {
                self.replicas[which].signal(Signal::SIGKILL);
                self.replicas[which].restart();
            }
            Fault::ReplicaTold => {
                self.replicas[which].signal(Signal::SIGTERM);
                self.replicas[which].restart();
            }
            Fault::ReplicaStopped => {
                self.replicas[which].signal(Signal::SIGSTOP);
                thread::sleep(Duration::from_secs(4));
                self.replicas[which].signal(Signal::SIGCONT);
            }
            Fault::ConnectionsCut => self.sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                 WHERE datname = current_database() AND pid <> pg_backend_pid()",
            ),
            Fault::RowsLocked => {
                self.sql("BEGIN; SELECT FROM game_heads FOR UPDATE; SELECT pg_sleep(3); ROLLBACK");
            }
            Fault::DiskFull => {
                let full = self.primary().fill_disk();
                thread::sleep(Duration::from_secs(4));
                drop(full);
                if !self.clusters[self.primary].is_running() {
                    self.clusters[self.primary].start();
                }
                self.primary().wait_until_ready();
            }
            Fault::DatabaseKilled => {
                self.clusters[self.primary].kill();
                self.clusters[self.primary].start();
            }
            Fault::FailedOver => {
                self.clusters[self.primary].kill();
                self.promote();
            }
            Fault::FailedOverBehind => {
                self.primary().synchronous_with("");
                let (lag, began) = (self.standby().stop_receiving(), Instant::now());
                let moves = || self.primary().query("railhead", "SELECT count(*) FROM game_events");
                let made = || moves()[0].parse::<u64>().unwrap();
                let before = made();
                until("moves are made that the standby does not get", || made() > before + LOST);
                self.clusters[self.primary].kill();
                self.lossy.push((began, Instant::now()));
                lag.end();
                self.promote();
            }
        }
    }

    /// Restores what a fault has cost, while everyone plays.
    pub fn mend(&mut self) {
        let standby = 1 - self.primary;
        if !self.clusters[standby].is_running() {
            let [first, second] = &mut self.clusters;
            let (primary, standby) = if standby == 0 { (second, first) } else { (first, second) };
            standby.follow(primary);
            self.be_synchronous();
        }
    }

    fn sql(&self, sql: &str) {
        self.primary().execute("railhead", &[sql]);
    }

    fn promote(&mut self) {
        self.primary = 1 - self.primary;
        self.primary().promote();
        self.pooler.lead_to(self.primary());
    }
}
