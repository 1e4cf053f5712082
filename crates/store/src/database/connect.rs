//! Connections to PostgreSQL. Each gets defaults beyond the settings in the URL, so that a vanished
//! server is detected and left within seconds.

use crate::{
    Connection,
    database::error::{ConnectError, words},
    database::{commits, health::Health, tls::TlsSettings},
    engine::Int,
    metrics::{GaugeGuard, Metrics},
};
use diesel::ConnectionError;
use diesel_async::AsyncPgConnection;
use std::{net::IpAddr, sync::Arc, time::Duration};
use tokio::time::timeout;
use tokio_postgres::{
    Client, Config, Socket,
    config::{Host, TargetSessionAttrs},
    tls::MakeTlsConnect,
};
use tokio_postgres_rustls::MakeRustlsConnect;

/// The time that a host may take to accept a connection. Long enough to lose one packet, which is
/// sent again after a second; short enough to try two silent hosts while a request waits for the
/// pool.
const ACCEPT: Duration = Duration::from_secs(2);

/// The time for which sent data may remain unacknowledged. Longer than a switch or a virtual
/// machine pauses, shorter than the silence that stops the game clocks. It also closes an idle
/// connection after the first unanswered probe.
const UNACKNOWLEDGED: Duration = Duration::from_secs(5);

/// The silence after which a connection is probed. The connection for notifications sends nothing
/// by itself.
const PROBE_AFTER: Duration = Duration::from_secs(5);

/// The time for which a probe waits for its answer.
const PROBE_EVERY: Duration = Duration::from_secs(2);

/// The number of unanswered probes after which a connection is lost, on systems without a limit for
/// unacknowledged data.
const PROBES: u32 = 2;

/// The time that a server that has accepted a connection may take for authentication.
const SIGN_IN: Duration = Duration::from_secs(10);

/// The time for which a standby works on one statement. Slower reads go to the primary.
const STANDBY_STATEMENT: Duration = Duration::from_secs(2);

/// The time that a background job that goes through much data may take for one statement.
const UPKEEP_STATEMENT: Duration = Duration::from_secs(300);

/// The time for which a transaction may leave the server idle. It holds locks meanwhile.
const IDLE_TRANSACTION: Duration = Duration::from_secs(15);

/// The purpose of connections: the server of a cluster that they go to, and the time for which they
/// may use it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// Requests, and jobs on which others rely.
    Requests(StatementLimits),
    /// Jobs that go through much data.
    Upkeep(StatementLimits),
    /// Commands of the operator, migrations and notifications: no limits.
    Operation,
    /// Reads on a standby; statements that write, or take more than two seconds, fail.
    Standby,
}

/// The time that PostgreSQL may take for a statement of a request before it gives up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StatementLimits {
    /// In total.
    pub statement: Duration,
    /// Waiting for a lock.
    pub lock: Duration,
}

impl Default for StatementLimits {
    /// 15 s and 5 s.
    fn default() -> StatementLimits {
        StatementLimits { statement: Duration::from_secs(15), lock: Duration::from_secs(5) }
    }
}

impl Purpose {
    fn settings(self) -> Vec<(&'static str, String)> {
        let ms = |time: Duration| time.as_millis().to_string();
        let limits = |statement, lock| {
            let idle = ("idle_in_transaction_session_timeout", ms(IDLE_TRANSACTION));
            vec![("statement_timeout", ms(statement)), ("lock_timeout", ms(lock)), idle]
        };
        match self {
            Purpose::Requests(StatementLimits { statement, lock }) => limits(statement, lock),
            Purpose::Upkeep(StatementLimits { lock, .. }) => limits(UPKEEP_STATEMENT, lock),
            Purpose::Operation => Vec::new(),
            Purpose::Standby => {
                vec![("statement_timeout", ms(STANDBY_STATEMENT)), ("default_transaction_read_only", "on".to_owned())]
            }
        }
    }

    /// The statements that make these settings. Limits in the `options` of the URL win. Parameters
    /// at the start of a session would do the same, but not through PgBouncer.
    fn statement(self, url: &str) -> String {
        let is_open = |setting: &str| !setting.ends_with("_timeout") || !url.contains(setting);
        let settings = self.settings().into_iter().filter(|(setting, _)| is_open(setting));
        settings.map(|(setting, value)| format!("SET {setting} = '{value}';")).collect()
    }
}

/// A connection that lives as long as it is held and receives notifications.
pub async fn connect(url: &str) -> Result<Connection, ConnectError> {
    let (place, client, driver) = sign_in(url, Purpose::Operation).await?;
    let connection = AsyncPgConnection::try_from_client_and_connection(client, driver).await;
    connection.map_err(|cause| ConnectError::Lost { place, cause })
}

