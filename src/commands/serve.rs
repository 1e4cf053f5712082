//! `railhead serve`: runs the service, with a private database unless one is configured.

#[cfg(feature = "otlp")]
use crate::commands::traces::Traces;
use crate::{
    commands::{database::Used, log, open_files},
    config::{Serve, Webhooks},
    context::Context,
    hosting::limits::Limits,
    http::{
        self, AnswerMemory, AppState, DumpFolder, Links, PackageFolder, PublicUrl, Quota, REQUEST_LIMIT, RateLimits,
        StreamLimiter, StreamLimits, TrustedProxies,
    },
    identity::{Hasher, Key, Keys, RefreshKey, Ring},
    jobs::{self, KeySource},
    log::packs::Packs,
    oidc::Providers,
    outbound::{Contact, Policy, PushIdentity},
    postgres::Postgres,
    store::{
        self, Database, DatabaseError, Databases, OpenError, Process, accounts::keys, citus::detection,
        games::scheduler, notifications::webhooks,
    },
};
use actix_web::{dev::ServerHandle, web};
use secrecy::SecretString;
use std::{
    error::Error,
    io::{self, Write},
    net::{SocketAddr, TcpListener},
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};
use tokio::{
    signal::unix::{Signal, SignalKind, signal},
    time::sleep,
};

/// Serves until SIGINT or SIGTERM. Running requests are finished first.
pub async fn run(options: Serve) -> Result<(), Box<dyn Error>> {
    // Dropped last: then what is left of the traces is sent.
    #[cfg(feature = "otlp")]
    let _traces = begin_log(&options)?;
    #[cfg(not(feature = "otlp"))]
    log::to_standard_error(options.log_json);
    let packs = Packs::with_files(&options.packs.files)?;
    // Listen first: a port in use is reported before a database is started.
    let listener = listen(options.listen, "--listen")?;
    let for_metrics = options.metrics_listen.map(|address| listen(address, "--metrics-listen")).transpose()?;
    let address = listener.local_addr()?;
    let given = signing_keys(&options.signing_keys)?;
    let forbidden_names = options.forbidden_names.as_deref().map(read).transpose()?;
    // Two of one name are reported before a database is started, too.
    Providers::new(&options.sign_in.providers)?;
    let urls = [&options.read_database_url, &options.database_use.listen_database_url];
    urls.into_iter().flatten().try_for_each(|url| store::database::connect::check_url(url))?;
    let files = open_files::raise_limit();
    let mut signals = Signals::new()?;
    let waiting = http::wait(listener.try_clone()?)?;
    let waits = waiting.handle();
    tokio::spawn(waiting);
    let database = Used::open(&options.database).await?;
    let shared = tokio::select! {
        biased;
        _ = signals.received() => None,
        shared = when_there(&database.url, &packs, &given, &options) => Some(shared?),
    };
    // Its connections wait for the next server instead of being accepted by one without workers.
    waits.pause().await;
    waits.stop(true).await;
    let Some(shared) = shared else { return database.close().await };
    if let Some(words) = forbidden_names {
        shared.context.process.forbid_words(&words);
    }
    let workers = shared.context.databases.workers(options.workers);
    tracing::info!(
        workers,
        files,
        database_connections = shared.context.databases.connections_of_process(workers),
        "the server starts"
    );
    let key_source = if given.is_empty() { KeySource::Stored } else { KeySource::Configured };
    let jobs = jobs::start(&shared.context, key_source)?;
    let metrics = for_metrics.map(|listener| http::serve_metrics(&shared, listener)).transpose()?;
    let (process, permits) = (shared.context.process.clone(), shared.permits.clone());
    let server = http::serve(shared, listener, workers)?;
    if let Err(error) = announce(&address, database.private.as_ref()) {
        tracing::warn!("standard output cannot be written to: {error}");
    }
    tokio::spawn(stop_on_signal(signals, options.drain_delay(), process, permits, server.handle()));
    let measured = metrics.map(|metrics| (metrics.handle(), tokio::spawn(metrics)));
    server.await?;
    if let Some((metrics, task)) = measured {
        metrics.stop(false).await;
        task.await??;
    }
    jobs.stop().await;
    database.close().await
}

