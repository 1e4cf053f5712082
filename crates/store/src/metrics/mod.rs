//! The figures of this process, for Prometheus. Each is a field; the code that knows it counts it.

mod labels;
mod service;
mod system;

pub use labels::{
    CacheResult, DeliveryLabels, FoldSource, JobName, MoveLabels, Operation, RequestLabels, ResponseLabels,
    SecurityEvent, StandbyRead, StreamEndLabel,
};
pub use service::ServiceFigures;

use labels::{ConnectionState, EventLabel, Version};
use parking_lot::Mutex;
use prometheus_client::{
    encoding::text::encode,
    metrics::{counter::Counter, family::Family, gauge::Gauge, histogram::Histogram, info::Info},
    registry::{Registry, Unit},
};
use std::{
    collections::BTreeSet,
    fmt,
    sync::atomic::AtomicU64,
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};
use strum::VariantArray;
use uuid::Uuid;

/// The media type of what [`Metrics::text`] writes.
pub const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// The bounds of durations, in seconds. A move takes milliseconds; nothing should take a minute.
const SECONDS: [f64; 14] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0];

/// The bounds of the times for which connections are held: few, for more than a hundred names of uses.
const HELD: [f64; 7] = [0.0005, 0.0025, 0.01, 0.05, 0.25, 1.0, 5.0];

/// The bounds of the sizes of groups.
const SIZES: [f64; 7] = [1.0, 2.0, 4.0, 8.0, 16.0, 24.0, 32.0];

/// The bounds of how late clocks are noticed, in seconds: the scheduler runs every second.
const LATENESS: [f64; 8] = [0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 60.0, 300.0];

fn seconds() -> Histogram {
    Histogram::new(SECONDS)
}

fn held() -> Histogram {
    Histogram::new(HELD)
}

type Durations<L> = Family<L, Histogram, fn() -> Histogram>;

/// The figures of a process.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    pub requests: Durations<RequestLabels>,
    pub responses: Family<ResponseLabels, Counter>,
    pub operations: Durations<Operation>,
    pub connection_wait: Histogram,
    pub connections_waited_for: Gauge,
    pub connection_failures: Counter,
    pub connections_open: Gauge,
    pub connections_used: Gauge,
    connections: Family<ConnectionState, Gauge>,
    pub standby_reads: Family<StandbyRead, Counter>,
    pub moves: Family<MoveLabels, Counter>,
    pub append_group_size: Histogram,
    pub folds: Family<FoldSource, Counter>,
    pub view_cache: Family<CacheResult, Counter>,
    pub streams_open: Gauge,
    pub streams_ended: Family<StreamEndLabel, Counter>,
    pub notify_lag: Histogram,
    pub clock_lateness: Histogram,
    pub clock_ahead: Gauge<f64, AtomicU64>,
    pub bot_thinking: Histogram,
    pub bots_thinking: Gauge,
    pub bots_waiting: Gauge,
    pub deliveries: Family<DeliveryLabels, Counter>,
    job_last_success: Family<JobName, Gauge<f64, AtomicU64>>,
    job_failures: Family<JobName, Counter>,
    /// The jobs whose last run failed.
    failing_jobs: Mutex<BTreeSet<&'static str>>,
    security_events: Family<EventLabel, Counter>,
    system: system::SystemFigures,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut metrics = Metrics {
            registry: Registry::default(),
            requests: Family::new_with_constructor(seconds),
            responses: Family::default(),
            operations: Family::new_with_constructor(held),
            connection_wait: seconds(),
            connections_waited_for: Gauge::default(),
            connection_failures: Counter::default(),
            connections_open: Gauge::default(),
            connections_used: Gauge::default(),
            connections: Family::default(),
            standby_reads: Family::default(),
            moves: Family::default(),
            append_group_size: Histogram::new(SIZES),
            folds: Family::default(),
            view_cache: Family::default(),
            streams_open: Gauge::default(),
            streams_ended: Family::default(),
            notify_lag: seconds(),
            clock_lateness: Histogram::new(LATENESS),
            clock_ahead: Gauge::default(),
            bot_thinking: seconds(),
            bots_thinking: Gauge::default(),
            bots_waiting: Gauge::default(),
            deliveries: Family::default(),
            job_last_success: Family::default(),
            job_failures: Family::default(),
            failing_jobs: Mutex::default(),
            security_events: Family::default(),
            system: system::SystemFigures::default(),
        };
        let mut registry = Registry::default();
        metrics.register_requests(&mut registry);
        metrics.register_games(&mut registry);
        metrics.register_rest(&mut registry);
        metrics.system.register(&mut registry);
        metrics.begin_at_zero();
        metrics.registry = registry;
        metrics
    }
}

