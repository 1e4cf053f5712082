//! Memory for answers that wait until their clients read them.

use crate::http::{
    connection::{
        answer::PIECE,
        client_address::counted_ip,
        quota::{Quota, Share},
    },
    problem::{Problem, ProblemCode},
};
use actix_web::{
    Error, HttpMessage, ResponseError,
    body::{BodySize, EitherBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    middleware::Next,
    web,
};
use railhead_localization::message;
use std::{sync::Arc, time::Duration};
use tokio::time::Instant;

/// Memory for all answers of a process that are larger than a [`PIECE`], in bytes.
const ANSWER_MEMORY: usize = 64 * 1024 * 1024;

/// The longest time that a client may take to read such an answer: two megabytes on a connection of
/// 30 kbit/s.
const READ_LIMIT: Duration = Duration::from_secs(10 * 60);

/// The memory of the answers that clients of a process have not read yet.
#[derive(Clone, Debug)]
pub struct AnswerMemory(Arc<Quota>);

impl AnswerMemory {
    /// So many bytes for all clients together.
    pub fn new(bytes: usize) -> AnswerMemory {
        AnswerMemory(Arc::new(Quota::new(bytes, Some(bytes))))
    }
}

impl Default for AnswerMemory {
    fn default() -> AnswerMemory {
        AnswerMemory::new(ANSWER_MEMORY)
    }
}

/// The memory of one answer, until this is dropped.
#[derive(Debug)]
pub struct ReservedAnswer {
    _share: Share,
    since: Instant,
}

impl ReservedAnswer {
    /// Whether the client takes too long to read the answer.
    pub fn is_overdue(&self) -> bool {
        self.since.elapsed() > READ_LIMIT
    }
}

/// Reserves memory for an answer of more than a [`PIECE`]. Without memory, one to a request that changed
/// nothing, refusals included, is replaced by a short refusal; the client can ask again.
pub async fn reserve<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, Error> {
    let is_safe = request.method().is_safe();
    let response = next.call(request).await?.map_into_left_body();
    let has_changed = !is_safe && response.status().is_success();
    let BodySize::Sized(size) = response.response().body().size() else { return Ok(response) };
    let size = usize::try_from(size).unwrap_or(usize::MAX);
    let memory = response.request().app_data::<web::Data<AnswerMemory>>();
    let (Some(memory), true) = (memory, size > PIECE) else { return Ok(response) };
    match memory.0.take(counted_ip(response.request()), size) {
        Ok(share) => {
            let reserved = ReservedAnswer { _share: share, since: Instant::now() };
            response.request().extensions_mut().insert(reserved);
            Ok(response)
        }
        Err(_) if !has_changed => {
            let detail = message!("detail-answers-unread");
            let problem = Problem::new(ProblemCode::Unavailable, detail);
            Ok(response.into_response(problem.error_response()).map_into_right_body())
        }
        Err(_) => Ok(response),
    }
}
