//! Messages of JSON-RPC, as the Model Context Protocol has them.

use actix_web::{HttpResponse, http::StatusCode};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

/// The parameters of a request.
pub type Params = Map<String, Value>;

/// A request, a notification or an answer.
#[derive(Deserialize)]
pub struct Message {
    jsonrpc: String,
    /// Absent from notifications.
    pub id: Option<MessageId>,
    /// Absent from answers.
    pub method: Option<String>,
    #[serde(default)]
    pub params: Params,
}

impl Message {
    /// Reads one message: a list of them is none.
    pub fn read(text: &str) -> Result<Message, ProtocolError> {
        let refused = |error: serde_json::Error| ProtocolError::invalid_request(error.to_string());
        let members = serde_json::from_str::<Params>(text).map_err(refused)?;
        let message = serde_json::from_value::<Message>(members.into()).map_err(refused)?;
        match message.jsonrpc.as_str() {
            "2.0" => Ok(message),
            _ => Err(ProtocolError::invalid_request("jsonrpc has to be 2.0.")),
        }
    }
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(untagged)]
pub enum MessageId {
    Number(serde_json::Number),
    Text(String),
}

/// An error of the protocol, other than the refusal of a tool.
#[derive(Debug)]
pub struct ProtocolError {
    status: StatusCode,
    code: i32,
    message: String,
    data: Option<Value>,
}

impl ProtocolError {
    fn new(status: StatusCode, code: i32, message: impl Into<String>) -> ProtocolError {
        ProtocolError { status, code, message: message.into(), data: None }
    }

    /// The error of a text that is no message.
    pub fn invalid_request(message: impl Into<String>) -> ProtocolError {
        ProtocolError::new(StatusCode::BAD_REQUEST, -32600, message)
    }

    pub fn no_such_method(status: StatusCode, method: &str) -> ProtocolError {
        ProtocolError::new(status, -32601, format!("There is no method {method}."))
    }

    pub fn invalid_params(status: StatusCode, message: impl Into<String>) -> ProtocolError {
        ProtocolError::new(status, -32602, message)
    }

    pub fn foreign_origin() -> ProtocolError {
        ProtocolError::new(StatusCode::FORBIDDEN, -32000, "Pages of this origin may not use the service.")
    }

    /// A header says otherwise than the message.
    pub fn header_mismatch(message: impl Into<String>) -> ProtocolError {
        ProtocolError::new(StatusCode::BAD_REQUEST, -32020, message)
    }

    pub fn unsupported_version(supported: &[&str], requested: &str) -> ProtocolError {
        let error = ProtocolError::new(StatusCode::BAD_REQUEST, -32022, "The protocol version is not supported.");
        ProtocolError { data: Some(json!({"supported": supported, "requested": requested})), ..error }
    }

    pub fn respond(self, id: Option<MessageId>) -> HttpResponse {
        let ProtocolError { status, code, message, data } = self;
        let error = match data {
            Some(data) => json!({"code": code, "message": message, "data": data}),
            None => json!({"code": code, "message": message}),
        };
        HttpResponse::build(status).json(json!({"jsonrpc": "2.0", "id": id, "error": error}))
    }
}

/// The answer to a request.
pub fn respond(id: &MessageId, result: &Value) -> HttpResponse {
    HttpResponse::Ok().json(json!({"jsonrpc": "2.0", "id": id, "result": result}))
}
