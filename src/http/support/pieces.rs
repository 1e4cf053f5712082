//! Long bodies, sent only as fast as the client reads them.

use actix_web::{
    body::{MessageBody, SizedStream},
    web::Bytes,
};
use futures_util::stream;
use std::{convert::Infallible, iter};

/// A body that is copied to the connection only as fast as the client reads it. `actix-web` copies a
/// body of bytes at once, so clients that read nothing would cost megabytes each.
pub fn in_pieces(mut bytes: Bytes) -> impl MessageBody + 'static {
    let length = bytes.len() as u64;
    let pieces = iter::from_fn(move || {
        let piece = bytes.split_to(bytes.len().min(16 * 1024));
        (!piece.is_empty()).then_some(Ok::<_, Infallible>(piece))
    });
    SizedStream::new(length, stream::iter(pieces))
}
