//! Pictures as answers: their tags, and the drawing of previews, which costs CPU.

use crate::{
    engine::Int,
    http::{
        guards::extract::IfNoneMatch,
        problem::{Problem, ProblemCode},
    },
    store::games::aside::aside,
};
use actix_web::{
    HttpResponse,
    http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, ETAG, VARY},
    web::Bytes,
};
use base16ct::lower;
use quick_cache::{Weighter, sync::Cache};
use railhead_localization::{Language, message};
use railhead_pictures::{PngError, Theme, preview};
use sha2::{Digest, Sha256};
use std::{sync::Arc, thread::available_parallelism, time::Duration};
use tokio::{
    sync::Semaphore,
    time::{Instant, timeout_at},
};

/// The number of bytes of previews that a process remembers: about forty.
const REMEMBERED: u64 = 16 << 20;
/// The time that a request waits for its preview. What is being drawn then is remembered for the next request.
const PATIENCE: Duration = Duration::from_secs(10);
/// An SVG that is opened by itself may have a style and nothing else.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; frame-ancestors 'none'";

pub struct Drawn {
    kind: &'static str,
    /// The beginning of the SHA-256 of what was drawn.
    tag: String,
    bytes: Bytes,
}

impl Drawn {
    pub fn svg(text: String) -> Drawn {
        Drawn { kind: "image/svg+xml", tag: tag(&text), bytes: text.into() }
    }
}

fn tag(text: &str) -> String {
    lower::encode_string(Sha256::digest(text).get(..12).unwrap_or_default())
}

/// Answers with a picture, or without it if the client has it.
pub fn respond(known: &IfNoneMatch, drawn: Drawn) -> HttpResponse {
    let is_known = known.has(&drawn.tag);
    let mut response = if is_known { HttpResponse::NotModified() } else { HttpResponse::Ok() };
    response.insert_header((ETAG, format!("\"{}\"", drawn.tag)));
    response.insert_header((CACHE_CONTROL, "private, no-cache"));
    response.insert_header((VARY, "Authorization"));
    response.insert_header((CONTENT_SECURITY_POLICY, POLICY));
    if is_known { response.finish() } else { response.content_type(drawn.kind).body(drawn.bytes) }
}

/// Draws previews on half of the cores at most, and remembers the last ones.
#[derive(Debug)]
pub struct PreviewDrawer {
    cores: Arc<Semaphore>,
    remembered: Arc<Cache<String, Bytes, PreviewSize>>,
}

#[derive(Clone, Debug)]
struct PreviewSize;

impl Weighter<String, Bytes> for PreviewSize {
    fn weight(&self, _: &String, preview: &Bytes) -> u64 {
        u64::saturating_from(preview.len())
    }
}

impl Default for PreviewDrawer {
    fn default() -> PreviewDrawer {
        let cores = available_parallelism().map_or(1, |cores| cores.get().div_ceil(2));
        PreviewDrawer {
            cores: Arc::new(Semaphore::new(cores)),
            remembered: Arc::new(Cache::with_weighter(64, REMEMBERED, PreviewSize)),
        }
    }
}

impl PreviewDrawer {
    /// Draws what lies on the map of a preview, unless the client has it.
    ///
    /// # Errors
    /// `unavailable` if the cores for pictures are so busy that it takes ten seconds.
    pub async fn draw(
        &self,
        pieces: String,
        (theme, language): (Theme, Language),
        known: &IfNoneMatch,
    ) -> Result<Drawn, Problem> {
        let tag = tag(&pieces);
        let drawn = |bytes| Drawn { kind: "image/png", tag: tag.clone(), bytes };
        if known.has(&tag) {
            return Ok(drawn(Bytes::new()));
        }
        if let Some(bytes) = self.remembered.get(&tag) {
            return Ok(drawn(bytes));
        }
        let busy = || Problem::new(ProblemCode::Unavailable, message!("detail-unavailable"));
        let until = Instant::now() + PATIENCE;
        let core = timeout_at(until, Arc::clone(&self.cores).acquire_owned()).await;
        let core = core.ok().and_then(Result::ok).ok_or_else(busy)?;
        let (remembered, name) = (Arc::clone(&self.remembered), tag.clone());
        let draw = move || {
            let _core = core;
            let bytes = Bytes::from(preview(&pieces, theme, language)?);
            remembered.insert(name, bytes.clone());
            Ok::<_, PngError>(bytes)
        };
        let bytes = timeout_at(until, aside(draw)).await.ok().flatten().ok_or_else(busy)?;
        let bytes = bytes.map_err(|error| Problem::fault(ProblemCode::Internal, &error))?;
        Ok(drawn(bytes))
    }
}
