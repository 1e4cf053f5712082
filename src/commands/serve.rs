//! `railhead serve`: the service, with a database of its own if it is given none.

use crate::{
    api::{self, Shared},
    auth::{Hasher, Keys},
    config::Serve,
    packs::Packs,
    postgres::{Options, Postgres},
    store::{self, Store},
};
use actix_web::{dev::ServerHandle, web};
use std::{
    error::Error,
    io::{self, IsTerminal, Write},
    net::{SocketAddr, TcpListener},
    path::Path,
};
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;

/// Serves until SIGINT or SIGTERM; running requests are answered first.
///
/// # Errors
/// Whatever hinders the start, in words for a person.
pub async fn run(options: Serve) -> Result<(), Box<dyn Error>> {
    log_to_standard_error(options.log_json);
    let packs = Packs::with_files(&options.packs.files)?;
    // Listening comes first: a port in use is found out before a database is started.
    let listener = TcpListener::bind(options.listen)
        .map_err(|error| format!("cannot listen on {}: {error}; choose another with --listen", options.listen))?;
    let address = listener.local_addr()?;
    let private = match &options.database_url {
        Some(_) => None,
        None => Some(start_postgres(&options.data_dir, options.postgres_bin.as_deref()).await?),
    };
    let url = match (&options.database_url, &private) {
        (Some(url), _) => url.clone(),
        (None, Some(postgres)) => postgres.url("railhead"),
        (None, None) => return Err("there is no database".into()),
    };
    let shared = prepare(url, packs).await?;
    let workers = options.workers.map(usize::from).unwrap_or_else(cores);
    let server = api::serve(shared, listener, workers)?;
    if let Err(error) = announce(&address, private.as_ref()) {
        tracing::warn!("standard output cannot be written to: {error}");
    }
    tokio::spawn(stop_on_signal(server.handle()));
    server.await?;
    if let Some(postgres) = private {
        tokio::task::spawn_blocking(move || postgres.stop()).await?;
    }
    Ok(())
}

/// Brings the database up to date and gets ready what the workers share.
///
/// # Errors
/// If the database cannot be used.
pub async fn prepare(database_url: String, packs: Packs) -> Result<Shared, Box<dyn Error>> {
    store::migrate(&database_url).await?;
    let folded = Store::no_folded_games();
    let (kid, seed) = Store::new(&database_url, 1, folded.clone())?.signing_key().await?;
    let keys = web::Data::new(Keys::new(kid, &seed)?);
    let hasher = web::Data::new(Hasher::new()?);
    Ok(Shared { database_url, folded, keys, hasher, packs: web::Data::new(packs) })
}

fn announce(address: &SocketAddr, private: Option<&Postgres>) -> io::Result<()> {
    let mut out = io::stdout();
    writeln!(out, "Railhead serves the API   http://{address}/v1")?;
    writeln!(out, "         documentation at http://{address}/docs")?;
    if let Some(postgres) = private {
        writeln!(out, "         data kept in     {}", postgres.data_dir().display())?;
    }
    out.flush()
}

async fn start_postgres(data_dir: &Path, bin_dir: Option<&Path>) -> Result<Postgres, Box<dyn Error>> {
    let options = Options { data_dir: data_dir.to_path_buf(), bin_dir: bin_dir.map(Path::to_path_buf), durable: true };
    Ok(tokio::task::spawn_blocking(move || Postgres::start(options)).await??)
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

async fn stop_on_signal(server: ServerHandle) {
    let (Ok(mut interrupt), Ok(mut terminate)) = (signal(SignalKind::interrupt()), signal(SignalKind::terminate()))
    else {
        tracing::warn!("signals cannot be waited for");
        return;
    };
    tokio::select! {
        _ = interrupt.recv() => {}
        _ = terminate.recv() => {}
    }
    server.stop(true).await;
}

fn log_to_standard_error(json: bool) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn,railhead=info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let log = log.with_ansi(std::io::stderr().is_terminal());
    let set = if json { log.json().try_init() } else { log.try_init() };
    if set.is_err() {
        eprintln!("the log was set up before");
    }
}
