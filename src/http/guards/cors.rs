//! CORS: which web pages of other origins may use the API.

use crate::http::problem::public_url::PublicUrl;
use actix_cors::Cors;
use actix_web::{
    http::{
        Method, Uri,
        header::{self, HeaderMap},
    },
    middleware::Condition,
};
use std::str::FromStr;

/// The number of seconds for which a browser may remember the answer to a preflight request.
const REMEMBERED: usize = 86_400;

/// The headers of answers that a page may read.
const EXPOSED: [&str; 11] = [
    "Allow",
    "Deprecation",
    "ETag",
    "Idempotent-Replayed",
    "Link",
    "Location",
    "RateLimit",
    "RateLimit-Policy",
    "Retry-After",
    "Sunset",
    "X-Request-Id",
];

/// The headers that a page may send.
const SENT: [&str; 11] = [
    "Authorization",
    "Cache-Control",
    "Content-Type",
    "Idempotency-Key",
    "If-Match",
    "If-None-Match",
    "Last-Event-ID",
    "MCP-Protocol-Version",
    "Mcp-Method",
    "Mcp-Name",
    "X-Request-Id",
];

/// The names of this machine.
const LOOPBACK: [&str; 3] = ["localhost", "127.0.0.1", "[::1]"];

/// The origin of a web page, exactly as browsers send it: `https://play.example.org`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin(String);

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OriginError {
    #[error("must be a scheme, a host and perhaps a port, such as https://play.example.org")]
    Malformed,
    #[error("browsers send it as {0}")]
    Written(String),
}

impl FromStr for Origin {
    type Err = OriginError;

    fn from_str(text: &str) -> Result<Origin, OriginError> {
        let uri = Uri::from_str(text).map_err(|_| OriginError::Malformed)?;
        let (Some(scheme), Some(host), "" | "/") = (uri.scheme_str(), uri.host(), uri.path()) else {
            return Err(OriginError::Malformed);
        };
        let has_more =
            uri.query().is_some() || uri.authority().is_some_and(|authority| authority.as_str().contains('@'));
        if has_more || host.contains('*') {
            return Err(OriginError::Malformed);
        }
        let default = [("http", 80), ("https", 443)];
        let port = uri.port_u16().filter(|port| !default.contains(&(scheme, *port)));
        let port = port.map_or(String::new(), |port| format!(":{port}"));
        let sent = format!("{scheme}://{host}{port}").to_ascii_lowercase();
        if sent == text { Ok(Origin(sent)) } else { Err(OriginError::Written(sent)) }
    }
}

/// The origins from which pages may use what a browser sends without asking first: those of CORS, the service
/// itself, and the machine of the person. A name that an attacker leads to this machine is none of them.
#[derive(Debug)]
pub struct Origins {
    allowed: Vec<Origin>,
    own: Option<Origin>,
}

impl Origins {
    pub fn new(allowed: &[Origin], own: &PublicUrl) -> Origins {
        let own = own.as_str().parse::<Uri>().ok().and_then(|url| {
            let origin = format!("{}://{}", url.scheme_str()?, url.authority()?);
            match origin.parse() {
                Err(OriginError::Written(sent)) => sent.parse().ok(),
                parsed => parsed.ok(),
            }
        });
        Origins { allowed: allowed.to_vec(), own }
    }

    /// Whether a request is from a page of such an origin, or from none.
    pub fn admit(&self, headers: &HeaderMap) -> bool {
        let Some(origin) = headers.get(header::ORIGIN) else { return true };
        let origin = origin.to_str().ok().and_then(|origin| origin.parse::<Origin>().ok());
        origin.is_some_and(|origin| {
            self.allowed.contains(&origin) || self.own.as_ref() == Some(&origin) || origin.is_loopback()
        })
    }
}

impl Origin {
    fn is_loopback(&self) -> bool {
        Uri::from_str(&self.0).is_ok_and(|uri| uri.host().is_some_and(|host| LOOPBACK.contains(&host)))
    }
}

/// Answers preflight requests and lets pages of these origins read answers. Without any, browsers
/// allow pages of the same origin only. Cookies play no part: tokens are sent as `Authorization`.
pub fn cors(origins: &[Origin]) -> Condition<Cors> {
    let methods = [Method::GET, Method::HEAD, Method::POST, Method::PUT, Method::PATCH, Method::DELETE];
    let none = Cors::default()
        .allowed_methods(methods)
        .allowed_headers(SENT)
        .allowed_header(header::ACCEPT)
        .expose_headers(EXPOSED)
        .max_age(REMEMBERED);
    let cors = origins.iter().fold(none, |cors, Origin(origin)| cors.allowed_origin(origin));
    Condition::new(!origins.is_empty(), cors)
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::http::header::HeaderValue;

    #[test]
    fn a_page_of_a_strange_origin_is_not_admitted() {
        let allowed = ["https://app.example.org"].map(|origin| Origin(origin.to_owned()));
        let own = "https://trains.example.org/railhead".parse().unwrap_or_default();
        let origins = Origins::new(&allowed, &own);
        let admitted = |origin: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
            origins.admit(&headers)
        };
        assert!(origins.admit(&HeaderMap::new()));
        for origin in
            ["https://app.example.org", "https://trains.example.org", "http://localhost:3", "http://[::1]:80801"]
        {
            assert_eq!(admitted(origin), origin != "http://[::1]:80801", "{origin}");
        }
        for origin in ["null", "https://evil.example.org", "http://localhost.evil.org", "https://trains.example.org:81"]
        {
            assert!(!admitted(origin), "{origin}");
        }
    }

    #[test]
    fn an_origin_is_written_as_browsers_send_it() {
        for origin in
            ["https://play.example.org", "http://localhost:5173", "capacitor://localhost", "http://[::1]:80800"]
        {
            let parsed = origin.parse::<Origin>();
            assert_eq!(parsed.is_ok(), origin != "http://[::1]:80800", "{origin}: {parsed:?}");
        }
        for (written, sent) in [
            ("https://play.example.org/", "https://play.example.org"),
            ("https://Play.example.org", "https://play.example.org"),
            ("https://play.example.org:443", "https://play.example.org"),
        ] {
            assert_eq!(written.parse::<Origin>(), Err(OriginError::Written(sent.to_owned())));
        }
        for wrong in
            ["*", "null", "", "play.example.org", "https://*.example.org", "https://a.org/app", "https://u@a.org"]
        {
            assert_eq!(wrong.parse::<Origin>(), Err(OriginError::Malformed), "{wrong}");
        }
    }
}
