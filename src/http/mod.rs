//! HTTP: every route, and how the service is put together. A handler parses the request, calls one
//! store function and builds the answer.

mod accounts;
mod admin;
mod answers;
mod challenges;
mod codes;
mod connection;
mod docs;
mod dumps;
mod fallback;
mod feeds;
mod games;
mod guards;
mod health;
mod inbox;
mod index;
mod leagues;
mod mcp;
mod metrics;
mod openapi;
mod operations;
mod play;
mod players;
mod problem;
mod puzzles;
mod reference;
mod routes;
mod scoring;
mod sse;
mod status;
mod time;
mod tournaments;
mod waiting;

pub use connection::{AnswerMemory, Quota, REQUEST_LIMIT, client_address::TrustedProxies};
pub use docs::{PackageFolder, documents};
pub use dumps::DumpFolder;
pub use games::{
    invites::{AndroidApp, Links},
    views::ClockView,
};
pub use guards::{connection_log::is_replaced, cors::Origin, json::BODY_LIMIT, rate_limits::RateLimits};
pub use metrics::serve_metrics;
pub use openapi::{Published, inlined, pretty};
pub use operations::{KeyAccess, Operation, Operations};
pub use problem::{Problem, ProblemCode, language::in_language, public_url::PublicUrl};
pub use scoring::{NewScoring, ScoredPlayer, Scoring};
pub use sse::stream_limits::{StreamLimiter, StreamLimits};
pub use waiting::wait;

use self::{
    answers::picture::PreviewDrawer,
    connection::LentSocket,
    games::{chances, embeds, invites, views},
    guards::{
        api_keys, clock_check, compression, connection_log, cors, deprecation, exports::RunningExports, extract,
        head_requests, heavy_work::HeavyWork, language, rate_limits, request_log, safety_headers,
    },
};
use crate::{
    context::Context,
    identity::Hasher,
    log::packs::Packs,
    oidc::Providers,
    store::{Database, OpenError},
};
use actix_http::HttpService;
use actix_service::{ServiceFactoryExt, apply_fn_factory};
use actix_web::{
    App,
    dev::{Extensions, Server, fn_service},
    http::KeepAlive,
    middleware::from_fn,
    web,
};

use std::{
    future::ready,
    io,
    net::TcpListener,
    sync::{Arc, OnceLock},
    thread,
    time::Duration,
};
use utoipa::OpenApi;

/// Connections of each worker to a standby for reads.
const READ_CONNECTIONS: usize = 8;

/// State shared by all workers.
#[derive(Clone)]
pub struct AppState {
    /// The state that is shared with jobs.
    pub context: Context,
    pub hasher: web::Data<Hasher>,
    pub providers: web::Data<Providers>,
    pub packs: web::Data<Packs>,
    pub proxies: TrustedProxies,
    pub permits: web::Data<StreamLimiter>,
    pub rates: web::Data<RateLimits>,
    pub links: Links,
    pub dumps: DumpFolder,
    pub packages: PackageFolder,
    /// The longest time that a client may take to send a request.
    pub request_limit: Duration,
    pub connections: Arc<Quota>,
    pub answer_memory: AnswerMemory,
    pub cors_origins: Vec<Origin>,
    pub public_url: PublicUrl,
    /// The time for which the server finishes requests after it was stopped.
    pub drain_timeout: Duration,
}

impl AppState {
    /// The database of one of so many workers.
    fn database(&self, workers: usize) -> Result<Database, OpenError> {
        let databases = &self.context.databases;
        let db = self.context.database(databases.connections_of_worker(workers))?;
        match &databases.read_url {
            Some(url) => db.with_standby(url, READ_CONNECTIONS),
            None => Ok(db),
        }
    }
}

/// The complete OpenAPI document, made of what the handlers declare: each operation has all its parts and samples.
pub fn declared_document() -> serde_json::Value {
    let mut document = openapi::Document::openapi();
    routes::add(&mut document);
    openapi::complete(document)
}

/// The OpenAPI document that is part of the program: each operation has all its parts.
///
/// # Errors
/// If the program is damaged.
pub fn document() -> io::Result<serde_json::Value> {
    Ok(openapi::inlined(documents::read(&documents::DOCUMENT)?))
}

pub fn operations() -> io::Result<Operations> {
    Operations::of(&document()?)
}

/// The tables that a service reads in the OpenAPI document.
#[derive(Clone)]
struct OpenApiArtifacts {
    methods: web::Data<fallback::Methods>,
    error_pages: web::Data<docs::ErrorPages>,
    operations: web::Data<Operations>,
}

impl OpenApiArtifacts {
    /// Made with the first service of a process; it takes long, and is the same for all.
    fn once() -> io::Result<OpenApiArtifacts> {
        static MADE: OnceLock<OpenApiArtifacts> = OnceLock::new();
        match MADE.get() {
            Some(made) => Ok(made.clone()),
            None => OpenApiArtifacts::in_thread().map(|made| MADE.get_or_init(|| made).clone()),
        }
    }

