//! Versions of the protocol, and what a request says about its own.

use crate::http::mcp::message::{Message, Params, ProtocolError};
use actix_web::http::{StatusCode, header::HeaderMap};
use serde_json::Value;

/// Versions that begin with a handshake.
const WITH_HANDSHAKE: [&str; 3] = ["2025-03-26", "2025-06-18", "2025-11-25"];

/// The version without sessions and handshakes: each request says what it is.
const STATELESS: &str = "2026-07-28";

/// All versions, as answers list them.
pub const SUPPORTED: [&str; 4] = ["2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26"];

/// The member of a request with its version.
const IN_META: &str = "io.modelcontextprotocol/protocolVersion";

/// The version of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Version {
    WithHandshake,
    Stateless,
}

impl Version {
    /// The version in the header of a request; without one, an early version.
    ///
    /// # Errors
    /// One that is not supported, or other headers than the message has.
    pub fn of(headers: &HeaderMap, message: &Message) -> Result<Version, ProtocolError> {
        let Some(version) = header(headers, "mcp-protocol-version")? else { return Ok(Version::WithHandshake) };
        if WITH_HANDSHAKE.contains(&version) {
            return Ok(Version::WithHandshake);
        }
        if version != STATELESS {
            return Err(ProtocolError::unsupported_version(&SUPPORTED, version));
        }
        match message.id.is_some() {
            true => check_stateless(headers, message).map(|()| Version::Stateless),
            false => Ok(Version::Stateless),
        }
    }

    /// The version that a handshake agrees on.
    pub fn agreed(params: &Params) -> &str {
        let wanted = params.get("protocolVersion").and_then(Value::as_str).unwrap_or_default();
        let [.., newest] = WITH_HANDSHAKE;
        if WITH_HANDSHAKE.contains(&wanted) { wanted } else { newest }
    }

    /// The HTTP status of an error of a request that was understood.
    pub fn status(self, of_stateless: StatusCode) -> StatusCode {
        match self {
            Version::WithHandshake => StatusCode::OK,
            Version::Stateless => of_stateless,
        }
    }
}

/// Checks that the headers by which proxies route say what the message says.
fn check_stateless(headers: &HeaderMap, message: &Message) -> Result<(), ProtocolError> {
    match message.params.get("_meta").and_then(|meta| meta[IN_META].as_str()) {
        Some(STATELESS) => {}
        Some(_) => return Err(ProtocolError::header_mismatch("MCP-Protocol-Version is another one than in _meta.")),
        None => {
            let detail = format!("_meta lacks {IN_META}.");
            return Err(ProtocolError::invalid_params(StatusCode::BAD_REQUEST, detail));
        }
    }
    let method = message.method.as_deref();
    if header(headers, "mcp-method")? != method {
        return Err(ProtocolError::header_mismatch("Mcp-Method is not the method of the message."));
    }
    if method == Some("tools/call")
        && header(headers, "mcp-name")? != message.params.get("name").and_then(Value::as_str)
    {
        return Err(ProtocolError::header_mismatch("Mcp-Name is not the name of the tool."));
    }
    Ok(())
}

fn header<'h>(headers: &'h HeaderMap, name: &str) -> Result<Option<&'h str>, ProtocolError> {
    let value = headers.get(name).map(|value| value.to_str());
    value.transpose().map_err(|_| ProtocolError::header_mismatch(format!("{name} cannot be read.")))
}
