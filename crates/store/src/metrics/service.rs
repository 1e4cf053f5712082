//! The figures of the service as a whole, which every replica reads from the database alike.

use crate::metrics::labels::ActionLabel;
use prometheus_client::{
    encoding::text::encode,
    metrics::{counter::Counter, family::Family, gauge::Gauge},
    registry::{Registry, Unit},
};
use std::{fmt, sync::atomic::AtomicU64};

/// The figures of the service in the database. Counts stop at a bound.
#[derive(Clone, Default, Debug)]
pub struct ServiceFigures {
    pub games_due: i64,
    pub oldest_due_seconds: f64,
    pub games_finished: i64,
    pub deliveries_waiting: i64,
    pub oldest_delivery_seconds: f64,
    pub logs_to_pack: i64,
    pub reports_open: i64,
    pub oldest_report_seconds: f64,
    pub sessions_active: i64,
    pub heartbeat_seconds: f64,
    pub outages: i64,
    pub connections: i64,
    pub most_connections: i64,
    pub admin_actions: Vec<(&'static str, i64)>,
}

impl ServiceFigures {
    pub fn text(&self) -> Result<String, fmt::Error> {
        let mut registry = Registry::default();
        let mut gauge = |name: &str, help: &str, value: i64| {
            let gauge = Gauge::<i64>::default();
            gauge.set(value);
            registry.register(name, help, gauge);
        };
        gauge("railhead_games_due", "Games with overdue work, at most 10,000", self.games_due);
        gauge(
            "railhead_deliveries_waiting",
            "Deliveries to webhooks not made yet, at most 10,000",
            self.deliveries_waiting,
        );
        gauge("railhead_logs_to_pack", "Logs of finished games overdue for packing, at most 10,000", self.logs_to_pack);
        gauge("railhead_reports_open", "Reports without an answer, at most 10,000", self.reports_open);
        gauge(
            "railhead_sessions_active",
            "Devices that refreshed in 15 minutes, at most 100,000",
            self.sessions_active,
        );
        gauge("railhead_database_connections", "Sessions of this database, of all its clients", self.connections);
        gauge("railhead_database_max_connections", "max_connections of the database server", self.most_connections);
        let mut age = |name: &str, help: &str, value: f64| {
            let gauge = Gauge::<f64, AtomicU64>::default();
            gauge.set(value);
            registry.register_with_unit(name, help, Unit::Seconds, gauge);
        };
        age("railhead_game_oldest_due", "How long the oldest overdue work has waited", self.oldest_due_seconds);
        age("railhead_delivery_oldest", "Age of the oldest delivery not made yet", self.oldest_delivery_seconds);
        age("railhead_report_oldest", "Age of the oldest report without an answer", self.oldest_report_seconds);
        age("railhead_heartbeat_age", "Age of the last heartbeat of any replica", self.heartbeat_seconds);
        let counter = |value: i64| {
            let counter = Counter::<u64>::default();
            counter.inc_by(value.unsigned_abs());
            counter
        };
        registry.register("railhead_games_finished", "Games that ended with a result", counter(self.games_finished));
        registry.register("railhead_outages", "Outages of all replicas", counter(self.outages));
        let actions = Family::<ActionLabel, Counter>::default();
        for (action, count) in &self.admin_actions {
            actions.get_or_create(&ActionLabel { action }).inc_by(count.unsigned_abs());
        }
        registry.register("railhead_admin_actions", "Actions of admins, also on the command line", actions);
        let mut text = String::new();
        encode(&mut text, &registry)?;
        Ok(text)
    }
}
