//! The server's time, for clients whose clock is wrong.

use actix_web::{HttpResponse, get, http::header, web};
use jiff::Timestamp;
use serde::Serialize;
use utoipa::ToSchema;

use crate::store::Database;

/// The time of the server.
#[derive(Serialize, ToSchema)]
pub struct ServerTime {
    /// The time at which the answer was written.
    #[schema(example = "2026-11-21T12:00:00.123456Z")]
    pub now: Timestamp,
    /// The same in milliseconds since 1970.
    #[schema(example = 1_795_262_400_123_i64)]
    pub unix_ms: i64,
}

/// Get the server's time
///
/// All deadlines are in the server's time. A device whose clock is wrong shows them right after this
/// calculation: note the device's time `sent` before the request and `received` after it, both in
/// milliseconds; then `offset = unix_ms - (sent + received) / 2`. The server's time is the device's
/// time plus `offset`, wrong by at most half of `received - sent`. Ask three times and keep the
/// offset of the fastest answer; ask again when the app comes to the foreground.
#[utoipa::path(tag = "service", operation_id = "show_time",
    responses((status = 200, description = "The server's time", body = ServerTime)))]
#[get("/v1/time")]
pub async fn show(db: web::Data<Database>) -> HttpResponse {
    let now = db.now();
    let time = ServerTime { now, unix_ms: now.as_millisecond() };
    HttpResponse::Ok().insert_header((header::CACHE_CONTROL, "no-store")).json(time)
}
