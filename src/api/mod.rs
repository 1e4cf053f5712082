//! HTTP: every route, and how the service is put together. A handler parses, calls one store function and says the
//! answer.

mod accounts;
mod admin;
mod events;
mod extract;
mod facts;
mod fairness;
mod fallback;
mod feed;
mod finding;
mod following;
mod games;
mod health;
mod inbox;
mod inbox_feed;
mod invitations;
mod jwks;
mod leaderboards;
mod lists;
mod logged;
mod moves;
mod openapi;
mod outcome;
mod own_data;
mod page;
mod past_games;
mod past_ratings;
mod permits;
mod players;
mod problem;
mod reference;
mod replay;
mod results;
mod retry;
mod scorings;
mod seats;
mod sessions;
mod slow;
mod statistics;
mod streams;
mod summary;
mod views;
mod waiting;
mod webhooks;

pub use extract::{BODY_LIMIT, TrustedProxies};
pub use logged::LoggedEvent;
pub use openapi::is_known;
pub use permits::{Permits, StreamLimits};
pub use problem::{Code, Problem};
pub use scorings::{NewScoring, Scoring};
pub use slow::REQUEST_LIMIT;
pub use views::ClockView;
pub use waiting::wait;

use crate::{
    auth::{Hasher, Keys},
    packs::Packs,
    store::{Process, Store},
    webhooks::Policy,
};
use actix_http::{HttpService, Protocol, error::DispatchError};
use actix_service::{IntoServiceFactory, ServiceFactoryExt, map_config};
use actix_web::{
    App,
    dev::{AppConfig, Extensions, Server, fn_service},
    http::KeepAlive,
    middleware::from_fn,
    rt::net::TcpStream,
    web,
};
use slow::Timed;
use std::{
    future::{Ready, ready},
    io,
    net::{SocketAddr, TcpListener},
    time::Duration,
};
use tracing_actix_web::TracingLogger;
use utoipa::{OpenApi, openapi::OpenApi as Document};
use utoipa_actix_web::{AppExt, service_config::ServiceConfig};
use utoipa_swagger_ui::SwaggerUi;

/// Connections to the database of each worker.
const CONNECTIONS: usize = 16;

/// For how long a client may leave unread what it is sent.
#[cfg(target_os = "linux")]
const UNREAD: Duration = Duration::from_secs(30);

/// How long a connection is kept after its last answer for what the client still sends.
const LINGER: Duration = Duration::from_secs(1);

/// What every worker shares.
#[derive(Clone)]
pub struct Shared {
    /// Where the database is.
    pub database_url: String,
    /// What the stores of this process share.
    pub process: Process,
    /// The keys of access tokens.
    pub keys: web::Data<Keys>,
    /// The hasher of passwords.
    pub hasher: web::Data<Hasher>,
    /// The packs of tickets offered.
    pub packs: web::Data<Packs>,
    /// How many proxies stand in front of the service.
    pub proxies: TrustedProxies,
    /// The streams that are open.
    pub permits: web::Data<Permits>,
    /// Where webhooks may point.
    pub policy: Policy,
    /// How long a client may take to send a request.
    pub request_limit: Duration,
}

/// Every route: the table of contents. A request is compared to one after the other: the busiest come first.
fn routes(config: &mut ServiceConfig) {
    extract::configure(config);
    config
        .service(views::show)
        .service(moves::play)
        .service(moves::list)
        .service(events::list)
        .service(streams::game)
        .service(accounts::create)
        .service(accounts::create_guest)
        .service(accounts::upgrade)
        .service(accounts::show)
        .service(accounts::change)
        .service(accounts::change_password)
        .service(own_data::export)
        .service(own_data::delete)
        .service(sessions::create)
        .service(sessions::refresh)
        .service(sessions::list)
        .service(sessions::end_current)
        .service(sessions::end)
        .service(sessions::end_all)
        .service(jwks::show)
        .service(reference::board)
        .service(reference::tickets)
        .service(reference::variants)
        .service(games::create)
        .service(lists::list)
        .service(finding::join_by_code)
        .service(finding::quick)
        .service(finding::rematch)
        .service(games::show)
        .service(games::cancel)
        .service(games::start)
        .service(seats::join)
        .service(seats::leave)
        .service(seats::kick)
        .service(seats::add_bot)
        .service(seats::remove_bot)
        .service(seats::make_host)
        .service(invitations::create)
        .service(invitations::decline)
        .service(moves::resign)
        .service(streams::inbox)
        .service(inbox::show)
        .service(inbox::read)
        .service(webhooks::add)
        .service(webhooks::list)
        .service(webhooks::delete)
        .service(results::show)
        .service(players::show)
        .service(players::versus)
        .service(past_games::list)
        .service(past_ratings::list)
        .service(statistics::show)
        .service(leaderboards::list)
        .service(leaderboards::show)
        .service(leaderboards::around)
        .service(facts::routes)
        .service(facts::tickets)
        .service(fairness::show)
        .service(fairness::export)
        .service(replay::show)
        .service(scorings::create)
        .service(admin::ban)
        .service(admin::unban)
        .service(admin::void)
        .service(admin::actions)
        .service(health::live)
        .service(health::ready);
}