/// A connection for a pool. If it is lost, in use or not, the process is informed.
pub(crate) async fn connect_pooled(
    url: &str,
    purpose: Purpose,
    health: Arc<Health>,
    metrics: Arc<Metrics>,
) -> Result<Connection, ConnectionError> {
    let bad = |error: ConnectError| ConnectionError::BadConnection(error.to_string());
    let (place, client, driver) = sign_in(url, purpose).await.map_err(bad)?;
    let settings = purpose.statement(url);
    let began = health.now();
    let open = GaugeGuard::new(&metrics.connections_open);
    tokio::spawn(async move {
        let _open = open;
        if let Err(error) = driver.await {
            let error = words(&error);
            match health.lost_connection(began) {
                true => tracing::warn!(error, place, "a connection to the database was lost"),
                false => tracing::debug!(error, place, "another connection to the database was lost"),
            }
        }
    });
    client.batch_execute(&settings).await.map_err(|error| ConnectionError::BadConnection(words(&error)))?;
    let mut connection = AsyncPgConnection::try_from(client).await?;
    commits::watch(&mut connection);
    Ok(connection)
}

type Driver = tokio_postgres::Connection<Socket, <MakeRustlsConnect as MakeTlsConnect<Socket>>::Stream>;

async fn sign_in(url: &str, purpose: Purpose) -> Result<(String, Client, Driver), ConnectError> {
    let (config, tls) = config(url, purpose)?;
    let place = place(&config);
    let accepting = config.get_connect_timeout().map_or(SIGN_IN, |each| *each * u32::saturating_from(hosts(&config)));
    match timeout(accepting + SIGN_IN, config.connect(tls.connector()?)).await {
        Ok(Ok((client, driver))) => Ok((place, client, driver)),
        Ok(Err(cause)) => Err(ConnectError::Refused { place, cause }),
        Err(_) => Err(ConnectError::Silent { place }),
    }
}

/// Opens a connection and closes it.
///
/// # Errors
/// The reason for which there is none, with the host and the port.
pub async fn reach(url: &str) -> Result<(), ConnectError> {
    connect(url).await.map(drop)
}

pub fn check_url(url: &str) -> Result<(), ConnectError> {
    config(url, Purpose::Standby).map(drop)
}

/// The location of a database: its hosts, ports and name.
pub fn place_of(url: &str) -> String {
    let config = config(url, Purpose::Operation);
    let place =
        |(config, _): (Config, TlsSettings)| format!("{}/{}", place(&config), config.get_dbname().unwrap_or_default());
    config.map(place).unwrap_or_default()
}

/// Whether all hosts of a URL are this machine: sockets in the file system, or the loopback interface.
pub(crate) fn is_on_this_machine(url: &str) -> bool {
    let Ok((config, _)) = config(url, Purpose::Operation) else { return false };
    let is_here = |nth: usize| match (config.get_hosts().get(nth), config.get_hostaddrs().get(nth)) {
        (_, Some(address)) => address.is_loopback(),
        (Some(Host::Tcp(name)), None) => {
            name == "localhost" || name.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
        }
        (Some(Host::Unix(_)), None) => true,
        (None, None) => false,
    };
    (0..hosts(&config)).all(is_here)
}

/// The configuration from a URL, with our defaults for everything it does not set.
fn config(url: &str, purpose: Purpose) -> Result<(Config, TlsSettings), ConnectError> {
    let (url, tls) = TlsSettings::take_from(url)?;
    let mut config = url.parse::<Config>().map_err(ConnectError::Url)?;
    config.ssl_mode(tls.mode);
    let leaves_open = |setting: &str| !names(&url, setting);
    if leaves_open("connect_timeout") {
        config.connect_timeout(ACCEPT);
    }
    if leaves_open("tcp_user_timeout") {
        config.tcp_user_timeout(UNACKNOWLEDGED);
    }
    if leaves_open("keepalives_idle") {
        config.keepalives_idle(PROBE_AFTER);
    }
    if leaves_open("keepalives_interval") {
        config.keepalives_interval(PROBE_EVERY);
    }
    if leaves_open("keepalives_retries") {
        config.keepalives_retries(PROBES);
    }
    if leaves_open("application_name") {
        config.application_name("railhead");
    }
    if purpose != Purpose::Standby && leaves_open("target_session_attrs") && hosts(&config) > 1 {
        config.target_session_attrs(TargetSessionAttrs::ReadWrite);
    }
    Ok((config, tls))
}

/// Whether a URL, or a list of settings, contains a setting.
fn names(url: &str, setting: &str) -> bool {
    url.split(|c: char| c == '?' || c == '&' || c.is_whitespace()).any(|part| part.split('=').next() == Some(setting))
}

fn hosts(config: &Config) -> usize {
    config.get_hosts().len().max(config.get_hostaddrs().len())
}

