//! The system's figures about this process, under the names that all Prometheus clients use.

use crate::engine::Int;
use prometheus_client::{
    metrics::gauge::Gauge,
    registry::{Registry, Unit},
};
use std::{
    fs,
    sync::atomic::AtomicU64,
    time::{SystemTime, UNIX_EPOCH},
};

/// Figures that are read when they are requested. They stay 0 where there is no `/proc`.
#[derive(Debug)]
pub struct SystemFigures {
    resident_memory: Gauge,
    open_files: Gauge,
    most_files: Gauge,
    threads: Gauge,
    started: Gauge<f64, AtomicU64>,
}

impl Default for SystemFigures {
    fn default() -> SystemFigures {
        let started = Gauge::<f64, AtomicU64>::default();
        started.set(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs_f64());
        let figures = [(); 4].map(|()| Gauge::default());
        let [resident_memory, open_files, most_files, threads] = figures;
        SystemFigures { resident_memory, open_files, most_files, threads, started }
    }
}

impl SystemFigures {
    pub fn register(&self, registry: &mut Registry) {
        let memory = self.resident_memory.clone();
        registry.register_with_unit("process_resident_memory", "Resident memory", Unit::Bytes, memory);
        registry.register("process_open_fds", "Open files and sockets", self.open_files.clone());
        registry.register("process_max_fds", "The limit of open files and sockets", self.most_files.clone());
        registry.register("process_threads", "Threads", self.threads.clone());
        let help = "When the process started, in seconds since 1970";
        registry.register_with_unit("process_start_time", help, Unit::Seconds, self.started.clone());
    }

    pub fn update(&self) {
        let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
        let number = |name: &str| {
            let value = status.lines().find_map(|line| line.strip_prefix(name))?;
            value.split_whitespace().next()?.parse::<i64>().ok()
        };
        self.resident_memory.set(number("VmRSS:").unwrap_or(0) * 1024);
        self.threads.set(number("Threads:").unwrap_or(0));
        // The listing itself is one open file.
        let open = fs::read_dir("/proc/self/fd").map_or(0, |files| files.count().saturating_sub(1));
        self.open_files.set(i64::saturating_from(open));
        let limits = fs::read_to_string("/proc/self/limits").unwrap_or_default();
        let limit = limits.lines().find_map(|line| line.strip_prefix("Max open files"));
        let limit = limit.and_then(|limit| limit.split_whitespace().next()?.parse::<i64>().ok());
        self.most_files.set(limit.unwrap_or(0));
    }
}
