//! Traces by OTLP over HTTP: the spans of the target `railhead::trace`.

use opentelemetry::{KeyValue, trace::TracerProvider};
use opentelemetry_http::{Bytes, HttpClient, HttpError, Request, Response};
use opentelemetry_otlp::{Protocol, SpanExporter, WithExportConfig, WithHttpConfig};
use opentelemetry_sdk::{Resource, trace::SdkTracerProvider};
use std::{
    error::Error,
    future::ready,
    pin::Pin,
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};
use tracing::{Subscriber, level_filters::LevelFilter};
use tracing_subscriber::{Layer, filter::Targets, registry::LookupSpan};
use ureq::Agent;

/// The longest time that sending a batch may take.
const PATIENCE: Duration = Duration::from_secs(10);

pub struct Traces(SdkTracerProvider);

impl Traces {
    /// Sends traces to the collector at this URL, in batches, from a thread of their own.
    ///
    /// # Errors
    /// If the URL is not one.
    pub fn to(endpoint: &str) -> Result<Traces, Box<dyn Error>> {
        let exporter = SpanExporter::builder()
            .with_http()
            .with_http_client(Client::new())
            .with_protocol(Protocol::HttpBinary)
            .with_endpoint(format!("{}/v1/traces", endpoint.trim_end_matches('/')))
            .build()
            .map_err(|error| format!("--otlp-endpoint: {error}"))?;
        let version = KeyValue::new("service.version", env!("CARGO_PKG_VERSION"));
        let resource = Resource::builder().with_service_name("railhead").with_attribute(version).build();
        Ok(Traces(SdkTracerProvider::builder().with_batch_exporter(exporter).with_resource(resource).build()))
    }

    pub fn layer<S: Subscriber + for<'span> LookupSpan<'span>>(&self) -> impl Layer<S> {
        let layer = tracing_opentelemetry::layer().with_tracer(self.0.tracer("railhead"));
        let layer = layer.with_location(false).with_threads(false).with_tracked_inactivity(false).with_target(false);
        layer.with_level(false).with_filter(Targets::new().with_target("railhead::trace", LevelFilter::DEBUG))
    }
}

impl Drop for Traces {
    /// Sends what is left.
    fn drop(&mut self) {
        if let Err(error) = self.0.shutdown() {
            tracing::warn!(%error, "the last traces were not sent");
        }
    }
}

/// Sends batches, on the thread that collects them.
#[derive(Debug)]
struct Client {
    agent: Agent,
    has_failed: AtomicBool,
}

impl Client {
    fn new() -> Client {
        let config = Agent::config_builder().http_status_as_error(false).timeout_global(Some(PATIENCE));
        Client { agent: config.build().new_agent(), has_failed: AtomicBool::new(false) }
    }

    fn send(&self, request: Request<Bytes>) -> Result<Response<Bytes>, HttpError> {
        let (parts, mut body) = self.agent.run(request.map(|body| body.to_vec()))?.into_parts();
        Ok(Response::from_parts(parts, body.read_to_vec()?.into()))
    }

    /// Says once that traces are lost, and once that they no longer are.
    fn note(&self, outcome: &Result<Response<Bytes>, HttpError>) {
        let trouble = match outcome {
            Ok(response) if response.status().is_success() => None,
            Ok(response) => Some(format!("the collector answered {}", response.status().as_u16())),
            Err(error) => Some(error.to_string()),
        };
        let had_failed = self.has_failed.swap(trouble.is_some(), Ordering::Relaxed);
        match trouble {
            Some(trouble) if !had_failed => tracing::warn!(trouble, "traces cannot be sent"),
            None if had_failed => tracing::info!("traces can be sent again"),
            Some(_) | None => {}
        }
    }
}

impl HttpClient for Client {
    fn send_bytes<'client, 'sent>(
        &'client self,
        request: Request<Bytes>,
    ) -> Pin<Box<dyn Future<Output = Result<Response<Bytes>, HttpError>> + Send + 'sent>>
    where
        'client: 'sent,
        Self: 'sent,
    {
        let outcome = self.send(request);
        self.note(&outcome);
        Box::pin(ready(outcome))
    }
}
