//! The classes of operations that are counted together.

use actix_web::http::Method;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use strum::{IntoStaticStr, VariantArray};

/// The member of an operation with its class.
const MEMBER: &str = "x-rate-class";

/// A class of operations that are counted together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum RateClass {
    /// Creating an account, a guest included.
    Accounts,
    /// Signing in, with a password, a recovery code or a provider.
    SignIns,
    /// Changing a name or a password, making recovery codes, linking identities, making bots and their
    /// keys.
    Names,
    /// Invitations of players, requests for friendship.
    Invitations,
    /// Opening a game or joining one.
    Games,
    /// Moves, starting and resigning.
    Moves,
    /// Requests to a webhook that its owner asks for.
    Deliveries,
    /// Everything else that changes something.
    Writes,
    /// Requests that cost much and change nothing: scorings, exports, replays, previews of moves, plans,
    /// pictures, feeds, calendars.
    Computations,
    /// Everything else under `/v1` that changes nothing.
    Reads,
    /// Everything public outside of the API: pages, the files of the app, unknown paths.
    Pages,
    /// The same in large files: the OpenAPI document, the script of its reference, packages of SDKs, dumps.
    Downloads,
}

pub fn is_api(path: &str) -> bool {
    path == "/v1" || path.starts_with("/v1/")
}

impl RateClass {
    pub fn declared(method: &Method, path: &str, operation: &Value) -> Option<RateClass> {
        RateClass::deserialize(&operation[MEMBER]).ok().or_else(|| RateClass::of_unknown(method, path))
    }

    /// The class of requests for which no operation declares one: pages, and unknown paths.
    pub fn of_unknown(method: &Method, path: &str) -> Option<RateClass> {
        let is_read = [Method::GET, Method::HEAD, Method::OPTIONS].contains(method);
        match path {
            path if is_api(path) => Some(if is_read { RateClass::Reads } else { RateClass::Writes }),
            // Load balancers ask for the health without end.
            path if path.starts_with("/health/") => None,
            "/openapi.json" | "/openapi-samples.json" => Some(RateClass::Downloads),
            "/docs/packages/" => Some(RateClass::Pages),
            path if ["/docs/assets/", "/docs/packages/", "/open-data/"]
                .iter()
                .any(|folder| path.starts_with(folder)) =>
            {
                Some(RateClass::Downloads)
            }
            path if path.starts_with("/i/") && path.ends_with("/preview.png") => Some(RateClass::Computations),
            _ => Some(RateClass::Pages),
        }
    }

    /// The class of a request with this query to an operation of this class: a plan in a view costs what
    /// it costs by itself.
    pub fn with_query(self, query: &str) -> RateClass {
        match self {
            RateClass::Reads if query.split('&').any(|pair| pair == "plan=true") => RateClass::Computations,
            class => class,
        }
    }

    /// The name of the class in headers and figures.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_has_a_class_and_the_health_has_none() {
        for path in
            ["/", "/docs/", "/docs/errors/x", "/play/", "/play/assets/a.js", "/.well-known/jwks.json", "/i/K7", "/x"]
        {
            for method in [Method::GET, Method::HEAD, Method::POST] {
                assert_eq!(RateClass::of_unknown(&method, path), Some(RateClass::Pages), "{path}");
            }
        }
        for (path, class) in [
            ("/openapi.json", Some(RateClass::Downloads)),
            ("/openapi-samples.json", Some(RateClass::Downloads)),
            ("/docs/assets/0/scalar.js", Some(RateClass::Downloads)),
            ("/docs/packages/", Some(RateClass::Pages)),
            ("/docs/packages/railhead-client-0.1.0.tgz", Some(RateClass::Downloads)),
            ("/docs/packages/railhead/railhead-client/{version}/{name}", Some(RateClass::Downloads)),
            ("/open-data/{name}", Some(RateClass::Downloads)),
            ("/i/K7P2XM/preview.png", Some(RateClass::Computations)),
            ("/health/live", None),
            ("/health/ready", None),
        ] {
            assert_eq!(RateClass::of_unknown(&Method::GET, path), class, "{path}");
        }
    }

    #[test]
    fn a_request_to_the_api_is_always_counted() {
        assert_eq!(RateClass::of_unknown(&Method::PATCH, "/v1/games/x/y"), Some(RateClass::Writes));
        assert_eq!(RateClass::of_unknown(&Method::GET, "/v1/games/x/y"), Some(RateClass::Reads));
    }
}
