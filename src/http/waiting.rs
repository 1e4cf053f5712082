//! Answers while the process waits for its database: it is alive but not ready.

use crate::http::{
    docs,
    guards::{language, request_log},
    health,
    problem::{Problem, ProblemCode},
    status,
};
use actix_web::{App, HttpServer, dev::Server, http::KeepAlive, middleware::from_fn, web};
use railhead_localization::message;
use std::{io, net::TcpListener};

/// Answers on a listening socket until it is stopped. Every connection closes after its answer, so
/// the next request reaches the server that has taken over.
pub fn wait(listener: TcpListener) -> io::Result<Server> {
    let refuse =
        || async { Err::<&str, _>(Problem::new(ProblemCode::Unavailable, message!("detail-database-awaited"))) };
    let app = move || {
        App::new()
            .wrap(from_fn(language::choose))
            .wrap(from_fn(request_log::observe))
            .service(health::live)
            // A route of its own, so that the log and the figures know the checks.
            .route("/health/ready", web::get().to(refuse))
            .service(status::show_waiting)
            .service(status::page_waiting)
            .configure(docs::configure_assets)
            .default_service(web::to(refuse))
    };
    let server = HttpServer::new(app).keep_alive(KeepAlive::Disabled).workers(1).shutdown_timeout(1);
    Ok(server.disable_signals().listen(listener)?.run())
}
