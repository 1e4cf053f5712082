//! The requests that the service sends.

use serde_json::{Value, json};

/// The `webhooks` of the document.
pub fn section() -> Value {
    json!({"notifications": {"post": {
        "tags": ["inbox"],
        "operationId": "receive_notifications",
        "summary": "Receive notifications",
        "description": "Sent to the URL of `POST /v1/me/webhooks`. An answer of 2xx within ten seconds counts as \
            delivered; the rest of it is not read, and redirects are not followed. Anything else is retried for a day, \
            at growing intervals and with the same ids. Turns that are over by then are left out.",
        "security": [],
        "parameters": [
            {"name": "webhook-id", "in": "header", "required": true, "schema": {"type": "string", "format": "uuid"},
                "description": "The `id` of the body. A request that is retried has the same."},
            {"name": "webhook-timestamp", "in": "header", "required": true,
                "schema": {"type": "string", "pattern": "^[0-9]+$"}, "example": "1795305600",
                "description": "The Unix time of sending, in seconds. Refuse those more than five minutes away."},
            {"name": "webhook-signature", "in": "header", "required": true, "schema": {"type": "string"},
                "example": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
                "description": "As [Standard Webhooks](https://www.standardwebhooks.com) says: `v1,` and, in Base64, the \
                    HMAC-SHA256 of `id.timestamp.body`. The key is what follows `whsec_` in the secret of the webhook, \
                    decoded from Base64. For a day after a change of the secret, there is a `v1` for each, with a space \
                    between: accept any. The functions of the SDKs and the libraries of Standard Webhooks check all of it."},
            {"name": "Railhead-Delivery", "in": "header", "required": true, "schema": {"type": "string", "format": "uuid"},
                "description": "The same as `webhook-id`."},
            {"name": "Railhead-Signature", "in": "header", "required": true, "schema": {"type": "string"},
                "example": "t=1795305600,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd",
                "description": "For receivers without Base64: `t=<unix time>,v1=<hex>`, the HMAC-SHA256 of the time, a dot \
                    and the body, with the whole text of the secret as the key, and a `v1` for each secret."},
        ],
        "requestBody": {"required": true, "content": {"application/json": {
            "schema": {"$ref": "#/components/schemas/WebhookDeliveries"},
            "example": example(),
        }}},
        "responses": {"2XX": {"description": "The notifications were received"}},
    }}})
}

fn example() -> Value {
    json!({"id": "0190a5f0-7b5c-7c3e-8d2f-1a2b3c4d5e6f", "deliveries": [{
        "id": "0190a5f0-7b5c-7c3e-8d2f-2b3c4d5e6f70", "at": "2026-11-21T12:00:00.123456Z",
        "player_id": "5f1d3c07c2a94bd58e8d20aa60f1b7e4", "game": "0190a5f0-7b5c-7c3e-8d2f-4d5e6f708192", "version": 41,
        "kind": "your_turn", "title": "Du bist am Zug", "body": "Mit Bob · Klassisch", "language": "de", "name": "Ada",
        "opponents": ["Bob"], "variant": "classic",
        "deadline": "2026-11-22T12:00:00.123456Z",
    }]})
}