impl Metrics {
    fn register_requests(&self, registry: &mut Registry) {
        let help = "Time until the head of an answer is ready; long polls wait on purpose";
        registry.register_with_unit("http_server_request_duration", help, Unit::Seconds, self.requests.clone());
        registry.register("http_server_responses", "Answers, by class and status", self.responses.clone());
        let help = "Time for which a connection was held, by what it was used for";
        registry.register_with_unit("db_client_operation_duration", help, Unit::Seconds, self.operations.clone());
        let help = "Wait for a connection of a pool";
        let wait = self.connection_wait.clone();
        registry.register_with_unit("db_client_connection_wait_time", help, Unit::Seconds, wait);
        let help = "Waits for a connection under way";
        registry.register("db_client_connection_pending_requests", help, self.connections_waited_for.clone());
        let help = "Waits that ended without a connection";
        registry.register("db_client_connection_timeouts", help, self.connection_failures.clone());
        registry.register("db_client_connection_count", "Connections in pools", self.connections.clone());
        let help = "Reads about finished games, by the server that answered";
        registry.register("railhead_standby_reads", help, self.standby_reads.clone());
    }

    fn register_games(&self, registry: &mut Registry) {
        registry.register("railhead_moves", "Moves of players, by outcome", self.moves.clone());
        let help = "Moves appended by one statement";
        registry.register("railhead_append_group_size", help, self.append_group_size.clone());
        let help = "Games read, by how much of the log had to be read";
        registry.register("railhead_folds", help, self.folds.clone());
        let help = "Views sent, by whether the view was cached";
        registry.register("railhead_view_cache", help, self.view_cache.clone());
        registry.register("railhead_streams_open", "Open streams and long polls", self.streams_open.clone());
        registry.register("railhead_streams_ended", "Streams that ended, by reason", self.streams_ended.clone());
        let help = "Time from publishing a change to its arrival on the listening connection of this replica";
        registry.register_with_unit("railhead_notify_lag", help, Unit::Seconds, self.notify_lag.clone());
        let help = "Time from a player's deadline to the move made for them";
        registry.register_with_unit("railhead_clock_lateness", help, Unit::Seconds, self.clock_lateness.clone());
        let help = "Time for which bots thought about moves";
        registry.register_with_unit("railhead_bot_thinking", help, Unit::Seconds, self.bot_thinking.clone());
        let help = "Games in which bots think now";
        registry.register("railhead_bots_thinking", help, self.bots_thinking.clone());
        let help = "Games in which bots wait for a core on which they may think";
        registry.register("railhead_bots_waiting", help, self.bots_waiting.clone());
    }

    fn register_rest(&self, registry: &mut Registry) {
        let help = "Webhook requests, by result and owner of the webhook";
        registry.register("railhead_deliveries", help, self.deliveries.clone());
        let help = "When a background job last succeeded, in seconds since 1970";
        let success = self.job_last_success.clone();
        registry.register("railhead_job_last_success_timestamp_seconds", help, success);
        registry.register("railhead_job_failures", "Failed runs of a background job", self.job_failures.clone());
        registry.register("railhead_security_events", "Security events", self.security_events.clone());
        let help = "By how much the clock of this machine is ahead of the database's, as of the last comparison";
        registry.register_with_unit("railhead_clock_ahead", help, Unit::Seconds, self.clock_ahead.clone());
        let version = Info::new(Version { version: env!("CARGO_PKG_VERSION") });
        registry.register("railhead_build", "The version of the server", version);
    }

