//! Metrics, on a listener of their own: those of this instance, and those of the service as a whole,
//! which every replica reads from the database.

use crate::{
    engine::Int,
    failure_log::FailureLog,
    http::{AppState, sse::stream_limits::StreamLimiter},
    metrics::{CONTENT_TYPE, Metrics},
    store::{Database, upkeep::service_figures},
};
use actix_web::{App, HttpResponse, HttpServer, dev::Server, error::ErrorInternalServerError, get, web};
use std::{
    error::Error,
    net::TcpListener,
    time::{Duration, Instant},
};
use tokio::{sync::Mutex, time::timeout};

/// The time for which the figures of the service are remembered.
const REMEMBERED: Duration = Duration::from_secs(5);

/// The longest time that reading them may take.
const PATIENCE: Duration = Duration::from_secs(2);

struct Service {
    db: Database,
    /// The last text and when it was written. Requests meanwhile wait for it.
    text: Mutex<Option<(Instant, String)>>,
    failures: FailureLog,
}

pub fn serve_metrics(shared: &AppState, listener: TcpListener) -> Result<Server, Box<dyn Error>> {
    let service = web::Data::new(Service {
        db: shared.context.database(1)?,
        text: Mutex::default(),
        failures: FailureLog::new("figures"),
    });
    let (figures, streams) = (web::Data::from(shared.context.process.metrics.clone()), shared.permits.clone());
    let app = move || {
        let app = App::new().app_data(service.clone()).app_data(figures.clone()).app_data(streams.clone());
        app.service(of_instance).service(of_service)
    };
    let server = HttpServer::new(app).workers(1).shutdown_timeout(1).disable_signals();
    Ok(server.listen(listener)?.run())
}

#[get("/metrics/instance")]
async fn of_instance(
    figures: web::Data<Metrics>,
    streams: web::Data<StreamLimiter>,
) -> Result<HttpResponse, actix_web::Error> {
    figures.streams_open.set(i64::saturating_from(streams.open()));
    Ok(text(figures.text().map_err(ErrorInternalServerError)?))
}

#[get("/metrics/service")]
async fn of_service(service: web::Data<Service>) -> HttpResponse {
    let mut remembered = service.text.lock().await;
    if let Some((at, known)) = &*remembered
        && at.elapsed() < REMEMBERED
    {
        return text(known.clone());
    }
    let read = async {
        let figures = service_figures::load(&service.db, PATIENCE).await?;
        Ok::<_, Box<dyn Error>>(figures.text()?)
    };
    let read = timeout(PATIENCE, read).await.map_err(Into::into).flatten();
    service.failures.note_any("", read.as_ref().map_err(|error| &**error));
    match read {
        Ok(fresh) => {
            *remembered = Some((Instant::now(), fresh.clone()));
            text(fresh)
        }
        Err(_) => HttpResponse::ServiceUnavailable().body("the database does not answer\n"),
    }
}

fn text(figures: String) -> HttpResponse {
    HttpResponse::Ok().content_type(CONTENT_TYPE).body(figures)
}