/// The location of the database for error messages.
fn place(config: &Config) -> String {
    let host = |nth: usize| match (config.get_hosts().get(nth), config.get_hostaddrs().get(nth)) {
        (_, Some(address)) => address.to_string(),
        (Some(Host::Tcp(name)), None) => name.clone(),
        (Some(Host::Unix(directory)), None) => directory.display().to_string(),
        (None, None) => "?".to_owned(),
    };
    let port = |nth: usize| config.get_ports().get(nth).or(config.get_ports().first()).copied().unwrap_or(5432);
    (0..hosts(config)).map(|nth| format!("{}:{}", host(nth), port(nth))).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn settings(url: &str) -> Config {
        config(url, Purpose::Operation).unwrap().0
    }

    #[test]
    fn a_url_without_options_has_our_defaults() {
        let config = settings("postgres://ada:secret@db.example/railhead");
        let seconds = Duration::from_secs;
        assert_eq!(config.get_connect_timeout(), Some(&seconds(2)));
        assert_eq!(config.get_tcp_user_timeout(), Some(&seconds(5)));
        assert_eq!(config.get_keepalives_idle(), seconds(5));
        assert_eq!(config.get_keepalives_interval(), Some(seconds(2)));
        assert_eq!(config.get_keepalives_retries(), Some(2));
        assert_eq!(config.get_application_name(), Some("railhead"));
        assert_eq!(config.get_target_session_attrs(), TargetSessionAttrs::Any);
        assert_eq!(place(&config), "db.example:5432");
    }

    #[test]
    fn a_database_is_on_this_machine_if_all_of_its_hosts_are() {
        for url in [
            "postgres://ada@localhost/railhead",
            "postgres://ada@127.0.0.1:5433/railhead",
            "postgres://ada@[::1]/railhead",
            "postgres:///railhead?host=/var/run/postgresql&user=ada",
            "host=db.example hostaddr=127.0.0.2 user=ada",
        ] {
            assert!(is_on_this_machine(url), "{url}");
        }
        for url in [
            "postgres://ada@db.example/railhead",
            "postgres://ada@10.0.0.7/railhead",
            "postgres://ada@localhost,db.example/railhead",
            "host=localhost hostaddr=10.0.0.7 user=ada",
            "no URL",
        ] {
            assert!(!is_on_this_machine(url), "{url}");
        }
    }

    #[test]
    fn settings_in_a_url_win_even_if_they_turn_something_off() {
        let all = "connect_timeout=0&tcp_user_timeout=60&keepalives_idle=7200&keepalives_interval=9\
            &keepalives_retries=7&application_name=mine&target_session_attrs=any";
        let pairs = format!("host=a,b user=ada {}", all.replace('&', " "));
        for url in [format!("postgres://ada@a,b/railhead?{all}"), pairs] {
            let config = settings(&url);
            let seconds = Duration::from_secs;
            assert_eq!(config.get_connect_timeout(), None, "{url}");
            assert_eq!(config.get_tcp_user_timeout(), Some(&seconds(60)));
            assert_eq!(config.get_keepalives_idle(), seconds(7200));
            assert_eq!(config.get_keepalives_interval(), Some(seconds(9)));
            assert_eq!(config.get_keepalives_retries(), Some(7));
            assert_eq!(config.get_application_name(), Some("mine"));
            assert_eq!(config.get_target_session_attrs(), TargetSessionAttrs::Any);
        }
    }

    #[test]
    fn the_host_that_takes_writes_is_wanted_by_default() {
        for (url, place_of_it) in [
            ("postgres://ada@a:1,b:2/railhead", "a:1, b:2"),
            ("postgres://ada@%2Frun%2Fone:1,%2Frun%2Ftwo:2/railhead", "/run/one:1, /run/two:2"),
            ("postgres:///railhead?user=ada&host=/run/one&host=/run/two", "/run/one:5432, /run/two:5432"),
        ] {
            let config = settings(url);
            assert_eq!(config.get_target_session_attrs(), TargetSessionAttrs::ReadWrite, "{url}");
            assert_eq!(place(&config), place_of_it);
        }
        let config = settings("postgres://ada@a,b/railhead?target_session_attrs=read-only");
        assert_eq!(config.get_target_session_attrs(), TargetSessionAttrs::ReadOnly);
    }

    #[test]
    fn a_standby_is_opened_for_reading_and_need_not_take_writes() {
        let (config, _) = config("postgres://ada@a,b/railhead", Purpose::Standby).unwrap();
        assert_eq!(config.get_target_session_attrs(), TargetSessionAttrs::Any);
        let ours = "SET statement_timeout = '2000';SET default_transaction_read_only = 'on';";
        assert_eq!(Purpose::Standby.statement("postgres://ada@a,b/railhead"), ours);
    }

    #[test]
    fn limits_that_a_url_names_win() {
        let url = "postgres://ada@a/railhead?options=-c%20statement_timeout%3D60000";
        let ours = "SET lock_timeout = '5000';SET idle_in_transaction_session_timeout = '15000';";
        assert_eq!(Purpose::Requests(StatementLimits::default()).statement(url), ours);
    }
}