fn listen(address: SocketAddr, option: &str) -> Result<TcpListener, String> {
    let refused = |error| format!("cannot listen on {address}: {error}; choose another with {option}");
    TcpListener::bind(address).map_err(refused)
}

#[cfg(feature = "otlp")]
fn begin_log(options: &Serve) -> Result<Option<Traces>, Box<dyn Error>> {
    let traces = options.otlp_endpoint.as_deref().map(Traces::to).transpose()?;
    match &traces {
        Some(traces) => log::with_traces(options.log_json, traces),
        None => log::to_standard_error(options.log_json),
    }
    Ok(traces)
}

/// The shortest and longest pauses between two attempts to use the database.
const PAUSES: (Duration, Duration) = (Duration::from_millis(100), Duration::from_secs(2));

/// Prepares the state shared by the workers, as soon as the database can be used.
///
/// # Errors
/// Errors that waiting does not resolve.
async fn when_there(url: &str, packs: &Packs, given: &[Key], options: &Serve) -> Result<AppState, Box<dyn Error>> {
    let (mut pause, longest) = PAUSES;
    let mut reported = String::new();
    loop {
        let error = match started(url, packs, given, options).await {
            Ok(shared) => return Ok(shared),
            Err(error) if passes(error.as_ref()) => with_sources(error.as_ref()),
            Err(error) => return Err(error),
        };
        if error != reported {
            tracing::warn!("waiting for the database: {error}");
            reported = error;
        }
        sleep(pause).await;
        pause = longest.min(pause * 2);
    }
}

