//! Connections to PostgreSQL. Each gets defaults beyond what the URL says, so that a vanished
//! server is detected and left within seconds.

use crate::{
    metrics::{Metrics, Raised},
    store::{
        Connection,
        error::{ConnectError, words},
        vitals::Vitals,
    },
};
use diesel::ConnectionError;
use diesel_async::AsyncPgConnection;
use std::{sync::Arc, time::Duration};
use tokio::time::timeout;
use tokio_postgres::{
    Client, Config, NoTls, Socket,
    config::{Host, TargetSessionAttrs},
    tls::NoTlsStream,
};

/// How long a host may take to accept a connection. Long enough to lose one packet, which is sent
/// again after a second; short enough to try two silent hosts while a request waits for the pool.
const ACCEPT: Duration = Duration::from_secs(2);

/// How long sent data may remain unacknowledged. Longer than a switch or a virtual machine pauses,
/// shorter than the silence that stops the game clocks. It also closes an idle connection after the
/// first unanswered probe.
const UNACKNOWLEDGED: Duration = Duration::from_secs(5);

/// How long a connection may be silent before it is probed. The connection for notifications sends
/// nothing by itself.
const PROBE_AFTER: Duration = Duration::from_secs(5);

/// How long a probe waits for its answer.
const PROBE_EVERY: Duration = Duration::from_secs(2);

/// The number of unanswered probes after which a connection is lost, on systems without a limit for
/// unacknowledged data.
const PROBES: u32 = 2;

/// How long a server that has accepted a connection may take for authentication.
const SIGN_IN: Duration = Duration::from_secs(10);

/// How long a standby works on one statement. What takes longer is asked of the primary.
const STANDBY_STATEMENT: Duration = Duration::from_secs(2);

/// Which server of a cluster a URL is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Server {
    /// The one that takes writes.
    Primary,
    /// One that is only read; statements that write, or take more than two seconds, fail.
    Standby,
}

/// A connection that lives as long as it is held and receives notifications.
pub(crate) async fn connect(url: &str) -> Result<Connection, ConnectError> {
    let (place, client, driver) = sign_in(url, Server::Primary).await?;
    let connection = AsyncPgConnection::try_from_client_and_connection(client, driver).await;
    connection.map_err(|cause| ConnectError::Lost { place, cause })
}

/// A connection for a pool. If it is lost, in use or not, the process is informed.
pub(crate) async fn connect_pooled(
    url: &str,
    server: Server,
    vitals: Arc<Vitals>,
    metrics: Arc<Metrics>,
) -> Result<Connection, ConnectionError> {
    let bad = |error: ConnectError| ConnectionError::BadConnection(error.to_string());
    let (place, client, driver) = sign_in(url, server).await.map_err(bad)?;
    let began = vitals.now();
    let open = Raised::new(&metrics.connections_open);
    tokio::spawn(async move {
        let _open = open;
        if let Err(error) = driver.await {
            let error = words(&error);
            match vitals.lost_connection(began) {
                true => tracing::warn!(error, place, "a connection to the database was lost"),
                false => tracing::debug!(error, place, "another connection to the database was lost"),
            }
        }
    });
    AsyncPgConnection::try_from(client).await
}

type Driver = tokio_postgres::Connection<Socket, NoTlsStream>;

async fn sign_in(url: &str, server: Server) -> Result<(String, Client, Driver), ConnectError> {
    let config = config(url, server)?;
    let place = place(&config);
    let accepting = config.get_connect_timeout().map_or(SIGN_IN, |each| *each * hosts(&config) as u32);
    match timeout(accepting + SIGN_IN, config.connect(NoTls)).await {
        Ok(Ok((client, driver))) => Ok((place, client, driver)),
        Ok(Err(cause)) => Err(ConnectError::Refused { place, cause }),
        Err(_) => Err(ConnectError::Silent { place }),
    }
}

/// Checks that a URL can be parsed.
///
/// # Errors
/// If it cannot.
pub fn check_url(url: &str) -> Result<(), ConnectError> {
    config(url, Server::Standby).map(drop)
}

/// Where a database is: its hosts, ports and name.
pub fn place_of(url: &str) -> String {
    let config = config(url, Server::Primary);
    let place = |config: Config| format!("{}/{}", place(&config), config.get_dbname().unwrap_or_default());
    config.map(place).unwrap_or_default()
}

/// The configuration from a URL, with our defaults for everything it does not set.
fn config(url: &str, server: Server) -> Result<Config, ConnectError> {
    let mut config = url.parse::<Config>().map_err(ConnectError::Url)?;
    let leaves_open = |setting: &str| !names(url, setting);
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
    match server {
        Server::Primary => {
            if leaves_open("target_session_attrs") && hosts(&config) > 1 {
                config.target_session_attrs(TargetSessionAttrs::ReadWrite);
            }
        }
        Server::Standby => {
            let given = config.get_options().unwrap_or_default();
            let limit = STANDBY_STATEMENT.as_millis();
            let options = format!("{given} -c default_transaction_read_only=on -c statement_timeout={limit}");
            config.options(options.trim_start());
        }
    }
    Ok(config)
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
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn settings(url: &str) -> Config {
        config(url, Server::Primary).unwrap()
    }

    #[test]
    fn what_a_url_leaves_open_has_our_defaults() {
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
    fn what_a_url_names_is_used_as_it_stands_also_where_it_turns_something_off() {
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
    fn of_several_hosts_the_one_that_takes_writes_is_wanted_unless_the_url_says_otherwise() {
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
        let standby = |url| config(url, Server::Standby).unwrap();
        let ours = "-c default_transaction_read_only=on -c statement_timeout=2000";
        let config = standby("postgres://ada@a,b/railhead");
        assert_eq!(config.get_target_session_attrs(), TargetSessionAttrs::Any);
        assert_eq!(config.get_options(), Some(ours));
        let config = standby("postgres://ada@a/railhead?options=-c%20work_mem%3D64MB");
        assert_eq!(config.get_options(), Some(format!("-c work_mem=64MB {ours}").as_str()));
    }
}
