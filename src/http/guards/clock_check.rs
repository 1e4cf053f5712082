//! The answers of a server whose clock is wrong: none that depends on the time. It would judge tokens and
//! deadlines by a wrong one.

use crate::{
    http::problem::{Problem, ProblemCode},
    store::Database,
};
use actix_web::{
    Error, ResponseError,
    body::{EitherBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    middleware::Next,
    web,
};
use railhead_localization::message;

/// The operations that say what the state is.
const ANSWERED: [&str; 2] = ["/v1/time", "/v1/status"];

/// The time until a client may ask again, in seconds: of another server, or of this one after two heartbeats.
const RETRY_AFTER: u64 = 4;

/// Refuses the operations of the API while the clock is wrong.
pub async fn require_right_clock<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, Error> {
    let is_asked = request.path().starts_with("/v1/") && !ANSWERED.contains(&request.path());
    let db = request.app_data::<web::Data<Database>>();
    if is_asked && db.is_some_and(|db| db.check_clock().is_err()) {
        return Ok(request.into_response(wrong_clock().error_response()).map_into_right_body());
    }
    Ok(next.call(request).await?.map_into_left_body())
}

/// The refusal of a server whose clock is wrong.
pub fn wrong_clock() -> Problem {
    Problem::new(ProblemCode::Unavailable, message!("detail-clock-wrong")).with("retry_after", RETRY_AFTER)
}