fn with_sources(error: &(dyn Error + 'static)) -> String {
    let sources = std::iter::successors(error.source(), |error| (**error).source());
    sources.fold(error.to_string(), |chain, source| format!("{chain}: {source}"))
}

/// Whether an error may pass without a change of configuration.
fn passes(error: &(dyn Error + 'static)) -> bool {
    let opening = error.downcast_ref::<OpenError>().is_some_and(OpenError::passes);
    opening || error.downcast_ref::<DatabaseError>().is_some_and(DatabaseError::passes)
}

async fn started(url: &str, packs: &Packs, given: &[Key], options: &Serve) -> Result<AppState, Box<dyn Error>> {
    let databases = Databases {
        listen_url: options.database_use.listen_database_url.clone(),
        read_url: options.read_database_url.clone(),
        connections: options.database_use.database_connections.map(usize::from),
        statements: options.database_use.statements(),
        ..Databases::at(url.to_owned())
    };
    let shared = prepare(databases, packs.clone(), given, options.limits.into(), Hasher::default()).await?;
    let seconds = |seconds: u16| Duration::from_secs(seconds.into());
    let connections_each = (options.trusted_proxies == 0).then_some(options.connections_each);
    let context = Context {
        databases: with_connections(&shared.context, options).await?,
        policy: Policy { allow_private: options.webhooks.webhooks_allow_private },
        push: shared.context.push.clone().with_contact(push_contact(options)),
        ..shared.context
    };
    if let Some(contact) = &options.contact {
        context.process.set_contact(contact.as_str());
    }
    if let Some(terms) = &options.terms {
        context.process.set_terms(terms);
    }
    if let Some(version) = &options.min_client {
        context.process.set_min_client(&version.to_string());
    }
    use_operators_webhook(&context, &options.webhooks).await?;
    let rates = RateLimits::scaled(options.rate_limits, &context.process.time);
    Ok(AppState {
        context,
        proxies: TrustedProxies(options.trusted_proxies),
        permits: web::Data::new(StreamLimiter::new(options.streams.into())),
        rates: web::Data::new(rates),
        providers: web::Data::new(Providers::new(&options.sign_in.providers)?),
        links: options.links.clone().into(),
        dumps: open_data(options)?,
        packages: packages(options)?,
        request_limit: seconds(options.request_timeout),
        connections: Arc::new(Quota::new(options.connections, connections_each)),
        cors_origins: options.cors_origins.clone(),
        public_url: options.public_url.clone().unwrap_or_default(),
        drain_timeout: seconds(options.drain_timeout),
        ..shared
    })
}

/// The folder of dumps, which has to be there.
fn open_data(options: &Serve) -> Result<DumpFolder, String> {
    match &options.open_data {
        Some(folder) if !folder.is_dir() => Err(format!("--open-data: {} is no folder", folder.display())),
        folder => Ok(DumpFolder(folder.clone())),
    }
}

/// The folder of packages, in which those of this version have to be.
fn packages(options: &Serve) -> Result<PackageFolder, String> {
    let folder = PackageFolder(options.packages.clone());
    match folder.missing().as_slice() {
        [] => Ok(folder),
        missing => Err(format!("--packages: these files are not there: {}", missing.join(", "))),
    }
}

/// Divides the connections that PostgreSQL allows, unless the operator has.
async fn with_connections(context: &Context, options: &Serve) -> Result<Databases, Box<dyn Error>> {
    let databases = context.databases.clone();
    let workers = databases.workers(options.workers);
    let allowed = context.database(1)?.allowed_connections().await?;
    let wanted = databases.connections_of_process(workers);
    if databases.connections.is_some() {
        if wanted > allowed {
            tracing::warn!(wanted, allowed, "PostgreSQL allows fewer connections than this server may open");
        }
        return Ok(databases);
    }
    Ok(Databases { connections: Some(wanted.min(allowed / 2)), ..databases })
}

fn read(file: &Path) -> Result<String, String> {
    std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

fn signing_keys(files: &[PathBuf]) -> Result<Vec<Key>, Box<dyn Error>> {
    let key = |file: &PathBuf| {
        let pem = read(file)?;
        Ok(Key::from_pem(&pem).map_err(|error| format!("{}: {error}", file.display()))?)
    };
    files.iter().map(key).collect()
}

/// Migrates the database and prepares the state shared by the workers. Token keys come from the
/// configuration or else from the database.
pub async fn prepare(
    databases: Databases,
    packs: Packs,
    given: &[Key],
    limits: Limits,
    hasher: Hasher,
) -> Result<AppState, Box<dyn Error>> {
    store::migrate(databases.direct_url()).await?;
    let process = Process::new(limits);
    let db = databases.database(1, &process)?;
    first_heartbeat(&db).await?;
    detection::find(&db).await?;
    let ring = if given.is_empty() {
        jobs::keys::stored_ring(&db).await.map_err(|error| -> Box<dyn Error> { error })?
    } else {
        Ring::configured(given)?
    };
    let secret =
        keys::refresh_secret(&db).await?.try_into().map_err(|_| "the secret of refresh tokens is not 32 bytes")?;
    let keys = Arc::new(Keys::new(ring, RefreshKey::new(secret)));
    let push = PushIdentity::load(&db).await?;
    let revocations = jobs::revocations::run(db, Arc::clone(&keys), Default::default());
    revocations.await.map_err(|error| -> Box<dyn Error> { error })?;
    let permits = web::Data::new(StreamLimiter::new(StreamLimits::default()));
    Ok(AppState {
        context: Context { databases, process, keys, policy: Policy::default(), push },
        hasher: web::Data::new(hasher),
        providers: web::Data::new(Providers::default()),
        packs: web::Data::new(packs),
        proxies: TrustedProxies(0),
        permits,
        rates: web::Data::new(RateLimits::off()),
        links: Links::default(),
        dumps: DumpFolder::default(),
        packages: PackageFolder::default(),
        request_limit: REQUEST_LIMIT,
        connections: Arc::new(Quota::new(usize::MAX, None)),
        answer_memory: AnswerMemory::default(),
        cors_origins: Vec::new(),
        public_url: PublicUrl::default(),
        drain_timeout: Duration::from_secs(5),
    })
}

/// Writes the first heartbeat, which also compares the clocks.
///
/// # Errors
/// If they differ: that is not waited for, because nobody would see why nothing starts.
async fn first_heartbeat(db: &Database) -> Result<(), Box<dyn Error>> {
    match scheduler::heartbeat(db).await {
        Err(DatabaseError::WrongClock(wrong)) => Err(format!(
            "{wrong}. Games and sessions would end at the wrong time. Set the clocks of both machines, with NTP for \
             example, and start the server again"
        )
        .into()),
        outcome => Ok(outcome?),
    }
}

/// The contact for push services: the service itself, unless the operator names another.
fn push_contact(options: &Serve) -> Option<Contact> {
    let own = || options.public_url.as_ref().and_then(|url| url.as_str().parse().ok());
    options.webhooks.push_contact.clone().or_else(own)
}

/// Sets or removes the operator's webhook.
async fn use_operators_webhook(context: &Context, options: &Webhooks) -> Result<(), Box<dyn Error>> {
    let webhook = match (&options.webhook_url, &options.webhook_secret_file) {
        (Some(url), Some(file)) => {
            Policy { allow_private: true }.check(url).map_err(|refusal| format!("--webhook-url: {refusal}"))?;
            Some((url, SecretString::from(read(file)?.trim())))
        }
        (Some(_), None) | (None, _) => None,
    };
    let db = context.database(1)?;
    Ok(webhooks::set_operators(&db, webhook.as_ref().map(|(url, secret)| (url.as_str(), secret))).await?)
}

fn announce(address: &SocketAddr, private: Option<&Postgres>) -> io::Result<()> {
    let mut out = io::stdout();
    writeln!(out, "Railhead serves the API   http://{address}/v1")?;
    writeln!(out, "         the app          http://{address}/play/")?;
    writeln!(out, "         documentation    http://{address}/docs/")?;
    writeln!(out, "         status           http://{address}/status")?;
    writeln!(out, "         readiness        http://{address}/health/ready")?;
    if let Some(postgres) = private {
        writeln!(out, "         data kept in     {}", postgres.data_dir().display())?;
    }
    out.flush()
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum EndingSignal {
    Interrupt,
    Terminate,
}

/// The signals that end the process. One that arrives before it is awaited is not lost.
struct Signals {
    interrupt: Signal,
    terminate: Signal,
}

impl Signals {
    fn new() -> io::Result<Signals> {
        Ok(Signals { interrupt: signal(SignalKind::interrupt())?, terminate: signal(SignalKind::terminate())? })
    }

    async fn received(&mut self) -> EndingSignal {
        tokio::select! {
            _ = self.interrupt.recv() => EndingSignal::Interrupt,
            _ = self.terminate.recv() => EndingSignal::Terminate,
        }
    }
}

/// Says that it is not ready, goes on while load balancers notice, ends the streams, and lets what
/// is under way finish. A second signal shortens this.
async fn stop_on_signal(
    mut signals: Signals,
    delay: Duration,
    process: Process,
    permits: web::Data<StreamLimiter>,
    server: ServerHandle,
) {
    let signal = signals.received().await;
    process.drain();
    if signal == EndingSignal::Terminate {
        tracing::info!(seconds = delay.as_secs(), "the server stops; /health/ready says 503");
        tokio::select! {
            () = sleep(delay) => {}
            _ = signals.received() => {}
        }
    }
    permits.drain();
    tokio::select! {
        () = server.stop(true) => {}
        _ = signals.received() => server.stop(false).await,
    }
}
