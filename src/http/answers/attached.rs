//! Files of folders of the operator.

use crate::http::problem::Problem;
use actix_files::NamedFile;
use actix_web::{
    HttpRequest, HttpResponse,
    http::header::{CACHE_CONTROL, ContentDisposition, ContentType, DispositionType, HeaderValue},
    web,
};
use std::path::PathBuf;

/// Answers with a file, or with parts of it for those whose line breaks. It is compressed already, and sent as it is;
/// a newer file may have the same name.
pub async fn respond(request: &HttpRequest, path: PathBuf) -> Result<HttpResponse, Problem> {
    let opened = web::block(|| NamedFile::open(path)).await.map_err(|_| Problem::internal("a thread is gone"))?;
    let attached = ContentDisposition { disposition: DispositionType::Attachment, parameters: Vec::new() };
    let file = opened.map_err(|_| Problem::no_such_path())?.set_content_type(ContentType::octet_stream().0);
    let mut answer = file.set_content_disposition(attached).into_response(request);
    answer.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("public, no-cache"));
    Ok(answer)
}