/// The OpenAPI document of the service.
pub fn document() -> Document {
    let app = App::new().into_utoipa_app().openapi(openapi::Document::openapi()).configure(routes);
    openapi::complete(app.split_for_parts().1)
}

/// Who takes nothing of what he is sent is dropped after a while, and what waits for him with him.
#[cfg(target_os = "linux")]
fn drop_if_unread(socket: &TcpStream) -> nix::Result<()> {
    use nix::sys::socket::{setsockopt, sockopt::TcpUserTimeout};
    setsockopt(socket, TcpUserTimeout, &UNREAD.as_millis().try_into().unwrap_or(u32::MAX))
}

/// Other systems have no such option: there it takes as long as the system waits for an acknowledgement.
#[cfg(not(target_os = "linux"))]
fn drop_if_unread(_: &TcpStream) -> nix::Result<()> {
    Ok(())
}

/// Serves on a socket that listens already, until the server is stopped.
///
/// # Errors
/// If the socket cannot be used.
pub fn serve(shared: Shared, listener: TcpListener, workers: usize) -> io::Result<Server> {
    let document = document();
    let methods = web::Data::new(fallback::Methods::of(&document));
    let limit = shared.request_limit;
    let app = move || {
        let Shared { database_url, process, keys, hasher, packs, proxies, permits, policy, request_limit: _ } =
            shared.clone();
        let store = move || {
            let store = Store::new(&database_url, CONNECTIONS, process.clone());
            std::future::ready(store)
        };
        App::new()
            .wrap(TracingLogger::default())
            .wrap(from_fn(slow::answer))
            .data_factory(store)
            .app_data(keys)
            .app_data(hasher)
            .app_data(packs)
            .app_data(web::Data::new(proxies))
            .app_data(permits)
            .app_data(web::Data::new(policy))
            .app_data(methods.clone())
            .into_utoipa_app()
            .configure(routes)
            .into_app()
            .service(SwaggerUi::new("/docs/{_:.*}").url("/openapi.json", document.clone()))
            .route("/docs", web::get().to(fallback::docs))
            .default_service(web::to(fallback::refuse))
    };
    let server = Server::build().workers(workers).shutdown_timeout(5).disable_signals();
    let draining = server.graceful_shutdown_signal();
    let service = move || {
        let draining = draining.clone();
        let drained = move || {
            let draining = draining.clone();
            async move { draining.notified().await }
        };
        let app = app().into_factory().map_err(|error: actix_web::Error| error.error_response());
        // Who is too slow is refused by `slow`: the timers of actix-web are off.
        let http = HttpService::build()
            .graceful_shutdown_signal(drained)
            .keep_alive(KeepAlive::Os)
            .client_request_timeout(Duration::ZERO)
            .client_disconnect_timeout(LINGER)
            .on_connect_ext(|connection: &Timed, data: &mut Extensions| drop(data.insert(connection.turn())))
            .finish(map_config(app, |()| AppConfig::default()));
        fn_service(move |socket| accept(socket, limit)).and_then(http)
    };
    Ok(server.listen("railhead", listener, service)?.run())
}

/// A connection of a client, and where it comes from.
type Accepted = (Timed, Protocol, Option<SocketAddr>);

/// What is set on every connection of a client.
fn accept(socket: TcpStream, limit: Duration) -> Ready<Result<Accepted, DispatchError>> {
    // An answer in two parts must not wait for the client's delayed acknowledgement of the first.
    if let Err(error) = socket.set_nodelay(true) {
        tracing::debug!(%error, "TCP_NODELAY cannot be set");
    }
    if let Err(error) = drop_if_unread(&socket) {
        tracing::debug!(%error, "TCP_USER_TIMEOUT cannot be set");
    }
    let peer = socket.peer_addr().ok();
    ready(Ok((Timed::new(socket, limit), Protocol::Http1, peer)))
}