    /// Makes it in a thread of its own: making it takes 45 MB, which the allocator gives back to the
    /// system when a thread ends, and keeps while a thread is idle.
    fn in_thread() -> io::Result<OpenApiArtifacts> {
        thread::spawn(OpenApiArtifacts::new)
            .join()
            .map_err(|_| io::Error::other("the OpenAPI document cannot be made"))?
    }

    fn new() -> io::Result<OpenApiArtifacts> {
        let document = document()?;
        let operations = mcp::add_operation(Operations::of(&document)?);
        let error_pages = web::Data::new(docs::ErrorPages::of(&document, &operations));
        Ok(OpenApiArtifacts {
            methods: web::Data::new(fallback::Methods::of(&operations)),
            error_pages,
            operations: web::Data::new(operations),
        })
    }
}

pub fn serve(shared: AppState, listener: TcpListener, workers: usize) -> io::Result<Server> {
    let OpenApiArtifacts { methods, error_pages, operations } = OpenApiArtifacts::once()?;
    let remembered_views = web::Data::new(views::RememberedViews::default());
    let remembered_chances = web::Data::new(chances::RememberedChances::default());
    let exports = web::Data::new(RunningExports::default());
    let body_memory = web::Data::new(connection::BodyMemory::default());
    let heavy_work = web::Data::new(HeavyWork::default());
    let drawer = web::Data::new(PreviewDrawer::default());
    let last_look = web::Data::new(status::LastLook::default());
    let limit = shared.request_limit;
    let figures = web::Data::from(Arc::clone(&shared.context.process.metrics));
    let (connections, drain_timeout) = (Arc::clone(&shared.connections), shared.drain_timeout);
    let app = move || {
        let db = {
            let shared = shared.clone();
            move || std::future::ready(shared.database(workers))
        };
        let AppState {
            context: Context { keys, policy, push, .. },
            hasher,
            providers,
            packs,
            proxies,
            permits,
            rates,
            links,
            dumps,
            packages,
            public_url,
            answer_memory,
            ..
        } = shared.clone();
        App::new()
            .wrap(from_fn(rate_limits::limit))
            .wrap(from_fn(api_keys::authenticate))
            .wrap(from_fn(clock_check::require_right_clock))
            .wrap(from_fn(deprecation::announce))
            .wrap(from_fn(connection::reserve))
            .wrap(from_fn(compression::compress))
            .wrap(from_fn(safety_headers::add))
            .wrap(from_fn(head_requests::answer))
            .wrap(from_fn(connection::limit))
            .wrap(from_fn(language::choose))
            .wrap(cors::cors(&shared.cors_origins))
            .wrap(from_fn(request_log::observe))
            .data_factory(db)
            .app_data(web::Data::from(keys))
            .app_data(hasher)
            .app_data(providers)
            .app_data(packs)
            .app_data(web::Data::new(proxies))
            .app_data(permits)
            .app_data(rates)
            .app_data(web::Data::new(answer_memory))
            .app_data(web::Data::new(policy))
            .app_data(web::Data::new(push))
            .app_data(web::Data::new(links))
            .app_data(web::Data::new(dumps))
            .app_data(web::Data::new(packages))
            .app_data(figures.clone())
            .app_data(methods.clone())
            .app_data(operations.clone())
            .app_data(error_pages.clone())
            .app_data(web::Data::new(cors::Origins::new(&shared.cors_origins, &public_url)))
            .app_data(web::Data::new(public_url))
            .app_data(remembered_views.clone())
            .app_data(remembered_chances.clone())
            .app_data(exports.clone())
            .app_data(body_memory.clone())
            .app_data(heavy_work.clone())
            .app_data(drawer.clone())
            .app_data(last_look.clone())
            .configure(|config| methods.refuse_early(config))
            .configure(extract::configure)
            .configure(routes::add)
            .configure(docs::configure)
            .configure(play::configure)
            .service(mcp::serve)
            .service(status::page)
            .service(embeds::frame)
            .route(dumps::FILE, web::get().to(dumps::file))
            .service(codes::page::show)
            .service(codes::page::preview)
            .service(invites::apple)
            .service(invites::android)
            .default_service(web::to(fallback::refuse))
    };
    let server = Server::build().workers(workers).shutdown_timeout(drain_timeout.as_secs()).disable_signals();
    let draining = server.graceful_shutdown_signal();
    let service = move || {
        let draining = draining.clone();
        let drained = move || {
            let draining = draining.clone();
            async move { draining.notified().await }
        };
        let app = mcp::with_door(app()).map_err(|error: actix_web::Error| error.error_response());
        // `ClientSocket` disconnects slow clients; the timers of actix-web are off.
        let http = HttpService::build()
            .graceful_shutdown_signal(drained)
            .keep_alive(KeepAlive::Os)
            .client_request_timeout(Duration::ZERO)
            .client_disconnect_timeout(connection::LINGER)
            .h1_write_buffer_size(connection::PIECE)
            .on_connect_ext(|connection: &LentSocket, data: &mut Extensions| {
                data.insert(connection.state());
                data.insert(connection.handover());
            })
            .finish(app);
        let connections = Arc::clone(&connections);
        fn_service(move |socket| ready(connection::accept(socket, limit, &connections)))
            .and_then(apply_fn_factory(http, connection_log::observe))
    };
    Ok(server.listen("railhead", listener, service)?.run())
}