    /// Begins all that can be counted from the start at 0, so that the first increase is seen as
    /// one.
    fn begin_at_zero(&self) {
        for event in SecurityEvent::VARIANTS {
            drop(self.security_events.get_or_create(&EventLabel { event: event.into() }));
        }
        for outcome in ["accepted", "replayed", "stale"] {
            drop(self.moves.get_or_create(&MoveLabels { outcome, code: "" }));
        }
        for source in ["unchanged", "memory", "tail", "log"] {
            drop(self.folds.get_or_create(&FoldSource { source }));
        }
        for result in ["hit", "miss"] {
            drop(self.view_cache.get_or_create(&CacheResult { result }));
        }
        for result in ["delivered", "failed"] {
            for owner in ["operator", "account"] {
                drop(self.deliveries.get_or_create(&DeliveryLabels { result, owner }));
            }
        }
        for answered_by in ["standby", "primary"] {
            drop(self.standby_reads.get_or_create(&StandbyRead { answered_by }));
        }
        drop(self.streams_ended.get_or_create(&StreamEndLabel { reason: "disconnected" }));
    }

    pub fn text(&self) -> Result<String, fmt::Error> {
        let (open, used) = (self.connections_open.get(), self.connections_used.get());
        self.connections.get_or_create(&ConnectionState { state: "used" }).set(used);
        self.connections.get_or_create(&ConnectionState { state: "idle" }).set((open - used).max(0));
        self.system.update();
        let mut text = String::new();
        encode(&mut text, &self.registry)?;
        Ok(text)
    }

    pub fn job_succeeded(&self, job_name: &'static str) {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        self.job_last_success.get_or_create(&JobName { job_name }).set(now.as_secs_f64());
        self.failing_jobs.lock().remove(job_name);
        self.job_began(job_name);
    }

    /// A background job that has not failed yet has 0 failures, so that the first one is seen.
    pub fn job_began(&self, job_name: &'static str) {
        drop(self.job_failures.get_or_create(&JobName { job_name }));
    }

    pub fn job_ended<T, E>(&self, job_name: &'static str, outcome: &Result<T, E>) {
        match outcome {
            Ok(_) => self.job_succeeded(job_name),
            Err(_) => self.job_failed(job_name),
        }
    }

    pub fn job_failed(&self, job_name: &'static str) {
        self.job_failures.get_or_create(&JobName { job_name }).inc();
        self.failing_jobs.lock().insert(job_name);
    }

    /// The jobs whose last run failed at this replica, in alphabetical order.
    pub fn failing_jobs(&self) -> Vec<&'static str> {
        self.failing_jobs.lock().iter().copied().collect()
    }

    pub fn has_failing_jobs(&self) -> bool {
        !self.failing_jobs.lock().is_empty()
    }

    /// Counts a security event and writes it to the log, where the request it belongs to is named.
    /// `subject` is the account, session, game or address concerned, never a secret or what a
    /// stranger has written.
    pub fn security_event(&self, event: SecurityEvent, subject: &str, by: Option<Uuid>) {
        self.security_events.get_or_create(&EventLabel { event: event.into() }).inc();
        event.log(subject, by);
    }
}

/// Raises a gauge for as long as it is held.
#[derive(Debug)]
pub struct GaugeGuard(Gauge);

impl GaugeGuard {
    pub fn new(gauge: &Gauge) -> GaugeGuard {
        gauge.inc();
        GaugeGuard(gauge.clone())
    }
}

impl Drop for GaugeGuard {
    fn drop(&mut self) {
        self.0.dec();
    }
}

pub fn observe_since(histogram: &Histogram, began: Instant) {
    histogram.observe(seconds_of(began.elapsed()));
}

/// A duration as Prometheus counts it.
pub fn seconds_of(duration: Duration) -> f64 {
    duration.as_secs_f64()
}
