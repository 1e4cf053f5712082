//! The way from a handler back into the app. A tool is one or several requests to the API, sent inside of the
//! process: each passes all guards and is counted, as if the client had sent it.

use crate::http::{
    connection::RequestState,
    mcp::refusal::Refusal,
    problem::{
        Problem,
        request_id::{RequestId, X_REQUEST_ID},
    },
};
use actix_http::{Payload, Request};
use actix_service::{IntoServiceFactory, Service, ServiceFactory, fn_factory, fn_service};
use actix_web::{
    Error, HttpMessage, HttpRequest, HttpResponse,
    body::{self, MessageBody},
    dev::{AppConfig, ServiceResponse},
    http::{
        Method, Uri,
        header::{self, HeaderMap, HeaderName, HeaderValue},
    },
};
use futures_util::{
    FutureExt,
    future::LocalBoxFuture,
    stream::{self, StreamExt},
};
use serde_json::Value;
use std::{
    future::poll_fn,
    net::SocketAddr,
    rc::Rc,
    task::{Context, Poll},
};

/// The path whose handler has the door.
pub const PATH: &str = "/mcp";

/// The headers of a request that those of its tools have, too.
const KEPT: [HeaderName; 4] =
    [header::AUTHORIZATION, header::ACCEPT_LANGUAGE, header::USER_AGENT, HeaderName::from_static("x-forwarded-for")];

type Dispatch = dyn Fn(Request) -> LocalBoxFuture<'static, Result<HttpResponse, Error>>;

#[derive(Clone)]
struct Door(Rc<Dispatch>);

impl Door {
    fn to<S, B>(app: Rc<S>) -> Door
    where
        S: Service<Request, Response = ServiceResponse<B>, Error = Error> + 'static,
        B: MessageBody + 'static,
    {
        Door(Rc::new(move |request| {
            let answer = app.call(request);
            async move { Ok(HttpResponse::from(answer.await?).map_into_boxed_body()) }.boxed_local()
        }))
    }
}

/// The app, with the door for the handler of [`PATH`].
pub fn with_door<F, S, B>(
    app: F,
) -> impl ServiceFactory<Request, Config = (), Response = ServiceResponse<B>, Error = Error, InitError = S::InitError>
where
    F: IntoServiceFactory<S, Request>,
    S: ServiceFactory<Request, Config = AppConfig, Response = ServiceResponse<B>, Error = Error> + 'static,
    B: MessageBody + 'static,
{
    let app = app.into_factory();
    fn_factory(move || {
        let app = app.new_service(AppConfig::default());
        async move {
            let app = Rc::new(app.await?);
            Ok(fn_service(move |request: Request| {
                if request.path() == PATH {
                    request.extensions_mut().insert(Door::to(Rc::clone(&app)));
                }
                app.call(request)
            }))
        }
    })
}

/// The API, as the sender of a request may use it.
pub struct Api {
    door: Door,
    headers: HeaderMap,
    peer: Option<SocketAddr>,
    connection: Option<RequestState>,
}

/// A request to the API.
pub struct ApiRequest<'a> {
    pub method: Method,
    pub path: &'a str,
    pub body: Option<Value>,
    pub headers: Vec<(HeaderName, String)>,
}

impl Api {
    pub fn of(request: &HttpRequest) -> Result<Api, Problem> {
        let door = request.extensions().get::<Door>().cloned();
        let mut headers = HeaderMap::new();
        for name in &KEPT {
            for value in request.headers().get_all(name) {
                headers.append(name.clone(), value.clone());
            }
        }
        if let Some(id) = RequestId::current().and_then(|id| id.header()) {
            headers.insert(X_REQUEST_ID, id);
        }
        Ok(Api {
            door: door.ok_or_else(|| Problem::internal("the door of the app is missing"))?,
            headers,
            peer: request.peer_addr(),
            connection: request.conn_data::<RequestState>().cloned(),
        })
    }

    pub async fn get(&self, path: &str) -> Result<Value, Refusal> {
        self.send(ApiRequest { method: Method::GET, path, body: None, headers: Vec::new() }).await
    }

    /// Gets something that may take long, for as long as the client is there.
    pub async fn wait(&self, path: &str) -> Result<Value, Refusal> {
        let has_left = |_: &mut Context<'_>| match self.connection.as_ref().is_some_and(RequestState::client_has_left) {
            true => Poll::Ready(()),
            false => Poll::Pending,
        };
        tokio::select! {
            biased;
            answer = self.get(path) => answer,
            () = poll_fn(has_left) => Err(Refusal::gone()),
        }
    }

    pub async fn send(&self, request: ApiRequest<'_>) -> Result<Value, Refusal> {
        let unfit = || Refusal::of_arguments("a text has letters that none of its kind has");
        let request = self.built(request).ok_or_else(unfit)?;
        let response = (self.door.0)(request).await.unwrap_or_else(|error| error.error_response());
        let status = response.status();
        let text = body::to_bytes(response.into_body()).await.unwrap_or_default();
        let answer = if text.is_empty() { Value::Null } else { serde_json::from_slice(&text).unwrap_or_default() };
        if status.is_success() { Ok(answer) } else { Err(Refusal::of_answer(status, &answer)) }
    }

    fn built(&self, ApiRequest { method, path, body, headers }: ApiRequest<'_>) -> Option<Request> {
        let body = body.map(|body| body.to_string());
        let payload = match &body {
            Some(body) => {
                let bytes = actix_web::web::Bytes::from(body.clone());
                Payload::Stream { payload: stream::iter([Ok(bytes)]).boxed_local() }
            }
            None => Payload::None,
        };
        let (mut request, _) = Request::new().replace_payload(payload);
        let head = request.head_mut();
        (head.method, head.uri, head.peer_addr) = (method, path.parse::<Uri>().ok()?, self.peer);
        head.headers = self.headers.clone();
        for (name, value) in headers {
            head.headers.insert(name, HeaderValue::from_str(&value).ok()?);
        }
        if let Some(body) = body {
            head.headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
            head.headers.insert(header::CONTENT_LENGTH, body.len().into());
        }
        Some(request)
    }
}
